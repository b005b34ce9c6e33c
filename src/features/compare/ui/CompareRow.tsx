import type { ReactNode } from 'react'
import type { Mark, Marks } from '../marks.ts'
import { ROLE, ROW } from './compare-layout.ts'

const LABEL =
  'border-b border-line bg-bg py-3.5 pr-4 text-left align-top text-xs font-medium text-muted lg:sticky lg:left-0 lg:z-10 lg:w-40 2xl:w-52 print:w-32 max-lg:not-print:col-span-full max-lg:not-print:border-t max-lg:not-print:border-b-0 max-lg:not-print:p-0'
const CELL =
  'relative border-b border-line py-3 px-3 align-top break-words max-lg:not-print:rounded-control max-lg:not-print:border-0 max-lg:not-print:pt-1.5 max-lg:not-print:pr-4 lg:py-3.5'
/** What stays at the left of the screen while cells are swiped. */
const KEPT_LEFT =
  'max-lg:not-print:sticky max-lg:not-print:left-0 max-lg:not-print:max-w-[calc(100vw-2rem)] max-lg:not-print:px-3'

interface Props {
  label: ReactNode
  /** What it asks, where the label alone does not say it. */
  title?: string
  cells: ReactNode[]
  marks?: Marks
  className?: string
}

/** One row. The best of it and what stands alone are marked in words, which also say so to those who do not see them. */
export function CompareRow({ label, title, cells, marks, className = '' }: Props) {
  return (
    <tr {...ROLE.row} className={`${ROW} ${className}`}>
      <th {...ROLE.label} scope="row" title={title} className={LABEL}>
        <span className={`${KEPT_LEFT} max-lg:not-print:inline-flex max-lg:not-print:pt-2.5`}>{label}</span>
      </th>
      {cells.map((cell, i) => (
        <td {...ROLE.cell} key={i} className={`${CELL} ${marks?.[i] ? 'bg-accent-soft' : ''}`}>
          {cell}
        </td>
      ))}
    </tr>
  )
}

/** The question that the rows below answer. */
export function CompareHeading({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr {...ROLE.row} className={ROW}>
      <th
        {...ROLE.label}
        scope="rowgroup"
        colSpan={columns + 1}
        className="border-b border-line-strong/40 pt-8 pb-2.5 text-left font-normal max-lg:not-print:col-span-full max-lg:not-print:border-0"
      >
        <div
          className={`${KEPT_LEFT} flex flex-wrap items-center gap-x-6 gap-y-2 font-display text-lg leading-tight font-semibold max-lg:not-print:w-max`}
        >
          {children}
        </div>
      </th>
    </tr>
  )
}

const MARK: Record<Mark['type'], string> = {
  best: 'bg-accent text-on-accent',
  alone: 'bg-surface text-accent-text ring-1 ring-accent-text/40 ring-inset',
}

export function MarkLabel({ mark: { type, label } }: { mark: Mark }) {
  return (
    <span
      className={`inline-block rounded-full px-2 py-0.5 text-[0.6875rem] leading-4 font-medium whitespace-nowrap ${MARK[type]}`}
    >
      {label}
    </span>
  )
}
