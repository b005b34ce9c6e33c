/** What a search is: words to find, one of several things, two tools side by side, or what does the same as a tool. */
import type { Catalog, CatalogTool } from '../catalog.ts'
import { compact, STOP_WORDS, stem, words } from '../text.ts'
import { aliasByName } from './data.ts'
import { idsEnding, type Named, nameAtEnd, nameAtStart, nameBeginning, namedBy } from './names.ts'
import { isConcept } from './query.ts'
import { documentCount } from './vocabulary.ts'

export type Intent =
  | { kind: 'words'; text: string }
  /** The name of a tool, and nothing that could mean anything else. */
  | { kind: 'tool'; named: { tool: CatalogTool } }
  /** 'best ai tools': nothing is said that tools differ in. */
  | { kind: 'anything' }
  /** A product that is known and not listed. */
  | { kind: 'product'; named: Named }
  /** Any of several kinds of tools. */
  | { kind: 'either'; parts: string[] }
  | { kind: 'versus'; named: Named[] }
  /** What does the same as a tool; `text` is what else it should be. */
  | { kind: 'instead'; named: Named; text: string }

export type IntentKind = Intent['kind']

const OTHERS = 'alternatives?|competitors?|rivals?|replacements?|substitutes?|equivalents?|competition'
/** What stands before the name whose place is to be taken. */
const BEFORE = new RegExp(
  `\\b(?:(?:${OTHERS}) (?:to|of|for|from)|(?:similar|comparable) (?:to|with)|(?:tools?|apps?|something|anything|software|programs?|sites?|websites?|services?|ones?) like|instead of|in place of|rather than|cheaper than|better than|other than|replac(?:e|ing)|competing with|^like|not) `,
)
/** The same in other languages: a search of two words and a name seldom shows its language. */
const BEFORE_ABROAD =
  /(?:^| )(?:alternativen?|alternativas?|ersatz|konkurrenten|konkurrenz|concurrents?|concorrent(?:es?|i)|competidores|équivalents?|equivalentes?) (?:zum?|zur|für|von|à|au|aux|a|ao|al|de|du|des|do|da|di|del|per|para|pour) /
/** What stands after it. */
const AFTER = new RegExp(`^(.+?) (?:${OTHERS}|clones?)\\b`)
/** 'granola but for windows', 'zapier-like'. */
const EXCEPT = /^([^,]+?),? (?:but|only|except) (.+)$/
const LIKE = /^([\w.]+)-like\b(.*)$/
const VERSUS = /\s+(?:vs\.?|versus|compared (?:to|with)|oder|ou)\s+/
const SIDE_BY_SIDE = /^(\S.*?) (?:differences?|comparison|compared)$/
const COMPARE = /^(?:compare|difference between|comparison of|compare between) (.+?) (?:and|with|to|&) (.+)$/
/** Words that each of several kinds has at most. */
const PART_WORDS = 5
const EITHER = /\s+or\s+/
/** A thing that the last of several kinds is named by: 'photo or video editor'. */
const HEADS = new Set(
  'editor editors maker makers generator generators creator creators builder builders remover tool tools app apps software converter detector writer planner assistant'.split(
    ' ',
  ),
)
/** What may stand beside the name of a product without asking for anything else. */
const BESIDE = new Set(
  'app download login online pro premium free free version microsoft software program website'.split(' '),
)

/** Reads the kind of a search. `ignored`: kinds that a person has taken away. */
export function readIntent(catalog: Catalog, search: string, ignored: ReadonlySet<string>): Intent {
  const text = ` ${search.toLowerCase().replace(/\s+/g, ' ').trim()}`.slice(1)
  const list = words(text)
  const intent =
    (!ignored.has('versus') && versusIn(catalog, text)) ||
    (!ignored.has('instead') && insteadIn(catalog, text)) ||
    (!ignored.has('product') && nameIn(catalog, list)) ||
    anythingIn(list) ||
    (!ignored.has('either') && eitherIn(text))
  return intent || { kind: 'words', text: withAliases(catalog, list, search) }
}

