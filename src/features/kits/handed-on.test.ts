import { expect, test } from 'vitest'
import { takenBy } from './handed-on.ts'
import type { StepJob } from './kits.contract.ts'

const job = (stage: number, icon: NonNullable<StepJob['hands_on']>['icon'], label: string) => ({
  stage,
  hands_on: { icon, label },
})
const RECORDING = job(2, 'audio', 'Recording')
const TRANSCRIPT = job(3, 'text', 'Transcript')

test('a step takes what the step before hands on', () => {
  expect(takenBy([RECORDING, TRANSCRIPT], 1)).toBe('Recording')
  expect(takenBy([RECORDING, TRANSCRIPT], 0)).toBeNull()
})

test('steps of one stage go side by side: both take the same', () => {
  expect(takenBy([RECORDING, job(3, 'video', 'Short clips'), TRANSCRIPT], 2)).toBe('Recording')
})

test('what it cannot work with is passed over', () => {
  const thumbnail = job(3, 'image', 'Thumbnail')
  expect(takenBy([RECORDING, thumbnail], 1)).toBeNull()
  expect(takenBy([RECORDING, TRANSCRIPT, thumbnail, job(4, 'text', 'Show notes')], 3)).toBe('Transcript')
})

test('nothing is said of what hands nothing on, or of jobs that are not known any more', () => {
  expect(takenBy([RECORDING, { stage: 3, hands_on: null }], 1)).toBeNull()
  expect(takenBy([RECORDING, { hands_on: TRANSCRIPT.hands_on }], 1)).toBeNull()
})
