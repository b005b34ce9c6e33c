import type { Page } from '@playwright/test'
import { atLeast } from '../src/features/settings/site-figures.ts'
import { expect, expectAccessible, isPhone, ONCE, open, test, testWellMade } from './kitly.ts'

interface Category {
  name: string
  slug: string
  tags: string
  tool_count: number
  free_share: number
  icon: string
}

const readAll = async (page: Page) => (await (await page.request.get('/api/categories')).json()) as Category[]
const results = (page: Page) => page.getByRole('region', { name: 'Categories', exact: true })
const names = (page: Page) => results(page).locator('article').getByRole('heading')
const field = (page: Page) => page.locator('main').getByRole('searchbox', { name: 'Search categories' })

test('all categories stand in alphabetical order, with counts and figures', ONCE, async ({ page }) => {
  const all = await readAll(page)
  const tools = all.reduce((sum, c) => sum + c.tool_count, 0)
  await open(page, '/categories')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Tool Categories')
  await expect(
    page.getByText(`${tools.toLocaleString('en')} tools in ${all.length} categories`),
  ).toBeVisible()
  await expect(results(page).getByText(`${all.length} categories`, { exact: true })).toBeVisible()
  await expect(names(page)).toHaveText(all.map((c) => c.name))
  await expect(page.getByRole('region', { name: 'Kitly in figures' }).getByRole('listitem')).toHaveText([
    `${all.length} Categories`,
    `${atLeast(tools)} AI Tools`,
    '100% Curated Quality',
  ])
  const card = results(page).locator('article').first()
  const tags = all[0]!.tags.split(', ')
  await expect(card.getByRole('listitem')).toHaveText([...tags.slice(0, 3), `+${tags.length - 3} more`])
  await expect(page).toHaveTitle(/^AI Tool Categories/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/categories$/)
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(data).toMatchObject({ '@type': 'ItemList' })
  expect(data.itemListElement).toHaveLength(all.length)
  expect(data.itemListElement[0].url).toMatch(new RegExp(`/tools\\?category=${all[0]!.slug}$`))
})

test('a card opens its category and counts that', ONCE, async ({ page }) => {
  await open(page, '/categories')
  const counted = page.waitForRequest('**/api/counts')
  await results(page).getByRole('link', { name: 'Video', exact: true }).click()
  expect((await counted).postDataJSON()).toEqual({ kind: 'category_open', slug: 'video' })
  await expect(page).toHaveURL(/\/tools\?category=video$/)
})

