import { describe, expect, test } from 'vitest'
import { takenBy } from './handed-on.ts'
import { takesFrom } from './planner/vocabulary/handing-on.ts'
import { JOBS, jobById, toStepJob } from './planner/vocabulary/jobs.ts'

const step = (id: string, formats = { takes: [] as string[], gives: [] as string[] }) => ({
  job: toStepJob({ id, label: id }),
  formats,
})
const taken = (...ids: string[]) => {
  const steps = ids.map((id) => step(id))
  return takenBy(steps, steps.length - 1)
}

describe('what a step takes', () => {
  test('is what a step before hands on', () => {
    expect(taken('record-remote', 'transcribe')).toBe(jobById.get('record-remote')!.hands_on!.label)
    expect(taken('transcribe')).toBeNull()
  })

  test('is the nearest that it can work with', () => {
    expect(taken('record-remote', 'edit-podcast', 'show-notes')).toBe(
      jobById.get('edit-podcast')!.hands_on!.label,
    )
  })

  test('is nothing of a step that is about something else', () => {
    expect(taken('writing', 'mobile-app')).toBeNull()
    expect(taken('writing', 'meeting-notes')).toBeNull()
  })

  test('is nothing where a job is not known any more', () => {
    expect(taken('transcribe', 'gone')).toBeNull()
    expect(taken('gone', 'show-notes')).toBeNull()
  })
})

test('files are named where both tools are known to have them', () => {
  const gives = ['WAV', 'MP3', 'FLAC', 'OGG', 'AAC']
  const from = step('record-remote', { takes: [], gives })
  const label = from.job.hands_on!.label
  const as = (takes: string[]) => takenBy([from, step('transcribe', { takes, gives: [] })], 1)
  expect(as(['MP3'])).toBe(`${label} as MP3`)
  expect(as(['OGG', 'MP3', 'WAV', 'FLAC'])).toBe(`${label} as WAV, MP3 or FLAC`)
  expect(as(['DOCX'])).toBe(label)
  expect(as([])).toBe(label)
})

test('no job takes what comes later or hands on nothing', () => {
  for (const job of JOBS) {
    for (const id of takesFrom(job, JOBS)) {
      const from = jobById.get(id)!
      expect(from.stage, `${id} before ${job.id}`).toBeLessThan(job.stage)
      expect(from.hands_on).toBeDefined()
    }
  }
})
