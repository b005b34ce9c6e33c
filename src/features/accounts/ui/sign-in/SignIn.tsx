import { GoogleButton, useHasGoogle } from './GoogleButton.tsx'
import type { Sent } from './MailSent.tsx'
import { Or } from './Or.tsx'
import { SignInForm } from './SignInForm.tsx'

interface Props {
  onSignedIn: () => Promise<void>
  /** The address is yet to be confirmed. */
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