function versusIn(catalog: Catalog, text: string): Intent | null {
  const compared = COMPARE.exec(text)
  const parts = compared ? compared.slice(1) : text.split(VERSUS.test(text) ? VERSUS : /\s+(?:or|o|and)\s+/)
  if (parts.length < 2) return sideBySide(catalog, text)
  const isPlain = compared !== null || VERSUS.test(text)
  const named = parts.map((part, i) => {
    const list = words(part)
    // Only the last may be followed by what it is for.
    const last = i === parts.length - 1 && isPlain ? nameAtStart(catalog, list) : null
    if (last) return { list: list.slice(0, last.length), named: last.named }
    const whole = namedBy(catalog, list, { isExpected: isPlain || list.length > 0 })
    return whole && { list, named: whole }
  })
  const all = named.filter((n) => n !== null)
  if (all.length < parts.length || !all.some((n) => 'tool' in n.named)) return null
  const likeEachOther = all.map((n, i) => likest(catalog, n, all[i === 0 ? 1 : 0]!.named))
  return { kind: 'versus', named: likeEachOther }
}

/** Of tools whose names end alike that which is most like the other one: 'cursor vs copilot' means GitHub Copilot. */
function likest(
  catalog: Catalog,
  { list, named }: { list: readonly string[]; named: Named },
  other: Named,
): Named {
  if (!('tool' in named) || !('tool' in other) || compact(named.tool.name) === list.join('')) return named
  const shared = ({ tags }: CatalogTool) => tags.filter((tag) => other.tool.tags.includes(tag)).length
  return idsEnding(catalog, list)
    .map((id) => catalog.toolById.get(id)!)
    .reduce((best, tool) => (shared(tool) > shared(best.tool) ? { tool } : best), named)
}

/** 'suno udio difference': two names with nothing between them. */
function sideBySide(catalog: Catalog, text: string): Intent | null {
  const list = words(SIDE_BY_SIDE.exec(text)?.[1] ?? '')
  for (let i = 1; i < list.length; i++) {
    const named = [list.slice(0, i), list.slice(i)].map((part) =>
      namedBy(catalog, part, { isExpected: true }),
    )
    const both = named.filter((n) => n !== null)
    if (both.length === 2 && both.some((n) => 'tool' in n)) return { kind: 'versus', named: both }
  }
  return null
}

function insteadIn(catalog: Catalog, text: string): Intent | null {
  const before = BEFORE.exec(text) ?? BEFORE_ABROAD.exec(text)
  if (before) {
    const rest = words(text.slice(before.index + before[0].length))
    const found = nameAtStart(catalog, rest)
    if (found) {
      const others = [...words(text.slice(0, before.index)), ...rest.slice(found.length)]
      return { kind: 'instead', named: found.named, text: contentOf(others) }
    }
  }
  const after = AFTER.exec(text)
  return after
    ? insteadOfEnd(catalog, words(after[1]!), text.slice(after[0].length))
    : differentFrom(catalog, text)
}

/** 'open source photoshop alternative'; the name may be followed by a part of what it does: 'hugging face spaces alternative'. */
function insteadOfEnd(catalog: Catalog, list: string[], more: string): Intent | null {
  const last = nameAtEnd(catalog, list)
  if (last) {
    const others = [...list.slice(0, last.from), ...words(more)]
    return { kind: 'instead', named: last.named, text: contentOf(others) }
  }
  const first = nameBeginning(catalog, list)
  if (!first) return null
  const others = [...list.slice(first.length), ...words(more)]
  return { kind: 'instead', named: first.named, text: contentOf(others) }
}

