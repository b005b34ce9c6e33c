import { X } from 'lucide-react'
import { type CSSProperties, type ReactNode, type Ref, useRef } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { Link } from '../../../ui/Link.tsx'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import type { Tool } from '../../tools/tools.contract.ts'
import { CompareRows } from './CompareRows.tsx'
import { COLUMNS, ROLE, ROW } from './compare-layout.ts'
import type { Known } from './FactRows.tsx'
import { ToolStrip } from './ToolStrip.tsx'

interface Props {
  tools: Tool[]
  caption: string
  /** None while it cannot be read. */
  known: Known | null
  /** Leaves out the rows that are the same for all tools. */
  onlyDifferences?: boolean
  onRemove?: (tool: Tool) => void
  /** Further rows. */
  children?: ReactNode
}

/** Tools side by side: a column for each under its name, which stays in sight, and the row labels at the left. */
export function CompareTable({ tools, caption, known, onlyDifferences = false, onRemove, children }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLTableSectionElement>(null)
  return (
    <div style={{ '--tools': tools.length } as CSSProperties}>
      <ToolStrip tools={tools} onRemove={onRemove} scroller={scroller} head={head} />
      <div
        ref={scroller}
        className="relative scroll-smooth max-lg:not-print:-mx-4 max-lg:not-print:snap-x max-lg:not-print:snap-mandatory max-lg:not-print:overflow-x-auto max-lg:not-print:overscroll-x-contain max-lg:not-print:scroll-pl-4 max-lg:not-print:px-4"
      >
        <table
          {...ROLE.table}
          className={`w-full border-separate border-spacing-0 text-sm max-lg:not-print:block lg:table-fixed print:table-fixed print:text-xs ${COLUMNS}`}
        >
          <caption className="sr-only">{caption}</caption>
          <Head tools={tools} onRemove={onRemove} head={head} />
          <tbody {...ROLE.group} className="max-lg:not-print:block">
            <CompareRows tools={tools} known={known} onlyDifferences={onlyDifferences} />
            {children}
          </tbody>
        </table>
      </div>
    </div>
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
          className="sticky top-16 left-0 z-20 border-b border-line bg-bg max-lg:not-print:hidden print:static lg:w-40 2xl:w-52 print:w-32"
        />
        {tools.map((tool) => (
          <th
            {...ROLE.column}
            key={tool.id}
            scope="col"
            className="snap-start border-b border-line bg-bg px-3 py-3 text-left align-middle font-normal max-lg:not-print:border-0 lg:sticky lg:py-2.5 lg:top-16 lg:z-20 print:static"
          >
            <div className="flex flex-wrap items-center justify-between gap-x-2.5 gap-y-1.5 lg:flex-nowrap">
              <LogoTile
                name={tool.name}
                slug={tool.slug}
                src={tool.logo_url}
                color={tool.theme_color}
                size={34}
              />
              <Link
                to="/tools/$slug"
                params={{ slug: tool.slug }}
                title={tool.name}
                className="line-clamp-2 min-w-0 font-display text-base leading-tight font-semibold break-words hover:text-accent-text max-lg:order-last max-lg:basis-full lg:flex-1"
              >
                {tool.name}
              </Link>
              {onRemove && (
                <button
                  type="button"
                  data-remove
                  className={`${buttonClass('ghost', 'icon')} js-only -mr-3 shrink-0 lg:-mr-2 lg:size-8 print:hidden`}
                  onClick={() => onRemove(tool)}
                >
                  <X className="size-4" aria-hidden="true" />
                  <span className="sr-only">Remove {tool.name}</span>
                </button>
              )}
            </div>
          </th>
        ))}
      </tr>
    </thead>
  )
}
