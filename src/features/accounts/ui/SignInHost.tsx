import { lazy, Suspense } from 'react'
import { useSignInMode } from './sign-in.ts'

const SignInDialog = lazy(() => import('./SignInDialog.tsx').then((m) => ({ default: m.SignInDialog })))

/** Stands once in the document; the dialog's code is fetched when it is first opened. */
export function SignInHost() {
  const mode = useSignInMode()
  if (mode === null) return null
  return (
    <Suspense>
      <SignInDialog key={mode} mode={mode} />
    </Suspense>
  )
}
