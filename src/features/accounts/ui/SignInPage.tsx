import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { AuthCard } from './AuthCard.tsx'
import { openSignIn } from './sign-in.ts'

/** For links in mails: goes home and opens the dialog there. */
export function SignInPage() {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate({ to: '/', replace: true }).then(() => openSignIn('signin'))
  }, [navigate])
  return (
    <AuthCard title="Sign in">
      <button type="button" className={buttonClass('primary')} onClick={() => openSignIn('signin')}>
        Sign In
      </button>
    </AuthCard>
  )
}
