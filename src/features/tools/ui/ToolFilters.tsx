import { Link } from '@tanstack/react-router'
import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount } from '../../../ui/text.ts'
import type { ToolFacets } from '../tools.contract.ts'
import type { ToolsSearch } from './tools-search.ts'

const PRICING_LABELS = { free: 'Free', freemium: 'Freemium', paid: 'Paid' } as const

interface Props {
  search: ToolsSearch
  facets: ToolFacets | undefined
}

/** Category, pricing and minimum rating, each value with what choosing it would give. Plain links. */
export function ToolFilters({ search, facets }: Props) {
  return (
    <div className="divide-y divide-line">
      <Group title="Category">
        {facets?.categories
          .filter((c) => c.count > 0 || c.slug === search.category)
          .map((c) => (
            <Choice
              key={c.slug}
              chosen={search.category === c.slug}
              next={{ ...search, page: undefined, category: search.category === c.slug ? undefined : c.slug }}
              count={c.count}
            >
              {c.name}
            </Choice>
          ))}
      </Group>
      <Group title="Pricing">
        {facets?.pricing.map(({ value, count }) => (
          <Choice
            key={value}
            chosen={search.pricing === value}
            next={{ ...search, page: undefined, pricing: search.pricing === value ? undefined : value }}
            count={count}
          >
            {PRICING_LABELS[value]}
          </Choice>
        ))}
      </Group>
      <Group title="Minimum Rating">
        {facets?.ratings.map(({ value, count }) => {
          const rating = value.toFixed(1)
          return (
            <Choice
              key={rating}
              chosen={search.rating === rating}
              next={{ ...search, page: undefined, rating: search.rating === rating ? undefined : rating }}
              count={count}
            >
              {rating} and up
            </Choice>
          )
        })}
      </Group>
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details open className="group py-3">
      <summary className="flex min-h-11 list-none items-center justify-between rounded-control text-sm font-semibold md:min-h-9 [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          className="size-4 text-muted transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <ul className="mt-1">{children}</ul>
    </details>
  )
}

interface ChoiceProps {
  chosen: boolean
  /** The address that choosing it, or taking it back, leads to. */
  next: ToolsSearch
  count: number
  children: ReactNode
}

function Choice({ chosen, next, count, children }: ChoiceProps) {
  return (
    <li>
      <Link
        to="/tools"
        search={next}
        resetScroll={false}
        aria-current={chosen ? 'true' : undefined}
        className={`flex min-h-11 items-center gap-2 rounded-control px-2 text-sm hover:bg-raised md:min-h-9 ${
          chosen ? 'font-medium text-accent-text' : count === 0 ? 'text-muted' : ''
        }`}
      >
        <span
          aria-hidden="true"
          className={`grid size-4 shrink-0 place-items-center rounded border ${
            chosen ? 'border-accent bg-accent text-on-accent' : 'border-line-strong'
          }`}
        >
          {chosen && <Check className="size-3" strokeWidth={3} />}
        </span>
        <span className="min-w-0 flex-1 truncate">{children}</span>
        <span className="text-muted tabular-nums">
          <span className="sr-only">, </span>
          {formatCount(count)}
        </span>
      </Link>
    </li>
  )
}

/** What is filtered for, each with a way to take it back. */
export function ActiveFilters({ search, facets }: Props) {
  const category = facets?.categories.find((c) => c.slug === search.category)?.name ?? search.category
  const chips: { label: string; without: keyof ToolsSearch }[] = [
    ...(search.search ? [{ label: `“${search.search}”`, without: 'search' as const }] : []),
    ...(category ? [{ label: category, without: 'category' as const }] : []),
    ...(search.pricing ? [{ label: PRICING_LABELS[search.pricing], without: 'pricing' as const }] : []),
    ...(search.rating ? [{ label: `${search.rating} and up`, without: 'rating' as const }] : []),
  ]
  if (chips.length === 0) return null
  return (
    <ul className="flex flex-wrap items-center gap-2" aria-label="Active filters">
      {chips.map(({ label, without }) => (
        <li key={without}>
          <Link
            to="/tools"
            search={{ ...search, page: undefined, [without]: undefined }}
            resetScroll={false}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-accent-soft px-3.5 text-sm text-accent-text hover:opacity-80 md:min-h-8"
          >
            <span className="sr-only">Remove filter </span>
            <span className="max-w-56 truncate">{label}</span>
            <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      <li>
        <Link
          to="/tools"
          search={{ sort: search.sort }}
          resetScroll={false}
          className="inline-flex min-h-11 items-center px-2 text-sm text-muted underline underline-offset-4 hover:text-text md:min-h-8"
        >
          Clear Filters
        </Link>
      </li>
    </ul>
  )
}
