import { Mail, MailCheck } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useAfterSignIn } from './after-sign-in.ts'
import { ForgotForm } from './ForgotForm.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { SignInForm } from './SignInForm.tsx'
import { SignUpForm } from './SignUpForm.tsx'
import { closeSignIn, finishSignIn, type SignInMode, switchSignIn } from './sign-in.ts'

const TITLES: Record<SignInMode, string> = {
  signin: 'Sign in',
  signup: 'Create your account',
  forgot: 'Forgot your password?',
}

/** What a mail was sent for, and where to. */
interface Sent {
  title: string
  text: string
  email: string
}

/** Signing in and signing up. Switching between them clears the errors: each form starts anew. */
export function SignInDialog({ mode }: { mode: SignInMode }) {
  const [sent, setSent] = useState<Sent | null>(null)
  const afterSignIn = useAfterSignIn()
  const verification = (email: string) =>
    setSent({
      title: 'Check your inbox',
      text: 'Open the link in it to confirm your address; then you are signed in.',
      email,
    })
  const onSignedIn = async () => {
    await afterSignIn()
    void toast({ title: 'You are signed in' })
  }
  if (sent) return <MailSent {...sent} />
  return (
    <Dialog open onClose={closeSignIn} title={TITLES[mode]}>
      {mode === 'signin' && (
        <>
          <SignInForm onSignedIn={onSignedIn} onUnverified={verification} />
          <Or />
          <GoogleButton label="Continue with Google" />
          <Switch question="No account yet?" label="Sign up" to="signup" />
        </>
      )}
      {mode === 'signup' && <SignUp onSignedUp={verification} />}
      {mode === 'forgot' && (
        <>
          <p className="mb-4 text-muted">We send you a link with which you can set a new password.</p>
          <ForgotForm
            onSent={(email) =>
              setSent({
                title: 'Check your inbox',
                text: 'If there is an account with this address, a link to set a new password is on its way.',
                email,
              })
            }
          />
          <Switch question="Remembered it?" label="Sign in" to="signin" />
        </>
      )}
    </Dialog>
  )
}

function SignUp({ onSignedUp }: { onSignedUp: (email: string) => void }) {
  const [view, setView] = useState<'options' | 'form'>('options')
  return (
    <>
      {view === 'options' ? (
        <div className="grid gap-2">
          <GoogleButton label="Sign up with Google" />
          <button type="button" className={buttonClass('secondary')} onClick={() => setView('form')}>
            <Mail className="size-4" aria-hidden="true" />
            Sign up with email
          </button>
        </div>
      ) : (
        <>
          <SignUpForm onSignedUp={onSignedUp} />
          <Or />
          <GoogleButton label="Sign up with Google" />
        </>
      )}
      <Switch question="Already have an account?" label="Sign in" to="signin" />
    </>
  )
}

function Or() {
  return (
    <p className="my-4 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      or
    </p>
  )
}

function Switch({ question, label, to }: { question: string; label: string; to: SignInMode }) {
  return (
    <p className="mt-5 text-center text-sm text-muted">
      {question}{' '}
      <button type="button" className="link min-h-11" onClick={() => switchSignIn(to)}>
        {label}
      </button>
    </p>
  )
}

/** The dialog's last view: somebody has to read their mail first. */
function MailSent({ title, text, email }: Sent) {
  return (
    <Dialog open onClose={finishSignIn} title={title}>
      <div className="grid justify-items-center gap-3 py-2 text-center" role="status">
        <MailCheck className="size-10 text-accent-text" aria-hidden="true" />
        <p>
          We have sent a mail to <strong className="font-semibold break-all">{email}</strong>.
        </p>
        <p className="text-muted">{text}</p>
        <p className="text-sm text-muted">
          Nothing there? Look into the spam folder, or try again in a few minutes.
        </p>
      </div>
      <button type="button" className={`${buttonClass('primary')} mt-5 w-full`} onClick={finishSignIn}>
        Done
      </button>
    </Dialog>
  )
}
