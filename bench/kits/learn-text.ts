import type { Catalog } from '../../src/catalog/catalog.ts'
import { isFunctionWord, plainWords } from '../../src/catalog/reading/tokens.ts'
import { parsePrompt } from '../../src/features/kits/planner/reading/parse.ts'
import { findPhrases } from '../../src/features/kits/planner/reading/phrases.ts'
import { listedAs } from '../../src/features/kits/planner/reading/text.ts'
import { JOBS, numberOf } from '../../src/features/kits/planner/vocabulary/jobs.ts'
import { TEXT_STEP, type TextNumbers } from '../../src/features/kits/planner/vocabulary/text-model.ts'
import { Random } from '../../test/seeded.ts'
import { type Clause, readExamples, readNone, readWays } from './examples.ts'
import type { LabelledPrompt } from './figures.ts'
import { inSteps } from './network.ts'
import { clausesOfNeeds, markedBy, type StrangersPrompt, sharesOfNeed } from './strangers.ts'
import { TextNetwork, type Told } from './text-network.ts'

/**
 * Which words of a text belong to what it asks for, and which job a clause asks for (`planner/reading/text.ts`), learnt from the
 * prompts of strangers, who have marked both, from labelled prompts whose clauses have been gone through, from examples, and from
 * `kits/none.txt`, which asks for nothing.
 */

/** What no job does is learnt as one more. */
const OTHER = JOBS.length
/** How often texts must have a word for a row of its own. */
const OFTEN = 5
/** How many texts are joined of examples each time, of how many each, and by what; a longer example tells about the person as well. */
const JOINED = {
  count: 9_000,
  most: 4,
  words: 12,
  by: [', ', '. ', '; ', ' and ', ', then ', '\n', ' + '],
} as const
/** How much a word of these counts beside one of a stranger's prompt. */
const WEIGHT = { joined: 0.3, none: 0.3, labelled: 0.5 } as const

interface Example {
  text: string
  jobs: Clause['jobs']
}

export function learnText(
  catalog: Catalog,
  labelled: readonly LabelledPrompt[],
  strangers: readonly StrangersPrompt[],
): TextNumbers {
  const random = new Random(11)
  const none = readNone()
  const prompts = [
    ...strangers.map((prompt) => toldByMarks(catalog, prompt)),
    ...toldByClauses(catalog, labelled, new Set(none.map((words) => words.join(' ')))),
    ...none.map((words) => toldOfNothing(catalog, words.join(' '))).filter(({ tokens }) => tokens.length > 0),
  ]
  const examples = examplesFrom(strangers)
  const all = [...prompts, ...examples.map((example) => toldOfExamples(catalog, [example], ''))]
  const times = new Map<string, number>()
  for (const word of all.flatMap(({ tokens }) => tokens.map(listedAs))) {
    times.set(word, (times.get(word) ?? 0) + 1)
  }
  const words = [...times].filter(([, n]) => n >= OFTEN).map(([word]) => word)
  const network = new TextNetwork(words.sort(), JOBS.length + 1, random)
  network.learn(prompts, () => joinedExamples(catalog, examples, random))
  const steps = (weights: Float64Array) => inSteps(weights, TEXT_STEP)
  const { rows, markRows, forth, back, says, jobRows } = network.model
  return {
    words: Buffer.from(words.join(' ')),
    rows: steps(rows),
    markRows: steps(markRows),
    forth: steps(forth),
    back: steps(back),
    says: steps(says),
    jobRows: steps(jobRows),
  }
}

/** What is asked for and by what jobs, outside of prompts; needs of strangers in plain English among them. */
function examplesFrom(strangers: readonly StrangersPrompt[]): Example[] {
  const written = [...readExamples(), ...readWays(new Random(3))].map(({ job, text }) => ({
    text: text.trim(),
    jobs: [[numberOf.get(job)!, 1]] as Clause['jobs'],
  }))
  const named = JOBS.flatMap(({ label, phraseWords }, job) =>
    [label, ...phraseWords.map((words) => words.join(' '))].map((text) => ({
      text,
      jobs: [[job, 1]] as Clause['jobs'],
    })),
  )
  const needed = strangers.flatMap(({ needs }) =>
    needs.map((need) => ({ text: need.need, jobs: sharesOfNeed(need, OTHER) })),
  )
  return [...written, ...named, ...needed]
}

