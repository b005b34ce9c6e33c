import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildCatalog } from '../../src/catalog/catalog.ts'
import { KITS_FOLDER } from '../../src/features/kits/planner/vocabulary/data.ts'
import { starterTools } from '../search-engines.ts'
import { missingOfJobs, notesOnJobs } from './check-jobs.ts'
import { wordsOfExamples } from './examples.ts'
import { learnClauses } from './learn-clauses.ts'
import { learnCompanions } from './learn-companions.ts'
import { ownPrompts } from './prompts.ts'
import { readStrangers } from './strangers.ts'

/**
 * npm run learn:kits: learns what clauses ask for, and which jobs go together, from kits/examples.txt, kits/ways.txt,
 * kits/none.txt, the labelled prompts of the parts 'build' and 'fit' and the prompts of strangers. Writes kits/words.json,
 * kits/clauses.json and kits/companions.json. To run again when jobs, examples or prompts have changed; the same input writes
 * the same files. Where a job lacks something it says what, and writes nothing.
 */

const write = (file: string, content: object) =>
  writeFileSync(join(KITS_FOLDER, file), `${JSON.stringify(content)}\n`)

const missing = missingOfJobs()
for (const sentence of missing) console.error(`missing  ${sentence}`)
if (missing.length > 0) process.exit(1)
for (const sentence of notesOnJobs()) console.log(`note     ${sentence}`)

const learntFrom = ownPrompts.filter(({ part }) => part === 'build' || part === 'fit')
const strangers = readStrangers()
write('words.json', wordsOfExamples())
write('companions.json', learnCompanions(learntFrom))
const catalog = buildCatalog({ tools: await starterTools(), categories: [] })
write('clauses.json', learnClauses(catalog, learntFrom, strangers))
console.log(`learnt from ${learntFrom.length} labelled prompts and ${strangers.length} of strangers`)
