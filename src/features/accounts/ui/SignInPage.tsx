import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { earlyForm } from '../../../app/early-form.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { Link } from '../../../ui/Link.tsx'
import { later } from '../../../ui/later.ts'
import { ownPath } from '../own-path.ts'
import { AuthCard } from './AuthCard.tsx'
import { useUser } from './session/user.ts'
import { useAfterSignIn } from './sign-in/after-sign-in.ts'
import { MailSent, type Sent } from './sign-in/MailSent.tsx'
import { storePending } from './sign-in/pending-intent.ts'
import { openSignIn } from './sign-in/sign-in-dialog.ts'

const Form = later(() => import('./sign-in/SignIn.tsx'), 'SignIn')
const SignIn = earlyForm(import.meta.env.SSR ? await Form.load() : Form)
const route = getRouteApi('/auth/sign-in')

/** Where somebody came from on this site. */
const cameFrom = () =>
  document.referrer.startsWith(`${location.origin}/`)
    ? (ownPath(document.referrer.slice(location.origin.length)) ?? undefined)
    : undefined

/** Signing in on a page of its own: for links in mails, and for whoever was faster than the page they were on. */
export function SignInPage() {
  const { mode } = route.useSearch()
  const { user } = useUser()
  const [sent, setSent] = useState<Sent | null>(null)
  const afterSignIn = useAfterSignIn()
  const onSignedIn = useCallback(() => afterSignIn('/dashboard'), [afterSignIn])
  useEffect(() => {
    const returnTo = cameFrom()
    if (mode) openSignIn(mode, { returnTo })
    else if (returnTo && !returnTo.startsWith('/auth/')) storePending({ returnTo })
  }, [mode])
  if (user) {
    return (
      <AuthCard title="You are signed in">
        <p className="text-muted break-all">{user.email}</p>
        <Link to="/dashboard" className={buttonClass('primary')}>
          Go to your dashboard
        </Link>
      </AuthCard>
    )
  }
  if (sent) {
    return (
      <AuthCard title="Check your inbox">
        <MailSent {...sent} />
      </AuthCard>
    )
  }
  return (
    <AuthCard title="Sign in">
      <SignIn onSignedIn={onSignedIn} onMailSent={setSent} />
      <p className="text-center text-sm text-muted">
        No account yet?{' '}
        <button type="button" className="link js-only min-h-11" onClick={() => openSignIn('signup')}>
          Sign up
        </button>
      </p>
    </AuthCard>
  )
}
