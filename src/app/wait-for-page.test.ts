import type { AnyRouter } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { waitForPages } from './wait-for-page.ts'

afterEach(() => vi.unstubAllGlobals())

test('what a press leads to is drawn once the press itself has been painted', async () => {
  let paint = () => {}
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => {
    paint = frame
  })
  const told: string[] = []
  const router = {
    latestLocation: { pathname: '/tools' },
    history: { subscribe: () => () => {} },
    startViewTransition: (show: () => Promise<void>) => show(),
    commitLocation: async () => {
      told.push('address')
      await router.startViewTransition(async () => {
        told.push('drawn')
      })
    },
  }
  waitForPages(router as unknown as AnyRouter)
  const done = (router.commitLocation as (next: object) => Promise<void>)({ pathname: '/tools' })
  await Promise.resolve()
  expect(told).toEqual(['address'])
  paint()
  await done
  expect(told).toEqual(['address', 'drawn'])
})
