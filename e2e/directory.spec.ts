import { expect, expectAccessible, isPhone, ONCE, open, test } from './kitly.ts'

const FAILURE = { error: 'Away', message: 'Away for a moment', code: 'unavailable' }
const search = (page: import('@playwright/test').Page) =>
  page.locator('main').getByRole('combobox', { name: 'Search tools' })

test('a visitor searches from home, filters, and opens a tool', async ({ page }) => {
  await open(page, '/')
  await search(page).fill('turn long videos into shorts')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tools\?search=turn/)
  await expect(page.locator('article').first().getByRole('heading')).toHaveText('OpusClip')
  await expect(page.getByText('Sorted by relevance')).toBeVisible()

  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await expect(sheet.getByRole('button', { name: /^Show \d+ tools?$/ })).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('checkbox', { name: /^Freemium/ }).click()
    await expect(page).toHaveURL(/pricing=freemium/)
    await sheet.getByRole('button', { name: /^Show/ }).click()
  } else {
    await page.getByRole('checkbox', { name: /^Freemium/ }).press('Space')
    await expect(page).toHaveURL(/pricing=freemium/)
  }
  const chips = page.getByRole('list', { name: 'Active filters' })
  await expect(chips.getByRole('listitem')).toHaveCount(3)
  await chips.getByRole('link', { name: /Freemium/ }).click()
  await expect(page).not.toHaveURL(/pricing/)
  await page.goBack()
  await expect(page).toHaveURL(/pricing=freemium/)
  await chips.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL(/\/tools$/)

  await page.locator('article').first().getByRole('link').click()
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
})

test('counts next to the filters say what choosing them gives', async ({ page }) => {
  await open(page, '/tools?search=video')
  if (isPhone(page)) await page.getByRole('button', { name: 'Filters' }).click()
  const paid = page.getByRole('checkbox', { name: /^Paid/ })
  const row = page.locator('label').filter({ has: paid })
  const count = Number((await row.textContent())?.match(/(\d+)$/)?.[1])
  expect(count).toBeGreaterThan(0)
  await paid.click()
  await expect(page.getByText(`${count} tools found`)).toBeVisible()
})

test('typing follows after 300 ms, and the last words win', ONCE, async ({ page }) => {
  await open(page, '/tools')
  await search(page).pressSequentially('logo maker', { delay: 30 })
  await expect(page).toHaveURL(/search=logo\+maker/)
  await expect(page.locator('article').first()).toContainText(/logo/i)
})

test('suggestions come while typing, are chosen with the arrows and hide after the field is left', async ({
  page,
}) => {
  await open(page, '/tools')
  await search(page).fill('v')
  await expect(page.getByRole('listbox')).toBeHidden()
  await search(page).fill('vid')
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.first()).toBeVisible()
  expect(await options.count()).toBeLessThanOrEqual(5)
  await expectAccessible(page)
  const category = page
    .getByRole('listbox')
    .getByRole('option', { name: /^Video/ })
    .first()
  await expect(category).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await search(page).fill('vide')
  await expect(options.first()).toBeVisible()
  await search(page).blur()
  await expect(page.getByRole('listbox')).toBeHidden()
})

test('recent searches keep five terms of more than two characters', ONCE, async ({ page }) => {
  await open(page, '/tools')
  for (const term of ['ab', 'alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta']) {
    await search(page).fill(term)
    await page.keyboard.press('Enter')
  }
  await search(page).fill('')
  await search(page).click()
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
    'zeta',
    'epsilon',
    'delta',
    'gamma',
    'beta',
  ])
  await page.getByRole('button', { name: 'Clear recent searches' }).click()
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0)
})

test('the slash key focuses the search', ONCE, async ({ page }) => {
  await open(page, '/tools')
  await page.keyboard.press('/')
  await expect(search(page)).toBeFocused()
})

test(
  'load more adds a page, a reload shows the same list, and a copied link its own page',
  ONCE,
  async ({ page }) => {
    const cards = page.locator('article')
    await open(page, '/tools')
    await expect(cards).toHaveCount(24)
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(cards).toHaveCount(48)
    const names = await page.locator('article h2').allTextContents()
    await page.reload()
    await expect(cards).toHaveCount(48)
    expect(await page.locator('article h2').allTextContents()).toEqual(names)

    const other = await page.context().newPage()
    await open(other, new URL(page.url()).pathname + new URL(page.url()).search)
    expect(await other.locator('article h2').allTextContents()).toEqual(names.slice(24))
    await other.getByRole('link', { name: 'Earlier tools' }).click()
    await expect(other).toHaveURL(/\/tools$/)
    await expect(other.locator('article h2').first()).toHaveText(names[0]!)
  },
)

