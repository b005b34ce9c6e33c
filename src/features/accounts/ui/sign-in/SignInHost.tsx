import { lazy, Suspense } from 'react'
import { useSignInDialog } from './sign-in-dialog.ts'

const SignInDialog = lazy(() => import('./SignInDialog.tsx').then((m) => ({ default: m.SignInDialog })))

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
