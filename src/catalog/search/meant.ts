/** What a search means, beside the words that it has: put in from above by what knows what people want done. */
import type { Catalog } from '../catalog.ts'
import type { Match } from './search.ts'

/** How well tools do what the words of a text ask for, from 0 to 1, by their ids; none where that is not known. */
export type ReadMeaning = (catalog: Catalog, text: string) => ReadonlyMap<number, number>

let readMeaning: ReadMeaning | null = null

export function readSearchesWith(read: ReadMeaning): void {
  readMeaning = read
}

/** What a tool that does just what is meant gains, as a share of the best score by words. */
const GAIN = 1
/** From here on a tool is found that has none of the words. */
const FOUND_LEAST = 0.5

/** What was found by words, with what it means in the scores; and tools that do what is meant and have other words for it. */
export function withMeaning(catalog: Catalog, matches: Match[], text: string): Match[] {
  // What is named is what is looked for, and what nothing is found of is no task.
  if (!readMeaning || matches.length === 0 || matches.some(({ named }) => named > 0)) return matches
  const meant = readMeaning(catalog, text)
  if (meant.size === 0) return matches
  const gain = GAIN * matches.reduce((best, { score }) => Math.max(best, score), 0)
  const found = new Set(matches.map(({ id }) => id))
  return [
    ...matches.map((match) => ({ ...match, score: match.score + gain * (meant.get(match.id) ?? 0) })),
    ...[...meant]
      .filter(([id, share]) => share >= FOUND_LEAST && !found.has(id))
      .map(([id, share]) => ({ id, score: gain * share, named: 0 })),
  ]
}
