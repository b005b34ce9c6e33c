/** Reads a prompt into the jobs that it asks for, step by step: parse, gather evidence, weigh it, decide. */
import type { Catalog } from '../../../../catalog/catalog.ts'
import type { Demand } from '../../../../catalog/reading/demands.ts'
import type { NamedTool } from '../../../../catalog/reading/names.ts'
import { clausesOf, partsOf, type Span } from '../../../../catalog/reading/segments.ts'
import { isFunctionWord, type Token } from '../../../../catalog/reading/tokens.ts'
import { JOBS, type Job, numberOf } from '../vocabulary/jobs.ts'
import { type Evidence, probabilityAsked } from '../vocabulary/probability.ts'
import { ASKED, PHRASE } from '../weights.ts'
import { askedJobs } from './asked-jobs.ts'
import { type Gathered, gatherEvidence } from './evidence.ts'
import { type ParsedPrompt, type ParseOptions, parsePrompt } from './parse.ts'
import type { Match } from './phrases.ts'
import { type Traits, traitsOf } from './traits.ts'

/** What a prompt asks for. */
export interface Reading {
  /** The jobs it speaks of, the most likely first, with the probability that it asks for them. */
  jobs: { job: Job; probability: number; at: number; words: string }[]
  /** Jobs that it only touches. */
  hints: Map<string, number>
  /** Jobs that it does not want. */
  unwanted: Set<string>
  /** What it says about each job. */
  evidence: Evidence
  named: NamedTool[]
  demands: Demand[]
  /** ISO 639-1. */
  language: string
  traits: Traits
  /** Stems of its words that say something, for choosing among tools that do the same. */
  stems: string[]
  /** Whether it says anything in words that are known: of what does not, nothing may be guessed. */
  isUnderstood: boolean
  /** Whether it is made of words at all: what is not is not asked about. */
  isText: boolean
}

/** Pure: the same prompt over the same catalogue is always read alike. */
export function readPrompt(catalog: Catalog, prompt: string, options?: ParseOptions): Reading {
  const parsed = parsePrompt(catalog, prompt, options)
  const gathered = gatherEvidence(catalog, parsed)
  const probabilities = weigh(parsed, gathered)
  const { tokens, refused, unwanted, named, content, demands, language, isUnderstood } = parsed
  const { jobs, hints } = decide(probabilities, gathered.firstAt)
  return {
    jobs: jobs.map((found) => ({ ...found, words: clauseAt(parsed, found.at) })),
    hints,
    unwanted,
    evidence: gathered.evidence,
    named,
    demands,
    language,
    traits: traitsOf(tokens, refused, options?.ignore),
    stems: [...new Set([...content].map((t) => tokens[t]!.stem))],
    isUnderstood,
    isText: parsed.isText,
  }
}

/** How likely each job is asked for: what the evidence says, and what no evidence can outweigh. */
function weigh(parsed: ParsedPrompt, gathered: Gathered): Float32Array {
  const { tokens, sentences, matches, unwanted } = parsed
  const asked = probabilityAsked(gathered.evidence)
  for (const job of asked.keys()) asked[job]! *= 1 - ASKED.byClause
  for (const { job, probability } of askedJobs(parsed.tokens, parsed.ignored)) {
    asked[job]! += ASKED.byClause * probability
  }
  const listed = listedIn(matches, tokens)
  for (const job of listed.jobs) asked[job] = Math.max(asked[job]!, ASKED.listed)
  // Whoever only lists what they want wants nothing else.
  if (listed.isAll) for (const job of asked.keys()) if (!listed.jobs.has(job)) asked[job] = 0
  for (const id of unwanted) asked[numberOf.get(id)!] = 0
  raiseLeaders(asked, gathered.firstAt, sentences)
  return asked
}

/** The numbers of the jobs whose phrases are entries of a list, and whether the prompt is nothing but that list. */
function listedIn(matches: readonly Match[], tokens: readonly Token[]) {
  const entries = clausesOf([...tokens.keys()], tokens)
    .flatMap((clause) => partsOf(clause, tokens))
    .map((part) => part.filter((t) => !isFunctionWord(tokens[t]!.word)))
    .filter((entry) => entry.length > 0)
  const isEntry = (entry: number[], m: Match) => entry.length === m.tokens.length && entry[0] === m.tokens[0]
  const plain = matches.filter((m) => !m.isBorrowed && m.strength >= PHRASE.plain)
  const listed = plain.filter((m) => entries.some((entry) => isEntry(entry, m)))
  if (listed.length < ASKED.listLeast) return { jobs: new Set<number>(), isAll: false }
  return {
    jobs: new Set(listed.map((m) => numberOf.get(m.job.id)!)),
    isAll: entries.every((entry) => listed.some((m) => isEntry(entry, m))),
  }
}

/** A sentence of its own is mostly about a need of its own, which may have nothing to do with the others. */
function raiseLeaders(asked: Float32Array, firstAt: Float32Array, sentences: readonly Span[]) {
  for (const { from, to } of sentences) {
    let leader = -1
    for (let job = 0; job < asked.length; job++) {
      const isHere = firstAt[job]! >= from && firstAt[job]! < to
      if (isHere && (leader < 0 || asked[job]! > asked[leader]!)) leader = job
    }
    if (leader >= 0 && asked[leader]! >= ASKED.alone) asked[leader] = Math.max(asked[leader]!, ASKED.any)
  }
}

/** Which jobs are asked for, and which are only touched. */
function decide(asked: Float32Array, firstAt: Float32Array) {
  const likely = JOBS.map((job, number) => ({ job, probability: asked[number]!, at: firstAt[number]! }))
    .filter(({ probability }) => probability >= ASKED.touched)
    .sort((a, b) => b.probability - a.probability || a.at - b.at || (a.job.id < b.job.id ? -1 : 1))
  // A guess that is the best of a prompt is still a guess.
  const isSure = (likely[0]?.probability ?? 0) >= ASKED.sure
  const isAsked = (l: (typeof likely)[number]) => isSure && l.probability >= ASKED.any
  const { jobs = [], hints = [] } = Object.groupBy(likely, (l) => (isAsked(l) ? 'jobs' : 'hints'))
  return { jobs, hints: new Map(hints.map((l) => [l.job.id, l.probability])) }
}

/** The clause that a word stands in, as it was written. */
function clauseAt({ tokens, placeOf, source }: ParsedPrompt, at: number): string {
  const { clause } = tokens[at] ?? { clause: -1 }
  const own = tokens.filter((token) => token.clause === clause)
  if (own.length === 0) return ''
  const [from, to] = placeOf(own[0]!.from, own.at(-1)!.to)
  return source.slice(from, to)
}
