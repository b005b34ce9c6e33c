import { formatDay, formatShortDay, SOURCE_KINDS } from '../fact-values.ts'
import type { Fact } from '../facts.contract.ts'

type Props = Pick<Fact, 'source_url' | 'source_kind' | 'source_date' | 'checked_at'> & {
  /** What it is the source of. */
  subject: string
  /** It is due to be looked at again. */
  isDue: boolean
}

/** When a fact was checked; opened, who says it and where. It needs no script. */
export function FactSource({ subject, source_url, source_kind, source_date, checked_at, isDue }: Props) {
  return (
    <details className="group/source text-xs text-muted [&[open]>div]:block">
      <summary className="inline-flex min-h-6 cursor-pointer list-none items-center gap-1.5 rounded-control whitespace-nowrap hover:text-text [&::-webkit-details-marker]:hidden">
        <span
          className={`size-1.5 rounded-full ${isDue ? 'ring-2 ring-warm' : 'bg-good'}`}
          aria-hidden="true"
        />
        <span className="sr-only">
          Source of {subject}, checked {isDue ? 'long ago, ' : ''}
        </span>
        {formatShortDay(checked_at, new Date())}
      </summary>
      <div className="absolute inset-x-0 top-full z-20 rounded-card border border-line bg-surface p-3.5 text-sm shadow-float">
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
        <p className="mt-2 text-xs text-muted">Read {formatDay(checked_at)}</p>
      </div>
    </details>
  )
}
