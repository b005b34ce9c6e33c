import { useEffect, useState } from 'react'
import { api } from '../../../app/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormFailure } from '../../../ui/FormFailure.tsx'
import { sentenceOf } from '../../../ui/form-failure.ts'
import { PasswordInput } from '../../../ui/PasswordInput.tsx'
import { toast } from '../../../ui/toast.ts'
import { INCOMPLETE_LINK, PASSWORD_REQUIRED } from '../accounts.messages.ts'
import { AuthCard } from './AuthCard.tsx'
import { useHashToken } from './hash-token.ts'
import { useAfterSignIn } from './sign-in/after-sign-in.ts'
import { openSignIn } from './sign-in/sign-in-dialog.ts'

/** A link works once: its token is sent once, however often the page is drawn. */
const sentTokens = new Set<string>()

type State = 'working' | 'password' | 'failed'

/** The link of a new account leads here. */
export function VerifyPage() {
  const token = useHashToken()
  const afterSignIn = useAfterSignIn()
  const [state, setState] = useState<State>('working')
  const [password, setPassword] = useState('')
  const [failure, setFailure] = useState<string | null>(null)

  const send = async (given?: string) => {
    setFailure(null)
    try {
      const answer = await api('POST /api/auth/verify-email', {
        body: { token: token ?? '', ...(given !== undefined && { password: given }) },
      })
      if (answer.needs_password) return setState('password')
      await afterSignIn('/dashboard')
      void toast({ title: 'Your address is confirmed', description: 'You are signed in.' })
    } catch (error) {
      setFailure(sentenceOf(error))
      if (given === undefined) setState('failed')
    }
  }
  useEffect(() => {
    if (token === null) setState('failed')
    else if (token !== undefined && !sentTokens.has(token)) {
      sentTokens.add(token)
      void send()
    }
  }, [token])

  if (state === 'working') {
    return (
      <AuthCard title="Confirming your address…">
        <p className="text-muted">One moment.</p>
      </AuthCard>
    )
  }
  if (state === 'failed') {
    return (
      <AuthCard title="This link does not work">
        <FormFailure message={failure ?? INCOMPLETE_LINK} />
        <p className="text-muted">Sign in to get a new one.</p>
        <Button variant="primary" onClick={() => openSignIn('signin')}>
          Sign In
        </Button>
      </AuthCard>
    )
  }
  return (
    <AuthCard title="Confirm your address">
      <p className="text-muted">
        This is not the browser in which the account was made. Please enter the password that was chosen
        there. If you did not sign up, close this page.
      </p>
      <form
        noValidate
        className="grid gap-4"
        aria-label="Confirm your address"
        onSubmit={(event) => {
          event.preventDefault()
          if (password === '') setFailure(PASSWORD_REQUIRED)
          else void send(password)
        }}
      >
        <Field label="Password" required error={failure ?? undefined}>
          {(field) => (
            <PasswordInput
              {...field}
              autoComplete="current-password"
              value={password}
              onChange={(event) => {
                setPassword(event.target.value)
                setFailure(null)
              }}
            />
          )}
        </Field>
        <Button type="submit" variant="primary">
          Confirm and sign in
        </Button>
        <button type="button" className="link min-h-11 text-sm" onClick={() => openSignIn('forgot')}>
          Forgot password?
        </button>
      </form>
    </AuthCard>
  )
}
