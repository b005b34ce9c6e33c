import type { ToolFacetFilter, ToolFacets } from '../features/tools/tools.contract.ts'
import {
  perFilter,
  TOOL_FILTER_NAMES,
  TOOL_FILTERS,
  type ToolFilterName,
  valuesOf,
} from '../features/tools/tools.filters.ts'
import { UNCATEGORIZED } from '../shared/uncategorized.ts'
import type { Catalog } from './catalog.ts'
import { type FilterColumns, NO_CATEGORY } from './columns.ts'
import { countFact, factBits } from './facts.ts'
import { type Bits, bitsFor, common, hasBit, setBit } from './holders.ts'
import { idsOf } from './orders.ts'
import { answerSearch } from './search/answer.ts'

/** What the filters of a list let pass, and how many tools each of their values has. */

export type Filter = Omit<ToolFacetFilter, '_t'>

type Test = (id: number) => boolean
type GroupName = 'category' | ToolFilterName

/** What a filter lets pass: a test for each group of choices in which something is chosen, and one for the rest. */
interface Tests {
  groups: Partial<Record<GroupName, Test>>
  /** The tools that pass, by the key of the kind. */
  facts: ReadonlyMap<string, Bits>
  other?: Test | undefined
}

function testsOf(catalog: Catalog, filter: Filter): Tests {
  const { columns } = catalog
  const groups: Tests['groups'] = {}
  const inCategory = categoryTest(catalog, filter)
  if (inCategory) groups.category = inCategory
  for (const name of TOOL_FILTER_NAMES) {
    const chosen = filter[name]
    const column = columns[name]
    if (Array.isArray(chosen)) {
      const values = valuesOf(TOOL_FILTERS[name])
      groups[name] = anyOf(
        column,
        chosen.map((choice) => values.indexOf(choice)),
      )
    } else if (chosen !== undefined) groups[name] = (id) => column[id]! >= chosen
  }
  return { groups, facts: factTests(catalog, filter), other: otherTest(columns, filter) }
}

/** A kind that there is not is passed by nothing. */
const factTests = ({ factFilters, columns }: Catalog, { facts = [] }: Filter): Tests['facts'] => {
  const room = columns.category.length
  return new Map(
    facts.map(({ kind, values }) => {
      const filter = factFilters.get(kind)
      return [kind, filter ? factBits(filter, values, room) : bitsFor(room)]
    }),
  )
}

/** What passes all kinds of facts, or all but one; undefined when nothing is chosen. */
const bothOfAll = (facts: Tests['facts'], but?: string): Bits | undefined =>
  [...facts].reduce<Bits | undefined>(
    (known, [kind, bits]) => (kind === but ? known : known ? common(known, bits) : bits),
    undefined,
  )

// Numbers are compared faster than slugs, and a large list is compared with each tool.
function categoryTest({ categoryBySlug, columns }: Catalog, { category, category_id }: Filter) {
  const column = columns.category
  const named =
    category &&
    anyOf(
      column,
      category.map((slug) => idOf(categoryBySlug, slug)),
    )
  if (category_id === undefined) return named
  const isThat: Test = (id) => column[id] === category_id
  return named ? bothOf(named, isThat) : isThat
}

function otherTest({ featured: column }: FilterColumns, { featured, exclude }: Filter) {
  const excluded = new Set(exclude)
  const isOther: Test | undefined = exclude && ((id) => !excluded.has(id))
  if (featured === undefined) return isOther
  const isAlike: Test = (id) => column[id] === Number(featured)
  return isOther ? bothOf(isAlike, isOther) : isAlike
}

const bothOf =
  (a: Test, b: Test): Test =>
  (id) =>
    a(id) && b(id)

/** What a tool must pass; undefined when nothing is filtered by. */
export const passesFilter = (catalog: Catalog, filter: Filter): Test | undefined => {
  const { groups, facts, other } = testsOf(catalog, filter)
  const known = bothOfAll(facts)
  const isKnown: Test | undefined = known && ((id) => hasBit(known, id))
  return [isKnown, other, ...Object.values(groups)].reduce(
    (a, b) => (a && b ? bothOf(a, b) : (a ?? b)),
    undefined,
  )
}

