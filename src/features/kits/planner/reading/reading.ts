/** Reads a prompt into the jobs that it asks for, step by step: parse, read each clause, decide. */
import type { Catalog } from '../../../../catalog/catalog.ts'
import type { Demand } from '../../../../catalog/reading/demands.ts'
import type { NamedTool } from '../../../../catalog/reading/names.ts'
import { isFunctionWord, type Token } from '../../../../catalog/reading/tokens.ts'
import { stem } from '../../../../catalog/text.ts'
import { wishId } from '../../wish-id.ts'
import { areAlike, JOBS, type Job } from '../vocabulary/jobs.ts'
import { ASKED_LEAST, REST_LEAST, UNCLEAR } from '../weights.ts'
import { type AskingClause, askingClauses } from './asking-clauses.ts'
import { demandedOf } from './demanded-of.ts'
import { type Meant, meantBy, meantOf, type PossibleJobs } from './meant.ts'
import { type ParsedPrompt, type ParseOptions, parsePrompt } from './parse.ts'
import { type Traits, traitsOf } from './traits.ts'

/** A job that a clause asks for. */
export interface AskedJob extends Meant {
  /** The clause, as it was written. */
  words: string
  /** The tool that is named for it: 'Canva for posters'. */
  given?: NamedTool | undefined
}

/** A clause that asks for something, whatever that may be. */
export interface Wish {
  /** See `wish-id.ts`. */
  id: string
  /** The clause, as it was written. */
  words: string
  /** The job that it is taken for; null where none is sure. */
  job: Job | null
  possible: PossibleJobs
}

/** Stems in the order of the text, with a space before, between and behind them, so that phrases are found in them. */
export interface Lines {
  all: string
  /** Of the words that say something. */
  content: string
}

/** What a prompt asks for. */
export interface Reading {
  /** The jobs it speaks of, the most likely first, with the probability that it asks for them. */
  jobs: AskedJob[]
  /** All clauses that surely ask for something, in the order of the text. */
  wishes: Wish[]
  /** Jobs that it only touches. */
  hints: Map<string, number>
  /** Jobs that it does not want. */
  unwanted: Set<string>
  named: NamedTool[]
  demands: Demand[]
  /** The jobs by whose clauses alone a demand is made, by its id; what is not here is demanded of all. */
  demandedOf: ReadonlyMap<string, ReadonlySet<Job>>
  /** ISO 639-1. */
  language: string
  traits: Traits
  /** Stems of its words that say something, for choosing among tools that do the same. */
  stems: string[]
  /** What it says but for what is refused, and the language it is in. */
  lines: Lines
  /** Whether it says anything in words that are known: of what does not, nothing may be guessed. */
  isUnderstood: boolean
  /** Whether it is made of words at all: what is not is not asked about. */
  isText: boolean
}

export function linesOf(words: readonly Pick<Token, 'word' | 'stem'>[]): Lines {
  const lineOf = (some: typeof words) => ` ${some.map(({ stem }) => stem).join(' ')} `
  return { all: lineOf(words), content: lineOf(words.filter(({ word }) => !isFunctionWord(word))) }
}

const languages = new Intl.DisplayNames('en', { type: 'language' })

/** Whoever writes in another language has their texts and talks in it: as if they had said so. */
function languageSaid(code: string) {
  const word = languages.of(code)!.toLowerCase()
  return ['en', 'und'].includes(code) ? [] : [{ word, stem: stem(word) }]
}

