import type { RouterContext } from '../../../app/context.ts'
import { apiQuery } from '../../../app/query.ts'
import { pageHead } from '../../../app/root-head.ts'
import { AppError } from '../../../shared/errors.ts'
import type { OgCard } from '../../../shared/og-image.ts'
import { cardOfKit } from '../kit-card.ts'

export const sharedKitQuery = (token: string) =>
  apiQuery('GET /api/kits/shared/{token}', { params: { token } })

interface SharedKitData {
  origin: string
  /** What the head says of the kit; null when its link is withdrawn, or never was one. */
  kit: { name: string; description: string; card: OgCard } | null
}

const DESCRIPTION = 'Somebody shared a kit of AI tools with you: one for each job of a project, with reasons.'

/** Only who has the link reads it: search engines are kept out, and nobody on the way keeps the page. */
export const sharedKitRoute = {
  headers: () => ({ 'cache-control': 'private, no-store' }),
  loader: async ({
    context: { queryClient, origin, setStatus },
    params: { token },
  }: {
    context: RouterContext
    params: { token: string }
  }): Promise<SharedKitData> => {
    try {
      // Asked for anew each time: the link may have been withdrawn since.
      const kit = await queryClient.fetchQuery({ ...sharedKitQuery(token), staleTime: 0 })
      const { name, description } = kit
      return { origin, kit: { name, description, card: cardOfKit(token, kit) } }
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'not_found')) throw error
      setStatus(404)
      return { origin, kit: null }
    }
  },
  head: ({ loaderData, params }: { loaderData?: SharedKitData; params: { token: string } }) => {
    const { origin, kit } = loaderData ?? { origin: '', kit: null }
    return pageHead({
      title: kit?.name ?? 'A kit of AI tools',
      description: kit?.description || DESCRIPTION,
      canonical: kit ? `${origin}/kits/${encodeURIComponent(params.token)}` : `${origin}/kit-builder`,
      ...(kit && { picture: { origin, card: kit.card } }),
      noindex: true,
    })
  },
}
