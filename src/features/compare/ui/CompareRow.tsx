import { EqualNot } from 'lucide-react'
import type { ReactNode } from 'react'
import { ROLE, ROW } from './compare-layout.ts'

const LABEL =
  'border-b border-line bg-bg py-3.5 pr-4 text-left align-top text-xs font-medium text-muted lg:sticky lg:left-0 lg:z-10 lg:w-40 print:w-32 max-lg:not-print:col-span-full max-lg:not-print:border-0 max-lg:not-print:bg-raised max-lg:not-print:p-0'
/** The mark of what differs stands in the space at the left, so that nothing moves when it comes. */
const CELL =
  'relative border-b border-line py-3 pr-3 pl-4.5 align-top break-words max-lg:not-print:border-0 lg:py-3.5 lg:pr-4'

interface Props {
  label: ReactNode
  differs: boolean[]
  cells: ReactNode[]
  className?: string
}

/** One row. What differs is marked with a sign, which also says so to those who do not see it. */
export function CompareRow({ label, differs, cells, className = '' }: Props) {
  return (
    <tr {...ROLE.row} className={`${ROW} ${className}`}>
      <th {...ROLE.label} scope="row" className={LABEL}>
        <span className="max-lg:not-print:sticky max-lg:not-print:left-0 max-lg:not-print:inline-flex max-lg:not-print:max-w-[calc(100vw-2rem)] max-lg:not-print:px-4.5 max-lg:not-print:py-1.5">
          {label}
        </span>
      </th>
      {cells.map((cell, i) => (
        <td {...ROLE.cell} key={i} className={CELL}>
          {differs[i] && (
            <span className="absolute top-4 left-0 text-accent-text lg:top-4.5" title="Differs">
              <EqualNot className="size-3.5" aria-hidden="true" />
              <span className="sr-only">Differs: </span>
            </span>
          )}
          {cell}
        </td>
      ))}
    </tr>
  )
}
