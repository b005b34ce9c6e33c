/** What a search means, beside the words that it has: put in from above by what knows what people want done. */
import type { Catalog, CatalogTool } from '../catalog.ts'
import { STOP_WORDS, stem, words } from '../text.ts'
import { isConcept, type QueryPlan } from './query.ts'
import type { Found, Match } from './search.ts'
import { documentCount } from './vocabulary.ts'

/** How well tools do something, from 0 to 1, by their ids; none where that is not known. */
type Shares = ReadonlyMap<number, number>

/** Who does something, and how much that counts, from 0 to 1. */
export interface Done {
  shares: Shares
  weight: number
}

/** What a search asks for: who does it, and how sure it is that it asks for anything. */
interface Meant {
  shares: Shares
  asks: number
}

export interface Meaning {
  /** What the words of a text ask for. */
  ofSearch: (catalog: Catalog, text: string) => Meant
  /** Each thing that a tool is mainly for. */
  ofTool: (catalog: Catalog, tool: CatalogTool) => Done[]
}

let meaning: Meaning | null = null

export function readSearchesWith(given: Meaning): void {
  meaning = given
}

/**
 * What a tool that does just what is meant gains, as a share of the best score by words; more in a sentence of
 * so many words that say something, which has words of the person, the place and the day as well.
 */
const GAIN = { few: 1.1, sentence: 1.6, sentenceWords: 4 } as const
/** Where all that is said is found, and a word of it in so few tools ('varroa'), who does just what is meant does not come before who has the words. */
const SELDOM = { tools: 3, satisfied: 0.97, gain: 0.9 } as const
/** From here on a tool is found that has none of the words. */
const FOUND_LEAST = 0.5
/** So sure it must be where the words find nothing: a wish for what is not there must not be answered with something. */
const SURE = 0.7

/** How well a tool must do what is meant for that to be known; the shares of that and of the best score below which a tool only mentions it. */
const MENTIONS = { knownFrom: 0.5, share: 0.2, score: 0.6 } as const
/**
 * Where no tool does even so much of what so many words or more may mean: what the best must be worth for each of them, of three at most, in scores
 * of a word that one tool has, by the share of them that is found. Less are words that meet by chance, and nothing is better than that.
 */
const BY_CHANCE = { words: 2, meant: 0.28, worth: 2.3 } as const

/** What words alone find, and how well. */
type FoundByWords = Pick<Found, 'satisfied' | 'best' | 'rarest'> & { plan: Pick<QueryPlan, 'read' | 'slots'> }

const bestOf = (matches: readonly Match[]): number =>
  matches.reduce((best, { score }) => Math.max(best, score), 0)

export const whoDoesLike = (catalog: Catalog, tool: CatalogTool): Done[] =>
  meaning?.ofTool(catalog, tool) ?? []

function hasSeldom({ index: { base, delta, gone } }: Catalog, said: readonly string[]): boolean {
  const segments = delta ? [base, delta] : [base]
  return said.some((word) => {
    const tools = documentCount(segments, stem(word), gone)
    return tools > 0 && tools <= SELDOM.tools
  })
}

/** Adds to what was found by words what it means: to their scores, and tools that do what is meant and have other words for it. */
export function withMeaning(catalog: Catalog, matches: Match[], found: FoundByWords): Match[] {
  const text = found.plan.read
  // What is named is what is looked for, unless the name is also what many are called: 'chatbot'.
  if (!meaning || (matches.some(({ named }) => named > 0) && !isConcept(words(text)))) return matches
  const { shares, asks } = meaning.ofSearch(catalog, text)
  const most = Math.max(0, ...shares.values())
  const isFound = matches.length > 0
  if (most < BY_CHANCE.meant && isByChance(found)) return matches.filter(({ named }) => named > 0)
  if (shares.size === 0 || (!isFound && most * asks < SURE)) return matches
  const said = words(text).filter((word) => !STOP_WORDS.has(word))
  const ofMeaning = said.length >= GAIN.sentenceWords ? GAIN.sentence : GAIN.few
  const isInWords = found.satisfied >= SELDOM.satisfied && hasSeldom(catalog, said)
  const gain = isFound ? (isInWords ? SELDOM.gain : ofMeaning) * bestOf(matches) : 1
  const others = new Map(shares)
  // In place: a search may find most tools, and a copy of each would be most of what it allocates.
  for (const match of matches) {
    const share = others.get(match.id)
    if (share === undefined) continue
    match.score += gain * share
    others.delete(match.id)
  }
  for (const [id, share] of others) {
    if (share >= FOUND_LEAST) matches.push({ id, score: gain * share, named: 0 })
  }
  return most < MENTIONS.knownFrom ? matches : withoutMentions(matches, shares, most)
}

function isByChance({ satisfied, best, rarest, plan: { slots } }: FoundByWords): boolean {
  const worth = best / rarest / Math.min(3, slots.length)
  return slots.length >= BY_CHANCE.words && satisfied * worth < BY_CHANCE.worth
}

/** Where it is known what is meant: without what does little of it, and only mentions words of the search. */
function withoutMentions(matches: Match[], shares: Shares, most: number): Match[] {
  const enough = MENTIONS.score * bestOf(matches)
  return matches.filter(
    ({ id, score, named }) => named > 0 || score >= enough || (shares.get(id) ?? 0) >= MENTIONS.share * most,
  )
}
