import { useHydrated } from '@tanstack/react-router'
import type { KeyboardEvent, ReactNode } from 'react'
import { formatDay, formatMonth, isDue, SOURCE_KINDS } from '../fact-values.ts'
import type { Fact } from '../facts.contract.ts'

type Props = Pick<Fact, 'source_url' | 'source_kind' | 'source_date' | 'checked_at'> & {
  /** What it is the source of. */
  subject: string
  /** Days after which it is due to be looked at again. */
  reviewDays: number
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

/** When a fact was checked; opened, who says it and where. It needs no script. */
export function FactSource(props: Props) {
  const { subject, source_url, source_kind, source_date, checked_at, reviewDays, children } = props
  // A page may have been kept since: only the reader's clock tells.
  const isOld = useHydrated() && isDue(checked_at, reviewDays, new Date())
  return (
    <details className="text-xs text-muted" onKeyDown={closeOnEscape}>
      <summary className="inline-flex min-h-6 min-w-6 cursor-pointer list-none items-center justify-end gap-1.5 rounded-control whitespace-nowrap hover:text-text [&::-webkit-details-marker]:hidden">
        <span
          className={`size-1.5 rounded-full ${isOld ? 'ring-2 ring-warm' : 'bg-good'}`}
          aria-hidden="true"
        />
        <span className="sr-only">
          Source of {subject}, checked {isOld ? 'long ago, ' : ''}
        </span>
        {/* Where a cell has no room for it, the dot alone is seen. */}
        <span className="@max-[13rem]/cell:sr-only">{formatMonth(checked_at)}</span>
      </summary>
      <div className="absolute top-full right-0 w-full min-w-64 text-left z-20 rounded-card border border-line bg-surface p-3.5 text-sm shadow-float">
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
