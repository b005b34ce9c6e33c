import { expect, ONCE, open, test, testWellMade } from './kitly.ts'

test.describe('the list of articles', () => {
  test('is filtered, searched and cleared', ONCE, async ({ page }) => {
    await open(page, '/blog')
    await expect(page.getByRole('heading', { level: 1, name: 'The Kitly Blog' })).toBeVisible()
    await expect(page.locator('main article')).toHaveCount(9)
    await expect(page.getByRole('link', { name: 'Clear Filters' })).toHaveCount(0)
    await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Checklists' }).click()
    await expect(page).toHaveURL(/\/blog\?category=checklists$/)
    await expect(page.locator('main article')).toHaveCount(4)
    await page.getByRole('searchbox', { name: 'Search articles' }).fill('meeting')
    await expect(page).toHaveURL(/search=meeting/)
    await expect(page.locator('main article')).toHaveCount(1)
    await expect(page.getByText('1 article found')).toBeVisible()
    await page.getByRole('link', { name: 'Clear Filters' }).click()
    await expect(page).toHaveURL(/\/blog$/)
    await expect(page.getByRole('searchbox', { name: 'Search articles' })).toHaveValue('')
    await expect(page.locator('main article')).toHaveCount(9)
    await page.goBack()
    await expect(page.getByRole('searchbox', { name: 'Search articles' })).toHaveValue('meeting')
    await expect(page.locator('main article')).toHaveCount(1)
  })

  test('shows two categories in the grid and three in the list', ONCE, async ({ page }) => {
    const category = (id: number) => ({ id, name: `C${id}`, slug: `c${id}`, icon: '🧭', color: '#4f46e5' })
    await page.route('**/api/blog?*', async (route) => {
      const posts = (await (await route.fetch()).json()) as { categories: object[] }[]
      for (const post of posts) post.categories = [1, 2, 3, 4].map(category)
      await route.fulfill({ json: posts })
    })
    await open(page, '/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
    const chips = page
      .locator('main article')
      .first()
      .getByRole('list', { name: 'Categories' })
      .getByRole('listitem')
    await expect(chips).toHaveCount(2)
    await page.getByRole('link', { name: 'List view' }).click()
    await expect(page).toHaveURL(/view=list/)
    await expect(chips).toHaveCount(3)
  })

  test('has pages, which keep what was chosen', ONCE, async ({ page }) => {
    await open(page, '/blog?view=list')
    const pages = page.getByRole('navigation', { name: 'Pages' })
    await pages.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/view=list&page=2/)
    await expect(page.locator('main article')).toHaveCount(4)
    await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    await pages.getByRole('link', { name: 'Newer' }).click()
    await expect(page.locator('main article')).toHaveCount(9)
  })

  test('says so when nothing is found, and leads back', ONCE, async ({ page }) => {
    expect((await open(page, '/blog?search=qqqqzzzz'))?.status()).toBe(200)
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
    await page.getByRole('link', { name: 'Show all articles' }).click()
    await expect(page.locator('main article')).toHaveCount(9)
    expect((await open(page, '/blog?category=nothing'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
  })

  test.describe('that cannot be read', () => {
    test.use({ allowFailedRequests: ['503'] })
    test('says so, and is read again on request', ONCE, async ({ page }) => {
      await open(page, '/blog')
      await page.route('**/api/blog?*', (route) =>
        route.fulfill({ status: 503, json: { message: 'Not now', error: 'Not now', code: 'unavailable' } }),
      )
      await page.getByRole('searchbox', { name: 'Search articles' }).fill('tokens')
      await expect(page.getByRole('alert').getByText('Not now')).toBeVisible()
      await page.unroute('**/api/blog?*')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.locator('main article')).toHaveCount(1)
    })
  })
})

test('home shows the four newest articles, with two categories at most', ONCE, async ({ page }) => {
  await open(page, '/')
  const section = page.getByRole('region', { name: 'Latest from Our Blog' })
  await expect(section.locator('article')).toHaveCount(4)
  await section.getByRole('link', { name: 'What free plans really include' }).click()
  await expect(page).toHaveURL(/\/blog\/what-free-plans-really-include$/)
  await expect(page.getByRole('heading', { level: 1, name: 'What free plans really include' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('articles are searched, paged and read', ONCE, async ({ page }) => {
    await page.goto('/blog')
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page.locator('main article')).toHaveCount(4)
    await page.getByRole('searchbox', { name: 'Search articles' }).fill('tokens')
    await page.keyboard.press('Enter')
    await page.locator('main article').first().getByRole('link').first().click()
    await expect(page.getByText('A language model does not read letters or words.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()
  })
})

testWellMade(['/blog', '/blog?view=list', '/blog?page=2'])
