import { useQueryClient } from '@tanstack/react-query'
import { storeAdmin } from '../../../admin-kit/screen/admin-session.ts'
import { api } from '../../../app/query.ts'
import { CheckedForm } from '../../../ui/form/CheckedForm.tsx'
import { useCheckedForm } from '../../../ui/form/useCheckedForm.ts'
import { SignInInput } from '../../accounts/sign-input.ts'
import { beginSession } from '../../accounts/ui/session/session-sync.ts'
import { SignInFields } from '../../accounts/ui/sign-in/SignInFields.tsx'

/** `onDone` is called once a session has begun, whoever's it is. */
export function AdminSignInForm({ onDone }: { onDone: () => Promise<void> }) {
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
