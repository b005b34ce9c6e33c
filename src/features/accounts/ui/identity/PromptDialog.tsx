import { useQueryClient } from '@tanstack/react-query'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { signOut } from '../session/user.ts'
import { CodeForm } from './CodeForm.tsx'
import { IdentityForm } from './IdentityForm.tsx'
import { endPrompt, type Prompt } from './prompts.ts'

/** Asks for what a call needs; when it is given, the call goes on. */
export function PromptDialog({ prompt }: { prompt: Prompt }) {
  const queryClient = useQueryClient()
  const close = () => endPrompt(false)
  const done = () => endPrompt(true)
  if (prompt === 'identity') {
    return (
      <Dialog open onClose={close} title="Confirm that it is you" startsInField>
        <p className="mb-4 text-muted">It is a while since you last did. Then what you have begun goes on.</p>
        <IdentityForm onDone={done} onClose={close} />
      </Dialog>
    )
  }
  const leave = async () => {
    close()
    await signOut(queryClient)
  }
  return (
    <Dialog open onClose={close} title="Enter your code" startsInField>
      <p className="mb-4 text-muted">
        Your account has two-factor sign-in. Until the code is entered, you are not signed in here.
      </p>
      <CodeForm onDone={done} />
      <Button variant="ghost" className="mt-2 w-full" onClick={() => void leave()}>
        Sign out
      </Button>
    </Dialog>
  )
}
