import { PAGE_MAX, SEARCH_MAX } from '../../../shared/limits.ts'
import { pick } from '../../../shared/pick.ts'
import { FACT_CHOICES_MAX, formatFactChoices, readFactChoices } from '../../facts/fact-choices.ts'
import { perFilter, TOOL_FILTER_NAMES, type ToolFilterName, valuesOf } from '../tools.filters.ts'
import { IGNORED_ID_MAX, IGNORED_MAX, TOOL_SORTS, TOOLS_PAGE_SIZE } from '../tools.limits.ts'

/** What the address of the directory says; of several choices, values with commas between them. */
export interface ToolsSearch extends Partial<Record<ToolFilterName, string | undefined>> {
  search?: string | undefined
  /** The words are meant as they are typed. */
  exact?: 1 | undefined
  /** Parts of what was understood that are taken back, with commas between them. */
  ignore?: string | undefined
  /** Slugs of categories: tools of any of them. */
  category?: string | undefined
  /** What must be known: `platforms:ios,android,price:..20`. */
  facts?: string | undefined
  sort?: (typeof TOOL_SORTS)[number] | undefined
  /** Cards, where it says nothing. */
  view?: 'table' | undefined
  page?: number | undefined
}

/** Reads search parameters; what makes no sense is left out, so that every address shows something. */
export function readToolsSearch(raw: Record<string, unknown>): ToolsSearch {
  const text = (value: unknown, max: number) =>
    typeof value === 'string' && value.trim() ? value.trim().slice(0, max) : undefined
  const page = Number(raw.page)
  return {
    search: text(raw.search, SEARCH_MAX),
    exact: Number(raw.exact) === 1 ? 1 : undefined,
    ignore: joined(
      choicesOf(text(raw.ignore, IGNORED_MAX * IGNORED_ID_MAX))
        .filter((id) => id.length <= IGNORED_ID_MAX)
        .slice(0, IGNORED_MAX),
    ),
    category: joined(choicesOf(text(raw.category, 4000))),
    ...perFilter((filter, name) => {
      const offered = valuesOf(filter)
      return filter.takes === 'choices'
        ? joined(choicesOf(text(raw[name], 100)?.toLowerCase()).filter((value) => offered.includes(value)))
        : offered.find((value) => Number(value) === Number(raw[name]))
    }),
    facts: formatFactChoices(readFactChoices(text(raw.facts, FACT_CHOICES_MAX)?.toLowerCase())),
    sort: TOOL_SORTS.find((sort) => sort === raw.sort),
    view: raw.view === 'table' ? raw.view : undefined,
    page: Number.isInteger(page) && page > 1 && page <= PAGE_MAX ? page : undefined,
  }
}

/** 'a,b' → ['a', 'b'], none twice. */
export const choicesOf = (value: string | undefined): string[] => [
  ...new Set((value ?? '').split(',').filter(Boolean)),
]

const joined = (choices: string[]) => (choices.length > 0 ? choices.join(',') : undefined)

/** The value of a filter with one more choice, or without the one it has. */
export function toggled(value: string | undefined, choice: string): string | undefined {
  const choices = choicesOf(value)
  return joined(choices.includes(choice) ? choices.filter((c) => c !== choice) : [...choices, choice])
}

/** The filters of an address as the API takes them. */
export const filterOf = (search: ToolsSearch) => ({
  ...pick(search, ['search', 'ignore', 'category', ...TOOL_FILTER_NAMES, 'facts']),
  exact: search.exact && ('1' as const),
})

/** Another search, or none: nothing of how the last one was to be read holds for it. */
export const otherSearch = (search: string | undefined) => ({
  search: search || undefined,
  exact: undefined,
  ignore: undefined,
  page: undefined,
})

/** Whether anything is chosen in the filters' panel: 'Clear Filters' then has something to clear. */
export const hasFilters = (search: ToolsSearch) =>
  Boolean(search.category || search.facts) || TOOL_FILTER_NAMES.some((name) => search[name])

/** How many choices are made there. */
export const countFilters = (search: ToolsSearch) =>
  [search.category, ...TOOL_FILTER_NAMES.map((name) => search[name])].flatMap(choicesOf).length +
  readFactChoices(search.facts).flatMap(({ values }) => values).length

/** Nothing is chosen, and it is shown as before. */
export const withoutFilters = ({ sort, view }: ToolsSearch): ToolsSearch => ({ sort, view })

/** Whether an address shows all tools, or those of one category: lists worth a page of their own. */
export const isOwnList = ({ search, category, ...rest }: ToolsSearch) =>
  !search && choicesOf(category).length <= 1 && !hasFilters(rest)

export const pageCount = (total: number) => Math.max(1, Math.ceil(total / TOOLS_PAGE_SIZE))

/** How many pages stand below one another at most; further ones start later. */
const PAGES_SHOWN = 20

/** The list calls behind an address: one for each page that is shown, from `from` up to the address's own. */
export function pagesOf(search: ToolsSearch, from?: number) {
  const last = search.page ?? 1
  const first = Math.max(1, Math.min(from ?? last, last), last - PAGES_SHOWN + 1)
  const query = { ...filterOf(search), sort: search.sort }
  return {
    first,
    last,
    queries: Array.from({ length: last - first + 1 }, (_, i) => ({
      query: {
        ...query,
        limit: String(TOOLS_PAGE_SIZE),
        offset: String((first - 1 + i) * TOOLS_PAGE_SIZE),
      },
    })),
  }
}
