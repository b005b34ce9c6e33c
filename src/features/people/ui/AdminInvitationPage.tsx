import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { recheck, storeAdmin } from '../../../admin-kit/screen/admin-session.ts'
import { api } from '../../../app/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormFailure } from '../../../ui/FormFailure.tsx'
import { toast } from '../../../ui/toast.ts'
import { useAction } from '../../../ui/useAction.ts'
import { INCOMPLETE_LINK } from '../../accounts/accounts.messages.ts'
import { AuthCard } from '../../accounts/ui/AuthCard.tsx'
import { useHashToken } from '../../accounts/ui/hash-token.ts'
import { signOut, useUser } from '../../accounts/ui/session/user.ts'
import { openSignIn, type SignInMode } from '../../accounts/ui/sign-in/sign-in-dialog.ts'

const TITLE = 'Invitation to administer Kitly'

/** The link of an invitation leads here: whoever is signed in with its address accepts it. */
export function AdminInvitationPage() {
  const token = useHashToken()
  const { user, isPending } = useUser()
  return (
    <AuthCard title={TITLE}>
      {token === null ? (
        <FormFailure message={INCOMPLETE_LINK} />
      ) : token === undefined || isPending ? (
        <div className="skeleton h-40" aria-busy="true" />
      ) : user ? (
        <Accept token={token} email={user.email} />
      ) : (
        <Visitor token={token} />
      )}
    </AuthCard>
  )
}

function Accept({ token, email }: { token: string; email: string }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { busy, failure, run } = useAction()
  const accept = () =>
    run(async () => {
      const entry = await api('POST /api/admin/invitation', { body: { token } })
      if (entry.admin) storeAdmin(entry.admin)
      await recheck(queryClient).catch(() => {})
      void toast({ title: 'You administer Kitly now' })
      await navigate({ to: '/admin/dashboard', replace: true })
    })
  return (
    <>
      <p className="text-muted">
        You are signed in as <strong className="break-words text-text">{email}</strong>. Who accepts works on
        everything that the site shows, and sees the people who use it.
      </p>
      <FormFailure message={failure} />
      <Button variant="primary" disabled={busy} onClick={() => void accept()}>
        {busy ? 'Accepting…' : 'Accept the invitation'}
      </Button>
      <Button variant="ghost" onClick={() => void signOut(queryClient)}>
        Sign in as somebody else
      </Button>
    </>
  )
}

function Visitor({ token }: { token: string }) {
  // The way back, also through the mail of a new account into another tab.
  const enter = (mode: SignInMode) => openSignIn(mode, { returnTo: `/admin/invitation#token=${token}` })
  return (
    <>
      <p className="text-muted">
        Sign in with the address to which the invitation was sent, or make an account with it. Then you can
        accept.
      </p>
      <Button variant="primary" onClick={() => enter('signin')}>
        Sign In
      </Button>
      <Button onClick={() => enter('signup')}>Create an account</Button>
    </>
  )
}