test('several values of a filter are chosen, and no row moves away', async ({ page }) => {
  await open(page, '/tools?search=video')
  if (isPhone(page)) await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  const rows = () =>
    page.getByRole('checkbox').evaluateAll((all) => all.map((box) => box.getAttribute('value')))
  const before = await rows()
  await page.getByRole('checkbox', { name: /^Free ,/ }).click()
  await page.getByRole('checkbox', { name: /^Paid/ }).click()
  await expect(page).toHaveURL(/pricing=free,paid/)
  await page.getByRole('radio', { name: /^4\.0 and up/ }).click()
  await expect(page).toHaveURL(/rating=4\.0/)
  expect(await rows()).toEqual(before)
  await page.getByRole('checkbox', { name: /^Free ,/ }).click()
  await expect(page).toHaveURL(/pricing=paid/)
})

test(
  'Back takes the search out of the field, too, and what is typed in one go is one step',
  ONCE,
  async ({ page }) => {
    await open(page, '/')
    await open(page, '/tools')
    await search(page).pressSequentially('vid', { delay: 30 })
    await expect(page).toHaveURL(/search=vid$/)
    await search(page).pressSequentially('eo', { delay: 30 })
    await expect(page).toHaveURL(/search=video$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/tools$/)
    await expect(search(page)).toHaveValue('')
    await page.goForward()
    await expect(search(page)).toHaveValue('video')
  },
)

test.describe('when the tools cannot be read', () => {
  test.use({ allowFailedRequests: ['Failed to load resource'] })
  test('nothing says that there are none, and Retry reads again all that failed', ONCE, async ({ page }) => {
    await open(page, '/')
    await page.route('**/api/tools?*', (route) => route.fulfill({ status: 503, json: FAILURE }))
    await page.route('**/api/tools/facets*', (route) => route.fulfill({ status: 503, json: FAILURE }))
    await open(page, '/tools')
    await search(page).fill('podcast')
    await expect(page.getByRole('heading', { name: 'The tools could not be loaded' })).toBeVisible()
    await expect(page.getByText('tools found')).toBeHidden()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText(/[1-9]\d* tools found/)).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /^Paid/ })).toBeVisible()
    await expect(page.locator('article').first()).toBeVisible()
  })
})

test('sorting is in the address', ONCE, async ({ page }) => {
  await open(page, '/tools')
  await page.getByLabel('Sort by').selectOption('name')
  await expect(page).toHaveURL(/sort=name/)
  await expect(page.getByText('Sorted by relevance')).toBeHidden()
  const names = (await page.locator('article h2').allTextContents()).map((n) => n.toLowerCase())
  await expect
    .poll(async () => {
      const now = (await page.locator('article h2').allTextContents()).map((n) => n.toLowerCase())
      return JSON.stringify(now) === JSON.stringify([...now].sort())
    })
    .toBe(true)
  expect(names.length).toBe(24)
})

test('a search without a match says so and offers the way back', ONCE, async ({ page }) => {
  await open(page, '/tools?search=qqqqzzzz&rating=4.5')
  await expect(page.getByRole('heading', { name: 'No tools found' })).toBeVisible()
  await expect(page.getByText('0 tools found')).toBeVisible()
  await page.locator('main').getByRole('link', { name: 'Clear Filters' }).last().click()
  await expect(page.locator('article')).toHaveCount(24)
})

test('up to five tools are chosen for comparison, and the choice survives a reload', async ({ page }) => {
  await open(page, '/tools')
  const bar = page.getByRole('region', { name: 'Tools to compare' })
  await expect(bar).toBeHidden()
  const buttons = page.locator('article').getByRole('button', { name: /^Compare/ })
  for (let i = 0; i < 5; i++) await buttons.first().click()
  await expect(bar).toContainText('5 of 5 chosen')
  const sixth = buttons.first()
  await expect(sixth).toBeDisabled()
  await expect(sixth).toHaveAttribute('title', 'Compare limit reached (5 tools max)')
  await page.reload()
  await expect(bar).toContainText('5 of 5 chosen')
  await expectAccessible(page)
  await page
    .locator('article')
    .getByRole('button', { name: /^Added/ })
    .first()
    .click()
  await expect(bar).toContainText('4 of 5 chosen')
  await bar.getByRole('button', { name: 'Clear' }).click()
  await expect(bar).toBeHidden()
})

test('Save leads a visitor to signing in', ONCE, async ({ page }) => {
  await open(page, '/tools')
  await page.locator('article').first().getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})