/** Pure: the same prompt over the same catalogue is always read alike. */
export function readPrompt(catalog: Catalog, prompt: string, options?: ParseOptions): Reading {
  const parsed = parsePrompt(catalog, prompt, options)
  const { tokens, refused, unwanted, named, content, demands, language, isUnderstood } = parsed
  const said = tokens.filter((_, t) => !refused.has(t))
  const clauses = askingClauses(tokens, parsed.ignored, parsed.said)
  const read = clauses.map(({ words: span, asks, jobs }) => {
    const possible = wantedOf(jobs, unwanted)
    const given = givenFor(span, parsed)
    const best = (given?.role === 'wished' && meantOf(given.tool, possible)) || meantBy(catalog, possible)
    return { span, ...saidIn(parsed, span), asks, possible, given, best }
  })
  const meant = read.flatMap(({ best, span, words, given }) =>
    best ? [{ ...best, span, words, given }] : [],
  )
  const jobs = onceEach(meant).filter(({ probability }) => probability >= ASKED_LEAST)
  return {
    jobs: jobs.map(({ span: _, ...job }) => job),
    wishes: read
      .filter(({ asks, best }) => asks >= UNCLEAR.asks || (best?.probability ?? 0) >= ASKED_LEAST)
      .map(({ id, words, possible, best }) => {
        const job = best && best.probability >= ASKED_LEAST ? best.job : null
        return { id, words, job, possible }
      }),
    hints: hintsIn(clauses, jobs, unwanted),
    unwanted,
    named,
    demands,
    demandedOf: demandedOf(demands, meant, tokens),
    language,
    traits: traitsOf(tokens, refused, options?.ignore),
    stems: [...new Set([...content].map((t) => tokens[t]!.stem))],
    lines: linesOf([...said, ...languageSaid(language)]),
    isUnderstood,
    isText: parsed.isText,
  }
}

/** The tool that is named with a 'for' before what a clause asks for, and nothing else. */
function givenFor([first]: AskingClause['words'], { tokens, named }: ParsedPrompt): NamedTool | undefined {
  return named.find(({ tokens: name, cues }) => {
    const [from, behind] = [Math.min(...name), Math.max(...name) + 1]
    if (tokens[behind]?.word !== 'for' || tokens[behind].clause !== tokens[first]!.clause) return false
    const saysNoMore = (t: number) => name.includes(t) || cues.includes(t) || isFunctionWord(tokens[t]!.word)
    const start = Math.min(first, from)
    const end = Math.max(first, behind)
    return Array.from({ length: end - start }, (_, i) => start + i).every(saysNoMore)
  })
}

/** What a clause may ask for, given that it asks for nothing that is not wanted: what else is thought of is that much likelier. */
function wantedOf(jobs: AskingClause['jobs'], unwanted: ReadonlySet<string>): PossibleJobs {
  const wanted = jobs.filter(({ job }) => !unwanted.has(JOBS[job]!.id))
  const sumOf = (list: typeof jobs) => list.reduce((sum, { probability }) => sum + probability, 0)
  const factor = 1 / (1 - sumOf(jobs) + sumOf(wanted))
  return wanted.map(({ job, probability }) => [
    JOBS[job]!,
    probability < REST_LEAST ? probability : probability * factor,
  ])
}

/** The likeliest first; of jobs of which a project needs only one the likeliest. */
function onceEach<M extends Meant>(meant: readonly M[]): M[] {
  const sorted = meant.toSorted((a, b) => b.probability - a.probability || (a.job.id < b.job.id ? -1 : 1))
  return sorted.filter((m, i) => !sorted.slice(0, i).some((other) => areAlike(m.job, other.job)))
}

/** What clauses touch beside the jobs that are asked for, and that none of these does. */
function hintsIn(
  clauses: readonly AskingClause[],
  asked: readonly AskedJob[],
  unwanted: ReadonlySet<string>,
): Map<string, number> {
  const hints = new Map<string, number>()
  for (const { job: number, probability } of clauses.flatMap(({ jobs }) => jobs)) {
    const job = JOBS[number]!
    if (unwanted.has(job.id) || asked.some((a) => areAlike(a.job, job))) continue
    hints.set(job.id, Math.max(probability, hints.get(job.id) ?? 0))
  }
  return hints
}

/** The clause from one word to another, as it was written, and what it is called by its place. */
function saidIn({ tokens, placeOf, source }: ParsedPrompt, [first, last]: AskingClause['words']) {
  const [from, to] = placeOf(tokens[first]!.from, tokens[last]!.to)
  return { id: wishId(from, to), words: source.slice(from, to) }
}
