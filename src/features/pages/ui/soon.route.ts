import type { RouterContext } from '../../../app/context.ts'
import { pageHead } from '../../../app/root-head.ts'

/** A page that is announced but not written yet. */
export function soonRoute(path: string, title: string, text: string) {
  return {
    loader: ({ context: { origin } }: { context: RouterContext }) => ({ origin, title, text }),
    head: ({ loaderData }: { loaderData?: { origin: string } }) =>
      pageHead({ title, description: text, canonical: `${loaderData?.origin ?? ''}${path}`, noindex: true }),
  }
}
