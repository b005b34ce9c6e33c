import { pageHead } from '../../../app/root-head.ts'
import type { SharedKitData } from './shared-kit.route.ts'

const DESCRIPTION = 'Somebody shared a kit of AI tools with you: one for each job of a project, with reasons.'

export const sharedKitHead = ({
  loaderData,
  params,
}: {
  loaderData?: SharedKitData
  params: { token: string }
}) => {
  const { origin, kit } = loaderData ?? { origin: '', kit: null }
  return pageHead({
    title: kit?.name ?? 'A kit of AI tools',
    description: kit?.description || DESCRIPTION,
    canonical: kit ? `${origin}/kits/${encodeURIComponent(params.token)}` : `${origin}/kit-builder`,
    ...(kit && { picture: { origin, card: kit.card } }),
    noindex: true,
  })
}
