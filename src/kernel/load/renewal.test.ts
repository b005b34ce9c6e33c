import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Entry } from './kept-answer.ts'
import { Renewal } from './renewal.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A cache of pages by how often each was asked for; a page that takes 4 ms is made anew in a renewal. */
function start(asked: Record<string, number>) {
  const stale = new Set<string>()
  const made: string[] = []
  const cache = {
    isFresh: (url: string) => !stale.has(url),
    kept: (url: string) => ({ asked: asked[url] ?? 0 }) as Entry,
    popularStale: () => [...stale].filter((url) => asked[url]! > 1),
  }
  const renewal = new Renewal(cache, async (url) => {
    await new Promise((resolve) => setTimeout(resolve, 4))
    made.push(url)
    stale.delete(url)
  })
  const touch = (...urls: string[]) => {
    for (const url of urls) stale.add(url)
    renewal.note()
  }
  return { renewal, made, touch }
}

test('what is popular is made before what was just asked for, once for all changes', async () => {
  const { renewal, made, touch } = start({ '/': 90, '/tools': 40, '/tools/rare': 1 })
  touch('/tools', '/tools/rare')
  renewal.note('/tools/rare')
  await vi.advanceTimersByTimeAsync(100)
  touch('/')
  await vi.advanceTimersByTimeAsync(300)
  expect(made).toEqual(['/', '/tools', '/tools/rare'])
})

test('nobody who asks for what is popular waits, however much else is touched', async () => {
  const many = Array.from({ length: 60 }, (_, i) => `/tools/${i}`)
  const { renewal, made, touch } = start({ '/': 90, ...Object.fromEntries(many.map((url) => [url, 2])) })
  for (let second = 0; second < 3; second++) {
    touch('/', ...many)
    for (const url of many) renewal.note(url)
    made.length = 0
    await vi.advanceTimersByTimeAsync(1000)
    expect(made).toContain('/')
  }
  expect(made.length).toBeGreaterThan(20)
})

test('takes a quarter of the time at most, and ends with the server', async () => {
  const many = Array.from({ length: 40 }, (_, i) => `/tools/${i}`)
  const { renewal, made, touch } = start(Object.fromEntries(many.map((url) => [url, 2])))
  touch(...many)
  await vi.advanceTimersByTimeAsync(300 + 160)
  expect(made.length).toBeLessThanOrEqual(11)
  await vi.advanceTimersByTimeAsync(5000)
  expect(made).toHaveLength(40)
  touch(...many)
  renewal.stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(made).toHaveLength(40)
})
