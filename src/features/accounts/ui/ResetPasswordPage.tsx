import { useNavigate } from '@tanstack/react-router'
import { api } from '../../../app/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormFailure } from '../../../ui/FormFailure.tsx'
import { CheckedForm } from '../../../ui/form/CheckedForm.tsx'
import { useCheckedForm } from '../../../ui/form/useCheckedForm.ts'
import { toast } from '../../../ui/toast.ts'
import { INCOMPLETE_LINK } from '../accounts.messages.ts'
import { NewPasswordInput } from '../sign-input.ts'
import { AuthCard } from './AuthCard.tsx'
import { useHashToken } from './hash-token.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { openSignIn } from './sign-in/sign-in-dialog.ts'

const TITLE = 'Set a new password'

/** The link for a new password leads here. */
export function ResetPasswordPage() {
  const token = useHashToken()
  const navigate = useNavigate()
  const state = useCheckedForm(NewPasswordInput, {
    values: { password: '', confirm: '' },
    send: async ({ password }) => {
      await api('POST /api/auth/reset-password', { body: { token: token ?? '', password } })
      await navigate({ to: '/', replace: true })
      openSignIn('signin')
      void toast({ title: 'Your new password is set', description: 'Sign in with it.' })
    },
  })
  return (
    <AuthCard title={TITLE}>
      {token === null ? (
        <>
          <FormFailure message={INCOMPLETE_LINK} />
          <Button variant="primary" onClick={() => openSignIn('forgot')}>
            Send a new link
          </Button>
        </>
      ) : (
        <CheckedForm state={state} label={TITLE} action="Set password" busy="Saving…">
          <NewPasswordFields form={state.form} />
        </CheckedForm>
      )}
    </AuthCard>
  )
}
