import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ExternalLink, LogOut, Menu, Moon, Sun } from 'lucide-react'
import { useEffect } from 'react'
import { Logo } from '../../../app/Logo.tsx'
import { useSignedInHint } from '../../../app/signed-in-hint.ts'
import { toggleTheme, useTheme } from '../../../app/theme.ts'
import { buttonClass } from '../../../ui/button.ts'
import { MENU_ITEM, MenuButton } from '../../../ui/MenuButton.tsx'
import { wasSignedOut } from '../../accounts/ui/signed-out.ts'
import { signOut } from '../../accounts/ui/user.ts'
import type { Admin } from '../admin.contract.ts'
import { ADMIN_LINKS, MORE_LINKS } from './admin-links.ts'
import { clearAdmin, isAdminQuery, useAdminCheck } from './admin-session.ts'

/** The top bar of the administration area; whoever is not let in sees only the way out. */
export function AdminBar() {
  const checked = useAdminCheck().data?.admin ?? null
  // A session that has ended is shown as such; a form that is open below stays as it is.
  const isSignedIn = useSignedInHint()
  const admin = isSignedIn ? checked : null
  const queryClient = useQueryClient()
  useEffect(() => {
    if (isSignedIn !== false || !wasSignedOut()) return
    clearAdmin()
    void queryClient.resetQueries({ predicate: isAdminQuery })
  }, [isSignedIn, queryClient])
  const theme = useTheme()
  const mine = <T extends { moderators: boolean }>(links: T[]) =>
    admin?.role === 'admin' ? links : admin ? links.filter((l) => l.moderators) : []
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-bg/92 backdrop-blur">
      <div className="mx-auto flex h-14 w-full max-w-[96rem] items-center gap-1 px-4 sm:px-6">
        <Link
          to="/"
          className="mr-1 flex shrink-0 items-center gap-2 rounded-control"
          aria-label="Kitly, home"
        >
          <Logo />
        </Link>
        <span className="mr-2 rounded-full bg-accent-soft px-2 py-0.5 text-xs font-medium text-accent-text">
          Admin
        </span>
        <nav aria-label="Administration" className="min-w-0 max-xl:hidden">
          <ul className="flex">
            {mine(ADMIN_LINKS).map(({ label, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  className={`${buttonClass('ghost', 'sm')} px-2.5`}
                  activeOptions={{ includeSearch: false }}
                  activeProps={{ className: 'text-text bg-raised' }}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <button
            type="button"
            className={buttonClass('ghost', 'icon')}
            aria-label={theme === 'dark' ? 'Switch to light theme' : 'Switch to dark theme'}
            onClick={toggleTheme}
          >
            <Moon className="size-5 dark:hidden" aria-hidden="true" />
            <Sun className="hidden size-5 dark:block" aria-hidden="true" />
          </button>
          {admin && (
            <MenuButton
              label={<Menu className="size-5" aria-hidden="true" />}
              name="Menu"
              title="Menu"
              size="icon"
              variant="ghost"
            >
              {(close) => (
                <BarMenu admin={admin} close={close} links={mine(ADMIN_LINKS)} more={mine(MORE_LINKS)} />
              )}
            </MenuButton>
          )}
        </div>
      </div>
    </header>
  )
}

interface MenuProps {
  admin: Admin
  close: () => void
  links: typeof ADMIN_LINKS
  more: typeof MORE_LINKS
}

function BarMenu({ admin, close, links, more }: MenuProps) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const leave = async () => {
    close()
    await signOut(queryClient)
    clearAdmin()
    queryClient.removeQueries({ predicate: isAdminQuery })
    await navigate({ to: '/admin' })
  }
  const item = ({
    to,
    label,
  }: {
    to: (typeof links)[number]['to'] | (typeof more)[number]['to']
    label: string
  }) => (
    <Link
      key={to}
      to={to}
      className={MENU_ITEM}
      activeOptions={{ includeSearch: false }}
      activeProps={{ className: 'bg-raised font-medium' }}
      onClick={close}
    >
      {label}
    </Link>
  )
  return (
    <>
      <p className="px-3 py-2 text-sm">
        <span className="block truncate font-medium">{admin.name}</span>
        <span className="block truncate text-muted">{admin.email}</span>
      </p>
      <nav aria-label="All screens" className="border-t border-line py-1.5">
        <div className="xl:hidden">{links.map(item)}</div>
        {more.map(item)}
      </nav>
      <div className="border-t border-line pt-1.5">
        <Link to="/" className={MENU_ITEM}>
          <ExternalLink className="size-4 text-muted" aria-hidden="true" />
          View the site
        </Link>
        <button type="button" className={MENU_ITEM} onClick={() => void leave()}>
          <LogOut className="size-4 text-muted" aria-hidden="true" />
          Sign out
        </button>
      </div>
    </>
  )
}
