/** What has been learnt of texts that ask for something: `kits/text.json` and `kits/text.bin`, ready to be read by. */
import { z } from 'zod'
import { readLearnt, textOf } from './data.ts'
import { expectJobs } from './jobs.ts'
import {
  CELL_LENGTH,
  JOB_ROW,
  MARKS,
  numbered,
  TEXT_NUMBERS,
  TEXT_SIZE,
  TEXT_STEP,
  type TextModel,
  type TextNumbers,
} from './text-model.ts'

export const learnedText: TextModel = readModel()

function readModel(): TextModel {
  const { jobs, ...learnt } = readLearnt('text', z.object({ jobs: z.array(z.string()) }), TEXT_NUMBERS)
  expectJobs('text.json', jobs)
  const weights = (steps: Int8Array) => Float64Array.from(steps, (value) => value * TEXT_STEP)
  const words = numbered(textOf(learnt.words).split(' '))
  const { word, mark } = TEXT_SIZE
  const sizes = {
    rows: (words.size + 1) * word,
    markRows: (MARKS.length + 1) * mark,
    forth: CELL_LENGTH,
    back: CELL_LENGTH,
    says: JOB_ROW,
    jobRows: (jobs.length + 1) * JOB_ROW,
  }
  for (const [list, size] of Object.entries(sizes)) {
    if (learnt[list as keyof TextNumbers].length !== size) {
      throw new Error(`kits/text.bin has not as many ${list} as the planner reads; run npm run learn:kits`)
    }
  }
  return {
    words,
    rows: weights(learnt.rows),
    markRows: weights(learnt.markRows),
    forth: weights(learnt.forth),
    back: weights(learnt.back),
    says: weights(learnt.says),
    jobRows: weights(learnt.jobRows),
  }
}
