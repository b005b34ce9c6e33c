import type { PublicToolField } from './tools.fields.ts'
import { MINIMUM_RATINGS, PRICING_MODELS } from './tools.limits.ts'

/**
 * Each filter of the directory by a field of the tools: a new one is an entry here. Query parameters, counts, tests,
 * columns, addresses and the panel follow from it. Those by category, whose choices are records, and by a word stand
 * beside it in the same places.
 */
interface Filter {
  /** The field of a tool that it looks at. */
  field: PublicToolField | 'is_rated'
  /** The heading of its group in the panel. */
  title: string
  /** Its name among the counts. */
  counts: string
}
interface ChoiceFilter extends Filter {
  /** Any of several values, which addresses have in lower case. */
  takes: 'choices'
  choices: readonly string[]
  /** What the panel calls them, where it is not what they are. */
  labels?: readonly string[]
}
interface LeastFilter extends Filter {
  /** The least value. */
  takes: 'least'
  /** Those that are offered, the largest first, with so many decimals. */
  offered: readonly number[]
  decimals: number
  max: number
  /** What the panel calls no choice at all, and adds to each. */
  any: string
  upwards: string
  description: string
}
export type ToolFieldFilter = ChoiceFilter | LeastFilter

const defineFilters = <const F extends Record<string, ToolFieldFilter>>(filters: F): F => filters

export const TOOL_FILTERS = defineFilters({
  pricing: {
    field: 'pricing_model',
    title: 'Pricing',
    counts: 'pricing',
    takes: 'choices',
    choices: PRICING_MODELS,
  },
  rating: {
    field: 'rating',
    title: 'Minimum Rating',
    counts: 'ratings',
    takes: 'least',
    offered: MINIMUM_RATINGS,
    decimals: 1,
    max: 5,
    any: 'Any rating',
    upwards: 'and up',
    description: 'Least rating',
  },
  rated: {
    field: 'is_rated',
    title: 'Reviews',
    counts: 'rated',
    takes: 'choices',
    choices: ['Yes'],
    labels: ['Only rated tools'],
  },
})
export type ToolFilters = typeof TOOL_FILTERS
export type ToolFilterName = keyof ToolFilters
export const TOOL_FILTER_NAMES = Object.keys(TOOL_FILTERS) as ToolFilterName[]

/** A table with something for each filter. */
export const perFilter = <T>(make: (filter: ToolFieldFilter, name: ToolFilterName) => T) =>
  Object.fromEntries(TOOL_FILTER_NAMES.map((name) => [name, make(TOOL_FILTERS[name], name)])) as Record<
    ToolFilterName,
    T
  >

/** The values of a filter as addresses have them, with what the panel calls each. */
export const offeredBy = (filter: ToolFieldFilter): { value: string; label: string }[] =>
  filter.takes === 'choices'
    ? filter.choices.map((choice, i) => ({
        value: choice.toLowerCase(),
        label: filter.labels?.[i] ?? choice,
      }))
    : filter.offered.map((least) => {
        const value = least.toFixed(filter.decimals)
        return { value, label: `${value} ${filter.upwards}` }
      })

export const valuesOf = (filter: ToolFieldFilter) => offeredBy(filter).map(({ value }) => value)
