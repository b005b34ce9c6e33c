/** Reads a prompt into the jobs that it asks for, step by step: parse, read each clause, decide. */
import type { Catalog } from '../../../../catalog/catalog.ts'
import type { Demand } from '../../../../catalog/reading/demands.ts'
import type { NamedTool } from '../../../../catalog/reading/names.ts'
import { JOBS, type Job } from '../vocabulary/jobs.ts'
import { ASKED_LEAST } from '../weights.ts'
import { type AskedJob, askedJobs } from './asked-jobs.ts'
import { type ParsedPrompt, type ParseOptions, parsePrompt } from './parse.ts'
import { type Traits, traitsOf } from './traits.ts'

/** What a prompt asks for. */
export interface Reading {
  /** The jobs it speaks of, the most likely first, with the probability that it asks for them. */
  jobs: { job: Job; probability: number; at: number; words: string }[]
  /** Jobs that it only touches. */
  hints: Map<string, number>
  /** Jobs that it does not want. */
  unwanted: Set<string>
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
  const { tokens, refused, unwanted, named, content, demands, language, isUnderstood } = parsed
  const likely = askedJobs(tokens, parsed.ignored, parsed.said).filter(
    ({ job }) => !unwanted.has(JOBS[job]!.id),
  )
  const { jobs, hints } = decide(likely)
  return {
    jobs: jobs.map(({ job, probability, clause }) => ({
      job: JOBS[job]!,
      probability,
      at: clause[0],
      words: wordsOf(parsed, clause),
    })),
    hints,
    unwanted,
    named,
    demands,
    language,
    traits: traitsOf(tokens, refused, options?.ignore),
    stems: [...new Set([...content].map((t) => tokens[t]!.stem))],
    isUnderstood,
    isText: parsed.isText,
  }
}

/** Which jobs are asked for, and which are only touched; the likeliest are first. */
function decide(likely: readonly AskedJob[]) {
  const isAsked = ({ probability }: AskedJob) => probability >= ASKED_LEAST
  const { jobs = [], hints = [] } = Object.groupBy(likely, (l) => (isAsked(l) ? 'jobs' : 'hints'))
  return { jobs, hints: new Map(hints.map((l) => [JOBS[l.job]!.id, l.probability])) }
}

/** The clause from one word to another, as it was written. */
function wordsOf({ tokens, placeOf, source }: ParsedPrompt, [first, last]: AskedJob['clause']): string {
  const [from, to] = placeOf(tokens[first]!.from, tokens[last]!.to)
  return source.slice(from, to)
}
