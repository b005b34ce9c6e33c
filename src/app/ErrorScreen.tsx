import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AppError, UNAVAILABLE, UNKNOWN_ERROR, Unreachable } from '../shared/errors.ts'
import { buttonClass } from '../ui/button.ts'
import { Link } from '../ui/Link.tsx'

/** A page that could not be made: what happened, and what to try. */
export function ErrorScreen({ error, reset }: ErrorComponentProps): ReactNode {
  const router = useRouter()
  const isOurs = error instanceof AppError || error instanceof Unreachable
  // The server's error arrives in the browser as its message alone.
  const isKnown = isOurs || (error instanceof Error && error.message === UNAVAILABLE)
  const message = (isKnown ? error.message : UNKNOWN_ERROR).replace(/\.$/, '')
  return (
    <div className="page flex flex-col items-center py-24 text-center" role="alert">
      <h1 className="text-3xl">This page could not be loaded</h1>
      <p className="mt-3 max-w-md text-muted">{message}. Nothing you entered elsewhere is lost.</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <button
          type="button"
          className={buttonClass('primary')}
          onClick={() => {
            reset()
            void router.invalidate()
          }}
        >
          Try again
        </button>
        <Link to="/" className={buttonClass('secondary')}>
          Back to Home
        </Link>
      </div>
    </div>
  )
}
