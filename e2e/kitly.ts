import AxeBuilder from '@axe-core/playwright'
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import { type OwnServer, startAdminServer } from './own-server.ts'

/** What the page may say on the console: the browser itself reports an answer of 404 on a page of 404. */
const EXPECTED = /Failed to load resource: the server responded with a status of 404/

/** Every journey fails on a console error, an uncaught exception or a broken Content-Security-Policy. */
export const test = base.extend<
  { allowFailedRequests: string[] },
  { adminServer: OwnServer; connections: undefined }
>({
  allowFailedRequests: [[], { option: true }],
  // A server closes a connection that nobody uses, on a busy machine just when the next call goes out on it. As in a
  // browser it goes out again on a new one then.
  connections: [
    async ({ playwright }, use) => {
      const context = await playwright.request.newContext()
      const calls = Object.getPrototypeOf(context) as APIRequestContext
      const { fetch } = calls
      calls.fetch = function (this: APIRequestContext, address, options) {
        return Reflect.apply(fetch, this, [address, { maxRetries: 1, ...options }])
      }
      await context.dispose()
      await use(undefined)
    },
    { scope: 'worker', auto: true },
  ],
  adminServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing else is needed.
    async ({}, use) => {
      const server = await startAdminServer()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
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
 * `main` and behind each mark of what may come later, which React hydrates after it, carries React's properties. It gets
 * them before its effects have run, which listen for keys: those wait among the browser's tasks, and it is idle after them.
 * What comes when the page is used (`whenTouched`) is given a sign of use.
 */
export async function waitUntilReady(page: Page) {
  await page.waitForFunction(() => {
    if (document.documentElement.dataset.ready !== 'true') return false
    dispatchEvent(new Event('pointermove'))
    const parts: (Node | null)[] = [...document.querySelectorAll('#main > :not(script)')]
    const marks = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT)
    while (marks.nextNode())
      if (marks.currentNode.nodeValue === '$') parts.push(marks.currentNode.nextSibling)
    return parts
      .filter((part) => part instanceof HTMLElement)
      .every((part) => Object.keys(part).some((key) => key.startsWith('__reactProps')))
  })
  await page.waitForFunction(
    () => new Promise((done) => requestIdleCallback(() => done(true), { timeout: 2000 })),
  )
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

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Reading the colours takes longer than all else that axe does. */
const COLOURS = 'color-contrast'

/** axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page) {
  await settle(page)
  expect(await violationsOf(axeOn(page).withTags(TAGS))).toEqual([])
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
  await inTheDark(page, async () => {
    expect(await violationsOf(axeOn(page).withRules([COLOURS]))).toEqual([])
  })
}

async function inTheDark(page: Page, look: () => Promise<void>) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveClass(/dark/)
  await settle(page)
  await look()
  await page.emulateMedia({ colorScheme: 'light' })
}

/** The same on a phone for a page that is looked at on the desktop, too: colours are read where they differ. */
async function expectAccessibleOnPhone(page: Page) {
  await settle(page)
  expect(await violationsOf(axeOn(page).withTags(TAGS).disableRules([COLOURS]))).toEqual([])
  const expectReadable = async () => expect(await violationsOfOwn(page)).toEqual([])
  await expectReadable()
  await inTheDark(page, expectReadable)
}

/** What a screen draws anew once it is marked (a chart in another width, on a busy machine) is marked again. */
async function violationsOfOwn(page: Page, tries = 3): Promise<string[]> {
  if ((await markOwnOfPhone(page)) === 0) return []
  try {
    return await violationsOf(axeOn(page).include(`[${OWN}]`).withRules([COLOURS]))
  } catch (error) {
    if (tries === 1 || !String(error).includes('No elements found for include')) throw error
    return violationsOfOwn(page, tries - 1)
  }
}

/** Given to what is shown on a phone alone, or in other colours there. */
const OWN = 'data-own-of-phone'
const DESKTOP = { width: 1280, height: 900 }

/** Marks it, by looking at the page in the desktop's width. Answers how much it is. */
async function markOwnOfPhone(page: Page): Promise<number> {
  const phone = page.viewportSize()!
  await page.setViewportSize(DESKTOP)
  await page.evaluate(() => {
    /** The colours of each element with text of its own, and of all that is behind it. */
    const readColours = () => {
      const found = new Map<Element, string>()
      const coloursOf = (element: Element | null): string => {
        if (!element) return ''
        const style = getComputedStyle(element)
        const own = [style.color, style.background, style.opacity, style.font, style.clipPath, style.position]
        return `${own.join()};${coloursOf(element.parentElement)}`
      }
      for (const element of document.body.querySelectorAll('*')) {
        const texts = [...element.childNodes].filter(
          (node) => node instanceof Text && node.data.trim() !== '',
        )
        const isRead = texts.length > 0 || element.matches('input, select, textarea')
        if (isRead && element.checkVisibility({ visibilityProperty: true }))
          found.set(element, coloursOf(element))
      }
      return found
    }
    Object.assign(window, { readColours, onDesktop: readColours() })
  })
  await page.setViewportSize(phone)
  await settle(page)
  return await page.evaluate((mark) => {
    const { readColours, onDesktop } = window as unknown as {
      readColours(): Map<Element, string>
      onDesktop: Map<Element, string>
    }
    const own = [...readColours()].filter(([element, colours]) => onDesktop.get(element) !== colours)
    for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
    for (const [element] of own) element.setAttribute(mark, '')
    return own.length
  }, OWN)
}

/** A page is not wider than the screen. (Not the window's own width: a phone zooms out when something is too wide.) */
export async function expectToFit(page: Page) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(page.viewportSize()!.width)
}

const MOST_OF_A_KIND = 30

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

/**
 * Opens a page and looks at it as a whole: axe finds nothing in either theme, nothing moves while it loads, it fits.
 * Where one component draws hundreds of a kind (`many`), axe looks at the first of them.
 */
export async function expectWellMade(page: Page, path: string, many?: string) {
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
  if (many !== undefined) {
    await page.locator(many).evaluateAll((all, most) => {
      for (const one of all.slice(most)) one.remove()
    }, MOST_OF_A_KIND)
  }
  if (isPhone(page)) return await expectAccessibleOnPhone(page)
  await expectAccessible(page)
  await expectReadableInTheDark(page)
}
