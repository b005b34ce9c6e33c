import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { MobileAccount } from '../features/accounts/ui/menu/MobileAccount.tsx'
import { openSignIn } from '../features/accounts/ui/sign-in/sign-in-dialog.ts'
import { countSearch } from '../features/counters/ui/count-use.ts'
import { SearchBox } from '../features/tools/ui/SearchBox.tsx'
import { suggestLink } from '../features/tools/ui/suggest-link.ts'
import { buttonClass } from '../ui/button.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Link } from '../ui/Link.tsx'
import { NAVIGATION } from './navigation.ts'

/** The header's links on a phone, with a search box. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const signIn = (mode: 'signin' | 'signup') => {
    onClose()
    openSignIn(mode)
  }
  return (
    <Dialog open onClose={onClose} title="Menu" place="right" startsInField={false}>
      <SearchBox
        text={text}
        onText={setText}
        onSearch={(search) => {
          onClose()
          void navigate({ to: '/tools', search: { search } })
        }}
        onSuggest={(name) => {
          countSearch(name)
          onClose()
          void navigate(suggestLink(name))
        }}
      />
      <nav aria-label="Menu" className="mt-4">
        <ul>
          {NAVIGATION.map(({ label, ...link }) => (
            <li key={label}>
              <Link
                {...link}
                className="flex min-h-12 items-center border-b border-line font-medium"
                activeOptions={{ exact: true, includeSearch: false }}
                activeProps={{ current: 'page' }}
                onClick={onClose}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="signed-out-only mt-6 grid gap-2">
        <button type="button" className={buttonClass('primary')} onClick={() => signIn('signup')}>
          Get Started
        </button>
        <button type="button" className={buttonClass('secondary')} onClick={() => signIn('signin')}>
          Sign In
        </button>
      </div>
      <div className="signed-in-only mt-6">
        <MobileAccount onClose={onClose} />
      </div>
    </Dialog>
  )
}
