import { useSyncExternalStore } from 'react'
import { api } from '../../../app/query.ts'
import { recoverFrom } from '../../../app/send.ts'

/** What a call needs of whoever is signed in: the code that their session owes, or to show again who they are. */
export type Prompt = 'code' | 'identity'

let shown: Prompt | null = null
const listeners = new Set<() => void>()
/** Who waits for the dialog's end, and whether it was given what it asks for. */
const waiting = new Set<(isGiven: boolean) => void>()

function set(next: Prompt | null) {
  shown = next
  for (const listener of listeners) listener()
}

/** Opens the dialog that asks for it. Whoever asks for the same meanwhile waits for the same. */
async function askFor(prompt: Prompt): Promise<boolean> {
  // One after the other: who owes a code cannot answer anything else.
  while (shown && shown !== prompt) await ended()
  set(prompt)
  return await ended()
}

const ended = () => new Promise<boolean>((settle) => waiting.add(settle))

export function endPrompt(isGiven: boolean): void {
  const settled = [...waiting]
  waiting.clear()
  set(null)
  for (const settle of settled) settle(isGiven)
}

/** Calls that are refused until somebody has shown more of who they are ask for it, and then go on. */
export function followPrompts(): void {
  recoverFrom('code_required', async ({ path }) => {
    // The login of the administration area has a form of its own for it.
    if (path === '/api/users/me' && location.pathname === '/admin') return false
    return await askFor('code')
  })
  recoverFrom('confirm_identity', () => askFor('identity'))
}

/** For what is no call, such as a link to a file: asks who it is where a call would. */
export async function confirmIdentity(): Promise<boolean> {
  const { confirmed } = await api('GET /api/users/confirmation', {})
  return confirmed || (await askFor('identity'))
}

export function usePrompt(): Prompt | null {
  return useSyncExternalStore<Prompt | null>(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
    () => null,
  )
}
