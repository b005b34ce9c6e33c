import type { ReactNode } from 'react'
import { SEARCH_MAX } from '../shared/limits.ts'
import { buttonClass } from '../ui/button.ts'
import { Link } from '../ui/Link.tsx'
import { NAVIGATION } from './navigation.ts'

/** A page that does not exist, and ways on. */
export function NotFoundScreen(): ReactNode {
  return (
    <div className="page flex flex-col items-center py-24 text-center">
      <p className="font-display text-7xl font-bold text-accent-text tabular-nums">404</p>
      <h1 className="mt-4 text-3xl">Page not found</h1>
      <p className="mt-3 max-w-md text-muted">
        There is nothing at this address. It may have moved, or the link has a typing mistake.
      </p>
      <form action="/tools" className="mt-8 flex w-full max-w-md gap-2">
        <input
          type="search"
          name="search"
          aria-label="Search tools"
          placeholder="Search tools, tasks or topics"
          maxLength={SEARCH_MAX}
          className="field"
        />
        <button type="submit" className={buttonClass('primary')}>
          Search
        </button>
      </form>
      <nav aria-label="Ways on" className="mt-6">
        <ul className="flex flex-wrap justify-center gap-2">
          <li>
            <Link to="/" className={buttonClass('secondary')}>
              Back to Home
            </Link>
          </li>
          {NAVIGATION.map(({ label, ...link }) => (
            <li key={label}>
              <Link {...link} className={buttonClass('secondary')}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
