import type { Page } from '@playwright/test'
import { expect, ONCE, open, test } from './kitly.ts'

const columns = (page: Page) => page.getByRole('columnheader').getByRole('link')

const dataOf = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as Record<string, unknown>,
  )

test('two tools of one category have a page of their own', ONCE, async ({ page }) => {
  const turned = await page.request.get('/compare/claude-vs-chatgpt', { maxRedirects: 0 })
  expect(turned.status()).toBe(301)
  expect(turned.headers().location).toMatch(/\/compare\/chatgpt-vs-claude$/)
  expect((await open(page, '/compare/chatgpt-vs-claude'))?.status()).toBe(200)
  await expect(page).toHaveTitle(/^ChatGPT vs Claude/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/compare\/chatgpt-vs-claude$/)
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  const list = (await dataOf(page)).find((d) => d['@type'] === 'ItemList') as {
    itemListElement: { item: Record<string, unknown> }[]
  }
  expect(list.itemListElement.map(({ item }) => [item['@type'], item.name])).toEqual([
    ['SoftwareApplication', 'ChatGPT'],
    ['SoftwareApplication', 'Claude'],
  ])
  for (const { item } of list.itemListElement) expect(item).not.toHaveProperty('aggregateRating')
  await expect(page.getByText('Both are free to start, with paid plans.')).toBeVisible()
  await page.getByRole('link', { name: 'Alternatives to Claude' }).click()
  await expect(page.getByRole('heading', { name: 'Alternatives to Claude' })).toBeVisible()
})

test('two tools of different categories are shown, but not for search engines', ONCE, async ({ page }) => {
  expect((await open(page, '/compare/canva-vs-chatgpt'))?.status()).toBe(200)
  await expect(columns(page)).toHaveText(['Canva', 'ChatGPT'])
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect((await dataOf(page)).some((d) => d['@type'] === 'ItemList')).toBe(false)
})

test('a pair or a tool that does not exist answers 404 and offers a way on', ONCE, async ({ page }) => {
  for (const pair of ['nope-vs-chatgpt', 'chatgpt-vs-chatgpt', 'chatgpt', '-vs-']) {
    expect((await open(page, `/compare/${pair}`))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Comparison not found' })).toBeVisible()
  }
  expect((await open(page, '/tools/nope/alternatives'))?.status()).toBe(404)
  await page.getByRole('link', { name: 'Browse all tools' }).click()
  await expect(page).toHaveURL(/\/tools$/)
})

test('a tool’s page leads to three pairs and to its alternatives', ONCE, async ({ page }) => {
  await open(page, '/tools/chatgpt')
  const section = page.getByRole('region', { name: 'Compare ChatGPT' })
  await expect(section.getByRole('link', { name: / vs / })).toHaveCount(3)
  await section.getByRole('link', { name: 'All alternatives to ChatGPT' }).click()
  await expect(page).toHaveTitle(/^Alternatives to ChatGPT/)
  await expect(page.locator('article')).toHaveCount(12)
  expect((await dataOf(page)).some((d) => d['@type'] === 'ItemList')).toBe(true)
  const first = page.locator('article').first()
  await expect(first).toContainText(/(, like ChatGPT|, while ChatGPT is)/)
  await first.getByRole('link', { name: /^ChatGPT vs/ }).click()
  await expect(page).toHaveURL(/\/compare\/.+-vs-.+/)
  await expect(columns(page)).toHaveCount(2)
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
