import { expect, expectAccessible, expectWellMade, ONCE, open, PHONE, test, testWellMade } from './kitly.ts'

const PAGES = [
  '/',
  '/tools',
  '/tools?search=video&pricing=freemium',
  '/tools/chatgpt',
  '/tools/chatgpt?tab=reviews',
]

testWellMade(PAGES)

test('the reference of the API is well made', async ({ page }) => {
  await expectWellMade(page, '/api/docs', '#main section[id]')
})

test('the theme can be switched, is kept and is there before the first paint', ONCE, async ({ page }) => {
  await open(page, '/tools')
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(page.locator('html')).toHaveClass(/dark/)
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  await page.reload({ waitUntil: 'commit' })
  await page.waitForSelector('body')
  await expect(page.locator('html')).toHaveClass(/dark/)
})

test('the menu of a phone searches and leads on', PHONE, async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Browse Tools' })).toBeVisible()
  await expectAccessible(page)
  await menu.getByRole('combobox', { name: 'Search tools' }).fill('transcription')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tools\?search=transcription/)
  await expect(menu).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the directory is searched, filtered and paged with plain links and forms', ONCE, async ({ page }) => {
    await page.goto('/tools')
    await expect(page.getByText(/\d tools found/)).toBeVisible()
    await page.getByRole('combobox', { name: 'Search tools' }).fill('podcast')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/search=podcast/)
    await page
      .getByRole('complementary', { name: 'Filters' })
      .getByRole('checkbox', { name: /^Freemium/ })
      .check()
    await page.getByRole('button', { name: 'Apply filters' }).click()
    await expect(page).toHaveURL(/pricing=freemium/)
    await page.goto('/tools')
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.locator('article')).toHaveCount(24)
    await expect(page.getByRole('link', { name: 'Earlier tools' })).toBeVisible()
  })

  test('a tool is read with all its tabs', ONCE, async ({ page }) => {
    await page.goto('/tools/chatgpt')
    await expect(page.getByRole('heading', { name: 'About ChatGPT' })).toBeVisible()
    await page.getByRole('tab', { name: /^Reviews/ }).click()
    await expect(page).toHaveURL(/tab=reviews/)
    await page.getByRole('tab', { name: /^Tutorials/ }).click()
    await expect(page.getByRole('heading', { name: 'No tutorials yet' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'You Might Also Like' })).toBeVisible()
  })
})
