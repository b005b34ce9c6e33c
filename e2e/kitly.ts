import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

/** What the page may say on the console: the browser itself reports an answer of 404 on a page of 404. */
const EXPECTED = /Failed to load resource: the server responded with a status of 404/

/** Every journey fails on a console error, an uncaught exception or a broken Content-Security-Policy. */
export const test = base.extend<{ allowFailedRequests: string[] }>({
  allowFailedRequests: [[], { option: true }],
  page: async ({ page, allowFailedRequests }, use) => {
    const problems: string[] = []
    page.on('console', (message) => {
      const text = message.text()
      if (message.type() !== 'error' || EXPECTED.test(text)) return
      if (allowFailedRequests.some((part) => text.includes(part))) return
      problems.push(text)
    })
    page.on('pageerror', (error) => problems.push(String(error)))
    await use(page)
    expect(problems).toEqual([])
  },
})

export { expect }

/** Of a journey of which nothing depends on the size of the screen: it is made on the desktop alone. */
export const ONCE = { tag: '@once' }
/** Of a journey through what only a phone has. */
export const PHONE = { tag: '@phone' }

/**
 * Waits until React has taken over, so that clicks are heard: the document says so itself, and what is inside
 * `main`, which React hydrates after it, carries React's properties.
 */
export async function waitUntilReady(page: Page) {
  await page.waitForFunction(() => {
    if (document.documentElement.dataset.ready !== 'true') return false
    const parts = [...document.querySelectorAll('#main > :not(script)')]
    return parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactProps')))
  })
}

export async function open(page: Page, path: string) {
  const response = await page.goto(path)
  await waitUntilReady(page)
  return response
}

/** Waits until what moves has arrived: a colour that is on its way is neither the one nor the other. */
const settle = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => {})),
    ).then(() => {}),
  )

/** axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page) {
  await settle(page)
  const axe = axeOn(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  expect(await violationsOf(axe)).toEqual([])
}

/**
 * What passes is not told node by node, and nothing is put together in a second page: half of the time of all
 * journeys went into both. (That page is for frames of other sites, of which none is looked at.)
 */
const axeOn = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true)

async function violationsOf(axe: AxeBuilder) {
  const { violations } = await axe.analyze()
  return violations.map((v) => `${v.id}: ${v.nodes.length}× ${v.nodes[0]?.target.join(' ')}`)
}

export const isPhone = (page: Page) => page.viewportSize()!.width < 640

/** In the dark theme the colours are read on it, too; nothing else that axe knows depends on them. */
export async function expectReadableInTheDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveClass(/dark/)
  await settle(page)
  expect(await violationsOf(axeOn(page).withRules(['color-contrast']))).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** A page is not wider than the screen. (Not the window's own width: a phone zooms out when something is too wide.) */
export async function expectToFit(page: Page) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(page.viewportSize()!.width)
}

/** A test for each of some pages, which looks at it as a whole. */
export function testWellMade(paths: string[]) {
  for (const path of paths) {
    test(`${path} is accessible in both themes, does not move while loading and fits the screen`, async ({
      page,
    }) => {
      await expectWellMade(page, path)
    })
  }
}

/** Opens a page and looks at it as a whole: axe finds nothing in either theme, nothing moves while it loads, it fits. */
export async function expectWellMade(page: Page, path: string) {
  await page.addInitScript(() => {
    const shifts = window as unknown as { shift: number }
    shifts.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput) shifts.shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, path)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01)
  await expectToFit(page)
  // One place says where one is; which page of a list is open is another question.
  const current = page.locator('[aria-current=page]:visible:not([aria-label="Pages"] *)')
  expect(await current.count()).toBeLessThanOrEqual(1)
  await expectAccessible(page)
  await expectReadableInTheDark(page)
}
