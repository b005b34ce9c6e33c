import { type Recover, recoverFrom } from '../../../../app/send.ts'
import { dropHint, hasSessionEnded } from '../../../../app/signed-in-hint.ts'
import { askForSignIn } from '../sign-in/sign-in-dialog.ts'

/** The 401 of what signs in is about what was entered. */
const SIGNS_IN = /^\/api\/(auth\/|sessions$|admin\/login$)/
/** What nobody has asked for: who is signed in, their hearts, the drafts of whoever is writing. */
const BACKGROUND = /^\/api\/(users\/(me|saved)$|admin\/blog-drafts)/

let signedInAt = 0
let signedOutUntil = 0

/** Calls that were sent before are made again without asking. */
export function noteSignedIn(): void {
  signedInAt = performance.now()
  signedOutUntil = 0
}

/** Long enough for the page to notice. Milliseconds. */
const NOTICED_MS = 3_000

/** Notes that somebody signs out on purpose: nobody asks them to sign in again. */
export function noteSignedOut(): void {
  signedOutUntil = performance.now() + NOTICED_MS
}

/** Whether it was so when something was begun, by the clock of the page: what it leads to may come much later. */
export const wasSignedOut = (at = performance.now()) => at < signedOutUntil

const signInAgain: Recover = async ({ path, at }) => {
  if (SIGNS_IN.test(path) || wasSignedOut(at)) return false
  if (signedInAt > at) return true
  // The server knows nobody here: neither does the page any more.
  dropHint()
  if (BACKGROUND.test(path)) return false
  const lost = hasSessionEnded() ? 'Your session has ended. ' : ''
  return await askForSignIn(`${lost}Sign in, and what you have begun goes on.`)
}

/** Whoever is not signed in when a call needs it is asked to, and then the call is made again. */
export const recoverBySigningIn = () => recoverFrom('unauthenticated', signInAgain)
