import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { api } from '../../../app/query.ts'
import { AppError } from '../../../shared/errors.ts'
import { toast } from '../../../ui/toast.ts'
import { useAfterSignIn } from './sign-in/after-sign-in.ts'

const route = getRouteApi('/auth/callback')

/** Exchanges under way, by their code: who asks again while one is, gets the same. */
const exchanges = new Map<string, Promise<void>>()

function exchange(code: string | undefined, state: string | undefined): Promise<void> {
  if (code === undefined) {
    return Promise.reject(
      new Error('Cannot exchange code for session token: no code provided in the URL search params.'),
    )
  }
  let running = exchanges.get(code)
  if (!running) {
    running = api('POST /api/sessions', { body: { code, state: state ?? '' } }).then(
      () => {},
      (error) => {
        const status = error instanceof AppError ? error.status : 0
        throw new Error(
          `Failed to exchange code for session token: API responded with HTTP status ${status}`,
          { cause: error },
        )
      },
    )
    exchanges.set(code, running)
  }
  return running
}

/** Where Google sends people back to. */
export function AuthCallbackPage() {
  const { code, state, error } = route.useSearch()
  const navigate = useNavigate()
  const afterSignIn = useAfterSignIn()
  useEffect(() => {
    let left = false
    const finish = async () => {
      try {
        await exchange(code, state)
        if (!left) await afterSignIn('/dashboard')
      } catch (failure) {
        if (left) return
        // Signed in, but the code of the second factor was not entered.
        if (failure instanceof AppError) return void (await navigate({ to: '/', replace: true }))
        console.error(failure)
        await navigate({ to: '/', replace: true })
        const { cause } = failure as { cause?: unknown }
        void toast({
          title:
            error === 'access_denied' ? 'Signing in was cancelled' : 'Signing in with Google did not work',
          ...(cause instanceof AppError && { description: cause.message }),
        })
      }
    }
    void finish()
    return () => {
      left = true
    }
    // Once for each code: what else changes is no reason to start again.
  }, [code, state, error])
  return (
    <div className="page flex flex-col items-center py-32 text-center" role="status">
      <span
        className="size-8 animate-spin rounded-full border-2 border-line border-t-accent"
        aria-hidden="true"
      />
      <h1 className="mt-6 text-2xl">Signing you in...</h1>
    </div>
  )
}
