import { expect, expectAccessible, ONCE, open, test, testWellMade } from './kitly.ts'

test('bundles are listed, searched and opened', async ({ page }) => {
  await open(page, '/bundles')
  await expect(page.getByRole('heading', { name: /^All Bundles \(7\d\)/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Featured Collections' }).getByRole('link')).toHaveCount(3)
  await expectAccessible(page)
  await page.getByRole('searchbox', { name: 'Search bundles' }).fill('youtube')
  await expect(page).toHaveURL(/\/bundles\?search=youtube/)
  await expect(page.getByRole('heading', { name: /^Bundles found/ })).toBeVisible()
  await page.getByRole('link', { name: 'YouTube Creator Kit' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'YouTube Creator Kit' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Search bundles' })).toHaveValue('youtube')
})

test(
  'a collection shows the bundles that it names, and Back leads out of a search',
  ONCE,
  async ({ page }) => {
    await open(page, '/bundles')
    const field = page.getByRole('searchbox', { name: 'Search bundles' })
    await field.fill('podcast')
    await expect(page).toHaveURL(/search=podcast/)
    await page.goBack()
    await expect(page).toHaveURL(/\/bundles$/)
    await expect(field).toHaveValue('')
    await page.getByRole('link', { name: /^Start a business/ }).click()
    await expect(page.getByRole('heading', { name: /^Start a business \(\d\)/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Startup Launch Kit' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Wedding/ })).toHaveCount(0)
  },
)

test('Back takes a search out of the field, even before its address has come', ONCE, async ({ page }) => {
  await page.addInitScript(() => {
    const push = history.pushState
    history.pushState = function (...given) {
      push.apply(this, given)
      history.back()
    }
  })
  await open(page, '/bundles')
  const field = page.getByRole('searchbox', { name: 'Search bundles' })
  await field.fill('podcast')
  await expect(field).toHaveValue('')
  await expect(page).toHaveURL(/\/bundles$/)
})

test('a card that stands as the server drew it leads on without a new document', async ({ page }) => {
  await open(page, '/bundles')
  const sent = await page.evaluateHandle(() => document.documentElement)
  const link = page.locator('.bundle-card').nth(2).getByRole('link')
  const name = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  expect(await sent.evaluate((element) => element.isConnected)).toBe(true)
})

test.describe('without pictures', () => {
  test.use({ allowFailedRequests: ['ERR_FAILED'] })

  test('in such a card a picture that fails has its letter', async ({ page }) => {
    await page.route('**/marks/**', (route) => route.abort())
    await open(page, '/bundles')
    const tiles = page.locator('.bundle-card').first().locator('.logo-tile')
    await expect(tiles.first()).toHaveText(/^[A-Z]/)
    await expect(page.locator('.bundle-card').first().getByRole('link')).toHaveCount(1)
  })
})

test('a search without a match says so', ONCE, async ({ page }) => {
  await open(page, '/bundles?search=qqqqzzzz')
  await expect(page.getByRole('heading', { name: 'No bundles found' })).toBeVisible()
  await page.getByRole('link', { name: 'Show all bundles' }).click()
  await expect(page.getByRole('heading', { name: /^All Bundles/ })).toBeVisible()
})

test('a bundle shows what it is, in which order to use it and why', async ({ page }) => {
  await open(page, '/bundles/startup-launch-kit')
  for (const name of ['About', 'Use Case Guidance', 'Tags', 'Tools in this bundle']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  await expect(page.locator('main article')).toHaveCount(5)
  await expect(page.getByText('5 tools', { exact: true })).toBeVisible()
  await expect(page.getByText('0 users')).toHaveCount(0)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download Resource' }).click()
  expect((await download).suggestedFilename()).toBe('startup-launch-kit.md')
})

test('Compare All Tools clears the selection and adds the first five', ONCE, async ({ page }) => {
  await open(page, '/tools')
  await page
    .locator('article')
    .getByRole('button', { name: /^Compare/ })
    .first()
    .click()
  await open(page, '/bundles/marketing-growth-stack')
  const slugs = await page
    .locator('main article h3 a')
    .evaluateAll((links) => links.map((a) => a.getAttribute('href')?.split('/').pop()))
  await page.getByRole('button', { name: 'Compare All Tools' }).click()
  await expect(page).toHaveURL(/\/compare\?tools=/)
  const stored = await page.evaluate(
    () => JSON.parse(localStorage.getItem('compare') ?? '[]') as { slug: string }[],
  )
  expect(stored.map((t) => t.slug)).toEqual(slugs.slice(0, 5))
})

test('Add Bundle to Favorites leads a visitor to signing in', ONCE, async ({ page }) => {
  await open(page, '/bundles/youtube-creator-kit')
  await page.getByRole('button', { name: 'Add Bundle to Favorites' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('bundles are searched with a form and read', ONCE, async ({ page }) => {
    await page.goto('/bundles')
    await page.getByRole('searchbox', { name: 'Search bundles' }).fill('podcast')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/search=podcast/)
    await page.locator('article').first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'Use Case Guidance' })).toBeVisible()
  })
})

testWellMade(['/bundles', '/bundles/youtube-creator-kit', '/kit-builder'])
