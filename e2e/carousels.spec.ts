import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, isPhone, open, PHONE, test } from './kitly.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const figures = (page: Page) => section(page, 'Kitly in figures')

/** Waits until the carousel's code is there; before that it is scrolled by hand. */
const isReady = (carousel: Locator) =>
  expect(carousel.getByRole('list').first()).toHaveAttribute('style', /translate3d/)

/** Waits for the carousel and stops the clock. */
async function standStill(page: Page, carousel: Locator) {
  await isReady(carousel)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 200))
}

/** Index of the slide whose dot is marked. */
const selected = (carousel: Locator) =>
  carousel
    .getByRole('group')
    .getByRole('button')
    .evaluateAll((dots) => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true'))

test('a phone pages through all categories, six at a time in two columns', PHONE, async ({ page }) => {
  let isAsked = false
  page.on('request', (request) => {
    if (request.url().includes('embla-carousel')) isAsked = true
  })
  await open(page, '/')
  expect(isAsked).toBe(false)
  const carousel = section(page, 'Categories')
  await carousel.scrollIntoViewIfNeeded()
  await isReady(carousel)
  expect(isAsked).toBe(true)
  const shown = () =>
    carousel.locator('article').evaluateAll((all) =>
      all.flatMap((card) => {
        const { left, right } = card.getBoundingClientRect()
        return left >= 0 && right <= window.innerWidth
          ? [{ name: card.querySelector('h3')?.textContent ?? '', left }]
          : []
      }),
    )
  const first = await shown()
  expect(first).toHaveLength(6)
  expect(new Set(first.map((card) => card.left)).size).toBe(2)
  const names = async () => (await shown()).map((card) => card.name).join()
  await carousel.getByRole('button', { name: 'Next page' }).tap()
  await expect.poll(async () => (await shown()).length).toBe(6)
  await expect.poll(names).not.toBe(first.map((card) => card.name).join())
  expect(await selected(carousel)).toBe(1)
  await carousel.getByRole('button', { name: 'Show page 4 of 4' }).tap()
  await expect.poll(async () => (await shown()).length).toBe(2)
  await carousel.getByRole('button', { name: 'Next page' }).tap()
  await expect.poll(names).toBe(first.map((card) => card.name).join())
  await carousel.getByRole('button', { name: 'Previous page' }).tap()
  await expect.poll(() => selected(carousel)).toBe(3)
  await expectAccessible(page)
})

test('a swipe over 50 pixels changes the slide, however slow it is', PHONE, async ({ page }) => {
  await open(page, '/')
  const carousel = section(page, 'Categories')
  await carousel.scrollIntoViewIfNeeded()
  await isReady(carousel)
  const touch = await page.context().newCDPSession(page)
  const box = (await carousel.boundingBox())!
  const swipe = async (distance: number) => {
    const at = (x: number) => [{ x, y: box.y + 150 }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(200) })
    for (let step = 1; step <= 10; step++) {
      await touch.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: at(200 + (distance * step) / 10),
      })
      await page.waitForTimeout(40)
    }
    // Held for a moment, so that it is no fling.
    await page.waitForTimeout(200)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await swipe(-40)
  expect(await selected(carousel)).toBe(0)
  await swipe(-60)
  await expect.poll(() => selected(carousel)).toBe(1)
  await swipe(60)
  await expect.poll(() => selected(carousel)).toBe(0)
  // None of them was a click on a card.
  await expect(page).toHaveURL(/\/$/)
})

test('the figures of a phone move every 4 s and rest 5 s after a touch', async ({ page }) => {
  await page.clock.install()
  await open(page, '/categories')
  const strip = figures(page)
  if (!isPhone(page)) {
    await expect(strip.getByRole('button')).toHaveCount(0)
    for (const figure of await strip.getByRole('listitem').all()) await expect(figure).toBeVisible()
    return
  }
  await standStill(page, strip)
  await strip.getByRole('button', { name: 'Show figure 2 of 3' }).tap()
  expect(await selected(strip)).toBe(1)
  await page.clock.runFor(4_800)
  expect(await selected(strip)).toBe(1)
  await page.clock.runFor(400)
  expect(await selected(strip)).toBe(2)
  await page.clock.runFor(3_700)
  expect(await selected(strip)).toBe(2)
  await page.clock.runFor(400)
  expect(await selected(strip)).toBe(0)
  await strip.getByRole('button', { name: 'Previous figure' }).tap()
  expect(await selected(strip)).toBe(2)
  await strip.getByRole('button', { name: 'Next figure' }).tap()
  expect(await selected(strip)).toBe(0)
  await strip.getByRole('button', { name: 'Stop moving' }).tap()
  await page.clock.runFor(20_000)
  expect(await selected(strip)).toBe(0)
  await strip.getByRole('button', { name: 'Move by itself' }).tap()
  await page.clock.runFor(4_300)
  expect(await selected(strip)).toBe(1)
})

test('the figures stand still while the keyboard or the pointer is on them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install()
  await open(page, '/categories')
  const strip = figures(page)
  await standStill(page, strip)
  await strip.getByRole('button', { name: 'Previous figure' }).focus()
  await page.keyboard.press('Tab')
  await page.clock.runFor(12_000)
  expect(await selected(strip)).toBe(0)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.clock.runFor(4_300)
  expect(await selected(strip)).toBe(1)
  if (test.info().project.name === 'phone') return
  await strip.hover()
  await page.clock.runFor(12_000)
  expect(await selected(strip)).toBe(1)
  await page.mouse.move(5, 5)
  await page.clock.runFor(4_300)
  expect(await selected(strip)).toBe(2)
})

test('where motion is unwanted the figures move by hand only', PHONE, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await open(page, '/categories')
  const strip = figures(page)
  await standStill(page, strip)
  await page.clock.runFor(20_000)
  expect(await selected(strip)).toBe(0)
  await expect(strip.getByRole('button', { name: 'Stop moving' })).toBeHidden()
  await strip.getByRole('button', { name: 'Next figure' }).tap()
  expect(await selected(strip)).toBe(1)
})
