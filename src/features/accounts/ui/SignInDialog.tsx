import { Mail } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { SignInForm } from './SignInForm.tsx'
import { SignUpForm } from './SignUpForm.tsx'
import { closeSignIn, openSignIn, type SignInMode } from './sign-in.ts'

/** What the dialog says until accounts are open; nothing that was typed is sent anywhere. */
const NOT_OPEN = 'Accounts are not open yet. Until then, the comparison list remembers up to five tools here.'

/** Signing in and signing up. Switching between them clears the errors: each form starts anew. */
export function SignInDialog({ mode }: { mode: SignInMode }) {
  const [view, setView] = useState<'options' | 'form'>('options')
  const [notice, setNotice] = useState<string | null>(null)
  const other = mode === 'signin' ? 'signup' : 'signin'
  const change = () => {
    setNotice(null)
    setView('options')
    openSignIn(other)
  }
  const notOpen = () => setNotice(NOT_OPEN)
  return (
    <Dialog open onClose={closeSignIn} title={mode === 'signin' ? 'Sign in' : 'Create your account'}>
      {notice && (
        <p role="alert" className="mb-4 rounded-control bg-warm-soft px-4 py-3 text-sm text-warm">
          {notice}
        </p>
      )}
      {mode === 'signup' && view === 'options' ? (
        <div className="grid gap-2">
          <GoogleButton onClick={notOpen} label="Sign up with Google" />
          <button type="button" className={buttonClass('secondary')} onClick={() => setView('form')}>
            <Mail className="size-4" aria-hidden="true" />
            Sign up with email
          </button>
        </div>
      ) : (
        <>
          {mode === 'signup' ? <SignUpForm onSubmit={notOpen} /> : <SignInForm onSubmit={notOpen} />}
          <p className="my-4 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            or
          </p>
          <GoogleButton onClick={notOpen} label="Continue with Google" />
        </>
      )}
      <p className="mt-5 text-center text-sm text-muted">
        {mode === 'signin' ? 'No account yet?' : 'Already have an account?'}{' '}
        <button type="button" className="link min-h-11" onClick={change}>
          {mode === 'signin' ? 'Sign up' : 'Sign in'}
        </button>
      </p>
    </Dialog>
  )
}

function GoogleButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={`${buttonClass('secondary')} w-full`} onClick={onClick}>
      <svg viewBox="0 0 24 24" className="size-4" aria-hidden="true">
        <path
          fill="#4285f4"
          d="M22 12.2c0-.7-.1-1.4-.2-2H12v3.9h5.6a4.8 4.8 0 0 1-2.1 3.1v2.6h3.4c2-1.8 3.1-4.5 3.1-7.6Z"
        />
        <path
          fill="#34a853"
          d="M12 22.4c2.8 0 5.2-.9 6.9-2.6l-3.4-2.6c-.9.6-2.1 1-3.5 1-2.7 0-5-1.8-5.8-4.3H2.7v2.7A10.4 10.4 0 0 0 12 22.4Z"
        />
        <path fill="#fbbc04" d="M6.2 13.9a6.3 6.3 0 0 1 0-4V7.3H2.7a10.4 10.4 0 0 0 0 9.3l3.5-2.7Z" />
        <path
          fill="#ea4335"
          d="M12 5.7c1.5 0 2.9.5 4 1.6l3-3A10.4 10.4 0 0 0 2.7 7.3L6.2 10C7 7.500 9.300 5.700 12 5.700Z"
        />
      </svg>
      {label}
    </button>
  )
}
