import { buttonClass } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { closeSignIn } from './sign-in.ts'

/** Where Save leads a visitor. Accounts are not open yet, and the dialog says so. */
export function SignInDialog() {
  return (
    <Dialog open onClose={closeSignIn} title="Sign in">
      <p className="text-muted">
        Saving tools needs an account, and accounts are not open yet. Until then, the comparison list
        remembers up to five tools in this browser.
      </p>
      <button type="button" className={`${buttonClass('primary')} mt-5 w-full`} onClick={closeSignIn}>
        Got it
      </button>
    </Dialog>
  )
}
