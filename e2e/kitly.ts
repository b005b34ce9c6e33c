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

/** Waits until React has taken over, so that clicks are heard. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path)
  await page.waitForFunction(() => {
    const main = document.getElementById('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  })
  return response
}

/** axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map((v) => `${v.id}: ${v.nodes.length}× ${v.nodes[0]?.target.join(' ')}`)).toEqual([])
}

export const isPhone = (page: Page) => page.viewportSize()!.width < 640
