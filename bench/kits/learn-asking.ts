import type { Catalog } from '../../src/catalog/catalog.ts'
import { plainWords } from '../../src/catalog/reading/tokens.ts'
import { parsePrompt } from '../../src/features/kits/planner/reading/parse.ts'
import { findPhrases } from '../../src/features/kits/planner/reading/phrases.ts'
import { ASKING_STEP, type AskingNumbers } from '../../src/features/kits/planner/vocabulary/asking-model.ts'
import { Random } from '../../test/seeded.ts'
import { AskingNetwork, type Told } from './asking-network.ts'
import { readExamples, readNone } from './examples.ts'
import type { LabelledPrompt } from './figures.ts'
import { inSteps } from './network.ts'
import { markedBy, type StrangersPrompt } from './strangers.ts'

/**
 * Which words of a text belong to what it asks for (`planner/reading/asked-words.ts`), learnt from the prompts of strangers, who have
 * marked them, from labelled prompts whose clauses have been gone through, from examples of asking, of which every word does, and from
 * `kits/none.txt`, of which none does.
 */

/** How often prompts must have a word for a row of its own. */
const OFTEN = 3
/** How many texts are joined of examples, of how many each, and by what; a longer example tells about the person as well. */
const JOINED = {
  count: 4_000,
  most: 4,
  words: 12,
  by: [', ', '. ', '; ', ' and ', ', then ', '\n', ' + '],
} as const
/** How much a word of these counts beside one of a stranger's prompt. */
const WEIGHT = { joined: 0.3, none: 0.3, labelled: 0.5 } as const

export function learnAsking(
  catalog: Catalog,
  labelled: readonly LabelledPrompt[],
  strangers: readonly StrangersPrompt[],
): AskingNumbers {
  const random = new Random(11)
  const none = readNone()
  const prompts = [
    ...strangers.map((prompt) => toldByMarks(catalog, prompt)),
    ...toldByClauses(catalog, labelled, new Set(none.map((words) => words.join(' ')))),
  ]
  const whole = [
    ...joinedExamples(random).map((text) => toldWhole(catalog, text, true, WEIGHT.joined)),
    ...none.map((words) => toldWhole(catalog, words.join(' '), false, WEIGHT.none)),
  ].filter(({ tokens }) => tokens.length > 0)
  const times = new Map<string, number>()
  for (const { tokens } of prompts) {
    for (const { word } of tokens) times.set(word, (times.get(word) ?? 0) + 1)
  }
  const words = [...times].filter(([, n]) => n >= OFTEN).map(([word]) => word)
  const network = new AskingNetwork(words.sort(), random)
  network.learn([...prompts, ...whole])
  const steps = (weights: Float32Array) => inSteps(weights, ASKING_STEP)
  const { rows, markRows, forth, back, says } = network.model
  return {
    words: Buffer.from(words.join(' ')),
    rows: steps(rows),
    markRows: steps(markRows),
    forth: steps(forth),
    back: steps(back),
    says: steps(says),
  }
}

function joinedExamples(random: Random): string[] {
  const short = readExamples().filter(({ text }) => plainWords(text).length <= JOINED.words)
  return Array.from({ length: JOINED.count }, () => {
    const by = random.pick(JOINED.by)
    return Array.from({ length: random.int(1, JOINED.most) }, () => random.pick(short).text).join(by)
  })
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
  return { ...read, asked, weight: 1 }
}

function toldWhole(catalog: Catalog, text: string, isAsked: boolean, weight: number): Told {
  const read = readOf(catalog, text)
  return { ...read, asked: read.tokens.map(() => isAsked), weight }
}

function readOf(catalog: Catalog, text: string) {
  const { tokens, ignored, said, placeOf } = parsePrompt(catalog, text)
  return { tokens, ignored, phrases: [...findPhrases(tokens, ignored), ...said], placeOf }
}