test(
  'the search follows the typing in name, description and tags, and stands in the address',
  ONCE,
  async ({ page }) => {
    await open(page, '/categories')
    await field(page).pressSequentially('SUBTITLES')
    await expect(names(page)).toHaveText(['Video'])
    await expect(results(page).getByText('1 category', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\?search=SUBTITLES$/)
    await field(page).fill('resumes')
    await expect(names(page)).toHaveText(['Recruiting & Careers'])
    await field(page).fill('retouch')
    await expect(names(page)).toHaveText(['Image Generation & Editing'])
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(names(page)).toHaveCount(20)
    await expect(page).toHaveURL(/\/categories$/)
  },
)

test('a search without a match says so, keeps markup as text and can be cleared', async ({ page }) => {
  await open(page, '/categories?search=%3Cimg%20src%3Dx%3E&view=list&min_tools=25')
  await expect(field(page)).toHaveValue('<img src=x>')
  await expect(page.getByRole('heading', { name: 'No categories found' })).toBeVisible()
  await expect(results(page).getByText('0 categories', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Clear Search' }).click()
  await expect(page).toHaveURL(/\/categories\?view=list$/)
  await expect(field(page)).toHaveValue('')
  await expect(names(page)).toHaveCount(20)
  // Also before the typing has reached the address.
  await field(page).fill('zzzz')
  await page.getByRole('link', { name: 'Clear Search' }).click()
  await expect(field(page)).toHaveValue('')
  await expect(names(page)).toHaveCount(20)
})

test(
  'sort, view and filters stand in the address; back and forward bring them back',
  ONCE,
  async ({ page }) => {
    const all = await readAll(page)
    await open(page, '/categories')
    await page.getByLabel('Sort by').selectOption('Most Popular')
    await expect(page).toHaveURL(/\?sort=popular$/)
    await page.getByRole('link', { name: 'List view' }).click()
    await expect(page).toHaveURL(/view=list/)
    await expect(page.getByRole('link', { name: 'List view' })).toHaveAttribute('aria-current', /true|page/)
    const row = results(page).locator('article').first()
    await expect(row.getByRole('listitem')).toHaveCount(5)
    await page.getByText('Advanced Filters').click()
    await page.getByLabel('Number of tools').selectOption('50')
    await expect(page).toHaveURL(/min_tools=50/)
    await page.getByLabel('Share of free tools').selectOption('75')
    await expect(page).toHaveURL(/free=75/)
    const large = all.filter((c) => c.tool_count >= 50)
    const largeAndFree = large.filter((c) => Math.round(c.free_share * 100) >= 75)
    await expect(names(page)).toHaveCount(largeAndFree.length)
    const option = page.getByLabel('Number of tools').locator('option', { hasText: '50 or more' })
    await expect(option).toHaveText(`50 or more (${largeAndFree.length})`)
    await page.goBack()
    await expect(page).not.toHaveURL(/free=/)
    await expect(page.getByLabel('Share of free tools')).toHaveValue('')
    await expect(names(page)).toHaveCount(large.length)
    await page.goBack()
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(/\/categories$/)
    await expect(page.getByLabel('Sort by')).toHaveValue('alphabetical')
    await page.goForward()
    await expect(page.getByLabel('Sort by')).toHaveValue('popular')
  },
)

test('a copied address shows the same, and its filters can be taken back', ONCE, async ({ page }) => {
  await open(page, '/categories?search=a&sort=popular&view=list&free=50&tag=PODCAST')
  await expect(names(page)).toHaveText(['Audio, Music & Voice'])
  await expect(page.getByLabel('Tag', { exact: true })).toHaveValue('podcast')
  await expect(page.getByLabel('Share of free tools')).toBeVisible()
  await expect(page.getByText('Advanced Filters')).toContainText('2 chosen')
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL(/\/categories\?search=a&sort=popular&view=list$/)
})

test('Most Popular orders by use, then by number of tools, then by name', ONCE, async ({ page }) => {
  const all = await readAll(page)
  const used = all.map((c) => ({ ...c, popularity: c.slug === 'life' ? 9 : c.slug === 'video' ? 3 : 0 }))
  await page.route('**/api/categories', (route) => route.fulfill({ json: used }))
  await open(page, '/api/docs')
  await page.evaluate(() => history.pushState(null, '', '/categories?sort=popular'))
  await expect(page.getByLabel('Sort by')).toHaveValue('popular')
  const others = used
    .filter((c) => c.popularity === 0)
    .sort((a, b) => b.tool_count - a.tool_count || (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))
  await expect(names(page)).toHaveText(['Health, Home & Life', 'Video', ...others.map((c) => c.name)])
})

test('values that nobody offers fall back to the default', ONCE, async ({ page }) => {
  await open(page, '/categories?sort=newest&view=table&min_tools=13&free=abc&tag=no-such-tag&page=9')
  await expect(names(page)).toHaveCount(20)
  await expect(page.getByLabel('Sort by')).toHaveValue('alphabetical')
  await expect(page.getByRole('link', { name: 'Grid view' })).toHaveAttribute('aria-current', /true|page/)
  await expect(page.getByLabel('Number of tools')).toBeHidden()
  await expect(page.getByLabel('Tag', { exact: true })).toHaveValue('')
})

test('a picture stands for an icon, and the first letter where it fails', ONCE, async ({ page }) => {
  const all = await readAll(page)
  const icons = ['https://pictures.example/good.svg', 'https://pictures.example/missing.png', '']
  await page.route('**/api/categories', (route) =>
    route.fulfill({ json: all.map((c, i) => ({ ...c, icon: icons[i] ?? c.icon })) }),
  )
  await page.route('https://pictures.example/**', (route) =>
    route.request().url().endsWith('good.svg')
      ? route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>',
        })
      : route.fulfill({ status: 404 }),
  )
  await open(page, '/api/docs')
  await page.evaluate(() => history.pushState(null, '', '/categories'))
  const cards = results(page).locator('article')
  // The marks of tools come after it.
  const iconOf = (card: number) => cards.nth(card).locator('[aria-hidden=true]').first()
  await expect(iconOf(0).locator('img')).toHaveAttribute('src', icons[0]!)
  await expect(iconOf(1).locator('img')).toHaveCount(0)
  await expect(iconOf(1)).toHaveText('A')
  await expect(iconOf(2)).toHaveText('A')
})

test('the figures of a phone wrap in both directions', async ({ page }) => {
  await open(page, '/categories')
  const strip = page.getByRole('region', { name: 'Kitly in figures' })
  if (!isPhone(page)) {
    for (const figure of await strip.getByRole('listitem').all()) await expect(figure).toBeVisible()
    await expect(strip.getByRole('button')).toHaveCount(0)
    return
  }
  await expect(strip.getByRole('list').first()).toHaveAttribute('style', /translate3d/)
  const inView = strip.getByRole('listitem')
  await strip.getByRole('button', { name: 'Previous figure' }).tap()
  await expect(inView.nth(2)).toBeInViewport({ ratio: 0.9 })
  await expect(strip.getByRole('button', { name: 'Show figure 3 of 3' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await strip.getByRole('button', { name: 'Next figure' }).tap()
  await expect(inView.nth(0)).toBeInViewport({ ratio: 0.9 })
  await strip.getByRole('button', { name: 'Show figure 2 of 3' }).tap()
  await expect(inView.nth(1)).toBeInViewport({ ratio: 0.9 })
})

test('the ways on lead to the directory and the kit builder', ONCE, async ({ page }) => {
  await open(page, '/categories')
  const ways = page.getByRole('region', { name: 'Not sure where to look?' })
  await ways.getByRole('link', { name: 'Browse Tools' }).click()
  await expect(page).toHaveURL(/\/tools$/)
  await page.goBack()
  await ways.getByRole('link', { name: 'Magic Kit Builder' }).click()
  await expect(page).toHaveURL(/\/kit-builder$/)
})

testWellMade(['/categories', '/categories?view=list&sort=popular&free=50', '/categories?search=zzzz'])

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('categories are searched, sorted and filtered with plain links and forms', ONCE, async ({ page }) => {
    await page.goto('/categories')
    await expect(names(page)).toHaveCount(20)
    await page.getByRole('link', { name: 'List view' }).click()
    await expect(page).toHaveURL(/view=list/)
    await page.getByLabel('Sort by').selectOption('popular')
    await page.getByRole('button', { name: 'Apply' }).first().click()
    await expect(page).toHaveURL(/sort=popular/)
    await page.getByText('Advanced Filters').click()
    await page.getByLabel('Number of tools').selectOption('50')
    await page.getByRole('group').getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/view=list.*min_tools=50|min_tools=50.*view=list/)
    await field(page).fill('video')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/search=video/)
    await expect(names(page).first()).toHaveText('Video')
    await expect(page.getByLabel('Sort by')).toHaveValue('popular')
  })
})
