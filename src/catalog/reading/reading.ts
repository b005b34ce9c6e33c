/** What a text says besides what is to be done: its language, the tools it names and how, and what it demands. */
import type { Catalog } from '../catalog.ts'
import { stem } from '../text.ts'
import { type Demand, demandOf, findDemands } from './demands.ts'
import type { SaidJob } from './job-phrases.ts'
import { glossed } from './language.ts'
import { type NamedTool, readNames } from './names.ts'
import { type Token, tokenize } from './tokens.ts'

export interface TextReading {
  /** The text that was read. */
  source: string
  /** ISO 639-1, or 'und' where nothing says. */
  language: string
  /** The text in English words. */
  english: string
  tokens: Token[]
  named: NamedTool[]
  demands: Demand[]
  /** The numbers of the words that say how tools should be, or what of them is had or refused: nothing is to be done by them. */
  aside: ReadonlySet<number>
  /** Where a piece of `english` stands in the source. */
  placeOf: (from: number, to: number) => [from: number, to: number]
  /** What is called a job in another language, with the numbers of its words. */
  jobs: readonly (SaidJob & { tokens: readonly number[] })[]
}

interface ReadingOptions {
  /** Ids of demands and named tools ('tool:12') that a person has taken away, and of demands they have added. */
  ignore?: readonly string[] | undefined
  add?: readonly string[] | undefined
  stemOf?: (word: string) => string
}

/** Reads a prompt or a search. Pure: the same text over the same catalogue is always read alike. */
export function readText(
  catalog: Catalog,
  text: string,
  { ignore = [], add = [], stemOf = stem }: ReadingOptions = {},
): TextReading {
  const { language, english, pieces, jobs } = glossed(text, (word) => isKnown(catalog, word))
  const tokens = tokenize(english, stemOf)
  const said = findDemands(english)
  const inDemands = numbersIn(
    tokens,
    said.flatMap(({ spans }) => spans),
  )
  const placeOf = (from: number, to: number): [number, number] => {
    const own = pieces.filter(([start, end]) => start < to && from < end)
    return own.length === 0 ? [from, to] : [own[0]![2], own.at(-1)![3]]
  }
  const places = jobs.length === 0 ? [] : tokens.map(({ from, to }) => placeOf(from, to))
  const standsIn = (words: SaidJob['words']) =>
    places.flatMap(([from, to], t) => (words.some((w) => from < w.to && w.from < to) ? [t] : []))
  // What has become the name of a tool only by being put into English is none.
  const isWritten = (numbers: readonly number[]) => {
    const [from, to] = [tokens[numbers[0]!]!.from, tokens[numbers.at(-1)!]!.to]
    return pieces.length === 0 || text.slice(...placeOf(from, to)) === english.slice(from, to)
  }
  const { named: all, unlisted } = readNames(catalog, tokens)
  const named = all.filter(
    ({ tool, tokens: own }) =>
      !own.some((t) => inDemands.has(t)) && !ignore.includes(`tool:${tool.id}`) && isWritten(own),
  )
  const added = add.flatMap((id) => demandOf(id) ?? []).filter(({ id }) => !said.some((d) => d.id === id))
  const aside = new Set([...inDemands, ...named.flatMap((n) => n.cues), ...unlisted])
  return {
    source: text,
    language,
    english,
    tokens,
    named,
    demands: [...said, ...added].filter(({ id }) => !ignore.includes(id)),
    aside,
    placeOf,
    jobs: jobs.map((job) => ({ ...job, tokens: standsIn(job.words) })),
  }
}

const isKnown = ({ index }: Catalog, word: string) =>
  index.base.terms.has(stem(word)) || (index.delta?.terms.has(stem(word)) ?? false)

/** The numbers of the words that stand in pieces of the text. */
function numbersIn(tokens: readonly Token[], spans: readonly (readonly [number, number])[]): Set<number> {
  return new Set(
    tokens.flatMap(({ from, to }, t) => (spans.some(([start, end]) => from < end && start < to) ? [t] : [])),
  )
}
