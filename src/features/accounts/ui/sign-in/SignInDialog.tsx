import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAfterSignIn } from './after-sign-in.ts'
import { ForgotForm } from './ForgotForm.tsx'
import { GoogleButton, useHasGoogle } from './GoogleButton.tsx'
import { MailSent, type Sent } from './MailSent.tsx'
import { Or } from './Or.tsx'
import { SignIn } from './SignIn.tsx'
import { SignUpForm } from './SignUpForm.tsx'
import { closeSignIn, finishSignIn, type SignInMode, switchSignIn } from './sign-in-dialog.ts'

const TITLES: Record<SignInMode, string> = {
  signin: 'Sign in',
  signup: 'Create your account',
  forgot: 'Forgot your password?',
}

/** Signing in and signing up. Switching between them clears the errors: each form starts anew. */
export function SignInDialog({ mode, why }: { mode: SignInMode; why: string | null }) {
  const [sent, setSent] = useState<Sent | null>(null)
  const afterSignIn = useAfterSignIn()
  const onSignedIn = async () => {
    await afterSignIn()
    void toast({ title: 'You are signed in' })
  }
  if (sent) {
    return (
      <Dialog open onClose={() => finishSignIn()} title="Check your inbox">
        <MailSent {...sent} />
        <Button variant="primary" className="mt-5 w-full" onClick={() => finishSignIn()}>
          Done
        </Button>
      </Dialog>
    )
  }
  return (
    <Dialog open onClose={closeSignIn} title={TITLES[mode]}>
      {why && <p className="mb-4 text-muted">{why}</p>}
      {mode === 'signin' && (
        <>
          <SignIn onSignedIn={onSignedIn} onMailSent={setSent} />
          <Switch question="No account yet?" label="Sign up" to="signup" />
        </>
      )}
      {mode === 'signup' && <SignUp onMailSent={setSent} />}
      {mode === 'forgot' && (
        <>
          <p className="mb-4 text-muted">We send you a link with which you can set a new password.</p>
          <ForgotForm onMailSent={setSent} />
          <Switch question="Remembered it?" label="Sign in" to="signin" />
        </>
      )}
    </Dialog>
  )
}

function SignUp({ onMailSent }: { onMailSent: (sent: Sent) => void }) {
  const hasGoogle = useHasGoogle()
  const [view, setView] = useState<'options' | 'form'>(hasGoogle ? 'options' : 'form')
  return (
    <>
      {view === 'options' ? (
        <div className="grid gap-2">
          <GoogleButton label="Sign up with Google" />
          <Button onClick={() => setView('form')} icon={Mail}>
            Sign up with email
          </Button>
        </div>
      ) : (
        <div className="grid gap-4">
          <SignUpForm onMailSent={onMailSent} />
          {hasGoogle && (
            <>
              <Or />
              <GoogleButton label="Sign up with Google" />
            </>
          )}
        </div>
      )}
      <Switch question="Already have an account?" label="Sign in" to="signin" />
    </>
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
