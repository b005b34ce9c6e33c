import { createDialogStore } from '../../../../ui/dialog-store.ts'
import { type Intent, type Pending, storePending } from './pending-intent.ts'

export type SignInMode = 'signin' | 'signup' | 'forgot'

/** What the open dialog shows, and why it came where nobody has asked for it. */
interface Shown {
  mode: SignInMode
  why: string | null
}

/** Whether the sign-in dialog is open, and for what. Any component may ask for it. */
const dialog = createDialogStore<Shown>()
export const useSignInDialog = dialog.use

/** Opens the dialog. What is not done after signing in is forgotten when the dialog is closed. */
export function openSignIn(
  mode: SignInMode = 'signin',
  pending: Pending = {},
  why: string | null = null,
): void {
  storePending(pending)
  dialog.open({ mode, why })
}

/** What is being done right now: should it turn out to need signing in, it is done after that. */
let current: Intent | undefined

/** Notes what is being done, until the function that it answers is called. */
export function beginIntent(intent: Intent): () => void {
  current = intent
  return () => {
    if (current === intent) current = undefined
  }
}

/** Asks for signing in where one is, so that what has begun can go on. Whether somebody is signed in then. */
export function askForSignIn(why: string | null, intent = current): Promise<boolean> {
  // Signing in with Google, or by a mail, leaves the page: it leads back here, and does there what can be told.
  if (!dialog.get()) openSignIn('signin', { returnTo: location.pathname + location.search, intent }, why)
  return dialog.closed()
}

/** Whether something on this page goes on by itself after signing in. */
export const isSignInAwaited = dialog.isAwaited

/** Changes what the open dialog shows; what is to be done afterwards stays. */
export const switchSignIn = (mode: SignInMode) => dialog.open({ mode, why: null })

export function closeSignIn(): void {
  storePending({})
  dialog.close(false)
}

/** Closes the dialog because it is done; what is to be done afterwards stays. */
export const finishSignIn = (isSignedIn = false) => dialog.close(isSignedIn)
