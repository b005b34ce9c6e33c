import { isConjunction, isFunctionWord, plainWords, tokenize } from '../../src/catalog/reading/tokens.ts'
import { stem } from '../../src/catalog/text.ts'
import type { LearnedClauses } from '../../src/features/kits/planner/reading/clauses.ts'
import {
  CLAUSE_STEPS,
  DIMENSIONS,
  formOf,
  meaningOf,
  PAIR_WEIGHT,
  SHARPNESS,
  topicOf,
} from '../../src/features/kits/planner/vocabulary/clause-features.ts'
import { JOBS, numberOf } from '../../src/features/kits/planner/vocabulary/jobs.ts'
import { Random } from '../../test/seeded.ts'
import { type Clause, readExamples, readNone } from './examples.ts'
import type { LabelledPrompt } from './figures.ts'
import { type Look, learnForm } from './learn-form.ts'
import { type Sample, trainNetwork } from './network.ts'

/**
 * What a clause asks for (`src/features/kits/planner/reading/clauses.ts`), learnt from the examples, the phrases, what asks for
 * nothing (`kits/none.txt`) and the clauses of labelled prompts. A prompt says which jobs it asks for but not where: a
 * clause of it counts for each of these jobs as much as naive Bayes thinks of them.
 */
const SAID_MOST = 255
const HIDDEN = 96
/** How often a pair of words must be there to count. */
const PAIR_LEAST = 4
/** Draw the odds of rare words towards saying nothing; below `FAINT` they are not written. */
const PRIOR = 0.3
const FLOOR = 0.02
const ABSENT = -0.4
const FAINT = 0.3
/** A longer example tells about the person as well. */
const SHORT = 12
/** What is useful besides is meant less often than what is asked for. */
const ALSO = 0.05

interface Counted {
  topics: string[]
  /** Jobs with their shares. */
  jobs: [number, number][]
}
type Odds = Map<string, Map<number, number>>

export function learnClauses(prompts: LabelledPrompt[]): LearnedClauses {
  const own = ownClauses()
  const first = oddsOf(own.map(countedOf))
  const none = readNone()
  const listed = new Set(none.map((words) => words.join(' ')))
  const fromPrompts = clausesOfPrompts(prompts, first, listed)
  const all = [...own, ...fromPrompts]
  const odds = oddsOf(all.map(countedOf))
  const tuned = new Map([...odds].map(([topic, of]) => [topic, inFull(of)]))
  const samples = all.map(({ words, jobs }): Sample => {
    const stems = words.map(stem)
    const known = topicOf(stems, words).filter((topic) => odds.has(topic))
    return {
      odds: known.map((topic) => [topic.includes(' ') ? PAIR_WEIGHT : 1, tuned.get(topic)!]),
      meaning: meaningOf(stems, words),
      jobs,
    }
  })
  const network = trainNetwork(samples, JOBS.length, DIMENSIONS, HIDDEN, new Random(7))
  const form = learnForm(
    own.filter(({ words }) => words.length <= SHORT).map(lookOf),
    // A prompt of which no clause is listed has not been gone through.
    clausesOfPrompts(
      prompts.filter((p) => isGoneThrough(p, listed)),
      first,
      listed,
    ).map(lookOf),
    none.map((words) => lookOf({ words })),
    new Random(5),
  )
  return { jobs: JOBS.map((job) => job.id), ...written(tuned), ...network, ...form }
}

const lookOf = ({ words }: Pick<Clause, 'words'>): Look => {
  const stems = words.map(stem)
  return { form: formOf(stems, words), meaning: meaningOf(stems, words) }
}
const isGoneThrough = ({ prompt }: LabelledPrompt, none: ReadonlySet<string>) =>
  clausesOfPrompt(prompt).some((words) => none.has(words.join(' ')))
const countedOf = ({ words, jobs }: Clause): Counted => ({ topics: topicOf(words.map(stem), words), jobs })

function ownClauses(): Clause[] {
  return [
    ...readExamples().map(
      ({ job, text }): Clause => ({ words: plainWords(text), jobs: [[numberOf.get(job)!, 1]] }),
    ),
    ...JOBS.flatMap(({ label, phraseWords }, job) =>
      [plainWords(label), ...phraseWords].map((words): Clause => ({ words, jobs: [[job, 1]] })),
    ),
  ].filter(({ words }) => words.some((word) => !isFunctionWord(word)))
}

