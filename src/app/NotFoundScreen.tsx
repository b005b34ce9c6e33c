import type { ReactNode } from 'react'
import { buttonClass } from '../ui/button.ts'
import { Link } from '../ui/Link.tsx'

/** A page that does not exist, and ways on. */
export function NotFoundScreen(): ReactNode {
  return (
    <div className="page flex flex-col items-center py-24 text-center">
      <p className="font-display text-7xl font-bold text-accent-text tabular-nums">404</p>
      <h1 className="mt-4 text-3xl">Page not found</h1>
      <p className="mt-3 max-w-md text-muted">
        There is nothing at this address. It may have moved, or the link has a typing mistake.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to="/tools" className={buttonClass('primary')}>
          Browse Tools
        </Link>
        <Link to="/" className={buttonClass('secondary')}>
          Back to Home
        </Link>
      </div>
    </div>
  )
}
