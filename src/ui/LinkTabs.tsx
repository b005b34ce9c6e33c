import { type LinkProps, useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { afterPaint } from './after-paint.ts'
import { Link } from './Link.tsx'

type TabLink = Pick<LinkProps, 'to' | 'params' | 'search' | 'resetScroll' | 'replace'>

interface Props<T extends string> {
  label: string
  tabs: readonly { name: T; label: ReactNode }[]
  current: T
  /** The page that they are on. The choice stands in its address, as `tab`; without that, it is the first. */
  link: Omit<TabLink, 'search'>
  /** What the chosen tab shows. */
  children: ReactNode
}

const MOVES: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Tabs that are links: they work without JavaScript, and with it the arrow keys move between them. */
export function LinkTabs<T extends string>({ label, tabs, current: shown, link, children }: Props<T>) {
  const navigate = useNavigate()
  // Pressed, while what it shows is still being drawn.
  const [pressed, setPressed] = useState<T | null>(null)
  const current = pressed ?? shown
  const list = useRef<HTMLDivElement>(null)
  const linkTo = (tab: T | undefined): TabLink => ({ ...link, search: { tab } as LinkProps['search'] })
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key]
    if (!move) return
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLElement)
    if (at < 0) return
    event.preventDefault()
    links[move(at, links.length)]?.focus()
  }
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map(({ name, label: text }, i) => (
          <Link
            key={name}
            {...linkTo(i === 0 ? undefined : name)}
            id={`tab-${name}`}
            role="tab"
            aria-selected={name === current}
            aria-controls="tab-panel"
            tabIndex={name === current ? 0 : -1}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
              event.preventDefault()
              setPressed(name)
              afterPaint(() => {
                void navigate(linkTo(i === 0 ? undefined : name) as never).finally(() => setPressed(null))
              })
            }}
            className={`-mb-px inline-flex min-h-11 items-center border-b-2 px-3 text-sm font-medium whitespace-nowrap hover:text-text ${
              name === current ? 'border-accent text-text' : 'border-transparent text-muted'
            }`}
          >
            {text}
          </Link>
        ))}
      </div>
      <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${shown}`} className="pt-6">
        {children}
      </div>
    </>
  )
}
