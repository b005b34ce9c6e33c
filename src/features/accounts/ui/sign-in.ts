import { useSyncExternalStore } from 'react'

/** Whether the sign-in dialog is open, and for what. Any component may ask for it. */
export type SignInMode = 'signin' | 'signup'

let mode: SignInMode | null = null
const listeners = new Set<() => void>()

function set(next: SignInMode | null) {
  mode = next
  for (const listener of listeners) listener()
}

export const openSignIn = (next: SignInMode = 'signin') => set(next)
export const closeSignIn = () => set(null)

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
