import type { ReactNode } from 'react'
import { formatValue } from '../../facts/fact-values.ts'
import type { Fact, FactKind } from '../../facts/facts.contract.ts'
import { FactSource } from '../../facts/ui/FactSource.tsx'
import { FactValue } from '../../facts/ui/FactValue.tsx'
import type { Mark } from '../marks.ts'
import { NOT_KNOWN } from '../matrix.ts'
import { MarkLabel } from './CompareRow.tsx'

/** What nobody has found out yet: a dashed line, and not a no. Where it stands alone, the legend says what it means. */
export const NotKnown = ({ children }: { children?: ReactNode }) =>
  children ? (
    <span className="border-b border-dashed border-line-strong text-xs text-muted">{children}</span>
  ) : (
    <span
      title={NOT_KNOWN}
      className="inline-block w-8 border-b-[1.5px] border-dashed border-line-strong align-[0.3em]"
    >
      <span className="sr-only">{NOT_KNOWN}</span>
    </span>
  )

interface SourcedProps {
  source: Pick<Fact, 'source_url' | 'source_kind' | 'source_date' | 'checked_at'>
  /** What it is the source of. */
  subject: string
  reviewDays: number
  mark: Mark | undefined
  note?: string | null
  children: ReactNode
}

/** What is known, with its mark, and who says it. */
export function Sourced({ source, subject, reviewDays, mark, note, children }: SourcedProps) {
  return (
    <div className="@container/cell">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-2">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-1">
          {children}
          {mark && <MarkLabel mark={mark} />}
        </div>
        <div className="[&_summary]:scroll-mt-48 print:hidden">
          <FactSource {...source} subject={subject} reviewDays={reviewDays} />
        </div>
      </div>
      {note && <p className="mt-0.5 text-xs text-muted">{note}</p>}
    </div>
  )
}

interface Props {
  kind: FactKind
  fact: Fact | undefined
  tool: string
  mark: Mark | undefined
  /** Of several values those that no other tool has. */
  alone: Set<string>
}

export function FactCell({ kind, fact, tool, mark, alone }: Props) {
  if (!fact) return <NotKnown />
  return (
    <Sourced
      source={fact}
      subject={`${kind.label} of ${tool}`}
      reviewDays={kind.review_days}
      mark={mark}
      note={fact.note}
    >
      {Array.isArray(fact.value) ? (
        <Several kind={kind} values={fact.value} alone={alone} />
      ) : (
        <FactValue kind={kind} value={fact.value} />
      )}
    </Sourced>
  )
}

/** Values that are shown at once. */
const SHOWN = 8

function Several({ kind, values, alone }: { kind: FactKind; values: string[]; alone: Set<string> }) {
  const isLabels = kind.options.length > 0
  const more = values.slice(SHOWN)
  const item = (value: string) => (
    <li key={value} className={itemClass(isLabels, alone.has(value))}>
      {formatValue(kind, [value])}
      {alone.has(value) && <span className="sr-only"> (listed here only)</span>}
    </li>
  )
  const list = `flex flex-wrap ${isLabels ? 'gap-1' : 'gap-x-1.5 gap-y-0.5'}`
  return (
    <div>
      <ul className={list}>{values.slice(0, SHOWN).map(item)}</ul>
      {more.length > 0 && (
        <details className="group text-xs">
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-muted hover:text-text">
            and {more.length} more
          </summary>
          <ul className={`${list} text-sm`}>{more.map(item)}</ul>
        </details>
      )}
    </div>
  )
}

/** What one tool alone has stands out. */
function itemClass(isLabel: boolean, isAlone: boolean): string {
  if (!isLabel) return `not-last:after:content-[','] ${isAlone ? 'font-semibold' : ''}`
  return `rounded-md px-1.5 py-0.5 text-xs ${
    isAlone
      ? 'bg-accent-soft font-medium text-accent-text ring-1 ring-accent-text/30 ring-inset'
      : 'bg-raised'
  }`
}
