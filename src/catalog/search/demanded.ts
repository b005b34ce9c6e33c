/** What a search says in another language, what it refuses, and what it demands of tools beside what they do. */
import type { SearchReading } from '../../features/tools/search.contract.ts'
import type { Catalog } from '../catalog.ts'
import { type Demand, findDemands, meets } from '../reading/demands.ts'
import { glossed, isForeignForm } from '../reading/language.ts'
import { compact, stem, words } from '../text.ts'
import { isOfEnglish, isWordOfLanguage } from './data.ts'
import { inWordsOfJobs } from './job-words.ts'
import { idsStarting } from './names.ts'
import { type Refusal, readRefused } from './refused.ts'
import type { Match } from './search.ts'
import { corrections, nearestName } from './spelling.ts'

/** Languages that are read, as a chip names them. */
const LANGUAGES: Record<string, string> = {
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  pt: 'Portuguese',
  it: 'Italian',
}

/** Nearly everything does: who searches for 'browser' wants something about browsers. */
const IN_BROWSER = 'platform:web'

interface Demanded {
  /** The search in English words. */
  english: string
  /** What the search was in; null where that was English, or is not read. */
  language: string | null
  demands: Demand[]
  refused: Refusal[]
  /** What is to be found, without demands and refusals, those that were taken away as well. */
  rest: string
}

/** What is left of 'that works offline' or 'easy for beginners' once the demand is taken out. */
const LEFT_BEHIND =
  /(?: (?:that|which|who|and|but|does|do|is|are|can|will|must|works?|runs?|for|with|on|in|to|from|an?|the|ideally|preferably))+$/i

/** Reads a search. `ignored`: ids of demands that a person has taken away, or 'language'. */
export function readDemands(catalog: Catalog, search: string, ignored: ReadonlySet<string>): Demanded {
  const { base, delta } = catalog.index
  const hasTerm = (word: string) => base.terms.has(stem(word)) || (delta?.terms.has(stem(word)) ?? false)
  // A foreign word in the text of some tool ('Leichte Sprache') stays one, unless a tool is called so.
  const isKnown = (word: string) =>
    hasTerm(word) && (isOfEnglish(word) || idsStarting(catalog, [word]).length > 0 || !isForeignForm(word))
  // What the catalogue has every word of is English, or the same in English.
  const strange = words(search).filter((word) => !isKnown(word))
  const isStrange = () => strange.length > 0 && !isMisspelt(catalog, search, strange)
  const mayBeForeign = !ignored.has('language') && (hasSmallWords(search) || isStrange())
  const gloss = mayBeForeign ? glossed(search, isKnown) : null
  const english = gloss ? withNounLast(inWordsOfJobs(search, gloss)) : search
  const language = (english !== search && LANGUAGES[gloss!.language]) || null
  const said = findDemands(english).filter(({ id }) => id !== IN_BROWSER)
  let rest = ''
  let end = 0
  for (const [from, to] of said.flatMap(({ spans }) => spans).sort(([a], [b]) => a - b)) {
    rest += `${english.slice(end, from)} `
    end = Math.max(end, to)
  }
  const left = (rest + english.slice(end)).replace(/\s+/g, ' ').trim()
  const wanted = said.length > 0 ? left.replace(LEFT_BEHIND, '') : left
  const { rest: named, refused } = readRefused(catalog, wanted)
  // 'no watermark': what must not be there is nothing to be found.
  rest = named.replace(/(?<=\S )(?:no|without)(?: an?| any)? [\p{L}\p{N}]+$/u, '').trim()
  const isHeard = ({ id }: { id: string }) => !ignored.has(id)
  return { english, language, demands: said.filter(isHeard), refused: refused.filter(isHeard), rest }
}

/** 'alternative européenne à …' says behind the noun what English says before it. */
const withNounLast = (english: string): string =>
  english.replace(/\b(alternative) to ((?:[\p{L}-]+ ){1,2}?)to /iu, '$2$1 to ')

/** Small words of other languages that the catalogue has in names; two of them in a search are of one. */
const SMALL =
  /^(?:de|des|du|les|la|le|pour|avec|una|une|un|para|per|con|com|di|da|do|della|el|los|las|mit|von|zum|ein|eine|und)$/
const SMALL_LEAST = 2

const hasSmallWords = (search: string): boolean =>
  new Set(words(search).filter((word) => SMALL.test(word))).size >= SMALL_LEAST

/** A search in which more words are strange is in another language. */
const MISSPELT_MOST = 2

/** Whether what no word of the catalogue is, is nearly a name or a word of it, and no word of any language. */
function isMisspelt(
  { index: { base, delta, dead, gone } }: Catalog,
  search: string,
  strange: string[],
): boolean {
  const segments = delta ? [base, delta] : [base]
  if (strange.length > MISSPELT_MOST) return false
  if (nearestName(segments, compact(search), dead) !== null) return true
  return strange.every((word) => !isWordOfLanguage(word) && corrections(segments, word, gone).length > 0)
}

/**
 * What is known to meet a demand comes before what nobody knows it of, unless it is worth less than this share of that: then it is
 * about something else. What is only wished for, or seldom known, outweighs less. Where scores are places in an order, nothing is known of what it is about.
 */
const UNKNOWN_SHARE = { demand: 0.3, wish: 0.6, inOrder: 1e-6 }

/**
 * What is known not to meet a demand is out; what it is not known of counts for less, or is out where most tools do not
 * and few say so. A wish rules nothing out.
 */
export function meeting(
  { toolById }: Catalog,
  matches: Match[],
  demands: readonly Demand[],
  { isOrdered }: { isOrdered: boolean },
): { matches: Match[]; parts: SearchReading['understood'] } {
  let kept = matches
  const unknown = new Map<string, Set<number>>()
  for (const demand of demands) {
    const { isStrict, isSoft, isSeldomKnown } = demand
    const share = UNKNOWN_SHARE[isOrdered ? 'inOrder' : isSoft || isSeldomKnown ? 'wish' : 'demand']
    const yes: Match[] = []
    const others: Match[] = []
    const open = new Set<number>()
    for (const match of kept) {
      const answer = meets(demand, toolById.get(match.id)!)
      if (answer === 'yes') yes.push(match)
      if (answer === 'unknown') open.add(match.id)
      if (answer === 'unknown' || (answer === 'no' && isSoft))
        others.push({ ...match, score: match.score * share })
    }
    const isOut = isStrict && yes.length > 0
    kept = isOut ? yes : [...yes, ...others]
    unknown.set(demand.id, isOut ? new Set() : open)
  }
  const parts = demands.map(({ id, label }) => {
    const count = kept.filter((match) => unknown.get(id)!.has(match.id)).length
    return { id, label, unknown: count || null }
  })
  return { matches: kept, parts }
}
