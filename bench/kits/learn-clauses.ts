import type { Catalog } from '../../src/catalog/catalog.ts'
import { isConjunction, isFunctionWord, plainWords, tokenize } from '../../src/catalog/reading/tokens.ts'
import { stem } from '../../src/catalog/text.ts'
import {
  CLAUSE_STEPS,
  DIMENSIONS,
  formOf,
  meaningOf,
  PAIR_WEIGHT,
  SHARPNESS,
  topicOf,
} from '../../src/features/kits/planner/vocabulary/clause-features.ts'
import type { ClauseNumbers, LearntClauses } from '../../src/features/kits/planner/vocabulary/clause-model.ts'
import { gapsOf } from '../../src/features/kits/planner/vocabulary/gaps.ts'
import { JOBS, numberOf } from '../../src/features/kits/planner/vocabulary/jobs.ts'
import { Random } from '../../test/seeded.ts'
import { type Clause, readExamples, readNone, readWays } from './examples.ts'
import type { LabelledPrompt } from './figures.ts'
import { ClauseNetwork, inSteps, type Sample } from './network.ts'
import { clausesOfNeeds, type StrangersPrompt, sharesOfNeed } from './strangers.ts'
import { packed } from './write-learnt.ts'

/**
 * What a clause asks for (`src/features/kits/planner/reading/clauses.ts`), learnt from the examples, the phrases, what asks for
 * nothing (`kits/none.txt`), the prompts of strangers, which say what each of their clauses asks for, and older labelled
 * prompts. Those say which jobs they ask for but not where: a clause of one counts for each of these jobs as much as
 * naive Bayes thinks of them.
 */
const SAID_MOST = 255
const HIDDEN = 96
/** What no job does is learnt as one more. */
const OTHER = JOBS.length
const CLASSES = JOBS.length + 1
/** How often a pair of words, and a form, must be there to count; and the weight from which on a form is written. */
const PAIR_LEAST = 4
const FORM_LEAST = 4
const FORM_FAINT = 0.25
/** Draw the odds of rare words towards saying nothing; below `FAINT` they are not counted. */
const PRIOR = 0.3
const FLOOR = 0.02
const ABSENT = -0.4
const FAINT = 0.36
/** What has been learnt on says enough to be written from here on: what is fainter is half of the file and decides nothing. */
const SAID_LEAST = 0.6
/** A longer example tells about the person as well. */
const SHORT = 12
/** What is useful besides is meant less often than what is asked for. */
const ALSO = 0.05
/** How much clauses of strangers count, whose readers have marked them, and what was written to be an example of asking. */
const STRANGERS = 2
const WRITTEN = 0.2
/** How much clauses of labelled prompts count: fewer, and of rarer jobs. */
const LABELLED = { weight: 4, asksWeight: 3 } as const
/** How much it counts what a job is called. */
const NAMED = 2

interface Told extends Clause {
  stems: string[]
  context: string[]
  asks: boolean | null
  weight: number
  asksWeight: number
}
interface Written {
  learnt: LearntClauses
  numbers: ClauseNumbers
}
type Odds = Map<string, Map<number, number>>

export function learnClauses(
  catalog: Catalog,
  prompts: readonly LabelledPrompt[],
  strangers: readonly StrangersPrompt[],
): Written {
  const own = ownClauses()
  const all = [
    ...own,
    ...readNone().map((words) => told({ words, jobs: [] }, { asks: false, asksWeight: WRITTEN })),
    ...clausesOfPrompts(prompts, oddsOf(own)),
    ...strangers.flatMap((prompt) => [
      ...clausesOfNeeds(catalog, prompt, OTHER).map((said) => ({
        ...said,
        weight: STRANGERS,
        asksWeight: STRANGERS,
      })),
      ...prompt.needs.map((need) => told({ words: plainWords(need.need), jobs: sharesOfNeed(need, OTHER) })),
    ]),
  ]
  const odds = oddsOf(all)
  const topics = new Map([...odds.keys()].map((topic, i) => [topic, i]))
  const forms = formsOf(all)
  const rows = new Float32Array(topics.size * CLASSES)
  for (const [topic, of] of odds) {
    for (const [job, value] of of) rows[topics.get(topic)! * CLASSES + job] = value
  }
  const size = { jobs: CLASSES, width: DIMENSIONS, hidden: HIDDEN, forms: forms.size }
  const network = new ClauseNetwork(rows, size, new Random(7))
  network.learn(all.map((clause) => sampleOf(clause, topics, forms)))
  return written([...topics.keys()], [...forms.keys()], network)
}

function told(clause: Clause, more: Partial<Told> = {}): Told {
  const stems = clause.words.map(stem)
  return { stems, context: [], asks: null, weight: 1, asksWeight: 1, ...clause, ...more }
}

function sampleOf(
  { words, stems, context, ...rest }: Told,
  topics: ReadonlyMap<string, number>,
  forms: ReadonlyMap<string, number>,
): Sample {
  return {
    topics: topicOf(stems, words).flatMap((topic) => {
      const number = topics.get(topic)
      return number === undefined ? [] : [[number, topic.includes(' ') ? PAIR_WEIGHT : 1] as const]
    }),
    context: context.flatMap((topic) => topics.get(topic) ?? []),
    form: formOf(stems, words).flatMap((form) => forms.get(form) ?? []),
    meaning: meaningOf(stems, words),
    around: meaningOf(context, context),
    ...rest,
  }
}

function formsOf(clauses: readonly Told[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const { stems, words, asks } of clauses) {
    if (asks === null) continue
    for (const form of formOf(stems, words)) times.set(form, (times.get(form) ?? 0) + 1)
  }
  const known = [...times].filter(([, n]) => n >= FORM_LEAST).map(([form]) => form)
  return new Map(known.sort().map((form, i) => [form, i]))
}

