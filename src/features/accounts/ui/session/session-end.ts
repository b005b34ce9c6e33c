import { type Recover, recoverFrom } from '../../../../app/send.ts'
import { dropHint, hasSessionEnded } from '../../../../app/signed-in-hint.ts'
import { askForSignIn } from '../sign-in/sign-in-dialog.ts'
import { wasSignedOut } from './signed-out.ts'

/** The 401 of what signs in is about what was entered. */
const SIGNS_IN = /^\/api\/(auth\/|sessions$|admin\/login$)/
/** What nobody has asked for: who is signed in, their hearts, the drafts of whoever is writing. */
const BACKGROUND = /^\/api\/(users\/(me|saved)$|admin\/blog-drafts)/

let signedInAt = 0

/** Calls that were sent before are made again without asking. */
export function noteSignedIn(): void {
  signedInAt = performance.now()
}

const signInAgain: Recover = async ({ path, at }) => {
  if (SIGNS_IN.test(path) || wasSignedOut()) return false
  if (signedInAt > at) return true
  // The server knows nobody here: neither does the page any more.
  dropHint()
  if (BACKGROUND.test(path)) return false
  const lost = hasSessionEnded() ? 'Your session has ended. ' : ''
  return await askForSignIn(`${lost}Sign in, and what you have begun goes on.`)
}

/** Whoever is not signed in when a call needs it is asked to, and then the call is made again. */
export const recoverBySigningIn = () => recoverFrom('unauthenticated', signInAgain)
