/** The tools that a text names, and what it says of each: that it is refused, had, wished for, or a model for others. */
import type { Catalog, CatalogTool } from '../catalog.ts'
import { isEnglish } from '../english.ts'
import { productByName, toolsByMaker } from '../search/data.ts'
import { idsStarting, namedBy } from '../search/names.ts'
import { compact } from '../text.ts'
import { type Cue, cueBefore, cueBehind, type NameRole, wishedWith } from './name-cues.ts'
import { isConjunction, isFunctionWord, isNegation, type Token } from './tokens.ts'

export interface NamedTool {
  tool: CatalogTool
  role: NameRole
  /** The numbers of the words of the name, and of those that give it its role. */
  tokens: number[]
  cues: number[]
}

/** Words of the longest name, and letters of the shortest. */
const NAME_WORDS = 4
const NAME_LETTERS = 2
/** In a text of which a larger share of words has a capital, a capital says nothing. */
const SHOUTED = 0.5
/** Tools of one maker whose name alone ('Adobe') stands for all of them. */
const BRAND_TOOLS = 2
/** Of so many it is meant also where that is an English word. */
const MANY_TOOLS = 10
/** Letters of the shortest last word that stands for a name by itself. */
const LAST_WORD = 6

const CAPITAL = /^\p{Lu}/u

interface Name {
  tools: CatalogTool[]
  from: number
  to: number
  isPlain: boolean
  /** Whether it is an English word that begins a name: 'read' of Read AI. */
  isWord: boolean
}

interface NamesRead {
  /** The tools that a text names: by a name that is no word, by a capital within a sentence, or beside what gives it a role. */
  named: NamedTool[]
  /** The numbers of the words that say nothing but that a product is had, or refused, which is not listed: 'we use Gmail'. */
  unlisted: number[]
}

export function readNames(catalog: Catalog, tokens: readonly Token[]): NamesRead {
  const lists = listsOf(findNames(catalog, tokens), tokens)
  const divided = roleOfDivision(lists, tokens)
  return {
    named: lists.flatMap((list) => rolesIn(list, tokens, divided)),
    unlisted: lists.flatMap((list) => unlistedIn(list, tokens)),
  }
}

/** Where nothing is to be done in the same breath: 'we use Gmail to answer guests' says what for. */
function unlistedIn(list: readonly Name[], tokens: readonly Token[]): number[] {
  const { role, cues } = roleOf(list, tokens)
  if (role !== 'owned' && role !== 'refused') return []
  const own = [...cues, ...list.flatMap(({ from, to }) => numbersFrom(from, to))]
  const saysNoMore = (t: number) => own.includes(t) || isFunctionWord(tokens[t]!.word)
  return list
    .filter(({ tools }) => tools.length === 0)
    .filter(({ from }) => partAround(tokens, from).every(saysNoMore))
    .flatMap(({ from, to }) => numbersFrom(from, to))
}

/** The words of a clause between two of its 'and's. */
function partAround(tokens: readonly Token[], at: number): number[] {
  const isWithin = (t: number) => tokens[t]?.clause === tokens[at]!.clause && !isConjunction(tokens[t]!.word)
  let [from, to] = [at, at]
  while (isWithin(from - 1)) from--
  while (isWithin(to)) to++
  return numbersFrom(from, to)
}

/** A name that must not come: of a tool, of all tools of a maker, or of a product that is not listed. */
export interface RefusedName {
  tools: CatalogTool[]
  /** The numbers of its words, and of those that refuse it. */
  tokens: number[]
  cues: number[]
}

export function findRefusedNames(catalog: Catalog, tokens: readonly Token[]): RefusedName[] {
  return listsOf(findNames(catalog, tokens), tokens).flatMap((list) => {
    const { role, cues } = roleOf(list, tokens)
    return role === 'refused'
      ? list.map(({ tools, from, to }) => ({ tools, tokens: numbersFrom(from, to), cues }))
      : []
  })
}

/** Every place where the name of a tool, or of a maker of several, stands. */
function findNames(catalog: Catalog, tokens: readonly Token[]): Name[] {
  const names: Name[] = []
  const isShouted = tokens.filter((t) => CAPITAL.test(t.written)).length > tokens.length * SHOUTED
  for (let i = 0; i < tokens.length; i++) {
    const name = longestName(catalog, tokens, i, isShouted)
    if (!name) continue
    names.push(name)
    i = name.to - 1
  }
  return names
}