/** Examples one after the other, as lists are; a longer one stands alone. */
function joinedExamples(catalog: Catalog, examples: readonly Example[], random: Random): Told[] {
  const isShort = ({ text }: Example) => plainWords(text).length <= JOINED.words
  return Array.from({ length: JOINED.count }, () => {
    const first = random.pick(examples)
    const others = Array.from({ length: random.below(JOINED.most) }, () => random.pick(examples)).filter(
      isShort,
    )
    return toldOfExamples(catalog, isShort(first) ? [first, ...others] : [first], random.pick(JOINED.by))
  }).filter(({ tokens }) => tokens.length > 0)
}

function toldOfExamples(catalog: Catalog, examples: readonly Example[], by: string): Told {
  const ends: number[] = []
  let text = ''
  for (const example of examples) {
    text += (text && by) + example.text
    ends.push(text.length)
  }
  const { placeOf, ...read } = readOf(catalog, text)
  const words = examples.map((): number[] => [])
  for (const [t, { word, from, to }] of read.tokens.entries()) {
    const place = placeOf(from, to)[0]
    const example = ends.findIndex((end) => place < end)
    if (!isFunctionWord(word) && !read.ignored.has(t)) words[example]?.push(t)
  }
  const isAsking = examples.length > 1 || plainWords(text).length <= JOINED.words
  return {
    ...read,
    asked: isAsking ? read.tokens.map(() => true) : null,
    clauses: examples.flatMap(({ jobs }, i) => (words[i]!.length > 0 ? [{ words: words[i]!, jobs }] : [])),
    weight: WEIGHT.joined,
  }
}

/** Labelled prompts of which some clause is listed among what asks for nothing: they have been gone through, so the others ask. */
function toldByClauses(
  catalog: Catalog,
  prompts: readonly LabelledPrompt[],
  none: ReadonlySet<string>,
): Told[] {
  return prompts.flatMap(({ prompt }) => {
    const read = readOf(catalog, prompt)
    const clauses = Map.groupBy(read.tokens, ({ clause }) => clause)
    const listed = [...clauses].filter(([, of]) => none.has(of.map(({ word }) => word).join(' ')))
    if (listed.length === 0) return []
    const telling = new Set(listed.map(([clause]) => clause))
    return [
      {
        ...read,
        asked: read.tokens.map(({ clause }, t) => !telling.has(clause) && !read.ignored.has(t)),
        clauses: [],
        weight: WEIGHT.labelled,
      },
    ]
  })
}

function toldByMarks(catalog: Catalog, prompt: StrangersPrompt): Told {
  const { placeOf, ...read } = readOf(catalog, prompt.text)
  const isMarked = markedBy(prompt)
  const asked = read.tokens.map(({ from, to }) =>
    prompt.needs.some((need) => isMarked(need, placeOf(from, to))),
  )
  const clauses = clausesOfNeeds(catalog, prompt, OTHER)
    .filter(({ asks }) => asks)
    .map(({ said, jobs }) => ({ words: said, jobs }))
  return { ...read, asked, clauses, weight: 1 }
}

function toldOfNothing(catalog: Catalog, text: string): Told {
  const read = readOf(catalog, text)
  return { ...read, asked: read.tokens.map(() => false), clauses: [], weight: WEIGHT.none }
}

function readOf(catalog: Catalog, text: string) {
  const { tokens, ignored, said, placeOf } = parsePrompt(catalog, text)
  return { tokens, ignored, phrases: [...findPhrases(tokens, ignored), ...said], placeOf }
}
