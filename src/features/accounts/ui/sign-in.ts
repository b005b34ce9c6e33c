import { useSyncExternalStore } from 'react'
import { ownPath } from '../own-path.ts'

/** Whether the sign-in dialog is open, and for what. Any component may ask for it. */
export type SignInMode = 'signin' | 'signup' | 'forgot'

/** What somebody wanted to do, and has to sign in for: it is done afterwards. */
export interface Intent {
  kind: 'tool' | 'bundle'
  id: number
  name: string
}

/** Where to go on after signing in. It outlives the way to Google, and the one through the mail into another tab. */
interface Pending {
  intent?: Intent | undefined
  returnTo?: string | undefined
}

const KEY = 'kitly.after-sign-in'
/** Whoever comes later has something else in mind. Milliseconds. */
const KEPT_MS = 2 * 60 * 60_000

let mode: SignInMode | null = null
const listeners = new Set<() => void>()

function set(next: SignInMode | null) {
  mode = next
  for (const listener of listeners) listener()
}

/** Opens the dialog. What is not done after signing in is forgotten when the dialog is closed. */
export function openSignIn(next: SignInMode = 'signin', pending: Pending = {}): void {
  remember(pending)
  set(next)
}

/** Changes what the open dialog shows; what is to be done afterwards stays. */
export const switchSignIn = (next: SignInMode) => set(next)

export function closeSignIn(): void {
  remember({})
  set(null)
}

/** Closes the dialog because it is done; what is to be done afterwards stays. */
export const finishSignIn = () => set(null)

/** Keeps what is to be done after signing in, in place of what was kept before. */
export function remember({ intent, returnTo }: Pending): void {
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
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    localStorage.removeItem(KEY)
    if (!(Date.now() - stored.at < KEPT_MS)) return {}
    const { intent } = stored
    return {
      returnTo: ownPath(stored.returnTo) ?? undefined,
      intent: isIntent(intent) ? intent : undefined,
    }
  } catch {
    return {}
  }
}

const isIntent = (value: unknown): value is Intent => {
  const { kind, id, name } = (value ?? {}) as Partial<Intent>
  return (kind === 'tool' || kind === 'bundle') && Number.isInteger(id) && typeof name === 'string'
}

export function useSignInMode(): SignInMode | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => mode,
    () => null,
  )
}
