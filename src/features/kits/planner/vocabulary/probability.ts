/** How likely a project asks for a job, and how likely a job is useful for it: logistic functions of what a prompt says. */
import { z } from 'zod'
import { SIGN } from '../weights.ts'
import { learnt, readData } from './data.ts'
import { JOBS, numberOf } from './jobs.ts'

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

const Weights = z.object({
  /** The first stands alone, the others are of the signs in their order. */
  signs: z.array(z.number()),
  /** For some jobs how much oftener than their signs say, as a logarithm: 'translation' is thought of too often. */
  jobs: learnt<number>(),
})
export type Weights = z.infer<typeof Weights>

/** `kits/learned.json`: the weights, and for each job those that go with it, with how often they do. */
export const Learned = z.object({
  asked: Weights,
  useful: Weights,
  companions: learnt<Record<string, number>>(),
})
export type Learned = z.infer<typeof Learned>

const learned = readData('learned.json', Learned)

/** For each job, by its number, the numbers of those that go with it. */
export type Companions = readonly (readonly [number: number, weight: number][])[]
export const companionsOf = (of: Learned['companions']): Companions =>
  JOBS.map((job) =>
    Object.entries(of[job.id] ?? {}).flatMap(([id, weight]) => {
      const number = numberOf.get(id)
      return number === undefined ? [] : [[number, weight] as const]
    }),
  )
const companions = companionsOf(learned.companions)

export const emptyEvidence = (): Evidence =>
  Object.fromEntries(SIGNS.map((sign) => [sign, new Float32Array(JOBS.length)])) as Evidence

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

function probabilities({ signs: weights, jobs }: Weights, signs: readonly Float32Array[]): Float32Array {
  return Float32Array.from(JOBS, ({ id }, job) => {
    let sum = weights[0]! + (jobs[id] ?? 0)
    for (let s = 0; s < signs.length; s++) sum += weights[s + 1]! * signs[s]![job]!
    return logistic(sum)
  })
}

/** Probability that a prompt asks for each job. */
export const probabilityAsked = (evidence: Evidence, weights = learned.asked): Float32Array =>
  probabilities(
    weights,
    SIGNS.map((sign) => evidence[sign]),
  )

/** Probability that each job is useful for a project, asked for or not. */
export const probabilityUseful = (evidence: Evidence, asked: Float32Array): Float32Array =>
  probabilities(learned.useful, useSigns(evidence, asked, companions))

/** The signs of `USE_SIGNS`, in their order. */
export function useSigns(evidence: Evidence, asked: Float32Array, goWith: Companions): Float32Array[] {
  const { small, faint, unlikely } = SIGN
  const sum = new Float32Array(JOBS.length)
  const closest = new Float32Array(JOBS.length)
  const total = asked.reduce((a, b) => a + (b < unlikely ? 0 : b), small)
  for (const [job, others] of goWith.entries()) {
    const probability = asked[job]!
    if (probability < unlikely) continue
    for (const [other, weight] of others) {
      sum[other]! += probability * weight
      closest[other] = Math.max(closest[other]!, probability * weight)
    }
  }
  return [
    ...SIGNS.map((sign) => evidence[sign]),
    asked,
    asked.map((probability) => Math.log(probability + small)),
    sum,
    closest,
    sum.map((value) => value / total),
    sum.map((value) => Math.log(value + faint)),
    closest.map((value) => Math.log(value + faint)),
  ]
}

/** What a related job is worth at a place of the list: less than the one before it, but never little. */
export const relatedWeight = (place: number): number =>
  Math.max(SIGN.relatedLeast, 1 - SIGN.relatedCost * place)

/** How well each job goes with what is likely: what the sign `company` says. */
export function companyOf(likely: Float32Array): Float32Array {
  const company = new Float32Array(JOBS.length)
  for (const [job, { related }] of JOBS.entries()) {
    if (likely[job]! < SIGN.small) continue
    for (const [place, id] of related.entries()) {
      company[numberOf.get(id)!]! += likely[job]! * relatedWeight(place)
    }
  }
  return company.map((value) => Math.min(SIGN.companyMost, value))
}
