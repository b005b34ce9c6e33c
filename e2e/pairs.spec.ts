import type { Page } from '@playwright/test'
import { expect, ONCE, open, test } from './kitly.ts'

const columns = (page: Page) => page.getByRole('columnheader').getByRole('link')

const dataOf = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as Record<string, unknown>,
  )

test('a tool’s page leads to three pairs and to its alternatives', ONCE, async ({ page }) => {
  await open(page, '/tools/chatgpt')
  const section = page.getByRole('region', { name: 'Compare ChatGPT' })
  await expect(section.getByRole('link', { name: / vs / })).toHaveCount(3)
  await section.getByRole('link', { name: 'All alternatives to ChatGPT' }).click()
  await expect(page).toHaveTitle(/^Alternatives to ChatGPT/)
  await expect(page.locator('article')).toHaveCount(12)
  expect((await dataOf(page)).some((d) => d['@type'] === 'ItemList')).toBe(true)
  const first = page.locator('article').first()
  await expect(first).toContainText(/(, like ChatGPT|ChatGPT.* \(checked \w{3} 20\d\d\))/)
  await expect(first).toContainText('Not ideal for: ')
  const told = page.locator('article').filter({ hasText: /ChatGPT.* \(checked \w{3} 20\d\d\)/ })
  await expect(told.first()).toBeVisible()
  await first.getByRole('link', { name: /^ChatGPT vs/ }).click()
  await expect(page).toHaveURL(/\/compare\/.+-vs-.+/)
  await expect(columns(page)).toHaveCount(2)
})

test(
  'a pair is told apart by facts, with their date, and not by what editors think',
  ONCE,
  async ({ page }) => {
    await open(page, '/compare/cursor-vs-github-copilot')
    const words = page.getByRole('region', { name: 'What tells them apart' })
    await expect(words).toContainText(
      /Cursor costs from \$20 a month, GitHub Copilot from \$10 a month \(by the plans known, checked \w{3} 20\d\d\)/,
    )
    await expect(words).not.toContainText(/editors/)
    await page.getByLabel('for a team of').fill('3')
    await expect(page.getByRole('rowheader', { name: 'Team of 3' })).toBeVisible()
  },
)

test('what alternatives cost stands beside what the tool costs', ONCE, async ({ page }) => {
  await open(page, '/tools/cursor/alternatives')
  const costs = page.getByRole('region', { name: 'What they cost' })
  const prices = (tool: string) => costs.locator('li', { has: page.getByTitle(tool, { exact: true }) })
  await expect(prices('Cursor').getByRole('listitem')).toHaveText(['From $20 a month'])
  await expect(prices('GitHub Copilot').getByRole('listitem')).toHaveText(['Free plan', 'From $10 a month'])
  await expect(prices('GitHub Copilot')).toContainText('$10 less')
  // Those of which no price is known are counted, and not drawn.
  const drawn = await costs.getByTitle(/./).count()
  await expect(costs).toContainText(`No price is known of ${12 - (drawn - 1)} more.`)
})

test('alternatives are those that meet what is demanded', ONCE, async ({ page }) => {
  await open(page, '/tools/cursor/alternatives')
  const demands = page.getByRole('list', { name: 'Only those that are' })
  const found = page.getByRole('article')
  await expect(found).toHaveCount(12)
  await demands.getByRole('link', { name: 'Open source' }).click()
  await expect(page).toHaveURL(/\?demands=open-source$/)
  await expect(demands.getByRole('link', { name: 'Open source' })).toHaveAttribute('aria-current', 'true')
  await expect(found.getByRole('heading', { name: 'Cline' })).toBeVisible()
  await expect(found.getByRole('heading', { name: 'GitHub Copilot' })).toHaveCount(0)
  await demands.getByRole('link', { name: 'Open source' }).click()
  await expect(page).toHaveURL(/\/alternatives$/)
  await expect(found.getByRole('heading', { name: 'GitHub Copilot' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('comparisons, pairs and alternatives are read', ONCE, async ({ page }) => {
    await page.goto('/compare?tools=chatgpt,claude&fields=Note-.one')
    await expect(columns(page)).toHaveText(['ChatGPT', 'Claude'])
    await expect(page.getByLabel('Note of ChatGPT')).toHaveValue('one')
    await expect(page.getByRole('button', { name: 'Export CSV' })).toBeHidden()
    await page.goto('/compare')
    await page.getByRole('main').getByRole('link', { name: 'Browse Tools' }).click()
    await expect(page).toHaveURL(/\/tools$/)
    await page.goto('/compare/claude-vs-chatgpt')
    await expect(page).toHaveURL(/\/compare\/chatgpt-vs-claude$/)
    await expect(page.getByRole('heading', { name: 'What tells them apart' })).toBeVisible()
    await page.goto('/tools/chatgpt/alternatives')
    await expect(page.locator('article')).toHaveCount(12)
  })
})
