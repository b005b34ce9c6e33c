import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import { formatDay, formatMonth, SOURCE_KINDS } from '../fact-values.ts'
import type { Fact } from '../facts.contract.ts'
import { Ring, useIsDue } from './AgeRing.tsx'

type Props = Pick<Fact, 'source_url' | 'source_kind' | 'source_date' | 'checked_at'> & {
  /** What it is the source of. */
  subject: string
  /** Days after which it is due to be looked at again. */
  reviewDays: number
  /** The month that goes without saying. */
  usual?: string | null
  /** What can be done about it. */
  children?: ReactNode
}

/** Escape closes what is open, and goes back to its line. */
function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  const details = event.currentTarget
  // A dialog that was opened from inside hears its own.
  if (!details.contains(event.target as Node)) return
  if (event.key !== 'Escape' || !details.open) return
  details.open = false
  details.querySelector('summary')?.focus()
}

/** Opens what a mouse rests on, until it goes; a click lets it stand. */
function useHover() {
  const isPassing = useRef(false)
  return {
    onPointerEnter: ({ currentTarget, pointerType }: PointerEvent<HTMLDetailsElement>) => {
      if (pointerType !== 'mouse' || currentTarget.open) return
      currentTarget.open = true
      isPassing.current = true
    },
    onPointerLeave: ({ currentTarget }: PointerEvent<HTMLDetailsElement>) => {
      if (isPassing.current) currentTarget.open = false
      isPassing.current = false
    },
    onClick: (event: MouseEvent) => {
      if (!isPassing.current) return
      isPassing.current = false
      // It is open already: the line would close it.
      if ((event.target as Element).closest('summary')) event.preventDefault()
    },
  }
}

/** When a fact was checked; opened, who says it and where. It needs no script. */
export function FactSource(props: Props) {
  const { subject, source_url, source_kind, source_date, checked_at, reviewDays, usual, children } = props
  const month = formatMonth(checked_at)
  const isOld = useIsDue({ checked_at, reviewDays })
  return (
    <details className="fact-source" onKeyDown={closeOnEscape} {...useHover()}>
      <summary>
        <Ring isDue={isOld} />
        <span className="sr-only">
          Source of {subject}, checked {isOld ? 'long ago, ' : ''}
        </span>
        {/* Where a cell has no room for it, the dot alone is seen. */}
        <span className={month === usual ? 'sr-only' : '@max-[13rem]/cell:sr-only'}>{month}</span>
      </summary>
      {/* It reaches up to its line, for a mouse on its way. */}
      <div className="fact-says">
        <p>
          Says {SOURCE_KINDS[source_kind]}
          {source_date && <>, on a page of {formatDay(source_date)}</>}:
        </p>
        <a
          href={source_url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="mt-1 link line-clamp-3 break-all"
        >
          {source_url.replace(/^https?:\/\/(www\.)?/, '')}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 text-xs text-muted">
          Read {formatDay(checked_at)}
          {children}
        </div>
      </div>
    </details>
  )
}
