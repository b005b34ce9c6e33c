import type { Page } from '@playwright/test'
import { expect, expectAccessible, isPhone, ONCE, open, PHONE, test, waitUntilReady } from './kitly.ts'

const SECTIONS = [
  'Find the AI tool that fits the job',
  'What changed',
  'This or that',
  'What does it cost?',
  'Magic Kit Builder',
  'Start with a Bundle',
  'Browse by Category',
  'Featured AI Tools',
  'Latest from Our Blog',
]

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const figures = (page: Page) => section(page, 'Kitly in figures')
const categories = (page: Page) => section(page, 'Browse by Category')

/** Goes to home from inside, where the browser itself reads the API. */
async function goHome(page: Page) {
  await open(page, '/api/docs')
  await page.getByRole('link', { name: 'Kitly, home' }).click()
}

test('home shows its sections in order', ONCE, async ({ page }) => {
  await open(page, '/')
  await expect(page.locator('main :is(h1, h2)')).toHaveText(SECTIONS)
  await expect(figures(page).locator('p').filter({ hasText: /\+/ })).toHaveText([
    /1,300\+\s*Curated AI Tools/,
    /70\+\s*Expert Bundles/,
  ])
  // Nobody has made ten of them yet.
  await expect(page.getByText('Custom Kits Created')).toHaveCount(0)
  await expect(section(page, 'Magic Kit Builder').locator('ol > li')).toHaveCount(3)
  await expect(section(page, 'Featured AI Tools').locator('article')).toHaveCount(6)
})

test('the hero searches and leads to bundles and kit builder', ONCE, async ({ page }) => {
  await open(page, '/')
  const hero = section(page, SECTIONS[0]!)
  await hero.getByRole('combobox', { name: 'Search tools' }).fill('  podcast  ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tools\?search=podcast$/)
  await page.goBack()
  await hero.getByRole('link', { name: 'pitch deck' }).click()
  await expect(page).toHaveURL(/\/tools\?search=pitch\+deck$/)
  await page.goBack()
  await hero.getByRole('link', { name: 'Browse bundles' }).click()
  await expect(page).toHaveURL(/\/bundles$/)
  await page.goBack()
  await hero.getByRole('link', { name: 'Build a kit' }).click()
  await expect(page).toHaveURL(/\/kit-builder$/)
  await page.goBack()
  await section(page, 'Magic Kit Builder').getByRole('link').click()
  await expect(page).toHaveURL(/\/kit-builder$/)
})

test('a planned kit shows its steps and begins one of your own', async ({ page }) => {
  await open(page, '/')
  const kit = page.getByRole('figure', { name: 'A kit that Kitly has planned' })
  const steps = kit.locator('ol > li')
  await expect(steps).toHaveCount(5)
  for (const step of await steps.all()) await expect(step).toContainText(/\$\d|Free|price unknown/)
  await expect(kit.locator('figcaption')).toContainText(/5 steps, \d free/)
  const prompt = (await kit.locator('p').first().textContent())!.slice(1, -1)
  await kit.getByRole('link', { name: 'Build your own' }).click()
  await expect(page.getByRole('textbox', { name: 'What do you want to do?' })).toHaveValue(prompt)
  await page.goBack()
  // The builder shows the same kit, beside its form.
  await expect(kit.getByRole('link', { name: 'Build your own' })).toBeVisible()
  const name = (await steps.first().getByRole('link').textContent())!
  await steps.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
})

test('where motion is unwanted the kit is there at once', ONCE, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const animations = await page
    .getByRole('figure', { name: 'A kit that Kitly has planned' })
    .evaluate((kit) => kit.getAnimations({ subtree: true }).length)
  expect(animations).toBe(0)
})

test('what changed, pairs and prices lead to the tools they name', ONCE, async ({ page }) => {
  await open(page, '/')
  const changes = section(page, 'What changed').getByRole('listitem')
  await expect(changes).toHaveCount(8)
  await expect(changes.first()).toContainText(/^Hume.*closed/)
  await expect(changes.first().locator('time')).toHaveText('Nov 13, 2026')
  await section(page, 'This or that').getByRole('link', { name: 'ChatGPT or Claude' }).click()
  await expect(page).toHaveURL(/\/compare\/chatgpt-vs-claude$/)
  await page.goBack()
  const mark = section(page, 'What does it cost?').getByRole('link', { name: 'Cursor, $20 a month' })
  await mark.click()
  await expect(page).toHaveURL(/\/tools\/cursor$/)
})

test('three bundles show their five tools and open', ONCE, async ({ page }) => {
  await open(page, '/')
  const cards = section(page, 'Start with a Bundle').locator('article')
  await expect(cards.getByRole('heading')).toHaveText([
    'Startup Launch Kit',
    'YouTube Creator Kit',
    'Marketing Growth Stack',
  ])
  for (const card of await cards.all()) await expect(card.getByRole('listitem')).toHaveCount(5)
  await cards.nth(1).getByRole('link').click()
  await expect(page).toHaveURL(/\/bundles\/youtube-creator-kit$/)
})