/** A name, and what is to be otherwise. */
function differentFrom(catalog: Catalog, text: string): Intent | null {
  for (const pattern of [LIKE, EXCEPT]) {
    const [, name, more] = pattern.exec(text) ?? []
    const named = name === undefined ? null : namedBy(catalog, words(name))
    if (named) return { kind: 'instead', named, text: contentOf(words(more!)) }
  }
  return null
}

const contentOf = (list: string[]) => list.filter((word) => !STOP_WORDS.has(word) && word !== 'but').join(' ')

/** Words that say nothing but that a good tool is looked for. */
const ANYTHING = new Set(
  'best top good great ai artificial intelligence tool tools app apps software the a list of'.split(' '),
)

const anythingIn = (list: string[]): Intent | null =>
  list.length > 0 && list.every((word) => ANYTHING.has(word)) ? { kind: 'anything' } : null

/** A name of one word that stands in more tools than this is an ordinary word as well. */
const NAME_COMMON = 25

function nameIn(catalog: Catalog, list: string[]): Intent | null {
  const whole = namedBy(catalog, list)
  if (whole && 'tool' in whole) {
    const { base, delta, gone } = catalog.index
    const isOrdinary =
      list.length === 1 && documentCount(delta ? [base, delta] : [base], stem(list[0]!), gone) > NAME_COMMON
    return isOrdinary || isConcept(list) ? null : { kind: 'tool', named: whole }
  }
  if (whole) return { kind: 'product', named: whole }
  const bare = list.filter((word) => !BESIDE.has(word) && !/^20\d\d$/.test(word))
  if (bare.length === list.length || bare.length === 0) return null
  const named = namedBy(catalog, bare)
  return named && 'product' in named ? { kind: 'product', named } : null
}

function eitherIn(text: string): Intent | null {
  const parts = text.split(EITHER).filter((part) => words(part).some((word) => !STOP_WORDS.has(word)))
  // A sentence that has an 'or' somewhere is one thing all the same.
  if (parts.length < 2 || parts.some((part) => words(part).length > PART_WORDS)) return null
  const head = words(parts.at(-1)!).at(-1)!
  const whole = HEADS.has(head)
    ? parts.map((part) => (HEADS.has(words(part).at(-1)!) ? part : `${part} ${head}`))
    : parts
  return { kind: 'either', parts: whole }
}

/** The words of a search with what people mean by them: '11labs' is ElevenLabs. */
function withAliases(catalog: Catalog, typed: string[], search: string): string {
  // Of what it should be an alternative is not said: only what it is for matters.
  const bare = typed.filter((word) => !/^(?:alternatives?|competitors?)$/.test(word))
  const list = bare.length > 0 ? bare : typed
  const meant = (from: number, length: number) => {
    const alias = aliasByName.get(list.slice(from, from + length).join(''))
    if (!alias) return null
    if ('text' in alias) return alias.text
    const named = namedBy(catalog, list.slice(from, from + length))
    // 'sd card': two letters alone are a name, among others they are not.
    const isSure = length === list.length || list.slice(from, from + length).join('').length > 3
    return named && 'tool' in named && isSure ? named.tool.name : null
  }
  /** Words that are the name of a tool are left alone: 'github copilot' names one, 'copilot' another. */
  const isName = (from: number, length: number) => {
    const part = list.slice(from, from + length)
    if (length < 2 || aliasByName.has(part.join(''))) return false
    const named = namedBy(catalog, part)
    return named !== null && 'tool' in named
  }
  const read: string[] = []
  let isChanged = list.length < typed.length
  for (let i = 0; i < list.length; ) {
    let length = Math.min(4, list.length - i)
    let text: string | null = null
    for (; length > 0; length--) {
      text = isName(i, length) ? list.slice(i, i + length).join(' ') : meant(i, length)
      if (text !== null) break
    }
    const taken = Math.max(1, length)
    const said = list.slice(i, i + taken).join(' ')
    read.push(text ?? said)
    isChanged ||= text !== null && text !== said
    i += taken
  }
  return isChanged ? read.join(' ') : search
}
