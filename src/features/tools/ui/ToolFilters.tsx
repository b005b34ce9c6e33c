import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { afterPaint } from '../../../ui/after-paint.ts'
import { buttonClass } from '../../../ui/button.ts'
import { offeredBy, TOOL_FILTER_NAMES, TOOL_FILTERS, type ToolFilterName } from '../tools.filters.ts'
import { FactFilters, FIRST_FACTS } from './FactFilters.tsx'
import { FilterChoice, FilterGroup, MoreChoices } from './FilterGroup.tsx'
import type { ShownFacets } from './listed-tool.ts'
import { choicesOf, type ToolsSearch, toggled } from './tools-search.ts'

/** Categories that are seen at once. */
const CATEGORIES_SEEN = 8

interface Props {
  search: ToolsSearch
  facets: ShownFacets | undefined
}

/** Category and the filters by fields, each value with what choosing it would give. */
export function ToolFilters({ search: asked, facets, failed }: Props & { failed?: boolean }) {
  const [search, change] = useChosen(asked)
  if (!facets && failed) return <p className="py-3 text-sm text-muted">The filters could not be loaded.</p>
  // Those that nothing is left in stay too: no row moves away from under the pointer.
  const categories = facets?.categories ?? []
  const more = categories.slice(CATEGORIES_SEEN)
  const chosen = choicesOf(search.category)
  const category = ({ slug, name, count }: ShownFacets['categories'][number]) => (
    <FilterChoice
      key={slug}
      name="category"
      value={slug}
      chosen={chosen.includes(slug)}
      onChange={() => change({ category: toggled(search.category, slug) })}
      count={count}
    >
      {name}
    </FilterChoice>
  )
  const field = (name: ToolFilterName) => (
    <FieldFilter
      key={name}
      name={name}
      chosen={search[name]}
      facets={facets}
      onChange={(value) => change({ [name]: value })}
    />
  )
  const facts = { text: search.facts, onChange: (facts: string | undefined) => change({ facts }) }
  return (
    <form action="/tools" className="divide-y divide-line">
      {search.search && <input type="hidden" name="search" value={search.search} />}
      {search.exact && <input type="hidden" name="exact" value={search.exact} />}
      {search.ignore && <input type="hidden" name="ignore" value={search.ignore} />}
      {search.sort && <input type="hidden" name="sort" value={search.sort} />}
      {search.view && <input type="hidden" name="view" value={search.view} />}
      {field('pricing')}
      {facets && <FactFilters groups={FIRST_FACTS} {...facts} facets={facets.facts} />}
      <FilterGroup title="Category">
        {categories.slice(0, CATEGORIES_SEEN).map(category)}
        {more.length > 0 && (
          <li>
            <MoreChoices always count={more.length} folded={!more.some(({ slug }) => chosen.includes(slug))}>
              {more.map(category)}
            </MoreChoices>
          </li>
        )}
      </FilterGroup>
      {TOOL_FILTER_NAMES.filter((name) => name !== 'pricing').map(field)}
      {facets && <FactFilters {...facts} facets={facets.facts} />}
      <noscript>
        <button type="submit" className={`${buttonClass('secondary')} mt-3 w-full`}>
          Apply filters
        </button>
      </noscript>
    </form>
  )
}

/** What is chosen, shown as soon as it is pressed: the address, and with it the whole page, follows that paint. */
function useChosen(asked: ToolsSearch) {
  const navigate = useNavigate({ from: '/tools' })
  const [chosen, setChosen] = useState({ asked, search: asked })
  /** Presses that the address does not have yet. */
  const pending = useRef(0)
  if (chosen.asked !== asked && pending.current === 0) setChosen({ asked, search: asked })
  const change = (changed: Partial<ToolsSearch>) => {
    setChosen({ asked, search: { ...chosen.search, ...changed, page: undefined } })
    pending.current += 1
    afterPaint(() => {
      pending.current -= 1
      void navigate({ search: (now) => ({ ...now, page: undefined, ...changed }), resetScroll: false })
    })
  }
  return [chosen.search, change] as const
}

interface FieldFilterProps {
  name: ToolFilterName
  chosen: string | undefined
  facets: ShownFacets | undefined
  onChange: (value: string | undefined) => void
}

/** The values of a filter, when it is known how many tools each has. */
function FieldFilter({ name, chosen, facets, onChange }: FieldFilterProps) {
  const filter = TOOL_FILTERS[name]
  const several = filter.takes === 'choices'
  const counts = facets?.[filter.counts]
  return (
    <FilterGroup title={filter.title}>
      {!several && (
        <FilterChoice
          type="radio"
          name={name}
          value=""
          chosen={chosen === undefined}
          onChange={() => onChange(undefined)}
        >
          {filter.any}
        </FilterChoice>
      )}
      {counts &&
        offeredBy(filter).map(({ value, label }, i) => (
          <FilterChoice
            key={value}
            type={several ? 'checkbox' : 'radio'}
            name={name}
            value={value}
            chosen={choicesOf(chosen).includes(value)}
            onChange={() => onChange(several ? toggled(chosen, value) : value)}
            count={counts[i]?.count ?? 0}
          >
            {label}
          </FilterChoice>
        ))}
    </FilterGroup>
  )
}
