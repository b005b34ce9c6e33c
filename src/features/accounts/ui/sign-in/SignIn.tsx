import { api } from '../../../../app/query.ts'
import { CheckedForm } from '../../../../ui/form/CheckedForm.tsx'
import { useCheckedForm } from '../../../../ui/form/useCheckedForm.ts'
import { SignInInput } from '../../sign-input.ts'
import { GoogleButton, useHasGoogle } from './GoogleButton.tsx'
import { CONFIRM_TEXT, type Sent } from './MailSent.tsx'
import { Or } from './Or.tsx'
import { SignInFields } from './SignInFields.tsx'
import { switchSignIn } from './sign-in-dialog.ts'

interface Props {
  onSignedIn: () => Promise<void>
  /** The address is yet to be confirmed; a new mail is on its way there. */
  onMailSent: (sent: Sent) => void
}

/** The ways to sign in, as the dialog and the page have them. */
export function SignIn(props: Props) {
  const hasGoogle = useHasGoogle()
  return (
    <div className="grid gap-4">
      <SignInForm {...props} />
      {hasGoogle && (
        <>
          <Or />
          <GoogleButton label="Continue with Google" />
        </>
      )}
    </div>
  )
}

function SignInForm({ onSignedIn, onMailSent }: Props) {
  const state = useCheckedForm(SignInInput, {
    values: { email: '', password: '' },
    send: async (input) => {
      const again = () => api('POST /api/auth/signin', { body: input })
      const { signed_in } = await again()
      if (signed_in) await onSignedIn()
      else onMailSent({ email: input.email, text: CONFIRM_TEXT, again })
    },
  })
  return (
    <CheckedForm state={state} label="Sign in" action="Sign In" busy="Signing in…">
      <SignInFields form={state.form} />
      <button
        type="button"
        className="link -mt-2 min-h-11 justify-self-start text-sm md:min-h-8"
        onClick={() => switchSignIn('forgot')}
      >
        Forgot password?
      </button>
    </CheckedForm>
  )
}
