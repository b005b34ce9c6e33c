import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { api } from '../../../app/query.ts'
import { buttonClass } from '../../../ui/button.ts'
import { FormFailure } from '../../../ui/FormFailure.tsx'
import { sentenceOf } from '../../../ui/form-failure.ts'
import { AuthCard } from './AuthCard.tsx'
import { useHashToken } from './hash-token.ts'
import { reloadProfile } from './user.ts'

const confirmations = new Map<string, Promise<{ email: string }>>()

/** A link works once: whoever asks again gets the same answer. */
function confirm(token: string) {
  let running = confirmations.get(token)
  if (!running) {
    running = api('POST /api/auth/confirm-email', { body: { token } })
    confirmations.set(token, running)
  }
  return running
}

/** The link that confirms a new address leads here. */
export function ConfirmEmailPage() {
  const token = useHashToken()
  const queryClient = useQueryClient()
  const [email, setEmail] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    if (token === undefined) return
    if (token === null) return setFailure('The link is not complete. Please copy all of it from the mail.')
    confirm(token).then(
      (answer) => {
        setEmail(answer.email)
        void reloadProfile(queryClient)
      },
      (error) => setFailure(sentenceOf(error)),
    )
  }, [token, queryClient])
  const title = email ? 'Your new address is confirmed' : failure ? 'This link does not work' : 'One moment…'
  return (
    <AuthCard title={title}>
      <FormFailure message={failure} />
      {email && (
        <p role="status">
          From now on your account uses <strong className="break-all">{email}</strong>.
        </p>
      )}
      <Link to="/profile" className={buttonClass('primary')}>
        Go to your profile
      </Link>
    </AuthCard>
  )
}
