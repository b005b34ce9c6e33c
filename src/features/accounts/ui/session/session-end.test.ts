import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteSignedIn, noteSignedOut, wasSignedOut } from './session-end.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

test('what was begun while somebody signed out still counts as that when its answer comes late', () => {
  noteSignedOut()
  const begun = performance.now()
  vi.advanceTimersByTime(60_000)
  expect(wasSignedOut(begun)).toBe(true)
  // What is begun later is begun by somebody else.
  expect(wasSignedOut()).toBe(false)
})

test('whoever has signed in again has not signed out', () => {
  noteSignedOut()
  expect(wasSignedOut()).toBe(true)
  noteSignedIn()
  expect(wasSignedOut()).toBe(false)
})
