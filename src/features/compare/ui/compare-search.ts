import { SLUG_MAX } from '../../../shared/limits.ts'
import { TEAM_MAX } from '../../facts/facts.limits.ts'
import { COMPARE_SLUGS_MAX } from '../compare.limits.ts'
import { readFields, writeFields } from '../custom-fields.ts'

/** What the address of a comparison says. */
export interface CompareSearch {
  /** Slugs, separated by commas. */
  tools?: string | undefined
  /** The custom fields with their values; `custom-fields.ts` says how. */
  fields?: string | undefined
  only?: 'differences' | undefined
  /** People for whom prices are told, where that is more than one. */
  team?: number | undefined
}

/** The slugs that an address names. */
export const slugsOf = (tools: string | undefined): string[] =>
  (tools ?? '')
    .split(',')
    .map((slug) => slug.trim().slice(0, SLUG_MAX))
    .filter(Boolean)
    .slice(0, COMPARE_SLUGS_MAX)

/** Reads search parameters; what makes no sense is left out, so that every address shows something. */
export function readCompareSearch(raw: Record<string, unknown>): CompareSearch {
  const team = Number(raw.team)
  return {
    tools: (typeof raw.tools === 'string' && slugsOf(raw.tools).join(',')) || undefined,
    fields: writeFields(readFields(raw.fields)),
    only: raw.only === 'differences' ? raw.only : undefined,
    team: Number.isInteger(team) && team > 1 && team <= TEAM_MAX ? team : undefined,
  }
}
