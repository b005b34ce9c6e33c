import type { RouterContext } from '../../../app/context.ts'
import { pageHead } from '../../../app/root-head.ts'

/** A page of fixed text. */
function textRoute(path: `/${string}`, title: string, description: string) {
  return {
    loader: ({ context: { origin } }: { context: RouterContext }) => ({ origin }),
    head: ({ loaderData }: { loaderData?: { origin: string } }) =>
      pageHead({ title, description, canonical: `${loaderData?.origin ?? ''}${path}` }),
  }
}

export const helpRoute = textRoute(
  '/help',
  'Help Center',
  'How to search, compare, review and suggest AI tools on Kitly, and what happens with your data.',
)
export const privacyRoute = textRoute(
  '/privacy',
  'Privacy Policy',
  'What Kitly keeps about you, what stays in your browser, and what is never asked for.',
)
export const termsRoute = textRoute(
  '/terms',
  'Terms of Service',
  'What you can expect of Kitly, and what Kitly expects of you.',
)
