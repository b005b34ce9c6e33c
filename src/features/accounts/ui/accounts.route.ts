import type { RouterContext } from '../../../app/context.ts'
import { headOf } from '../../../app/sent-head.ts'

/** A page that says something else to everyone: search engines leave it out. */
export const personalRoute = (path: string, title: string) => ({
  loader: ({ context }: { context: RouterContext }) => ({ origin: context.origin }),
  head: headOf(async ({ loaderData }: { loaderData?: { origin: string } }) =>
    (await import('../../../app/root-head.ts')).pageHead({
      title,
      description: `${title} on Kitly.`,
      canonical: `${loaderData?.origin ?? ''}${path}`,
      noindex: true,
    }),
  ),
})

export const PROFILE_TABS = ['profile', 'security'] as const
export type ProfileTab = (typeof PROFILE_TABS)[number]

export const profileRoute = {
  ...personalRoute('/profile', 'Profile'),
  validateSearch: (raw: Record<string, unknown>): { tab?: ProfileTab | undefined } => ({
    tab: raw.tab === 'security' ? 'security' : undefined,
  }),
}

export const signInRoute = {
  ...personalRoute('/auth/sign-in', 'Sign in'),
  validateSearch: (raw: Record<string, unknown>): { mode?: 'signup' | undefined } => ({
    mode: raw.mode === 'signup' ? raw.mode : undefined,
  }),
}

export const callbackRoute = {
  ...personalRoute('/auth/callback', 'Signing in'),
  validateSearch: (raw: Record<string, unknown>) => {
    const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
    return { code: text(raw.code), state: text(raw.state), error: text(raw.error) }
  },
}
