import type { QueryClient } from '@tanstack/react-query'
import { ownPath } from '../../own-path.ts'

/**
 * What somebody wanted to do, and has to sign in for: it is done afterwards. Plain data, which only those understand
 * who begin it and who do it.
 */
export type Intent = object

type Handler = (queryClient: QueryClient, intent: Intent) => Promise<void>
let handler: Handler | undefined

/** From now on `next` does what people wanted before they signed in. It is asked for nothing else. */
export function handleIntents(next: Handler): void {
  handler = next
}

export const fulfil: Handler = async (queryClient, intent) => await handler?.(queryClient, intent)

/** Where to go on after signing in. It outlives the way to Google, and the one through the mail into another tab. */
export interface Pending {
  intent?: Intent | undefined
  returnTo?: string | undefined
}

const KEY = 'kitly.after-sign-in'
/** Whoever comes later has something else in mind. Milliseconds. */
const KEPT_MS = 2 * 60 * 60_000

/** Keeps what is to be done after signing in, in place of what was kept before. */
export function storePending({ intent, returnTo }: Pending): void {
  try {
    if (intent || returnTo) localStorage.setItem(KEY, JSON.stringify({ intent, returnTo, at: Date.now() }))
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage people go on by hand.
  }
}

/** What is to be done after signing in; once. */
export function takePending(): Pending {
  try {
    const { intent, returnTo, at } = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    localStorage.removeItem(KEY)
    return Date.now() - at < KEPT_MS ? { intent, returnTo: ownPath(returnTo) ?? undefined } : {}
  } catch {
    return {}
  }
}
