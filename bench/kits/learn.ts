import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildCatalog } from '../../src/catalog/catalog.ts'
import type { Learned } from '../../src/features/kits/planner/belief.ts'
import { JOBS, numberOf } from '../../src/features/kits/planner/jobs.ts'
import { starterTools } from '../search-engines.ts'
import type { LabelledPrompt } from './figures.ts'
import { learnWords } from './learn-words.ts'
import { fitLogistic } from './logistic.ts'
import { ownPrompts } from './prompts.ts'

/**
 * npm run learn:kits: learns what words say about jobs from examples.txt, and from the labelled prompts of the parts
 * 'build' and 'fit' how sure the planner may be of what it reads and which jobs go together. Writes words.json and
 * learned.json beside the planner. To run again when jobs, examples, signs or prompts have changed; the same input
 * writes the same files.
 */

const PLANNER = join(import.meta.dirname, '..', '..', 'src', 'features', 'kits', 'planner')
const write = (file: string, content: object) =>
  writeFileSync(join(PLANNER, file), `${JSON.stringify(content)}\n`)

write('words.json', learnWords())
// They read the words when they are loaded.
const { askedBy, companionsOf, nearness, SIGNS, useSigns } = await import(
  '../../src/features/kits/planner/belief.ts'
)
const { evidenceIn } = await import('../../src/features/kits/planner/reading.ts')

/** A prompt is read with weights that have been learnt without it, so that what comes after is not learnt from praise. */
const FOLDS = 5
/** Jobs of which few prompts tell are drawn towards the neighbours in the vocabulary. */
const FEW = 2
/** What it says that two jobs are both useful, beside one that is asked for and one that is useful. */
const BESIDE = 0.1
const COMPANIONS_MOST = 24
const COMPANION_LEAST = 0.04

const catalog = buildCatalog({ tools: await starterTools(), categories: [] })
const isOf = (ids: string[]) => {
  const numbers = new Set(ids.map((id) => numberOf.get(id)))
  return JOBS.map((_, number) => (numbers.has(number) ? 1 : 0))
}

const samples = ownPrompts
  // The phrases were written with the prompts of 'build' in view: what they say there is no measure of their worth.
  .filter(({ part }) => part === 'build' || part === 'fit')
  .map((prompt, place) => ({
    prompt,
    fold: place % FOLDS,
    evidence: evidenceIn(catalog, prompt.prompt).evidence,
    asked: isOf(prompt.jobs),
    useful: isOf([...prompt.jobs, ...prompt.also]),
  }))
const fresh = samples.filter(({ prompt }) => prompt.part === 'fit')
type Sample = (typeof samples)[number]
const without = (fold: number, of: Sample[]) => of.filter((s) => s.fold !== fold)

/** Which jobs go together, in the labels and in the lists of neighbours. */
function learnCompanions(of: LabelledPrompt[]): Learned['companions'] {
  const together = new Map<string, Map<string, number>>()
  const times = new Map<string, number>()
  for (const { jobs, also } of of) {
    for (const [ids, weight] of [
      [jobs, 1],
      [also, BESIDE],
    ] as const) {
      for (const id of ids) {
        times.set(id, (times.get(id) ?? 0) + weight)
        const others = together.get(id) ?? new Map<string, number>()
        together.set(id, others)
        for (const other of [...jobs, ...also]) {
          if (other !== id) others.set(other, (others.get(other) ?? 0) + weight)
        }
      }
    }
  }
  const near = new Map(JOBS.map((job) => [job.id, new Map<string, number>()]))
  for (const job of JOBS) {
    for (const [place, id] of job.near.entries()) {
      const weight = nearness(place)
      near.get(job.id)!.set(id, (near.get(job.id)!.get(id) ?? 0) + weight / 2)
      near.get(id)!.set(job.id, (near.get(id)!.get(job.id) ?? 0) + weight / 4)
    }
  }
  return Object.fromEntries(
    JOBS.map(({ id }) => {
      const others = together.get(id) ?? new Map<string, number>()
      const weights = new Map(near.get(id))
      for (const [other, count] of others) {
        weights.set(other, (weights.get(other) ?? 0) + count / ((times.get(id) ?? 0) + FEW))
      }
      const best = [...weights]
        // Labels may name kinds of job that the planner does not have.
        .filter(([other, weight]) => weight >= COMPANION_LEAST && numberOf.has(other))
        .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      return [id, Object.fromEntries(best.slice(0, COMPANIONS_MOST).map(([o, w]) => [o, round(w)]))]
    }),
  )
}

const round = (value: number) => Math.round(value * 1000) / 1000
/** The rows that a belief is learnt from: each job of each prompt. */
const rowsOf = (signs: readonly Float32Array[]) => JOBS.map((_, job) => signs.map((sign) => sign[job]!))

const askedRows = (of: Sample[]) => ({
  rows: of.flatMap(({ evidence }) => rowsOf(SIGNS.map((sign) => evidence[sign]))),
  labels: of.flatMap((s) => s.asked),
})
function fitAsked(of: Sample[]): number[] {
  const { rows, labels } = askedRows(of)
  return fitLogistic(rows, labels).map(round)
}

function usefulRows() {
  const rows: number[][] = []
  const labels: number[] = []
  for (let fold = 0; fold < FOLDS; fold++) {
    const asked = fitAsked(without(fold, fresh))
    const companions = companionsOf(learnCompanions(without(fold, samples).map((s) => s.prompt)))
    for (const { evidence, useful } of fresh.filter((s) => s.fold === fold)) {
      const belief = askedBy(evidence, { asked, useful: [], companions: {} })
      rows.push(...rowsOf(useSigns(evidence, belief, companions)))
      labels.push(...useful)
    }
  }
  return { rows, labels }
}

/** Mean surprise at what prompts ask for, with weights learnt without them. */
function surprise(rowsOfFold: (of: Sample[]) => { rows: number[][]; labels: number[] }): number {
  let sum = 0
  for (let fold = 0; fold < FOLDS; fold++) {
    const known = rowsOfFold(without(fold, fresh))
    const weights = fitLogistic(known.rows, known.labels)
    const { rows, labels } = rowsOfFold(fresh.filter((s) => s.fold === fold))
    for (const [r, row] of rows.entries()) {
      const p = 1 / (1 + Math.exp(-row.reduce((x, v, i) => x + v * weights[i + 1]!, weights[0]!)))
      sum -= Math.log(labels[r] ? p : 1 - p)
    }
  }
  return sum / fresh.length
}

const useful = usefulRows()
const learned: Learned = {
  asked: fitAsked(fresh),
  useful: fitLogistic(useful.rows, useful.labels).map(round),
  companions: learnCompanions(samples.map((s) => s.prompt)),
}
write('learned.json', learned)
console.log(`surprise at what a prompt asks for: ${surprise(askedRows).toFixed(2)} nats`)
console.log(`learnt from ${samples.length} prompts, ${fresh.length} of them fresh`)
