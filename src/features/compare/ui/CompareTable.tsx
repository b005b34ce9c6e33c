import { Link } from '@tanstack/react-router'
import { EqualNot, X } from 'lucide-react'
import { type CSSProperties, type ReactNode, type Ref, useRef } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import type { Tool } from '../../tools/tools.contract.ts'
import { ROWS } from './compare-rows.tsx'
import { differing } from './differing.ts'
import { ToolStrip } from './ToolStrip.tsx'

/**
 * On a phone each row is its label over a strip of cells that is swiped. Rows that are laid out as a grid are no
 * rows any more to some screen readers, unless they are told.
 */
const ROLE = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  label: { role: 'rowheader' },
  cell: { role: 'cell' },
}
const ROW =
  'max-lg:not-print:grid max-lg:not-print:grid-cols-[repeat(var(--tools),minmax(0,1fr))] print:break-inside-avoid'
const LABEL =
  'border-b border-line bg-bg py-3.5 pr-4 text-left align-top text-xs font-medium text-muted lg:sticky lg:left-0 lg:z-10 lg:w-40 print:w-32 max-lg:not-print:col-span-full max-lg:not-print:border-0 max-lg:not-print:bg-raised max-lg:not-print:p-0'
const CELL = 'relative border-b border-line py-3 pr-4 align-top break-words lg:py-3.5 lg:pr-6'

interface Props {
  tools: Tool[]
  caption: string
  /** Leaves out the rows that are the same for all tools. */
  onlyDifferences?: boolean
  onRemove?: (tool: Tool) => void
  /** Further rows. */
  children?: ReactNode
}

/** Tools side by side: a column for each under its name, which stays in sight, and the row labels at the left. */
export function CompareTable({ tools, caption, onlyDifferences = false, onRemove, children }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLTableSectionElement>(null)
  return (
    <>
      <ToolStrip tools={tools} scroller={scroller} head={head} />
      <div
        ref={scroller}
        className="relative scroll-smooth max-lg:not-print:-mx-4 max-lg:not-print:snap-x max-lg:not-print:snap-mandatory max-lg:not-print:overflow-x-auto max-lg:not-print:overscroll-x-contain max-lg:not-print:scroll-pl-4 max-lg:not-print:px-4"
      >
        <table
          {...ROLE.table}
          style={{ '--tools': tools.length } as CSSProperties}
          className="w-full border-separate border-spacing-0 text-sm max-lg:not-print:block max-lg:not-print:w-[max(100%,calc(var(--tools)*10.75rem))] lg:table-fixed print:table-fixed print:text-xs"
        >
          <caption className="sr-only">{caption}</caption>
          <Head tools={tools} onRemove={onRemove} head={head} />
          <tbody {...ROLE.group} className="max-lg:not-print:block">
            {ROWS.map(({ label, value, cell }) => {
              const differs = differing(tools.map(value))
              if (onlyDifferences && !differs.includes(true)) return null
              return <CompareRow key={label} label={label} differs={differs} cells={tools.map(cell)} />
            })}
            {children}
          </tbody>
        </table>
      </div>
    </>
  )
}

interface HeadProps {
  tools: Tool[]
  onRemove: ((tool: Tool) => void) | undefined
  head: Ref<HTMLTableSectionElement>
}

function Head({ tools, onRemove, head }: HeadProps) {
  return (
    <thead {...ROLE.group} ref={head} className="max-lg:not-print:block">
      <tr {...ROLE.row} className={ROW}>
        <td
          {...ROLE.cell}
          className="sticky top-16 left-0 z-20 border-b border-line bg-bg max-lg:not-print:hidden print:static lg:w-40 print:w-32"
        />
        {tools.map((tool) => (
          <th
            {...ROLE.column}
            key={tool.id}
            scope="col"
            className="snap-start border-b border-line bg-bg py-3 pr-4 text-left align-top font-normal lg:sticky lg:top-16 lg:z-20 print:static"
          >
            <span className="flex items-start justify-between gap-2">
              <LogoTile name={tool.name} slug={tool.slug} src={tool.logo_url} size={40} />
              {onRemove && (
                <button
                  type="button"
                  data-remove
                  className={`${buttonClass('ghost', 'icon')} js-only -mt-1 -mr-1 print:hidden`}
                  onClick={() => onRemove(tool)}
                >
                  <X className="size-4" aria-hidden="true" />
                  <span className="sr-only">Remove {tool.name}</span>
                </button>
              )}
            </span>
            <Link
              to="/tools/$slug"
              params={{ slug: tool.slug }}
              className="mt-2 line-clamp-2 font-display text-base font-semibold break-words hover:text-accent-text"
            >
              {tool.name}
            </Link>
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface RowProps {
  label: ReactNode
  differs: boolean[]
  cells: ReactNode[]
  className?: string
}

/** One row. What differs is marked with a sign, and only then with a colour. */
export function CompareRow({ label, differs, cells, className = '' }: RowProps) {
  return (
    <tr {...ROLE.row} className={`${ROW} ${className}`}>
      <th {...ROLE.label} scope="row" className={LABEL}>
        <span className="max-lg:not-print:sticky max-lg:not-print:left-0 max-lg:not-print:inline-flex max-lg:not-print:px-2 max-lg:not-print:py-1.5">
          {label}
        </span>
      </th>
      {cells.map((cell, i) => (
        <td {...ROLE.cell} key={i} className={CELL}>
          {differs[i] && (
            <span className="absolute top-3.5 right-1 text-accent-text" title="Differs">
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
