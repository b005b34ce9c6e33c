import type { AnyRouter } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { waitForPages } from './wait-for-page.ts'

afterEach(() => vi.unstubAllGlobals())

/** A router that tells which addresses it has been given, and the next paint. */
function watched() {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  const told: string[] = []
  const router = {
    latestLocation: { pathname: '/tools' },
    history: { subscribe: () => () => {} },
    commitLocation: async ({ search }: { search: string }) => {
      told.push(search)
    },
    buildAndCommitLocation: ({ search }: { search: string }) =>
      router.commitLocation({ pathname: '/tools', search } as never),
  }
  waitForPages(router as unknown as AnyRouter)
  const paint = async () => {
    for (const frame of frames.splice(0)) frame()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const go = (search: string) => router.buildAndCommitLocation({ search })
  const commit = (search: string) => router.commitLocation({ pathname: '/tools', search } as never)
  return { told, paint, go, commit }
}

test('what a press leads to comes once the press itself has been painted', async () => {
  const { told, paint, go } = watched()
  const done = go('?page=2')
  await Promise.resolve()
  expect(told).toEqual([])
  await paint()
  await done
  expect(told).toEqual(['?page=2'])
})

test('what is changed next is changed in what has been asked for, painted or not', async () => {
  const { told, paint, go } = watched()
  void go('?page=2')
  const done = go('?page=2&free=yes')
  expect(told).toEqual(['?page=2'])
  await paint()
  await done
  expect(told).toEqual(['?page=2', '?page=2&free=yes'])
})

test('whoever waits for an address hears, though another one has taken its place', async () => {
  const { told, paint, commit } = watched()
  const both = [commit('?page=2'), commit('?page=3')]
  await paint()
  await Promise.all(both)
  expect(told).toEqual(['?page=3'])
})