function oddsOf(clauses: Counted[]): Odds {
  const times = new Map<string, number>()
  const counts = new Map<string, Map<number, number>>()
  const totals = new Float64Array(JOBS.length)
  let all = 0
  for (const { topics, jobs } of clauses) {
    const single = topics.filter((topic) => !topic.includes(' ')).length
    for (const topic of topics) times.set(topic, (times.get(topic) ?? 0) + 1)
    for (const [job, share] of jobs) {
      totals[job]! += single * share
      all += single * share
      for (const topic of topics) {
        const of = counts.get(topic) ?? new Map<number, number>()
        counts.set(topic, of)
        of.set(job, (of.get(job) ?? 0) + share)
      }
    }
  }
  const odds: Odds = new Map()
  for (const [topic, of] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (topic.includes(' ') && times.get(topic)! < PAIR_LEAST) continue
    const sum = [...of.values()].reduce((a, b) => a + b, 0)
    const said = new Map<number, number>()
    for (const [job, n] of [...of].sort(([a], [b]) => a - b)) {
      const expected = (sum * totals[job]!) / all
      const more = Math.log((n + PRIOR * expected + FLOOR) / (expected * (1 + PRIOR) + FLOOR)) - ABSENT
      const steps = Math.min(CLAUSE_STEPS.oddsMost, Math.round(more / CLAUSE_STEPS.odds))
      if (steps * CLAUSE_STEPS.odds >= FAINT) said.set(job, steps * CLAUSE_STEPS.odds)
    }
    if (said.size > 0) odds.set(topic, said)
  }
  return odds
}

/** A clause of a labelled prompt with the jobs of that prompt, as likely as the words make them. */
function clausesOfPrompts(prompts: LabelledPrompt[], odds: Odds, none: ReadonlySet<string>): Clause[] {
  return prompts.flatMap(({ prompt, jobs, also }) => {
    const prior = new Map<number, number>()
    for (const [ids, weight] of [
      [also, ALSO],
      [jobs, 1],
    ] as const) {
      for (const id of ids) if (numberOf.has(id)) prior.set(numberOf.get(id)!, weight)
    }
    return partsOfPrompt(prompt, none).flatMap((words) => {
      const topics = topicOf(words.map(stem), words).filter((topic) => odds.has(topic))
      if (topics.length === 0) return []
      const said = [...prior].map(([job, weight]): [number, number] => {
        const sum = topics.reduce((s, topic) => s + (odds.get(topic)!.get(job) ?? 0), 0)
        return [job, weight * Math.exp((SHARPNESS * sum) / Math.sqrt(topics.length))]
      })
      const total = said.reduce((sum, [, p]) => sum + p, 0)
      const likely = said.map(([job, p]): [number, number] => [job, p / total]).filter(([, p]) => p > 0.05)
      return [{ words, jobs: likely }]
    })
  })
}

/** Clauses, divided at 'and'; those that ask for nothing are left out. */
function partsOfPrompt(prompt: string, none: ReadonlySet<string>): string[][] {
  return clausesOfPrompt(prompt)
    .filter((words) => !none.has(words.join(' ')))
    .flatMap((words) => {
      const parts: string[][] = [[]]
      for (const word of words) {
        if (isConjunction(word)) parts.push([])
        else parts.at(-1)!.push(word)
      }
      return parts
    })
    .filter((words) => words.some((word) => !isFunctionWord(word)))
}

const clausesOfPrompt = (prompt: string): string[][] =>
  [...Map.groupBy(tokenize(prompt, stem), (token) => token.clause).values()].map((clause) =>
    clause.map((token) => token.word),
  )

function inFull(said: ReadonlyMap<number, number>): Float32Array {
  const full = new Float32Array(JOBS.length)
  for (const [job, value] of said) full[job] = value
  return full
}

/** Words with what they say for jobs: that which says most, and of that as much as a byte can count. */
function written(odds: ReadonlyMap<string, Float32Array>) {
  const base64 = (array: Uint8Array | Uint16Array) => Buffer.from(array.buffer).toString('base64')
  const topics = [...odds].map(([topic, of]) => {
    const said = [...of].map((value, job) => [job, Math.round(value / CLAUSE_STEPS.odds)] as const)
    const plain = said.filter(([, steps]) => Math.abs(steps) * CLAUSE_STEPS.odds >= FAINT)
    const strongest = plain.sort((a, b) => Math.abs(b[1]) - Math.abs(a[1])).slice(0, SAID_MOST)
    return { topic, said: strongest.sort(([a], [b]) => a - b) }
  })
  const pairs = topics.flatMap(({ said }) =>
    said.map(
      ([job, steps]) =>
        (job << 7) |
        (Math.max(-CLAUSE_STEPS.oddsLeast, Math.min(CLAUSE_STEPS.oddsMost, steps)) + CLAUSE_STEPS.oddsLeast),
    ),
  )
  return {
    topics: topics.map(({ topic }) => topic).join('\n'),
    topicSizes: base64(Uint8Array.from(topics, ({ said }) => said.length)),
    topicOdds: base64(Uint16Array.from(pairs)),
  }
}
