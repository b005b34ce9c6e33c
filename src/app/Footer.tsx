import type { ReactNode } from 'react'
import { Link } from '../ui/Link.tsx'
import { Logo } from './Logo.tsx'
import { CATEGORY_SHORTCUTS, EXPLORE, SUPPORT } from './navigation.ts'

/** On every page it is the same, whichever link leads to where one is: it is drawn once for all of them. */
const UNMARKED = {}

/** What stands in the footer: the server has drawn it, so that its code seldom comes. */
export function Footer() {
  return (
    <>
      <div className="page grid grid-cols-2 gap-x-6 gap-y-10 py-12 lg:grid-cols-4">
        <div className="col-span-2 flex flex-col gap-3 lg:col-span-1">
          <span className="flex items-center gap-2">
            <Logo />
          </span>
          <p className="max-w-xs text-sm text-muted">
            A curated directory of AI tools: what each is for, what it costs, and what it is not good at.
          </p>
        </div>
        <Column title="Explore">
          {EXPLORE.map(({ label, ...link }) => (
            <li key={label}>
              <Link {...link} activeProps={UNMARKED}>
                {label}
              </Link>
            </li>
          ))}
        </Column>
        <Column title="Categories">
          {CATEGORY_SHORTCUTS.map(({ category, label }) => (
            <li key={category}>
              <Link to="/tools" search={{ category }} activeProps={UNMARKED}>
                {label}
              </Link>
            </li>
          ))}
        </Column>
        <Column title="Support" isWide>
          {SUPPORT.map(({ label, ...link }) => (
            <li key={label}>
              <Link {...link} activeProps={UNMARKED}>
                {label}
              </Link>
            </li>
          ))}
          <li>
            <Link to="/api/docs" activeProps={UNMARKED}>
              API reference
            </Link>
          </li>
        </Column>
      </div>
      <div className="page">
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-4 text-sm text-muted">
          <p>© 2026 Kitly. All rights reserved.</p>
          <Link
            to="/admin"
            activeProps={UNMARKED}
            className="inline-flex min-h-11 items-center hover:text-text md:min-h-8"
          >
            Admin Login
          </Link>
        </div>
      </div>
    </>
  )
}

interface ColumnProps {
  title: string
  /** Where there are two columns, it takes both. */
  isWide?: boolean
  children: ReactNode
}

function Column({ title, isWide = false, children }: ColumnProps) {
  return (
    <nav aria-label={title} className={isWide ? 'max-lg:col-span-2' : undefined}>
      <h2 className="font-sans text-sm font-semibold tracking-normal">{title}</h2>
      <ul
        className={`mt-2 text-sm text-muted footer-links ${isWide ? 'max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-6' : ''}`}
      >
        {children}
      </ul>
    </nav>
  )
}
