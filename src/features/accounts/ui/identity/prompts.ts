import { api } from '../../../../app/query.ts'
import { recoverFrom } from '../../../../app/send.ts'
import { createDialogStore } from '../../../../ui/dialog-store.ts'

/** What a call needs of whoever is signed in: the code that their session owes, or to show again who they are. */
export type Prompt = 'code' | 'identity'

const dialog = createDialogStore<Prompt>()
export const usePrompt = dialog.use
export const endPrompt = dialog.close

/** Opens the dialog that asks for it. Whoever asks for the same meanwhile waits for the same. */
async function askFor(prompt: Prompt): Promise<boolean> {
  // One after the other: who owes a code cannot answer anything else.
  while (dialog.get() && dialog.get() !== prompt) await dialog.closed()
  dialog.open(prompt)
  return await dialog.closed()
}

/** Calls that are refused until somebody has shown more of who they are ask for it, and then go on. */
export function recoverByPrompts(): void {
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