function longestName(
  catalog: Catalog,
  tokens: readonly Token[],
  from: number,
  isShouted: boolean,
): Name | undefined {
  for (let length = Math.min(NAME_WORDS, tokens.length - from); length >= 1; length--) {
    const part = tokens.slice(from, from + length)
    const [first] = part as [Token]
    if (part.at(-1)!.clause !== first.clause) continue
    if (length === 1 && (isFunctionWord(first.word) || isNegation(first.word))) continue
    const name = part.map((t) => t.word).join('')
    const { tools: called, isWhole } = toolsNamed(catalog, name, length === 1)
    // 'Apple' is a maker, and an apple is none.
    const isMaker = !isWhole && (CAPITAL.test(first.written) || !isEnglish(name) || makesMany(name))
    const tools = isMaker ? [...called, ...toolsOfMaker(catalog, name)] : called
    const isCapital = CAPITAL.test(first.written) && !first.isFirst && !isShouted
    const isMixed = /\p{Ll}\p{Lu}|\p{L}\p{N}|\p{Lu}{2}\p{Ll}/u.test(first.written)
    const isPlain = isWhole && (isCapital || isMixed || !isOrdinary(part))
    const meant =
      length === 1 && !isWhole ? [...tools, ...toolsEnding(catalog, tokens, from, tools.length > 0)] : tools
    const isWord = !isWhole && !isCapital && isOrdinary(part)
    if (meant.length > 0) return { tools: [...new Set(meant)], from, to: from + length, isPlain, isWord }
    // What is not listed is named, too: 'no Salesforce or HubSpot' is one list.
    if (productByName.has(name) && (isCapital || !isOrdinary(part)))
      return { tools: [], from, to: from + length, isPlain, isWord }
  }
  return undefined
}

/** 'Copilot' is what several names end with: who refuses it means all of them. */
function toolsEnding(catalog: Catalog, tokens: readonly Token[], at: number, isName: boolean): CatalogTool[] {
  const { word } = tokens[at]!
  if (word.length < LAST_WORD || (isEnglish(word) && !isName)) return []
  if (!isRefused(tokens, at)) return []
  return toolsWhere(catalog, (name) => name.endsWith(word))
}

const isRefused = (tokens: readonly Token[], at: number) => cueBefore(tokens, at)?.role === 'refused'

/** What no list of words has yet, and one tool is called. */
const NEW_WORDS = /^chatbots?$/

/** Whether a name is made of ordinary words: 'notion', 'copy ai'. */
const isOrdinary = (part: readonly Token[]) =>
  part.every(({ word }) => word.length < 4 || isEnglish(word) || NEW_WORDS.test(word))

/** Names that stand in one list ('A, B and C') share what is said of the list. */
function listsOf(names: readonly Name[], tokens: readonly Token[]): Name[][] {
  const lists: Name[][] = []
  for (const name of names) {
    const last = lists.at(-1)?.at(-1)
    if (last && isListed(tokens, last.to, name.from)) {
      lists.at(-1)!.push(name)
    } else lists.push([name])
  }
  return lists
}

/** What may stand between two names of a list beside its 'and': the plan of the first, and the cue once more ('for Canva Pro and for Claude'). */
const IN_LISTS = /^(pro|plus|premium|business|team|free|for|with|on|in|using)$/

/** Whether nothing but a comma or an 'and' stands between two names of one sentence. */
function isListed(tokens: readonly Token[], from: number, to: number): boolean {
  if (tokens.slice(from, to + 1).some((t) => t.isFirst)) return false
  const between = tokens.slice(from, to)
  if (between.length === 0) return tokens[from - 1]!.clause !== tokens[to]!.clause
  const joins = ({ word }: Token) => isConjunction(word) || word === 'nor'
  return between.length <= 3 && between.some(joins) && between.every((t) => joins(t) || IN_LISTS.test(t.word))
}

const WANTS = /^(need|needs|want|wants)$/
/** What asks for something more beside what is divided among tools: 'Canva for posters, need a voice'. */
const ASKS_MORE = /^(need|needs|want|wants|looking|something|anything|missing|lack|lacks|help)$/

/** 'X for posters, Y for texts', 'I need X for posters': a name that begins its part of a clause, or is wanted there, and says what for. */
const isGivenAJob = (list: readonly Name[], tokens: readonly Token[]) =>
  tokens[list.at(-1)!.to]?.word === 'for' &&
  (isWanted(list, tokens) || partAround(tokens, list[0]!.from)[0] === list[0]!.from)

const isWanted = ([first]: readonly Name[], tokens: readonly Token[]) =>
  WANTS.test(tokens[first!.from - 1]?.word ?? '')

