/** What a search finds, and how it was read: the one way for lists, counts and everything else that searches. */
import { pairOf } from '../../features/compare/pair.ts'
import type { SearchReading } from '../../features/tools/search.contract.ts'
import type { ToolFacetFilter } from '../../features/tools/tools.contract.ts'
import type { Catalog, CatalogTool } from '../catalog.ts'
import { words } from '../text.ts'
import { alikeTool, withTags } from './alike.ts'
import type { Product } from './data.ts'
import { meeting, readDemands } from './demanded.ts'
import { directionIn } from './direction.ts'
import { type Intent, readIntent } from './intent.ts'
import { withMeaning } from './meaning.ts'
import { idsStarting, type Named, namedBy, nameOf } from './names.ts'
import { type Found, find, type Match } from './search.ts'

export interface Answer {
  /** In no order; the higher the score, the better. */
  matches: Match[]
  reading: SearchReading
}

/** What is worth less than this share of the best only mentions what is looked for. */
const WORTH_LEAST = 0.12
/** What is like a tool has at least this share of what the most alike one has. */
const ALIKE_LEAST = 0.4
/**
 * When there is nothing about a search, though some words of it are somewhere: too little of it is found, few words are
 * found in part and in passing, or what is found is worth no more than a mention of each word (in scores of a word that one tool has).
 */
const NOTHING = {
  satisfied: 0.35,
  words: 3,
  satisfiedOfFew: 0.45,
  satisfiedInPassing: 0.65,
  passing: 5,
  mention: 1,
}
/** What a tool that mentions an unlisted product gains at most. */
const MENTION = 0.6
/** Above every score of words: tools that the search names. */
const NAMED_SCORE = 1e6

const NOTHING_READ: SearchReading = {
  corrected: null,
  corrected_from: null,
  unlisted: [],
  named: [],
  compare: null,
  understood: [],
}

/** Answers that are kept for a version of the catalogue: list and counts of a page ask for the same. */
const KEPT = 20
const kept = new WeakMap<Catalog, Map<string, Answer>>()

type Asked = Pick<Partial<ToolFacetFilter>, 'search' | 'exact' | 'ignore'>

/** Null without a search. */
export function answerSearch(catalog: Catalog, { search, exact = false, ignore = [] }: Asked): Answer | null {
  if (!search) return null
  const answers = kept.get(catalog) ?? new Map<string, Answer>()
  kept.set(catalog, answers)
  const key = JSON.stringify([search, exact, ignore])
  const known = answers.get(key)
  if (known) return known
  if (answers.size >= KEPT) answers.delete(answers.keys().next().value!)
  const answer = exact
    ? { matches: onTopic(find(catalog.index, search, { exact, least: WORTH_LEAST })), reading: NOTHING_READ }
    : answerRead(catalog, search, ignore)
  answers.set(key, answer)
  return answer
}

function answerRead(catalog: Catalog, search: string, ignore: readonly string[]): Answer {
  const ignored = new Set(ignore)
  const { english, language, demands, refused, rest } = readDemands(catalog, search, ignored)
  const intent: Intent =
    rest === '' && english !== '' && words(english).length > 0
      ? { kind: 'anything' }
      : readIntent(catalog, rest, ignored)
  const { matches: found, reading } = answerIntent(catalog, intent, rest, ignored)
  const isRefused = ({ id }: Match) => refused.some(({ ids }) => ids.has(id))
  const matches = refused.length > 0 ? found.filter((match) => !isRefused(match)) : found
  const { matches: met, parts } = meeting(catalog, matches, demands, {
    isOrdered: intent.kind === 'anything' || intent.kind === 'either',
  })
  const isRead = language !== null
  return {
    matches: met,
    reading: {
      ...reading,
      // What a person has typed is what was corrected, also where parts of it were understood.
      corrected_from: reading.corrected_from && search,
      understood: [
        ...(isRead ? [{ id: 'language', label: `${language}: ${english}`, unknown: null }] : []),
        ...reading.understood,
        ...refused.map(({ id, label }) => ({ id, label, unknown: null })),
        ...parts,
      ],
    },
  }
}

