import { Fragment, type ReactNode } from 'react'
import { SEARCH_MAX } from '../shared/limits.ts'
import { buttonClass } from '../ui/button.ts'
import { Link } from '../ui/Link.tsx'
import { NAVIGATION } from './navigation.ts'

/** The name of the site as a kit: the step in the middle is missing. */
const Chain = () => (
  <p className="flex items-center text-2xl">
    {[...'Ki_ly'].map((letter, i) => (
      <Fragment key={letter}>
        {i > 0 && <i className="w-3 border-t-2 border-line sm:w-6" />}
        {letter === '_' ? (
          <b className={`${STEP} border-2 border-dashed border-line-strong px-3 text-3xl text-muted`}>404</b>
        ) : (
          <span aria-hidden="true" className={`${STEP} w-11 bg-accent-soft text-accent-text sm:w-16`}>
            {letter}
          </span>
        )}
      </Fragment>
    ))}
  </p>
)
const STEP = 'grid h-11 place-items-center rounded-card font-display font-semibold sm:h-16'

/** A page that does not exist, and ways on. */
export function NotFoundScreen(): ReactNode {
  return (
    <div className="page flex flex-col items-center py-16 text-center md:py-24">
      <Chain />
      <h1 className="mt-8 text-3xl md:text-4xl">Page not found</h1>
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
