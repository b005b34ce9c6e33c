import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { setConsent, useConsent } from '../../analytics/ui/consent.ts'
import { PRIVACY } from '../legal-texts.ts'
import { LegalText } from './LegalText.tsx'

/** Of the page: see `at`. */
export const head = async (page: never) => (await import('./pages.head.ts')).privacyHead(page)

export function PrivacyPage() {
  return (
    <LegalText
      title="Privacy Policy"
      parts={PRIVACY}
      below={{
        measurement: <ConsentChoice />,
        rights: (
          <Link to="/contact" className="link">
            Write to us
          </Link>
        ),
      }}
    />
  )
}

const SAID = {
  granted: 'You have agreed.',
  refused: 'You have not agreed.',
}

/** The answer can be changed at any time; what has been loaded goes with the next page. */
function ConsentChoice() {
  const consent = useConsent()
  const choose = (next: 'granted' | 'refused') => {
    setConsent(next)
    // Scripts that run cannot be taken back; a new page is without them.
    if (consent === 'granted' && next === 'refused') location.reload()
  }
  return (
    <div className="card js-only mt-4 flex flex-wrap items-center justify-between gap-3 p-4 text-sm">
      <p aria-live="polite">{consent ? SAID[consent] : 'You have not been asked, or have not answered.'}</p>
      <div className="flex gap-2">
        <Button size="sm" disabled={consent === 'refused'} onClick={() => choose('refused')}>
          Do not agree
        </Button>
        <Button size="sm" disabled={consent === 'granted'} onClick={() => choose('granted')}>
          Agree
        </Button>
      </div>
    </div>
  )
}