test('a wide screen shows the first eight categories by name', ONCE, async ({ page }) => {
  const all = (await (await page.request.get('/api/categories')).json()) as { name: string }[]
  await open(page, '/')
  await expect(categories(page).locator('article:visible').getByRole('heading')).toHaveText(
    all.slice(0, 8).map((c) => c.name),
  )
  await categories(page).getByRole('link', { name: 'All categories' }).click()
  await expect(page).toHaveURL(/\/categories$/)
})

test('opening a category is counted', async ({ page }) => {
  await open(page, '/')
  const counted = page.waitForRequest('**/api/counts')
  await categories(page).locator('article:visible').getByRole('link', { name: 'AI Assistants' }).click()
  expect((await counted).postDataJSON()).toEqual({ kind: 'category_open', slug: 'assistants' })
  await expect(page).toHaveURL(/\/tools\?category=assistants$/)
})

test(
  'a phone searches and filters the categories in place, and nothing below moves',
  PHONE,
  async ({ page }) => {
    await open(page, '/')
    const part = categories(page)
    const top = () =>
      section(page, 'Featured AI Tools').evaluate((el) => el.getBoundingClientRect().top + scrollY)
    const before = await top()
    const field = part.getByRole('searchbox', { name: 'Search categories' })
    await field.fill('SUBTITLES')
    await expect(part.getByText('1 category', { exact: true })).toBeVisible()
    await expect(part.locator('article:visible').getByRole('heading')).toHaveText(['Video'])
    await field.fill('<b>nothing</b>')
    await expect(part.getByRole('heading', { name: 'No categories found' })).toBeVisible()
    await expectAccessible(page)
    await part.getByRole('button', { name: 'Show all' }).tap()
    await expect(part.getByText('20 categories', { exact: true })).toBeVisible()
    await part.getByRole('button', { name: 'Mostly free' }).tap()
    await expect(part.getByRole('button', { name: 'Mostly free' })).toHaveAttribute('aria-pressed', 'true')
    await expect(part.getByText('20 categories', { exact: true })).toBeHidden()
    await expect(part.locator('article', { hasText: 'Legal & Finance' })).toHaveCount(0)
    await part.getByRole('button', { name: '50+ tools' }).tap()
    await expect(part.locator('article:visible', { hasText: '34 tools' })).toHaveCount(0)
    expect(await top()).toBe(before)
  },
)

test('without featured tools home says who selects them', async ({ page }) => {
  await page.route('**/api/tools?featured=true*', (route) => route.fulfill({ json: [] }))
  await goHome(page)
  const part = section(page, 'Featured AI Tools')
  await expect(part.getByRole('heading', { name: 'No Featured Tools Yet' })).toBeVisible()
  await expect(part.getByText(/Administrators select/)).toBeVisible()
  await expectAccessible(page)
})

test('articles appear once there are some, with at most two categories each', async ({ page }) => {
  const category = (id: number, name: string) => ({ id, name, slug: `c${id}`, icon: '📝', color: '#888888' })
  const post = (id: number) => ({
    id,
    title: `Article ${id} <b>bold</b>`,
    slug: `article-${id}`,
    excerpt: 'What it says.',
    cover_image_url: null,
    author_name: 'Ada',
    author_avatar_url: null,
    reading_time_minutes: 4,
    published_at: '2026-01-05T23:30:00.000Z',
    tags: [],
    categories: [category(1, 'Guides'), category(2, 'News'), category(3, 'Reviews')],
  })
  await page.route('**/api/blog?limit=4', (route) => route.fulfill({ json: [1, 2, 3, 4].map(post) }))
  await goHome(page)
  const cards = section(page, 'Latest from Our Blog').locator('article')
  await expect(cards).toHaveCount(4)
  const first = cards.first()
  await expect(first.getByRole('link')).toHaveText('Article 1 <b>bold</b>')
  await expect(first.getByRole('link')).toHaveAttribute('href', '/blog/article-1')
  await expect(first.getByRole('listitem')).toHaveText([/Guides/, /News/])
  await expect(first.locator('time')).toHaveText('Jan 5, 2026')
  await expectAccessible(page)
})

test('while home is on its way back something of its size stands there', async ({ page }) => {
  // Forward the old page stays until the next has come; the way back is the browser's own.
  await open(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center' }).click()
  await expect(page).toHaveURL(/\/help$/)
  await page.reload()
  await waitUntilReady(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/categories', async (route) => {
    await held
    await route.continue()
  })
  await page.goBack()
  await expect(page.getByRole('status').getByText('Loading')).toBeAttached()
  const height = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().height)
  const before = await height()
  release()
  await expect(page.getByRole('heading', { name: 'Browse by Category' })).toBeVisible()
  expect(Math.abs((await height()) - before)).toBeLessThan(100)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is there to read', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('main :is(h1, h2)')).toHaveText(SECTIONS)
    await expect(page.getByRole('button')).toHaveCount(0)
    const overflow = await figures(page)
      .locator('div')
      .first()
      .evaluate((el) => getComputedStyle(el).overflowX)
    expect(overflow).toBe(isPhone(page) ? 'auto' : 'visible')
    if (isPhone(page)) {
      await categories(page).getByRole('link', { name: 'Video' }).scrollIntoViewIfNeeded()
      await expect(categories(page).locator('article', { hasText: 'Video' })).toBeInViewport()
    }
    await page.getByRole('combobox', { name: 'Search tools' }).first().fill('podcast')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/tools\?search=podcast$/)
  })
})
