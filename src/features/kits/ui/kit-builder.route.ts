import type { RouterContext } from '../../../app/context.ts'
import { pageHead } from '../../../app/root-head.ts'

export const kitBuilderRoute = {
  loader: ({ context: { origin } }: { context: RouterContext }) => ({ origin }),
  head: ({ loaderData }: { loaderData?: { origin: string } }) =>
    pageHead({
      title: 'Magic Kit Builder',
      description: 'Describe a project and find the AI tools for it.',
      canonical: `${loaderData?.origin ?? ''}/kit-builder`,
    }),
}