function ownClauses(): Told[] {
  const said = [...readExamples(), ...readWays(new Random(3))].map(({ job, text }) => {
    const words = plainWords(text)
    const asks = words.length <= SHORT ? true : null
    return told({ words, jobs: [[numberOf.get(job)!, 1]] }, { asks, asksWeight: WRITTEN })
  })
  const named = JOBS.flatMap(({ label, phraseWords }, job) =>
    [plainWords(label), ...phraseWords].map((words) =>
      told({ words, jobs: [[job, 1]] }, { asks: true, weight: NAMED }),
    ),
  )
  return [...said, ...named].filter(({ words }) => words.some((word) => !isFunctionWord(word)))
}

/** How much oftener a job is asked for where a word stands than elsewhere, as a logarithm; words that say nothing are left out. */
function oddsOf(clauses: readonly Told[]): Odds {
  const times = new Map<string, number>()
  const counts = new Map<string, Map<number, number>>()
  const totals = new Float64Array(CLASSES)
  let all = 0
  for (const { stems, words, jobs } of clauses) {
    const topics = topicOf(stems, words)
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
      if (more >= FAINT) said.set(job, more)
    }
    if (said.size > 0) odds.set(topic, said)
  }
  return odds
}

/** The clauses of a labelled prompt with the jobs of that prompt, as likely as the words make them. */
function clausesOfPrompts(prompts: readonly LabelledPrompt[], odds: Odds): Told[] {
  const none = new Set(readNone().map((words) => words.join(' ')))
  return prompts.flatMap(({ prompt, jobs, also }) => {
    const prior = new Map<number, number>()
    for (const [ids, weight] of [
      [also, ALSO],
      [jobs, 1],
    ] as const) {
      for (const id of ids) if (numberOf.has(id)) prior.set(numberOf.get(id)!, weight)
    }
    const clauses = clausesOfText(prompt)
    // A prompt of which no clause is listed has not been gone through for what asks for nothing.
    const isGoneThrough = clauses.some((words) => none.has(words.join(' ')))
    return clauses
      .filter((words) => !none.has(words.join(' ')))
      .flatMap(atConjunctions)
      .flatMap((words) => {
        const topics = topicOf(words.map(stem), words).filter((topic) => odds.has(topic))
        if (topics.length === 0) return []
        const said = [...prior].map(([job, weight]): [number, number] => {
          const sum = topics.reduce((s, topic) => s + (odds.get(topic)!.get(job) ?? 0), 0)
          return [job, weight * Math.exp((SHARPNESS * sum) / Math.sqrt(topics.length))]
        })
        const total = said.reduce((sum, [, p]) => sum + p, 0)
        const likely = said.map(([job, p]): [number, number] => [job, p / total]).filter(([, p]) => p > 0.05)
        return [told({ words, jobs: likely }, { asks: isGoneThrough ? true : null, ...LABELLED })]
      })
  })
}

const clausesOfText = (text: string): string[][] =>
  [...Map.groupBy(tokenize(text, stem), (token) => token.clause).values()].map((clause) =>
    clause.map((token) => token.word),
  )

function atConjunctions(words: string[]): string[][] {
  const parts: string[][] = [[]]
  for (const word of words) {
    if (isConjunction(word)) parts.push([])
    else parts.at(-1)!.push(word)
  }
  return parts.filter((part) => part.some((word) => !isFunctionWord(word)))
}

const round = (value: number) => Math.round(value * 100) / 100

/** Words with what they say for jobs: that which says most, and of that as much as a byte can count. */
function written(topics: string[], forms: string[], network: ClauseNetwork): Written {
  const { oddsLeast, oddsMost, odds: step } = CLAUSE_STEPS
  const said = topics.map((_, topic) => {
    const row = network.odds.values.subarray(topic * CLASSES, (topic + 1) * CLASSES)
    const steps = [...row].map((value, job) => [job, Math.round(value / step)] as const)
    const plain = steps.filter(([, n]) => Math.abs(n) * step >= SAID_LEAST)
    const strongest = plain.sort((a, b) => Math.abs(b[1]) - Math.abs(a[1])).slice(0, SAID_MOST)
    return strongest.sort(([a], [b]) => a - b)
  })
  const odds = said.flat().map(([, n]) => Math.max(-oddsLeast, Math.min(oddsMost, n)) + oddsLeast)
  const kept = forms
    .map((form, i) => [form, round(network.form.values[i]!)] as const)
    .filter(([, weight]) => Math.abs(weight) >= FORM_FAINT)
  return {
    learnt: {
      jobs: JOBS.map((job) => job.id),
      hidden: network.hidden,
      often: [...network.often.values].map(round),
      tone: [...network.tone.values].map(round),
      toneAround: [...network.toneAround.values].map(round),
    },
    numbers: {
      topics: Buffer.from(packed(topics)),
      topicSizes: Uint8Array.from(said, (of) => of.length),
      topicJobs: Uint8Array.from(said.flatMap((of) => gapsOf(of.map(([job]) => job)))),
      topicOdds: Uint8Array.from(odds),
      topicAsks: inSteps(network.topicAsks.values),
      forms: Buffer.from(packed(kept.map(([form]) => form))),
      formAsks: Int16Array.from(kept, ([, weight]) => Math.round(weight * CLAUSE_STEPS.perForm)),
      hears: inSteps(network.hears.values),
      hearsAround: inSteps(network.hearsAround.values),
      says: inSteps(network.says.values),
    },
  }
}