function answerIntent(
  catalog: Catalog,
  intent: Intent,
  search: string,
  ignored: ReadonlySet<string>,
): Answer {
  switch (intent.kind) {
    case 'words':
      return answerWords(catalog, intent.text, search, ignored)
    case 'anything':
      return {
        matches: catalog.orders.relevance.map(({ id }, i) => ({ id, score: 1 / (1 + i), named: 0 })),
        reading: NOTHING_READ,
      }
    case 'tool':
      return { matches: withFamily(catalog, intent.named.tool), reading: NOTHING_READ }
    case 'product':
      return { matches: alikeNamed(catalog, intent.named), reading: readingOf(intent) }
    case 'either':
      return {
        matches: interleaved(intent.parts.map((part) => answerWords(catalog, part, part, ignored).matches)),
        reading: readingOf(intent),
      }
    case 'versus':
      return { matches: sideBySide(catalog, intent.named), reading: readingOf(intent) }
    case 'instead':
      return {
        matches: alsoAbout(catalog, alikeNamed(catalog, intent.named), intent.text),
        reading: readingOf(intent),
      }
  }
}

function answerWords(catalog: Catalog, text: string, typed: string, ignored: ReadonlySet<string>): Answer {
  const found = find(catalog.index, text, { directed: !ignored.has('direction'), least: WORTH_LEAST })
  const { corrected, direction, nearName } = found.plan
  if (nearName === null && corrected !== null) {
    const again = answerCorrected(catalog, corrected, typed, ignored)
    if (again) return again
  }
  const matches = withMeaning(catalog, onTopic(found), found)
  const product = matches.length === 0 ? namedBy(catalog, words(text), { isExpected: true }) : null
  if (product && 'product' in product)
    return answerIntent(catalog, { kind: 'product', named: product }, text, ignored)
  const meant = nearName === null ? corrected : nameOfBest(catalog, matches)
  const isSaid = meant !== null && matches.length > 0
  return {
    matches,
    reading: {
      ...NOTHING_READ,
      corrected: isSaid ? meant : null,
      corrected_from: isSaid ? typed : null,
      understood: direction ? [{ id: 'direction', label: direction, unknown: null }] : [],
    },
  }
}

/** What the corrected words name, ask for or order ('speach to txt'), where that is more than to be found. */
function answerCorrected(
  catalog: Catalog,
  corrected: string,
  typed: string,
  ignored: ReadonlySet<string>,
): Answer | null {
  const intent = readIntent(catalog, corrected, ignored)
  const isWords = intent.kind === 'words' && intent.text === corrected
  if (isWords && (ignored.has('direction') || directionIn(words(corrected)) === null)) return null
  const { matches, reading } = answerIntent(catalog, intent, corrected, ignored)
  return { matches, reading: { ...reading, corrected, corrected_from: typed } }
}

/** The name of the tool that was found by what is nearly its name. */
function nameOfBest({ toolById }: Catalog, matches: Match[]): string | null {
  const best = matches.reduce<Match | null>((a, b) => (a && a.named >= b.named ? a : b), null)
  return best ? toolById.get(best.id)!.name : null
}

/** Nothing but what is named so, where there is nothing about what is looked for. */
function onTopic(found: Found): Match[] {
  const { matches } = found
  return isAboutNothing(found) ? matches.filter(({ named }) => named > 0) : matches
}

function isAboutNothing({ best, satisfied, rarest, plan }: Found): boolean {
  const isShort = plan.slots.length <= NOTHING.words
  return (
    satisfied < (isShort ? NOTHING.satisfiedOfFew : NOTHING.satisfied) ||
    best < NOTHING.mention * rarest * Math.min(2, plan.slots.length) ||
    (isShort && satisfied < NOTHING.satisfiedInPassing && best < NOTHING.passing * rarest)
  )
}

/** What does the same as a tool or product, without itself. */
function alikeNamed(catalog: Catalog, named: Named): Match[] {
  return 'product' in named
    ? alikeProduct(catalog, named.product)
    : alikeTool(catalog, named.tool, ALIKE_LEAST)
}

/** Tools with the first of its tags, and those whose names begin like it; what mentions it comes before what does not. */
function alikeProduct(catalog: Catalog, { name, like }: Product): Match[] {
  const found = find(catalog.index, name, { exact: true }).matches
  const mentions = new Map(found.map((match) => [match.id, match.score - match.named]))
  const most = Math.max(1, ...mentions.values())
  const [first] = like
  const alike = first === undefined ? [] : withTags(catalog, like)
  const main = alike
    .filter(({ id }) => catalog.toolById.get(id)!.tags.some((tag) => tag.toLowerCase() === first))
    .map((match) => ({
      ...match,
      score: match.score * (1 + (MENTION * (mentions.get(match.id) ?? 0)) / most),
    }))
  const best = Math.max(1, ...main.map(({ score }) => score))
  const isOfName = new Set(found.filter(({ named }) => named > 0).map(({ id }) => id))
  return [
    ...main.filter(({ id }) => !isOfName.has(id)),
    ...[...isOfName].map((id) => ({ id, score: 2 * best, named: best })),
  ]
}

