import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ExternalLink, LogOut, Menu, Moon, Sun } from 'lucide-react'
import { useEffect } from 'react'
import { Logo } from '../../app/Logo.tsx'
import { apiQuery } from '../../app/query.ts'
import { useSignedInHint } from '../../app/signed-in-hint.ts'
import { toggleTheme, useTheme } from '../../app/theme.ts'
import { wasSignedOut } from '../../features/accounts/ui/session/session-end.ts'
import { signOut } from '../../features/accounts/ui/session/user.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button.ts'
import { Link } from '../../ui/Link.tsx'
import { MENU_ITEM, MenuButton } from '../../ui/MenuButton.tsx'
import { formatCount } from '../../ui/text.ts'
import type { Admin, Waiting } from './admin.contract.ts'
import { ADMIN_LINKS, type AdminLink } from './admin-nouns.ts'
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
  const mine = ADMIN_LINKS.filter(({ moderators }) => admin && (admin.role === 'admin' || moderators))
  const inBar = mine.filter(({ inMenu }) => !inMenu)
  const { data: waiting } = useQuery({ ...waitingQuery, enabled: admin !== null })
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
        <nav
          aria-label="Administration"
          className="min-w-0 overflow-x-auto [scrollbar-width:none] max-xl:hidden"
        >
          <ul className="flex">
            {inBar.map((link) => (
              <li key={link.to}>
                <Link
                  to={link.to}
                  className={`${buttonClass('ghost', 'sm')} gap-1! px-2!`}
                  activeOptions={{ includeSearch: false }}
                  activeProps={{ className: 'text-text bg-raised', current: 'page' }}
                >
                  <LinkText link={link} waiting={waiting} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <Button
            variant="ghost"
            size="icon"
            aria-label={theme === 'dark' ? 'Switch to light theme' : 'Switch to dark theme'}
            onClick={toggleTheme}
          >
            <Moon className="size-5 dark:hidden" aria-hidden="true" />
            <Sun className="hidden size-5 dark:block" aria-hidden="true" />
          </Button>
          {admin && (
            <MenuButton
              label={<Menu className="size-5" aria-hidden="true" />}
              name="Menu"
              title="Menu"
              size="icon"
              variant="ghost"
            >
              {(close) => (
                <BarMenu
                  admin={admin}
                  close={close}
                  links={inBar}
                  more={mine.filter(({ inMenu }) => inMenu)}
                  waiting={waiting}
                />
              )}
            </MenuButton>
          )}
        </div>
      </div>
    </header>
  )
}

/** How much waits is asked anew every minute while the screen is looked at. */
const waitingQuery = { ...apiQuery('GET /api/admin/waiting', {}), refetchInterval: 60_000 }

/** What a link is called, and how much waits behind it. */
function LinkText({ link, waiting }: { link: AdminLink; waiting: Waiting | undefined }) {
  const count = link.waiting ? (waiting?.[link.waiting] ?? 0) : 0
  return (
    <>
      {link.label}
      {count > 0 && (
        <span className="rounded-full bg-accent-soft px-1.5 text-[0.6875rem] font-medium text-accent-text tabular-nums">
          <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
          <span className="sr-only">
            , {formatCount(count)} {link.waits}
          </span>
        </span>
      )}
    </>
  )
}

interface MenuProps {
  admin: Admin
  close: () => void
  links: AdminLink[]
  more: AdminLink[]
  waiting: Waiting | undefined
}

function BarMenu({ admin, close, links, more, waiting }: MenuProps) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const leave = async () => {
    close()
    await signOut(queryClient)
    clearAdmin()
    queryClient.removeQueries({ predicate: isAdminQuery })
    await navigate({ to: '/admin' })
  }
  const item = (link: AdminLink) => (
    <Link
      key={link.to}
      to={link.to}
      className={MENU_ITEM}
      activeOptions={{ includeSearch: false }}
      activeProps={{ className: 'bg-raised font-medium', current: 'page' }}
      onClick={close}
    >
      <LinkText link={link} waiting={waiting} />
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
