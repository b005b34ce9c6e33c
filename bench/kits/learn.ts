import { buildCatalog } from '../../src/catalog/catalog.ts'
import { JOBS, numberOf } from '../../src/features/kits/planner/vocabulary/jobs.ts'
import { starterTools } from '../starter-tools.ts'
import { missingOfJobs, notesOnJobs } from './check-jobs.ts'
import { wordsOfExamples } from './examples.ts'
import { learnClauses } from './learn-clauses.ts'
import { learnCompanions } from './learn-companions.ts'
import { learnText } from './learn-text.ts'
import { ownPrompts } from './prompts.ts'
import { readStrangers } from './strangers.ts'
import { writeLearnt } from './write-learnt.ts'

/**
 * npm run learn:kits: learns which words of a text ask for something, what clauses ask for, and which jobs go together, from kits/examples.txt, kits/ways.txt,
 * kits/none.txt, the labelled prompts of the parts 'build' and 'fit' and the prompts of strangers. Writes words, companions,
 * text and clauses, each as .json and .bin, into kits/. To run again when jobs, examples or prompts have changed; the same input writes
 * the same files. Where a job lacks something it says what, and writes nothing.
 */

const missing = missingOfJobs()
for (const sentence of missing) console.error(`missing  ${sentence}`)
if (missing.length > 0) process.exit(1)
for (const sentence of notesOnJobs()) console.log(`note     ${sentence}`)

const learntFrom = ownPrompts.filter(({ part }) => part === 'build' || part === 'fit')
const strangers = readStrangers()

const words = Object.entries(wordsOfExamples()).sort(([a], [b]) => (a < b ? -1 : 1))
writeLearnt(
  'words',
  {},
  {
    words: Buffer.from(words.map(([word]) => word).join(' ')),
    times: Uint16Array.from(words, ([, times]) => times),
  },
)

const companions = Object.values(learnCompanions(learntFrom)).map((of) => Object.entries(of))
writeLearnt(
  'companions',
  { jobs: JOBS.map((job) => job.id) },
  {
    sizes: Uint8Array.from(companions, (of) => of.length),
    others: Uint16Array.from(companions.flat(), ([id]) => numberOf.get(id)!),
    shares: Uint16Array.from(companions.flat(), ([, share]) => Math.round(share * 1000)),
  },
)

const catalog = buildCatalog({ tools: await starterTools(), categories: [] })
writeLearnt('text', { jobs: JOBS.map((job) => job.id) }, learnText(catalog, learntFrom, strangers))
const { learnt, numbers } = learnClauses(catalog, learntFrom, strangers)
writeLearnt('clauses', learnt, numbers)
console.log(`learnt from ${learntFrom.length} labelled prompts and ${strangers.length} of strangers`)
