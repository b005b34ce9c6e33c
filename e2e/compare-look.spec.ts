import type { Locator } from '@playwright/test'
import { expect, expectAccessible, isPhone, open, test, testWellMade } from './kitly.ts'

const FIVE = '/compare?tools=chatgpt,claude,gemini,perplexity,microsoft-copilot'

test('names and labels stay in sight while one scrolls and swipes', async ({ page }) => {
  await open(page, FIVE)
  const header = await page.locator('body > header').boundingBox()
  if (!isPhone(page)) {
    await page.mouse.wheel(0, 700)
    const name = page.getByRole('columnheader').first()
    await expect.poll(async () => (await name.boundingBox())?.y).toBeCloseTo(header!.height - 1, -1)
    return
  }
  const strip = page.getByRole('navigation', { name: 'Tools in this comparison' })
  await expect(strip).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect(strip.getByRole('listitem')).toHaveCount(5)
  await expect(strip.getByRole('button', { name: /^Remove / })).toHaveCount(5)
  await expect(strip.getByRole('button', { name: 'ChatGPT', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await strip.getByRole('button', { name: 'Perplexity', exact: true }).tap()
  await expect(strip.getByRole('button', { name: 'Perplexity', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(strip.getByRole('button', { name: 'ChatGPT', exact: true })).not.toHaveAttribute(
    'aria-current',
  )
  // Each name stands above its column.
  const left = async (part: Locator) => (await part.boundingBox())!.x
  const cell = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Rating' }) })
  await expect
    .poll(async () => {
      const name = strip.getByRole('listitem').filter({ hasText: 'Perplexity' })
      return Math.abs((await left(name)) - (await left(cell.getByRole('cell').nth(3))))
    })
    .toBeLessThan(2)
  const label = page.getByRole('rowheader', { name: 'Features' }).locator('span')
  await expect.poll(async () => (await label.boundingBox())!.x).toBeGreaterThanOrEqual(0)
  await expectAccessible(page)
})

test('on paper there is the comparison alone, in dark ink', async ({ page }, info) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/compare?tools=chatgpt,claude,gemini&fields=Note-.one')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('body > header')).toBeHidden()
  await expect(page.locator('body > footer')).toBeHidden()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  for (const name of ['ChatGPT', 'Claude', 'Gemini']) {
    await expect(page.getByRole('columnheader', { name })).toBeVisible()
  }
  await expect(page.getByLabel('Note of ChatGPT')).toBeVisible()
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color)
  const onPaper = await ink()
  await page.evaluate(() => document.documentElement.classList.remove('dark'))
  expect(await ink()).toBe(onPaper)
  await info.attach('print', { body: await page.screenshot(), contentType: 'image/png' })
})

testWellMade([
  `${FIVE}&fields=Price+per+seat-.%2420-_Notes-.-.none`,
  '/compare?tools=chatgpt,nope',
  '/compare/cursor-vs-github-copilot',
  '/tools/cursor/alternatives',
  '/compare/nope-vs-neither',
])
