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

/** The open dialog: what it shows, and why it came where nobody has asked for it. */
interface Shown {
  mode: SignInMode
  why: string | null
}

let shown: Shown | null = null
const listeners = new Set<() => void>()
/** Who waits for the dialog's end, and whether somebody is signed in then. */
const waiting = new Set<(isSignedIn: boolean) => void>()

function set(next: Shown | null, isSignedIn = false) {
  shown = next
  if (!next) {
    for (const settle of waiting) settle(isSignedIn)
    waiting.clear()
  }
  for (const listener of listeners) listener()
}

/** Opens the dialog. What is not done after signing in is forgotten when the dialog is closed. */
export function openSignIn(
  mode: SignInMode = 'signin',
  pending: Pending = {},
  why: string | null = null,
): void {
  remember(pending)
  set({ mode, why })
}

/** What is being done right now: should it turn out to need signing in, it is done after that. */
let begun: Intent | undefined

/** Notes what is being done, until the function that it answers is called. */
export function begin(intent: Intent): () => void {
  begun = intent
  return () => {
    if (begun === intent) begun = undefined
  }
}

/** Asks for signing in where one is, so that what has begun can go on. Whether somebody is signed in then. */
export function askForSignIn(why: string | null, intent = begun): Promise<boolean> {
  // Signing in with Google, or by a mail, leaves the page: it leads back here, and does there what can be told.
  if (!shown) openSignIn('signin', { returnTo: location.pathname + location.search, intent }, why)
  return new Promise((settle) => waiting.add(settle))
}

/** Whether something on this page goes on by itself after signing in. */
export const isAwaited = () => waiting.size > 0

/** Changes what the open dialog shows; what is to be done afterwards stays. */
export const switchSignIn = (mode: SignInMode) => set({ mode, why: null })

export function closeSignIn(): void {
  remember({})
  set(null)
}

/** Closes the dialog because it is done; what is to be done afterwards stays. */
export const finishSignIn = (isSignedIn = false) => set(null, isSignedIn)

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

export function useSignInDialog(): Shown | null {
  return useSyncExternalStore<Shown | null>(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
    () => null,
  )
}
