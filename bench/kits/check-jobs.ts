import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TraitEntries } from '../../src/features/kits/planner/reading/traits.ts'
import { readData } from '../../src/features/kits/planner/vocabulary/data.ts'
import { JOBS } from '../../src/features/kits/planner/vocabulary/jobs.ts'
import { STARTER_FOLDER } from '../../src/starter.ts'
import { readExamples } from './examples.ts'
import { acceptable, ownPrompts } from './prompts.ts'

/** Examples of which words can be learnt; most jobs have some seventy. */
const EXAMPLES_LEAST = 40

/** What the jobs lack without which nothing can be learnt, in sentences that say what to do. */
export function missingOfJobs(): string[] {
  const examples = Map.groupBy(readExamples(), (example) => example.job)
  const tags = new Set(readFileSync(join(STARTER_FOLDER, 'tags.txt'), 'utf8').trim().split('\n'))
  const unknown = (where: string, list: Iterable<string>) =>
    [...list].filter((tag) => !tags.has(tag)).map((tag) => `${where}: '${tag}' is no tag of starter/tags.txt`)
  return [
    ...JOBS.flatMap(({ id, tags, excludedTags }) => {
      const count = examples.get(id)?.length ?? 0
      const has = count === 0 ? 'no examples' : `only ${count} examples`
      return [
        ...(count < EXAMPLES_LEAST
          ? [
              `job '${id}' has ${has}: write at least ${EXAMPLES_LEAST} lines below its id in kits/examples.txt`,
            ]
          : []),
        ...unknown(`job '${id}', tags`, tags.keys()),
        ...unknown(`job '${id}', excluded_tags`, excludedTags),
      ]
    }),
    ...readData('traits.json', TraitEntries).flatMap(({ label, tags }) =>
      unknown(`kits/traits.json, '${label}'`, tags),
    ),
  ]
}

/** What is no fault, but may not be meant. */
export function notesOnJobs(): string[] {
  const labelled = new Set(ownPrompts.flatMap(({ jobs, also }) => [...jobs, ...also]))
  const named = JOBS.flatMap(({ id, phraseWords }) =>
    phraseWords.map((words) => ({ id, phrase: words.join(' ') })),
  )
  const shared = [...Map.groupBy(named, ({ phrase }) => phrase)].filter(
    ([, of]) => new Set(of.map(({ id }) => id)).size > 1,
  )
  return [
    ...shared.map(([phrase, of]) => `'${phrase}' is a phrase of ${of.map(({ id }) => id).join(' and ')}`),
    ...JOBS.filter(({ id }) => !acceptable.has(id)).map(
      ({ id }) => `kits/acceptable.csv names no tools for '${id}': npm run bench:kits cannot measure it`,
    ),
    ...JOBS.filter(({ id }) => !labelled.has(id)).map(
      ({ id }) =>
        `no prompt of kits/prompts.csv needs '${id}': what goes with it is learnt from 'related' alone`,
    ),
  ]
}
