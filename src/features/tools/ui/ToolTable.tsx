import { ArrowDown, ArrowUp, Check } from 'lucide-react'
import { useParts } from '../../../app/parts.ts'
import { UNCATEGORIZED } from '../../../shared/uncategorized.ts'
import { Link } from '../../../ui/Link.tsx'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import { MonthlyPrice, platformsOf } from '../../facts/ui/CardFacts.tsx'
import { PlatformIcons } from '../../facts/ui/PlatformIcons.tsx'
import type { ListedTool } from './listed-tool.ts'
import { ToolLink } from './ToolLink.tsx'
import { ToolRating } from './ToolRating.tsx'
import type { ToolsSearch } from './tools-search.ts'

/** Yes, no, or not known. */
const FLAGS = [
  { kind: 'free_plan', label: 'Free plan' },
  { kind: 'open_source', label: 'Open source' },
  { kind: 'offline', label: 'Offline' },
]

/** The tools of a list as a table; on a phone as rows, with the look of its cards. */
export function ToolTable({ tools, search }: { tools: ListedTool[] | null; search: ToolsSearch }) {
  return (
    <table className="tool-table">
      <thead>
        <tr>
          <SortHeader sort="name" search={search}>
            Tool
          </SortHeader>
          <th scope="col" className="max-2xl:hidden">
            Category
          </th>
          <th scope="col" className="text-right">
            From
          </th>
          <th scope="col">Runs on</th>
          {FLAGS.map(({ kind, label }) => (
            <th key={kind} scope="col" className="text-center">
              {label}
            </th>
          ))}
          <SortHeader sort="rating" search={search}>
            Rating
          </SortHeader>
          <th scope="col">
            <span className="sr-only">Compare and save</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {tools?.map((tool) => (
          <Row key={tool.id} tool={tool} />
        ))}
        {!tools && Array.from({ length: 12 }, (_, i) => <SkeletonRow key={i} />)}
      </tbody>
    </table>
  )
}

interface HeaderProps {
  sort: 'name' | 'rating'
  search: ToolsSearch
  children: string
}

/** The heading of a column by which the list can be sorted; pressed again, it is sorted as before. */
function SortHeader({ sort, search, children }: HeaderProps) {
  const isSorted = search.sort === sort
  const [direction, Icon] =
    sort === 'name' ? (['ascending', ArrowUp] as const) : (['descending', ArrowDown] as const)
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined}>
      <Link
        to="/tools"
        search={{ ...search, page: undefined, sort: isSorted ? undefined : sort }}
        resetScroll={false}
        className="inline-flex min-h-9 items-center gap-1 hover:text-text"
      >
        {children}
        <Icon className={`size-3.5 ${isSorted ? 'text-accent-text' : 'opacity-35'}`} aria-hidden="true" />
      </Link>
    </th>
  )
}

function Row({ tool }: { tool: ListedTool }) {
  const { ToolActions } = useParts()
  const platforms = platformsOf(tool.facts)
  const category = tool.category_name ?? UNCATEGORIZED.name
  const price = tool.price_from
  const isFree = tool.pricing_model === 'Free'
  return (
    <tr className="group">
      <th scope="row">
        <span className="flex items-center gap-3">
          <LogoTile
            name={tool.name}
            slug={tool.slug}
            src={tool.logo_url}
            color={tool.theme_color}
            size={36}
          />
          <span className="min-w-0">
            <span className="block truncate font-semibold">
              <ToolLink tool={tool} />
            </span>
            <span className="block truncate text-xs font-normal text-muted">
              <span className="2xl:hidden">{category}</span>
              <span className="max-2xl:hidden">{tool.short_description}</span>
            </span>
          </span>
        </span>
      </th>
      <td className="truncate text-muted max-2xl:hidden">{category}</td>
      <td className="text-right">
        {price && <MonthlyPrice price={price} />}
        <span
          className={price ? 'block text-xs text-muted' : isFree ? 'font-medium text-good' : 'text-muted'}
        >
          {tool.pricing_model}
        </span>
      </td>
      <td>
        {platforms.length > 0 ? (
          <span className="flex gap-1.5">
            <PlatformIcons platforms={platforms} inColumns />
          </span>
        ) : (
          <Dash>Not known</Dash>
        )}
      </td>
      {FLAGS.map(({ kind, label }) => (
        <td key={kind} className="text-center">
          <Flag
            label={label}
            value={(kind === 'free_plan' && isFree) || tool.facts.find((fact) => fact.kind === kind)?.value}
          />
        </td>
      ))}
      <td>{tool.is_rated ? <ToolRating tool={tool} /> : <Dash>Not rated yet</Dash>}</td>
      <td>
        <span className="js-only relative flex justify-end">
          <ToolActions tool={tool} where="row" />
        </span>
      </td>
    </tr>
  )
}

/** What is not known is a dash, as light as can be read, and is heard in full. */
function Flag({ label, value }: { label: string; value: unknown }) {
  if (value === false) return <span className="text-muted">No</span>
  if (value === undefined) return <Dash>Not known</Dash>
  return (
    <span role="img" aria-label={label} title={label}>
      <Check className="mx-auto size-4 text-good" strokeWidth={2.5} aria-hidden="true" />
    </span>
  )
}

const Dash = ({ children }: { children: string }) => (
  <span className="text-muted" title={children}>
    <span aria-hidden="true">–</span>
    <span className="sr-only">{children}</span>
  </span>
)

function SkeletonRow() {
  return (
    <tr>
      <td>
        <span className="flex items-center gap-3">
          <span className="skeleton size-9" />
          <span className="skeleton h-4 w-32" />
        </span>
      </td>
      <td colSpan={8}>
        <span className="skeleton block h-4" />
      </td>
    </tr>
  )
}