/** Whether a column has one of several numbers. */
function anyOf(column: Float64Array, numbers: readonly number[]): Test {
  if (numbers.length === 1) return (id) => column[id] === numbers[0]
  return (id) => numbers.includes(column[id]!)
}

/** The number of a category in the columns; one that is in no column for a slug that nothing has. */
const idOf = (categoryBySlug: Catalog['categoryBySlug'], slug: string): number =>
  categoryBySlug.get(slug)?.id ?? (slug === UNCATEGORIZED.slug ? NO_CATEGORY : -1)

/** Counts for each filter value, each group with all other filters applied. */
export function facets(catalog: Catalog, filter: Filter): ToolFacets {
  const { groups, facts, other } = testsOf(catalog, filter)
  const { columns, factFilters } = catalog
  const inCategory = countPlaces(columns.category, 1 + Math.max(0, ...catalog.categories.map(({ id }) => id)))
  const counters = {
    category: inCategory,
    ...perFilter((f, name) =>
      f.takes === 'choices'
        ? countPlaces(columns[name], f.choices.length)
        : countFrom(columns[name], f.offered),
    ),
  }
  const all = Object.values(counters)
  const tests = Object.entries(groups).map(([name, test]) => [test, counters[name as GroupName]] as const)
  const known = bothOfAll(facts)
  // What passes all that is no fact.
  const apart = bitsFor(columns.category.length)
  let total = 0
  const look = (id: number) => {
    if (other && !other(id)) return
    let failed: Counter | null = null
    for (const [test, counter] of tests) {
      if (test(id)) continue
      if (failed) return
      failed = counter
    }
    if (!failed) setBit(apart, id)
    if (known && !hasBit(known, id)) return
    if (failed) return failed.add(id)
    total++
    for (const counter of all) counter.add(id)
  }
  const answer = answerSearch(catalog, filter)
  if (answer) {
    for (const { id } of answer.matches) look(id)
  } else {
    // Any order would do; this one is nearly that of memory, which makes it several times as fast.
    for (const id of idsOf(catalog.orders.newest)) look(id)
  }
  return {
    total,
    categories: catalog.categories
      .map(({ id, slug, name }) => ({ slug, name, count: inCategory.counts[id]! }))
      .concat(catalog.hasUncategorized ? { ...UNCATEGORIZED, count: inCategory.counts[NO_CATEGORY]! } : []),
    ...countsOf(counters),
    facts: [...factFilters.values()].flatMap((counted) => {
      const others = bothOfAll(facts, counted.kind)
      const chosen = filter.facts?.find(({ kind }) => kind === counted.kind)?.values ?? []
      return countFact(counted, others ? common(apart, others) : apart, chosen) ?? []
    }),
    reading: answer?.reading ?? null,
  }
}

const countsOf = (counters: Record<ToolFilterName, Counter>) =>
  Object.fromEntries(
    TOOL_FILTER_NAMES.map((name) => {
      const filter = TOOL_FILTERS[name]
      const values = filter.takes === 'choices' ? valuesOf(filter) : filter.offered
      return [filter.counts, values.map((value, i) => ({ value, count: counters[name].counts[i]! }))]
    }),
  ) as Omit<ToolFacets, 'total' | 'categories' | 'facts' | 'reading'>

interface Counter {
  counts: Float64Array
  add: (id: number) => void
}

/** Counts how often a column has each number from 0 on; others are not counted. */
function countPlaces(column: Float64Array, length: number): Counter {
  const counts = new Float64Array(length)
  return {
    counts,
    add: (id) => {
      const place = column[id]!
      if (place >= 0 && place < length) counts[place]!++
    },
  }
}

/** Counts how often a column has each value or a larger one. */
function countFrom(column: Float64Array, values: readonly number[]): Counter {
  const counts = new Float64Array(values.length)
  return {
    counts,
    add: (id) => {
      const value = column[id]!
      for (let i = 0; i < values.length; i++) if (value >= values[i]!) counts[i]!++
    },
  }
}
