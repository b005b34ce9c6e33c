import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildCatalog } from '../../src/catalog/catalog.ts'
import { KITS_FOLDER } from '../../src/features/kits/planner/vocabulary/data.ts'
import { JOBS, numberOf } from '../../src/features/kits/planner/vocabulary/jobs.ts'
import type { Learned, Weights } from '../../src/features/kits/planner/vocabulary/probability.ts'
import { starterTools } from '../search-engines.ts'
import { missingOfJobs, notesOnJobs } from './check-jobs.ts'
import type { LabelledPrompt } from './figures.ts'
import { learnClauses } from './learn-clauses.ts'
import { learnWords } from './learn-words.ts'
import { fitLogistic } from './logistic.ts'
import { ownPrompts } from './prompts.ts'

/**
 * npm run learn:kits: learns what words say about jobs from kits/examples.txt, and from the labelled prompts of the parts
 * 'build' and 'fit' how sure the planner may be of what it reads and which jobs go together. Writes kits/words.json,
 * kits/clauses.json and kits/learned.json. To run again when jobs, examples, signs or prompts have changed; the same input writes the same
 * files. Where a job lacks something it says what, and writes nothing.
 */

const write = (file: string, content: object) =>
  writeFileSync(join(KITS_FOLDER, file), `${JSON.stringify(content)}\n`)

const missing = missingOfJobs()
for (const sentence of missing) console.error(`missing  ${sentence}`)
if (missing.length > 0) process.exit(1)
for (const sentence of notesOnJobs()) console.log(`note     ${sentence}`)

write('words.json', learnWords())
const learntFrom = ownPrompts.filter(({ part }) => part === 'build' || part === 'fit')
write('clauses.json', learnClauses(learntFrom))
// They read the words when they are loaded.
const { probabilityAsked, companionsOf, logistic, relatedWeight, SIGNS, useSigns } = await import(
  '../../src/features/kits/planner/vocabulary/probability.ts'
)
const { gatherEvidence } = await import('../../src/features/kits/planner/reading/evidence.ts')
const { parsePrompt } = await import('../../src/features/kits/planner/reading/parse.ts')

/** A prompt is read with weights that have been learnt without it, so that what comes after is not learnt from praise. */
const FOLDS = 5
/** Jobs of which few prompts tell are drawn towards the neighbours in the vocabulary. */
const FEW = 1
/** What it says that two jobs are both useful, beside one that is asked for and one that is useful. */
const BESIDE = 0.1
const COMPANIONS_MOST = 40
const COMPANION_LEAST = 0.03

const catalog = buildCatalog({ tools: await starterTools(), categories: [] })
const isOf = (ids: string[]) => {
  const numbers = new Set(ids.map((id) => numberOf.get(id)))
  return JOBS.map((_, number) => (numbers.has(number) ? 1 : 0))
}

const samples = learntFrom
  // The phrases were written with the prompts of 'build' in view: what they say there is no measure of their worth.
  .map((prompt, place) => ({
    prompt,
    fold: place % FOLDS,
    evidence: gatherEvidence(catalog, parsePrompt(catalog, prompt.prompt)).evidence,
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
    for (const [place, id] of job.related.entries()) {
      const weight = relatedWeight(place)
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

/** How often a job must have been expected for its own weight to count half: few prompts tell little of one. */
const DOUBT_ASKED = 8
const DOUBT_USEFUL = 30

const round = (value: number) => Math.round(value * 1000) / 1000
/** The rows that a belief is learnt from: each job of each prompt. */
const rowsOf = (signs: readonly Float32Array[]) => JOBS.map((_, job) => signs.map((sign) => sign[job]!))

interface Table {
  rows: number[][]
  labels: number[]
}
const askedRows = (of: Sample[]): Table => ({
  rows: of.flatMap(({ evidence }) => rowsOf(SIGNS.map((sign) => evidence[sign]))),
  labels: of.flatMap((s) => s.asked),
})

const believe = ({ signs, jobs }: Weights, row: number[], job: number) =>
  logistic(row.reduce((x, value, i) => x + value * signs[i + 1]!, signs[0]! + (jobs[JOBS[job]!.id] ?? 0)))

/** Weights of the signs, and then for each job how much oftener than they say it is in the labels. */
function fitWeights({ rows, labels }: Table, doubt: number): Weights {
  const signs = fitLogistic(rows, labels).map(round)
  const expected = new Float64Array(JOBS.length).fill(doubt)
  const seen = new Float64Array(JOBS.length).fill(doubt)
  for (const [r, row] of rows.entries()) {
    const job = r % JOBS.length
    expected[job]! += believe({ signs, jobs: {} }, row, job)
    seen[job]! += labels[r]!
  }
  const jobs = JOBS.map(({ id }, job) => [id, round(Math.log(seen[job]! / expected[job]!))] as const)
  return { signs, jobs: Object.fromEntries(jobs.filter(([, more]) => more !== 0)) }
}
const fitAsked = (of: Sample[]) => fitWeights(askedRows(of), DOUBT_ASKED)

function usefulRows(): Table {
  const rows: number[][] = []
  const labels: number[] = []
  for (let fold = 0; fold < FOLDS; fold++) {
    const asked = fitAsked(without(fold, fresh))
    const companions = companionsOf(learnCompanions(without(fold, samples).map((s) => s.prompt)))
    for (const { evidence, useful } of fresh.filter((s) => s.fold === fold)) {
      const belief = probabilityAsked(evidence, asked)
      rows.push(...rowsOf(useSigns(evidence, belief, companions)))
      labels.push(...useful)
    }
  }
  return { rows, labels }
}

/** Mean surprise at what prompts ask for, with weights learnt without them. */
function surprise(): number {
  let sum = 0
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = fitAsked(without(fold, fresh))
    const { rows, labels } = askedRows(fresh.filter((s) => s.fold === fold))
    for (const [r, row] of rows.entries()) {
      const p = believe(weights, row, r % JOBS.length)
      sum -= Math.log(labels[r] ? p : 1 - p)
    }
  }
  return sum / fresh.length
}

const learned: Learned = {
  asked: fitAsked(fresh),
  useful: fitWeights(usefulRows(), DOUBT_USEFUL),
  companions: learnCompanions(samples.map((s) => s.prompt)),
}
write('learned.json', learned)
console.log(`surprise at what a prompt asks for: ${surprise().toFixed(2)} nats`)
console.log(`learnt from ${samples.length} prompts, ${fresh.length} of them fresh`)
