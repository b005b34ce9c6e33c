import type { ToolFacetFilter, ToolFacets } from '../features/tools/tools.contract.ts'
import {
  TOOL_FILTER_NAMES,
  TOOL_FILTERS,
  type ToolFieldFilter,
  type ToolFilterName,
  valuesOf,
} from '../features/tools/tools.filters.ts'
import { UNCATEGORIZED } from '../shared/uncategorized.ts'
import type { Catalog } from './catalog.ts'
import { NO_CATEGORY } from './columns.ts'
import { countFact, factBits } from './facts.ts'
import { listedBits, rowFrom, rowsOf } from './filter-rows.ts'
import { anyOf, type Bits, bitsFor, common, countBoth, setBit } from './holders.ts'
import { answerSearch } from './search/answer.ts'
import type { Match } from './search/search.ts'

/** What the filters of a list let pass, and how many tools each of their values has. */

export type Filter = Omit<ToolFacetFilter, '_t'>

type GroupName = 'category' | ToolFilterName

/** What a filter lets pass: for each group of choices in which something is chosen, for each kind of facts, and for the rest. */
interface Passing {
  groups: ReadonlyMap<GroupName, Bits>
  /** By the key of the kind. */
  facts: ReadonlyMap<string, Bits>
  other: readonly Bits[]
}

function passingOf(catalog: Catalog, filter: Filter): Passing {
  const { columns } = catalog
  const rows = rowsOf(columns)
  const groups = new Map<GroupName, Bits>()
  const inCategory = categoryBits(catalog, filter)
  if (inCategory) groups.set('category', inCategory)
  for (const name of TOOL_FILTER_NAMES) {
    const chosen = filter[name]
    if (chosen === undefined) continue
    const of: ToolFieldFilter = TOOL_FILTERS[name]
    const values: readonly unknown[] = of.takes === 'choices' ? valuesOf(of) : of.offered
    const row = Array.isArray(chosen)
      ? chosenOf(
          catalog,
          rows[name],
          chosen.map((choice) => values.indexOf(choice)),
        )
      : (rows[name][values.indexOf(chosen)] ?? rowFrom(columns[name], Number(chosen)))
    groups.set(name, row)
  }
  return { groups, facts: factsOf(catalog, filter), other: othersOf(catalog, filter) }
}

function categoryBits(catalog: Catalog, { category, category_id }: Filter): Bits | null {
  const { category: rows } = rowsOf(catalog.columns)
  const named =
    category &&
    chosenOf(
      catalog,
      rows,
      category.map((slug) => idOf(catalog, slug)),
    )
  if (category_id === undefined) return named ?? null
  const one = chosenOf(catalog, rows, [category_id])
  return named ? common(named, one) : one
}

const roomOf = ({ columns }: Catalog) => columns.category.length

/** What has any of some values; a value that no tool has is nobody's. */
const chosenOf = (catalog: Catalog, rows: readonly Bits[], values: readonly number[]): Bits =>
  anyOf(
    values.flatMap((value) => rows[value] ?? []),
    roomOf(catalog),
  )

/** A kind that there is not is passed by nothing. */
const factsOf = (catalog: Catalog, { facts = [] }: Filter): Passing['facts'] =>
  new Map(
    facts.map(({ kind, values }) => {
      const filter = catalog.factFilters.get(kind)
      const room = roomOf(catalog)
      return [kind, filter ? factBits(filter, values, room) : bitsFor(room)]
    }),
  )

function othersOf(catalog: Catalog, { featured, exclude }: Filter): Bits[] {
  const { featured: rows } = rowsOf(catalog.columns)
  return [
    ...(featured === undefined ? [] : [chosenOf(catalog, rows, [Number(featured)])]),
    ...(exclude ? [bitsOf(exclude, roomOf(catalog)).map((word) => ~word)] : []),
  ]
}

function bitsOf(ids: Iterable<number>, room: number): Bits {
  const bits = bitsFor(room)
  for (const id of ids) setBit(bits, id)
  return bits
}

function bitsOfMatches(matches: readonly Match[], room: number): Bits {
  const bits = bitsFor(room)
  for (let i = 0; i < matches.length; i++) setBit(bits, matches[i]!.id)
  return bits
}

/** What passes everything but one group or kind. */
const allBut = <K>(passing: ReadonlyMap<K, Bits>, but: K | null, among: Bits): Bits =>
  [...passing].reduce((known, [key, bits]) => (key === but ? known : common(known, bits)), among)

/** The number of a category in the columns; one that is in no column for a slug that nothing has. */
const idOf = ({ categoryBySlug }: Catalog, slug: string): number =>
  categoryBySlug.get(slug)?.id ?? (slug === UNCATEGORIZED.slug ? NO_CATEGORY : -1)

const isFiltered = ({ groups, facts, other }: Passing) => groups.size + facts.size + other.length > 0

/** The listed tools that a filter lets pass, or those of them that a search has found; null where all do. */
export function passingBits(catalog: Catalog, filter: Filter, found?: readonly Match[]): Bits | null {
  const passing = passingOf(catalog, filter)
  if (!found && !isFiltered(passing)) return null
  const among = [...passing.other, ...(found ? [bitsOfMatches(found, roomOf(catalog))] : [])].reduce(
    common,
    listedBits(catalog),
  )
  return allBut(passing.facts, null, allBut(passing.groups, null, among))
}

/** Counts for each filter value, each group with all other filters applied. */
export function facets(catalog: Catalog, filter: Filter): ToolFacets {
  const { groups, facts, other } = passingOf(catalog, filter)
  const answer = answerSearch(catalog, filter)
  const among = other.reduce(
    common,
    answer ? bitsOfMatches(answer.matches, roomOf(catalog)) : listedBits(catalog),
  )
  const known = allBut(facts, null, among)
  const rows = rowsOf(catalog.columns)
  const counterOf = (name: GroupName) => {
    const others = allBut(groups, name, known)
    return (place: number) => (rows[name][place] ? countBoth(rows[name][place], others) : 0)
  }
  const inCategory = counterOf('category')
  // What passes all that is no fact.
  const apart = allBut(groups, null, among)
  return {
    total: countBoth(apart, known),
    categories: catalog.categories
      .map(({ id, slug, name }) => ({ slug, name, count: inCategory(id) }))
      .concat(catalog.hasUncategorized ? { ...UNCATEGORIZED, count: inCategory(NO_CATEGORY) } : []),
    ...countsOf(counterOf),
    facts: [...catalog.factFilters.values()].flatMap((counted) => {
      const chosen = filter.facts?.find(({ kind }) => kind === counted.kind)?.values ?? []
      return countFact(counted, allBut(facts, counted.kind, apart), chosen) ?? []
    }),
    reading: answer?.reading ?? null,
  }
}

const countsOf = (counterOf: (name: ToolFilterName) => (place: number) => number) =>
  Object.fromEntries(
    TOOL_FILTER_NAMES.map((name) => {
      const filter = TOOL_FILTERS[name]
      const values = filter.takes === 'choices' ? valuesOf(filter) : filter.offered
      const countAt = counterOf(name)
      return [filter.counts, values.map((value, i) => ({ value, count: countAt(i) }))]
    }),
  ) as Omit<ToolFacets, 'total' | 'categories' | 'facts' | 'reading'>
