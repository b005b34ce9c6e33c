import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { clearAdmin, recheck, storeAdmin, useAdminCheck } from '../../../admin-kit/screen/admin-session.ts'
import { api } from '../../../app/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { CheckedForm } from '../../../ui/form/CheckedForm.tsx'
import { useCheckedForm } from '../../../ui/form/useCheckedForm.ts'
import { Link } from '../../../ui/Link.tsx'
import { SignInInput } from '../../accounts/sign-input.ts'
import { AuthCard } from '../../accounts/ui/AuthCard.tsx'
import { CodeForm } from '../../accounts/ui/identity/CodeForm.tsx'
import { beginSession } from '../../accounts/ui/session/session-sync.ts'
import { signOut } from '../../accounts/ui/session/user.ts'
import { GoogleButton, useHasGoogle } from '../../accounts/ui/sign-in/GoogleButton.tsx'
import { Or } from '../../accounts/ui/sign-in/Or.tsx'
import { SignInFields } from '../../accounts/ui/sign-in/SignInFields.tsx'

const ACCESS = 'Only verified Kitly administrators can access this area.'

/** Signing in to the administration area. Whoever is an administrator goes straight on. */
export function AdminSignInPage(): ReactNode {
  const { data: check, isPending, error, refetch } = useAdminCheck()
  const hasGoogle = useHasGoogle()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  // A form that has just signed somebody in stays until the next screen is there.
  const [entered, setEntered] = useState(false)
  const admin = check && !check.needs_code ? check.admin : null

  useEffect(() => {
    if (!admin) return
    storeAdmin(admin)
    void navigate({ to: admin.role === 'admin' ? '/admin/dashboard' : '/admin/reviews', replace: true })
  }, [admin, navigate])

  const goOn = async () => {
    setEntered(true)
    await recheck(queryClient).catch(() => {})
    setEntered(false)
  }

  if (error && !check) {
    return (
      <AuthCard title="Admin login">
        <p role="alert">The server did not answer. Please check your connection.</p>
        <Button variant="primary" onClick={() => void refetch()}>
          Retry
        </Button>
      </AuthCard>
    )
  }
  if (isPending || admin || entered) {
    return (
      <AuthCard title="Admin login">
        <div className="skeleton h-64" aria-busy="true" />
      </AuthCard>
    )
  }
  if (check?.needs_code) {
    return (
      <AuthCard title="Enter your code">
        <CodeForm onDone={goOn} />
        <SignOutButton label="Sign in as somebody else" />
      </AuthCard>
    )
  }
  if (check?.signed_in) {
    return (
      <AuthCard title="Access Denied">
        <p role="alert" className="text-muted">
          {ACCESS}
        </p>
        <Link to="/" className={buttonClass('primary')}>
          Back to Home
        </Link>
        <SignOutButton label="Sign in as somebody else" />
      </AuthCard>
    )
  }
  return (
    <AuthCard title="Admin login">
      <p className="text-sm text-muted">{ACCESS}</p>
      {hasGoogle && (
        <>
          <GoogleButton
            label="Continue with Google"
            returnTo="/admin"
            failed="Google login failed. Please try again or use email login."
          />
          <Or />
        </>
      )}
      <AdminSignInForm onDone={goOn} />
    </AuthCard>
  )
}

function SignOutButton({ label }: { label: string }) {
  const queryClient = useQueryClient()
  const leave = async () => {
    clearAdmin()
    await signOut(queryClient)
    await recheck(queryClient).catch(() => {})
  }
  return (
    <Button variant="ghost" onClick={() => void leave()}>
      {label}
    </Button>
  )
}

/** `onDone` is called once a session has begun, whoever's it is. */
function AdminSignInForm({ onDone }: { onDone: () => Promise<void> }) {
  const queryClient = useQueryClient()
  const state = useCheckedForm(SignInInput, {
    values: { email: '', password: '' },
    lost: 'Login failed. Please try again.',
    send: async (body) => {
      const entry = await api('POST /api/admin/login', { body })
      if (entry.admin) storeAdmin(entry.admin)
      void beginSession(queryClient).catch(() => {})
      await onDone()
    },
  })
  return (
    <CheckedForm state={state} label="Admin login" action="Sign In" busy="Signing in…">
      <SignInFields form={state.form} />
    </CheckedForm>
  )
}
