/** What a search means, beside the words that it has: put in from above by what knows what people want done. */
import type { Catalog, CatalogTool } from '../catalog.ts'
import type { Match } from './search.ts'

/** How well tools do something, from 0 to 1, by their ids; none where that is not known. */
type Shares = ReadonlyMap<number, number>

/** Who does something, and how much that counts, from 0 to 1. */
export interface Done {
  shares: Shares
  weight: number
}

export interface Meaning {
  /** What the words of a text ask for. */
  ofSearch: (catalog: Catalog, text: string) => Shares
  /** Each thing that a tool is mainly for. */
  ofTool: (catalog: Catalog, tool: CatalogTool) => Done[]
  /** Keys of what that is made from, and those that a change of some tools has touched (`touched.ts`). */
  keysOfTool: (tool: CatalogTool) => string[]
  touchedBetween: (before: Catalog, after: Catalog, toolIds: readonly number[]) => string[]
}

let meaning: Meaning | null = null

export function readSearchesWith(given: Meaning): void {
  meaning = given
}

/** What a tool that does just what is meant gains, as a share of the best score by words. */
const GAIN = 1
/** From here on a tool is found that has none of the words. */
const FOUND_LEAST = 0.5

const bestOf = (matches: readonly Match[]): number =>
  matches.reduce((best, { score }) => Math.max(best, score), 0)

export const whoDoesLike = (catalog: Catalog, tool: CatalogTool): Done[] =>
  meaning?.ofTool(catalog, tool) ?? []
export const keysOfWhoDoesLike = (tool: CatalogTool): string[] => meaning?.keysOfTool(tool) ?? []
export const touchedMeanings = (before: Catalog, after: Catalog, toolIds: readonly number[]): string[] =>
  meaning?.touchedBetween(before, after, toolIds) ?? []

/** What was found by words, with what it means in the scores; and tools that do what is meant and have other words for it. */
export function withMeaning(catalog: Catalog, matches: Match[], text: string): Match[] {
  // What is named is what is looked for, and what nothing is found of is no task.
  if (!meaning || matches.length === 0 || matches.some(({ named }) => named > 0)) return matches
  const meant = meaning.ofSearch(catalog, text)
  if (meant.size === 0) return matches
  const gain = GAIN * bestOf(matches)
  const found = new Set(matches.map(({ id }) => id))
  return [
    ...matches.map((match) => ({ ...match, score: match.score + gain * (meant.get(match.id) ?? 0) })),
    ...[...meant]
      .filter(([id, share]) => share >= FOUND_LEAST && !found.has(id))
      .map(([id, share]) => ({ id, score: gain * share, named: 0 })),
  ]
}
