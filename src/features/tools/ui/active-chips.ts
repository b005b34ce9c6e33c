import { readFactChoices, toggledFact } from '../../facts/fact-choices.ts'
import { offeredBy, TOOL_FILTER_NAMES, TOOL_FILTERS } from '../tools.filters.ts'
import type { ShownFacets, ShownFact } from './listed-tool.ts'
import { choicesOf, otherSearch, type ToolsSearch, toggled } from './tools-search.ts'

export interface FilterChip {
  label: string
  /** What of the address is another without it. */
  without: Partial<ToolsSearch>
}

/** What is filtered for, in words. */
export function activeChips(search: ToolsSearch, facets: ShownFacets | undefined): FilterChip[] {
  const nameOf = (slug: string) => facets?.categories.find((c) => c.slug === slug)?.name
  return [
    ...(search.search ? [{ label: `“${search.search}”`, without: otherSearch(undefined) }] : []),
    // The name of a category is known with the counts: a slug is nothing to show.
    ...choicesOf(search.category).flatMap((slug) => {
      const label = nameOf(slug)
      return label ? [{ label, without: { category: toggled(search.category, slug) } }] : []
    }),
    ...TOOL_FILTER_NAMES.flatMap((name) =>
      choicesOf(search[name]).map((value) => ({
        label: offeredBy(TOOL_FILTERS[name]).find((o) => o.value === value)?.label ?? value,
        without: { [name]: toggled(search[name], value) },
      })),
    ),
    ...factChips(search.facts, facets?.facts ?? []).map(({ label, facts }) => ({
      label,
      without: { facts },
    })),
  ]
}

/** Whether a kind of facts is one or the other. */
export const isFlag = ({ values }: ShownFact) =>
  values.length > 0 && values.every(({ value }) => value === 'yes' || value === 'no')

/** What is chosen, in words, each with the text of the address without it. */
function factChips(text: string | undefined, facets: readonly ShownFact[]) {
  return readFactChoices(text).flatMap(({ kind, values }) => {
    const facet = facets.find((f) => f.kind === kind)
    // What a kind is called is known with the counts: a key is nothing to show.
    if (!facet) return []
    return values.map((value) => {
      const given = facet.values.find((v) => v.value === value)?.label
      return { label: chipLabel(facet, value, given), facts: toggledFact(text, kind, value) }
    })
  })
}

function chipLabel(facet: ShownFact, value: string, given: string | undefined): string {
  if (isFlag(facet)) return value === 'yes' ? facet.label : `${facet.label}: no`
  if (given && facet.takes === 'range') return given
  return `${facet.label}: ${given ?? value.replace('..', ' to ').trim()}`
}