/** Who divides the work among tools wants those, or has them where more is asked for. One alone ('Midjourney for architects') may be what others should be like. */
function roleOfDivision(lists: readonly Name[][], tokens: readonly Token[]): NameRole {
  const given = lists.filter((list) => isGivenAJob(list, tokens))
  if (given.some((list) => isWanted(list, tokens))) return 'wished'
  if (given.length > 0 && tokens.some(({ word }) => ASKS_MORE.test(word))) return 'owned'
  if (given.length < 2) return 'beside'
  const parts = new Set(
    tokens.flatMap(({ word }, t) => (isConjunction(word) ? [] : [partAround(tokens, t)[0]])),
  )
  return parts.size === given.length ? 'wished' : 'owned'
}

function rolesIn(list: readonly Name[], tokens: readonly Token[], divided: NameRole): NamedTool[] {
  const said = roleOf(list, tokens)
  const isDivided = said.role === 'beside' && isGivenAJob(list, tokens)
  const { role, cues } = isDivided ? { role: divided, cues: said.cues } : said
  return list.flatMap(({ tools, from, to, isPlain, isWord }) => {
    const isOnlyWith = role === 'wished' && wishedWith(tokens, list[0]!.from) !== null
    const isSure = role !== 'beside' && !isOnlyWith && !isDivided
    if ((!isSure && !isPlain) || (role === 'wished' && isWord)) return []
    // A maker's name says something of all its tools where they are refused; else it is only mentioned.
    if (tools.length > 1 && role !== 'refused') return []
    return tools.map((tool) => ({ tool, role, tokens: numbersFrom(from, to), cues }))
  })
}

/** 'Letters with X' wishes for it, and 'letters with X were a mess' does not. */
function roleOf(list: readonly Name[], tokens: readonly Token[]): Cue {
  const { from } = list[0]!
  const before = cueBefore(tokens, from)
  if (before) return before
  const behind = cueBehind(tokens, list.at(-1)!.to)
  const place = wishedWith(tokens, from)
  if (place === null) return behind ?? { role: 'beside', cues: [] }
  const isOfClause = behind && tokens[behind.cues[0]!]!.clause === tokens[from]!.clause
  return isOfClause ? behind : { role: 'wished', cues: [place] }
}

const numbersFrom = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i)

/** What names end with that people leave out: 'Otter' is Otter.ai. */
const ENDINGS = ['ai', 'io', 'app', 'com']

interface Named {
  tools: CatalogTool[]
  /** Whether it is the whole name of one tool. */
  isWhole: boolean
}

/** The tools of a name without blanks; those of a maker where it is the first word of several names. */
function toolsNamed(catalog: Catalog, name: string, mayBeBrand: boolean): Named {
  if (name.length < NAME_LETTERS) return { tools: [], isWhole: false }
  const called = toolCalled(catalog, name)
  if (called) return { tools: [called], isWhole: compact(called.name) === name }
  for (const ending of ENDINGS) {
    const tool = toolCalled(catalog, name + ending)
    if (tool) return { tools: [tool], isWhole: false }
  }
  const starting = mayBeBrand ? idsStarting(catalog, [name]).map((id) => catalog.toolById.get(id)!) : []
  const ofBrand = starting.filter((t) => compact(t.name.split(' ')[0]!) === name)
  // 'Open' begins the names of several makers' tools.
  const isBrand = ofBrand.length >= BRAND_TOOLS && (!isEnglish(name) || toolsByMaker.has(name))
  return { tools: isBrand ? ofBrand : [], isWhole: false }
}

/** What a well-known maker makes, of what is listed. */
const toolsOfMaker = (catalog: Catalog, name: string): CatalogTool[] =>
  (toolsByMaker.get(name) ?? []).flatMap((made) => toolCalled(catalog, compact(made)) ?? [])

/** 'google' is an English word, and who makes most of what is listed. */
const makesMany = (name: string) => (toolsByMaker.get(name)?.length ?? 0) >= MANY_TOOLS

/** The tool of a whole name, or of what people call it. */
function toolCalled(catalog: Catalog, name: string): CatalogTool | undefined {
  const named = namedBy(catalog, [name])
  return named && 'tool' in named ? named.tool : undefined
}

/** The tools of the base and the delta whose compact names are such; each name is looked at. */
function toolsWhere({ index, toolById }: Catalog, isSuch: (name: string) => boolean): CatalogTool[] {
  const { names, ids } = index.base
  const isAlive = (i: number) => index.dead[names.documents[i]!] !== 1
  const found = names.texts.flatMap((text, i) =>
    isSuch(text) && isAlive(i) ? [ids[names.documents[i]!]!] : [],
  )
  const added = [...(index.delta?.ids ?? [])].filter((id) => isSuch(compact(toolById.get(id)!.name)))
  return [...new Set([...found, ...added])].map((id) => toolById.get(id)!)
}

/** The tools that somebody means by a name alone. */
export const toolsCalled = (catalog: Catalog, name: string): CatalogTool[] =>
  toolsNamed(catalog, compact(name), true).tools
