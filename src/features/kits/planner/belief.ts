import { readFileSync } from 'node:fs'
import { JOBS, numberOf } from './jobs.ts'

/**
 * How sure it is that a project asks for a job, and that the job is useful for it: logistic functions of what the
 * prompt says. Their weights, and which jobs go together, are learnt from labelled prompts (`bench/kits/learn.ts`
 * writes `learned.json`).
 */

/** What a prompt says about each job, by the numbers of the jobs. */
export type Evidence = Record<Sign, Float32Array>
export const SIGNS = [
  /** Strength of the plainest phrase of its own, also if it has several words, and of what people call its tag. */
  'phrase',
  'longPhrase',
  'borrowed',
  /** How much plainer the phrase of another job with the same words is. */
  'outdone',
  /** Whether the tools that a clause finds are about it. */
  'found',
  /** How alike a clause is to its examples: the share of it among all jobs, as a logarithm too, and the odds. */
  'share',
  'logShare',
  'odds',
  /** Its share of a sentence, and that in proportion to the job which the sentence is most alike. */
  'sentenceShare',
  'lead',
  /** The same of the whole prompt. */
  'wholeShare',
  'wholeOdds',
  /** How well it goes with what else is likely. */
  'company',
] as const
export type Sign = (typeof SIGNS)[number]

/** What is useful depends on these as well. */
export const USE_SIGNS = [
  ...SIGNS,
  'asked',
  'logAsked',
  /** How much the jobs that are likely asked for bring it with them: together, at most and on average. */
  'companions',
  'closest',
  'meanCompanions',
  'logCompanions',
  'logClosest',
] as const

export interface Learned {
  asked: Weights
  useful: Weights
  /** For each job, those that go with it, with how often they do. */
  companions: Record<string, Record<string, number>>
}

export interface Weights {
  /** The first stands alone, the others are of the signs in their order. */
  signs: number[]
  /** For some jobs how much oftener than their signs say, as a logarithm: 'translation' is thought of too often. */
  jobs: Record<string, number>
}

const learned = JSON.parse(readFileSync(new URL('./learned.json', import.meta.url), 'utf8')) as Learned

export type Companions = readonly (readonly [number: number, weight: number][])[]
export const companionsOf = (of: Learned['companions']): Companions =>
  JOBS.map((job) =>
    Object.entries(of[job.id] ?? {}).flatMap(([id, weight]) => {
      const number = numberOf.get(id)
      return number === undefined ? [] : [[number, weight] as const]
    }),
  )
const companions = companionsOf(learned.companions)

const logistic = (x: number) => 1 / (1 + Math.exp(-x))
export const emptyEvidence = (): Evidence =>
  Object.fromEntries(SIGNS.map((sign) => [sign, new Float32Array(JOBS.length)])) as Evidence

function believe({ signs: weights, jobs }: Weights, signs: readonly Float32Array[]): Float32Array {
  return Float32Array.from(JOBS, ({ id }, job) => {
    let sum = weights[0]! + (jobs[id] ?? 0)
    for (let s = 0; s < signs.length; s++) sum += weights[s + 1]! * signs[s]![job]!
    return logistic(sum)
  })
}

/** Probability that a prompt asks for each job. */
export const askedBy = (evidence: Evidence, weights = learned.asked): Float32Array =>
  believe(
    weights,
    SIGNS.map((sign) => evidence[sign]),
  )

/** Jobs that are less likely asked for than this bring no companions. */
const UNLIKELY = 0.05
/** Added before a logarithm is taken, to probabilities and to weights of companions. */
export const SMALL = 1e-4
const FAINT = 0.05

/** The signs of `USE_SIGNS`, in their order. */
export function useSigns(evidence: Evidence, asked: Float32Array, goWith: Companions): Float32Array[] {
  const sum = new Float32Array(JOBS.length)
  const closest = new Float32Array(JOBS.length)
  const total = asked.reduce((a, b) => a + (b < UNLIKELY ? 0 : b), SMALL)
  for (const [job, others] of goWith.entries()) {
    const probability = asked[job]!
    if (probability < UNLIKELY) continue
    for (const [other, weight] of others) {
      sum[other]! += probability * weight
      closest[other] = Math.max(closest[other]!, probability * weight)
    }
  }
  return [
    ...SIGNS.map((sign) => evidence[sign]),
    asked,
    asked.map((probability) => Math.log(probability + SMALL)),
    sum,
    closest,
    sum.map((value) => value / total),
    sum.map((value) => Math.log(value + FAINT)),
    closest.map((value) => Math.log(value + FAINT)),
  ]
}

/** Probability that each job is useful for a project, asked for or not. */
export const usefulFor = (evidence: Evidence, asked: Float32Array): Float32Array =>
  believe(learned.useful, useSigns(evidence, asked, companions))

/** What a job is worth at a place of a list of neighbours: less than the one before it, but never little. */
export const nearness = (place: number): number => Math.max(0.2, 1 - 0.08 * place)
const COMPANY_MOST = 3

/** How well each job goes with what is likely: what the sign `company` says. */
export function companyOf(likely: Float32Array): Float32Array {
  const company = new Float32Array(JOBS.length)
  for (const [job, { near }] of JOBS.entries()) {
    if (likely[job]! < SMALL) continue
    for (const [place, id] of near.entries()) {
      company[numberOf.get(id)!]! += likely[job]! * nearness(place)
    }
  }
  return company.map((value) => Math.min(COMPANY_MOST, value))
}
