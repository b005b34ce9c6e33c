import { useSyncExternalStore } from 'react'
import { SIGNED_IN_HINT } from '../shared/limits.ts'

/**
 * Whether somebody is signed in in this browser, as a cookie tells that scripts can read. Pages are kept for
 * everyone, so it is read here; the attribute on the document lets the styles show the right half of the header
 * before anything is painted. Allowed by its hash.
 */
export const HINT_SCRIPT = `document.documentElement.toggleAttribute('data-signed-in',/(^|; )${SIGNED_IN_HINT}=1/.test(document.cookie))`

const ATTRIBUTE = 'data-signed-in'
const listeners = new Set<() => void>()
let ended = false
/** What the page believes now. */
export const isSignedInHere = () => document.documentElement.hasAttribute(ATTRIBUTE)
const read = () => new RegExp(`(^|; )${SIGNED_IN_HINT}=1`).test(document.cookie)

/** Takes over what the cookie says now: another tab may have signed in or out. */
export function readHint(): void {
  ended = !read() && (ended || isSignedInHere())
  document.documentElement.toggleAttribute(ATTRIBUTE, read())
  for (const listener of listeners) listener()
}

/** Whether somebody was signed in here and is no longer, without having signed out. */
export const hasSessionEnded = () => ended

/** From now on nobody is signed in here: because a session has ended, or on purpose. */
export function dropHint(onPurpose = false): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers.
  document.cookie = `${SIGNED_IN_HINT}=; Max-Age=0; Path=/; SameSite=Lax`
  readHint()
  if (onPurpose) ended = false
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) document.addEventListener('visibilitychange', readHint)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) document.removeEventListener('visibilitychange', readHint)
  }
}

/** Null on the server and while the page is taken over, where it is not known. */
export function useSignedInHint(): boolean | null {
  return useSyncExternalStore<boolean | null>(subscribe, isSignedInHere, () => null)
}