/** A tool, then those whose names begin like it, then what does the same. */
function withFamily(catalog: Catalog, tool: CatalogTool): Match[] {
  const list = words(tool.name)
  const isNamedAlike = (id: number) => {
    const other = words(catalog.toolById.get(id)!.name)
    return id !== tool.id && list.every((word, i) => other[i] === word)
  }
  const family = new Set(idsStarting(catalog, list).filter(isNamedAlike))
  const found: Match[] = [{ id: tool.id, score: NAMED_SCORE, named: NAMED_SCORE }]
  for (const id of family) found.push({ id, score: NAMED_SCORE / 2, named: 0 })
  for (const match of alikeTool(catalog, tool, ALIKE_LEAST)) if (!family.has(match.id)) found.push(match)
  return found
}

/** Of some tools, first those that some words find too. */
function alsoAbout(catalog: Catalog, matches: Match[], text: string): Match[] {
  if (text === '') return matches
  const found = find(catalog.index, text, {}).matches
  const most = Math.max(1, ...found.map(({ score }) => score))
  const scores = new Map(found.map(({ id, score }) => [id, score / most]))
  return matches.map((match) => ({ ...match, score: match.score * (0.4 + (scores.get(match.id) ?? 0)) }))
}

/** The best of each list, then the second of each, and so on. */
function interleaved(lists: Match[][]): Match[] {
  const scores = new Map<number, number>()
  for (const [i, list] of lists.entries()) {
    for (const [rank, { id }] of list.sort((a, b) => b.score - a.score || a.id - b.id).entries()) {
      const score = 1 / (1 + rank * lists.length + i)
      if (score > (scores.get(id) ?? 0)) scores.set(id, score)
    }
  }
  return [...scores].map(([id, score]) => ({ id, score, named: 0 }))
}

/** The tools that are compared, then what is like them. */
function sideBySide(catalog: Catalog, named: Named[]): Match[] {
  const tools = named.flatMap((n) => ('tool' in n ? [n.tool] : []))
  const places = new Map(tools.map(({ id }, i) => [id, i]))
  const others = new Map<number, number>()
  for (const one of named) {
    for (const { id, score } of alikeNamed(catalog, one)) {
      if (!places.has(id)) others.set(id, (others.get(id) ?? 0) + score)
    }
  }
  return [
    ...[...places].map(([id, i]) => ({ id, score: NAMED_SCORE - i, named: NAMED_SCORE })),
    ...[...others].map(([id, score]) => ({ id, score, named: 0 })),
  ]
}

type Said = Extract<Intent, { kind: 'product' | 'either' | 'versus' | 'instead' }>

function readingOf(intent: Said): SearchReading {
  const named = intent.kind === 'either' ? [] : 'named' in intent ? [intent.named].flat() : []
  const tools = named.flatMap((n) => ('tool' in n ? [n.tool] : []))
  const label = {
    product: () => null,
    either: () => (intent.kind === 'either' ? intent.parts.join(' or ') : null),
    versus: () => named.map(nameOf).join(' vs '),
    instead: () => `Instead of ${named.map(nameOf).join()}`,
  }[intent.kind]()
  return {
    ...NOTHING_READ,
    unlisted: named.flatMap((n) => ('product' in n ? [{ name: n.product.name, what: n.product.what }] : [])),
    named: tools.map(({ name, slug }) => ({ name, slug })),
    compare: intent.kind === 'versus' ? compareAddress(tools) : null,
    understood: label === null ? [] : [{ id: intent.kind, label, unknown: null }],
  }
}

const compareAddress = ([a, b, ...more]: CatalogTool[]): string | null => {
  if (!a || !b) return null
  if (more.length === 0) return `/compare/${pairOf(a.slug, b.slug)}`
  return `/compare?tools=${[a, b, ...more].map(({ slug }) => slug).join(',')}`
}
