import { Menu, Moon, Search, Sun } from 'lucide-react'
import { Suspense, startTransition, useState } from 'react'
import { AccountButton } from '../features/accounts/ui/menu/AccountButton.tsx'
import { openSignIn, type SignInMode } from '../features/accounts/ui/sign-in/sign-in-dialog.ts'
import { afterPaint } from '../ui/after-paint.ts'
import { buttonClass } from '../ui/button.ts'
import { Link } from '../ui/Link.tsx'
import { later } from '../ui/later.ts'
import { Logo } from './Logo.tsx'
import { NAVIGATION } from './navigation.ts'
import { toggleTheme, useTheme } from './theme.ts'

const MobileMenu = later(() => import('./MobileMenu.tsx'), 'MobileMenu')

export function Header() {
  const [menuOpen, setMenuOpen] = useState(false)
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-bg/90 backdrop-blur">
      <div className="page flex h-16 items-center gap-2">
        <Link to="/" className="mr-2 flex items-center gap-2 rounded-control" aria-label="Kitly, home">
          <Logo />
        </Link>
        <nav aria-label="Main" className="hidden lg:block">
          <ul className="flex">
            {NAVIGATION.map(({ label, ...link }) => (
              <li key={label}>
                <Link
                  {...link}
                  className={buttonClass('ghost', 'sm')}
                  activeOptions={{ exact: true, includeSearch: false }}
                  activeProps={{ className: 'text-text bg-raised', current: 'page' }}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <Link to="/tools" className="header-search" aria-label="Search tools">
            <Search className="size-5 shrink-0" aria-hidden="true" />
            <span className="header-search-words" aria-hidden="true">
              Search tools
            </span>
          </Link>
          <ThemeToggle />
          <AccountButton />
          <SignInLink mode="signin" className={buttonClass('ghost', 'sm')}>
            Sign In
          </SignInLink>
          <SignInLink mode="signup" className={buttonClass('ink', 'sm')}>
            Get Started
          </SignInLink>
          <button
            type="button"
            className={`${buttonClass('ghost', 'icon')} js-only lg:hidden`}
            aria-label="Menu"
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            // The press is painted before all that the menu is made of.
            onClick={() => startTransition(() => setMenuOpen(true))}
          >
            <Menu className="size-5" aria-hidden="true" />
          </button>
        </div>
      </div>
      {menuOpen && (
        <Suspense>
          <MobileMenu onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </header>
  )
}

/** Opens the dialog; before the page listens, the page that has the same form. */
function SignInLink({
  mode,
  className,
  children,
}: {
  mode: SignInMode
  className: string
  children: string
}) {
  return (
    <Link
      to="/auth/sign-in"
      search={{ mode: mode === 'signup' ? mode : undefined }}
      preload={false}
      className={`${className} js-only signed-out-only max-lg:hidden`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        openSignIn(mode)
      }}
    >
      {children}
    </Link>
  )
}

function ThemeToggle() {
  const theme = useTheme()
  return (
    <button
      type="button"
      className={`${buttonClass('ghost', 'icon')} js-only`}
      aria-label={theme === 'dark' ? 'Switch to light theme' : 'Switch to dark theme'}
      onClick={() => afterPaint(toggleTheme)}
    >
      <Moon className="size-5 dark:hidden" aria-hidden="true" />
      <Sun className="hidden size-5 dark:block" aria-hidden="true" />
    </button>
  )
}
