import { Suspense } from 'react'
import { later } from '../../../../ui/later.ts'
import { useSignInDialog } from './sign-in-dialog.ts'

const SignInDialog = later(() => import('./SignInDialog.tsx'), 'SignInDialog')

/** Stands once in the document; the dialog's code is fetched when it is first opened. */
export function SignInHost() {
  const dialog = useSignInDialog()
  if (dialog === null) return null
  return (
    <Suspense>
      <SignInDialog key={dialog.mode} {...dialog} />
    </Suspense>
  )
}
