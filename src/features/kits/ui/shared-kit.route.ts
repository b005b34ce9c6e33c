import type { RouterContext } from '../../../app/context.ts'
import { apiQuery } from '../../../app/query.ts'
import { pageHead } from '../../../app/root-head.ts'

export const sharedKitQuery = (token: string) =>
  apiQuery('GET /api/kits/shared/{token}', { params: { token } })

/** Only who has the link reads it: search engines are kept out, and the page says nothing of the kit. */
export const sharedKitRoute = {
  loader: ({ context: { origin } }: { context: RouterContext }) => ({ origin }),
  head: ({ loaderData }: { loaderData?: { origin: string } }) =>
    pageHead({
      title: 'A kit of AI tools',
      description: 'Somebody shared a kit of AI tools with you: one for each job of a project, with reasons.',
      canonical: `${loaderData?.origin ?? ''}/kit-builder`,
      noindex: true,
    }),
}
