import { expect, type Page, test } from '@playwright/test'
import { ownServer, startOwnServer } from './own-server.ts'

/** Fonts are ours, but each system smooths them in its own way: the pictures are of one. */
const isDrawnHere = process.platform === 'linux'

test.describe('every component looks as it did', () => {
  const server = ownServer(() =>
    startOwnServer({ env: { NODE_ENV: 'development', KITLY_DRAIN_SECONDS: '0' } }),
  )

  const open = async (page: Page) => {
    await page.goto(`${server.url}/design`)
    await expect(page.getByRole('heading', { name: 'Dark' })).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    await page.addStyleTag({ content: '*, ::before, ::after { animation: none !important }' })
  }

  test('in light and dark @once', async ({ page }) => {
    test.skip(!isDrawnHere, 'The pictures are of Linux')
    await open(page)
    const parts = page.getByRole('region')
    const count = await parts.count()
    expect(count).toBeGreaterThan(12)
    for (let i = 0; i < count; i++) {
      const part = parts.nth(i)
      const name = (await part.getAttribute('aria-label'))!.replaceAll(/\W+/g, '-').toLowerCase()
      const theme = i < count / 2 ? 'light' : 'dark'
      await part.scrollIntoViewIfNeeded()
      await expect.soft(part).toHaveScreenshot(`${name}-${theme}.png`)
    }
  })

  test('within a phone @phone', async ({ page }) => {
    await open(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
})

test('a site that people visit has no page of its components @once', async ({ page }) => {
  const response = await page.goto('/design')
  expect(response?.status()).toBe(404)
})
