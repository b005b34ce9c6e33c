import type { Page } from '@playwright/test'
import { expect, expectAccessible, isPhone, ONCE, open, test } from './kitly.ts'

/** The browser itself reports what is blocked, and the router what it could not load. */
test.use({
  allowFailedRequests: ['Failed to load resource', 'Could not reach Kitly', 'dynamically imported'],
})

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading the page' })

/** A link of the footer: it stands on every page, whatever its size. */
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

/** From now on the API answers only when the answer is called. */
async function holdApi(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/**', async (route) => {
    await released
    await route.continue().catch(() => {})
  })
  return release
}

test(
  'while a slow page is on its way a bar says so, and the old one keeps its address',
  ONCE,
  async ({ page }) => {
    await open(page, '/help')
    const release = await holdApi(page)
    await footerLink(page, 'AI Bundles').click()
    await expect(bar(page)).toBeVisible()
    await expect(page).toHaveURL(/\/help$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help Center')
    if (!isPhone(page)) {
      const main = page.getByRole('navigation', { name: 'Main' })
      await expect(main.getByRole('link', { name: 'AI Bundles' })).not.toHaveAttribute('aria-current', 'page')
    }
    // Whoever thinks better of it is not led away later.
    await footerLink(page, 'Terms of Service').click()
    await expect(page).toHaveURL(/\/terms$/)
    await expect(bar(page)).toBeHidden()
    await footerLink(page, 'Blog').click()
    await expect(bar(page)).toBeVisible()
    release()
    await expect(page).toHaveURL(/\/blog$/)
    await expect(bar(page)).toBeHidden()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service')
  },
)

test('where nothing answers the old page stays, says why, and tries again', async ({ page }) => {
  await open(page, '/help')
  await page.route('**/api/**', (route) => route.abort())
  await footerLink(page, 'AI Bundles').click()
  const alert = page.getByRole('alert').filter({ hasText: 'Could not reach Kitly' })
  await expect(alert).toBeVisible()
  await expect(page).toHaveURL(/\/help$/)
  await expect(page.getByText('Failed to fetch')).toHaveCount(0)
  await expectAccessible(page)
  await page.unroute('**/api/**')
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Bundles')
  await expect(alert).toBeHidden()

  // What a page reads by itself fails with the same words.
  await page.route('**/api/tools**', (route) => route.abort())
  await open(page, '/tools')
  const field = page.locator('main').getByRole('combobox', { name: 'Search tools' })
  await field.pressSequentially('video', { delay: 50 })
  await expect(page.getByText('Could not reach Kitly').first()).toBeVisible()
  await expect(page.getByText('Failed to fetch')).toHaveCount(0)
})

test('without a line the old page stays under its address', ONCE, async ({ page, context }) => {
  await open(page, '/bundles')
  await context.setOffline(true)
  const alert = page.getByRole('alert').filter({ hasText: 'Could not reach Kitly' })
  // Its code is missing, and nothing of the API is needed.
  await footerLink(page, 'Help Center').click()
  await expect(alert).toBeVisible()
  await expect(page).toHaveURL(/\/bundles$/)
  await alert.getByRole('button', { name: 'Dismiss' }).click()
  await expect(alert).toBeHidden()
  await footerLink(page, 'Blog').click()
  await expect(alert).toBeVisible()
  await expect(page).toHaveURL(/\/bundles$/)
  await context.setOffline(false)
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  // The page itself may come a moment after its address, and the footer moves with it.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Kitly Blog')
  await footerLink(page, 'Help Center').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help Center')
})
