import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { setConsent } from './consent.ts'

/** Asks once whether the page's use may be measured by others. Both answers are equally easy. */
export function ConsentBar() {
  return (
    <section
      aria-label="Your consent"
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface shadow-float sm:inset-x-auto sm:right-4 sm:bottom-4 sm:max-w-md sm:rounded-2xl sm:border"
    >
      <div className="flex flex-col gap-3 p-4">
        <p className="text-sm">
          May we measure how this site is used, with programs of other companies that set cookies? The site
          works the same without.{' '}
          <Link to="/privacy" hash="measurement" className="link">
            What that means
          </Link>
        </p>
        <div className="flex gap-2">
          <Button className="flex-1" onClick={() => setConsent('refused')}>
            No, thanks
          </Button>
          <Button className="flex-1" onClick={() => setConsent('granted')}>
            Yes, agreed
          </Button>
        </div>
      </div>
    </section>
  )
}
