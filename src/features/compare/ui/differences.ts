import type { Tool } from '../../tools/tools.contract.ts'
import { MADE_FOR, missingIn, PRICE, ratingSentence, shared } from '../facts.ts'
import { ownFeatures } from '../features.ts'

/** What tells tools apart, of nothing but facts of the catalogue. */

export interface Difference {
  about: string
  /** What is said of both at once. */
  sentences?: string[]
  /** What is said of each, where one is not like the other; null where nothing is known. */
  each?: [string | null, string | null]
}

/** How two tools differ, in plain language; what is not known of both is not said. */
export function differencesOf(a: Tool, b: Tool): Difference[] {
  const each = (about: string, words: (tool: Tool, other: Tool) => string | null): Difference[] => {
    const both: Difference['each'] = [words(a, b), words(b, a)]
    return both[0] === both[1] ? [] : [{ about, each: both }]
  }
  const rating = ratingSentence(a, b)
  const hasSkills = a.skill_level && b.skill_level
  return [
    ...each('Price', ({ pricing_model }) => capital(PRICE[pricing_model])),
    ...each('Free offer', ({ free_credit_info }) => bare(free_credit_info)),
    ...(rating.length > 0 ? [{ about: 'Rating', sentences: rating }] : []),
    ...(hasSkills ? each('Made for', ({ skill_level }) => capital(MADE_FOR[skill_level!])) : []),
    ...each('Features', (tool, other) => ownFeatures(other.features, tool.features).join(', ') || null),
    ...each('Not ideal for', ({ not_ideal_for }) => bare(not_ideal_for)),
  ]
}

/** What is the same of both, in a few words each. */
export function samenessOf(a: Tool, b: Tool): string[] {
  return [
    ...(a.pricing_model === b.pricing_model ? [PRICE[a.pricing_model]] : []),
    ...(a.skill_level && a.skill_level === b.skill_level ? [`made for ${MADE_FOR[a.skill_level]}`] : []),
  ]
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** Without a full stop, whatever it ended with. */
const bare = (text: string | null) => text?.replace(/[.\s]+$/, '') ?? null

/** Tags that are named at most. */
const TAGS_NAMED = 3

/** By its tags, what an alternative is about that the tool is not, and what both are about. */
export const tagsApart = (tool: Pick<Tool, 'tags'>, other: Pick<Tool, 'tags'>) => ({
  added: missingIn(tool.tags, other.tags).slice(0, TAGS_NAMED),
  common: shared(other.tags, tool.tags).slice(0, TAGS_NAMED),
})
