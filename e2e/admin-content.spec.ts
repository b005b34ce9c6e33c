import type { Locator, Page } from '@playwright/test'
import { addTool, ownAdminServer } from './admin.ts'
import { expect, expectAccessible, ONCE, open, test } from './kitly.ts'

// What is refused is refused by an answer that the browser reports.
test.use({
  allowFailedRequests: [
    'status of 409',
    'status of 400',
    'status of 403',
    'status of 503',
    'net::ERR_FAILED',
  ],
})

const server = ownAdminServer()

const visit = (page: Page, path: string) => open(page, `${server.url}${path}`)
/** Looks for an emoji by name, goes from the field to one that was found, and takes it. */
async function pickEmoji(page: Page, form: Locator, name: string, keys: string[]) {
  await form.getByRole('button', { name: 'Choose an emoji' }).click()
  await page.getByRole('textbox', { name: 'Search emoji by name' }).fill(name)
  for (const key of [...keys, 'Enter']) await page.keyboard.press(key)
}
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

test('a category is made, changed and deleted with its tools moved', async ({ page }) => {
  await visit(page, '/admin/categories')
  await page.getByRole('button', { name: 'Add Category' }).first().click()
  const add = dialog(page, 'Add Category')
  await add.getByRole('button', { name: 'Save' }).click()
  await expect(add.getByText('Category name is required')).toBeVisible()
  const suffix = test.info().project.name
  await add.getByLabel('Name').fill(`Pictures & Film ${suffix}`)
  await expect(add.getByLabel('Slug')).toHaveValue(`pictures-film-${suffix}`)
  await pickEmoji(page, add, 'clapper', [])
  await expect(add.getByLabel('Icon')).toHaveValue('🎬')
  await pickEmoji(page, add, 'camera', ['ArrowDown', 'ArrowRight'])
  await expect(add.getByLabel('Icon')).toHaveValue('📷')
  await add.getByLabel('Icon').fill('🎞️')
  await add.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Category created successfully!')).toBeVisible()
  const icon = page
    .getByRole('listitem')
    .filter({ hasText: 'Pictures & Film' })
    .locator('img[src*="/icons/"]')
  await expect(icon).toHaveAttribute('src', '/icons/emoji/1f39e.svg')
  await page.getByRole('button', { name: 'Edit Pictures' }).click()
  await dialog(page, 'Edit Category').getByLabel('Description').fill('Moving ones, too')
  await dialog(page, 'Edit Category').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Category updated successfully!')).toBeVisible()
  await expectAccessible(page)
  const id = await page.evaluate(async () => {
    const list = (await (await fetch('/api/admin/categories?search=pictures')).json()) as { id: number }[]
    return list[0]!.id
  })
  await addTool(page, server, `Camera ${suffix}`, { category_id: id })
  await page.request.post(`${server.url}/api/admin/categories`, {
    data: { name: `Other ${suffix}`, slug: `other-${suffix}` },
  })
  await visit(page, '/admin/categories?search=pictures')
  await page.getByRole('button', { name: 'Delete Pictures' }).click()
  const remove = dialog(page, /^Delete Pictures/)
  await expect(
    remove.getByText('Are you sure you want to delete this category? This may affect associated tools.'),
  ).toBeVisible()
  await remove.getByLabel('1 tool of it').selectOption(`move to Other ${suffix}`)
  await remove.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Category deleted successfully!')).toBeVisible()
  await expect(page.getByText('No categories found')).toBeVisible()
})

test('a bundle is made of tools in an order that the keyboard changes', async ({ page }) => {
  const suffix = test.info().project.name
  for (const name of ['Alpha', 'Beta']) await addTool(page, server, `${name} ${suffix}`)
  await visit(page, '/admin/bundles')
  await page.getByRole('button', { name: 'Create Bundle' }).first().click()
  const form = dialog(page, 'Create Bundle')
  await form.getByLabel('Name').fill(`Starter ${suffix}`)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Summary is required')).toBeVisible()
  await form.getByLabel('Summary').fill('All you need')
  for (const name of ['Alpha', 'Beta']) {
    await form.getByRole('combobox', { name: 'Add a tool' }).fill(`${name} ${suffix}`)
    await form
      .getByRole('option', { name: `${name} ${suffix}` })
      .first()
      .waitFor()
    await form.getByRole('combobox', { name: 'Add a tool' }).press('Enter')
    await expect(form.getByLabel(`Why ${name} ${suffix}`)).toBeVisible()
  }
  await form.getByLabel(`Why Beta ${suffix}`).fill('It begins')
  await form.getByRole('button', { name: `Move Beta ${suffix}: arrow up and down` }).press('ArrowUp')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Bundle created', { exact: true })).toBeVisible()
  await visit(page, `/bundles/starter-${suffix}`)
  await expect(page.getByText('It begins')).toBeVisible()
  await visit(page, `/admin/bundles?search=starter-${suffix}`)
  await page.getByRole('button', { name: `Delete Starter ${suffix}` }).click()
  await expect(page.getByText('Are you sure you want to delete this bundle?')).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Bundle moved to the bin')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: `Starter ${suffix}` })).toBeVisible()
})

test('a failed deletion and a lost connection are said', ONCE, async ({ page }) => {
  const suffix = test.info().project.name
  await page.request.post(`${server.url}/api/admin/bundles`, {
    data: { name: `Doomed ${suffix}`, summary: 'x' },
  })
  await visit(page, `/admin/bundles?search=doomed-${suffix}`)
  const attempt = async () => {
    await page.getByRole('button', { name: `Delete Doomed ${suffix}` }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
  }
  await page.route('**/api/admin/bundles/*', (route) => route.abort())
  await attempt()
  await expect(page.getByText('Error deleting bundle')).toBeVisible()
  await page.unroute('**/api/admin/bundles/*')
  const failure = { error: 'No', message: 'No', code: 'unavailable' }
  await page.route('**/api/admin/bundles/*', (route) => route.fulfill({ status: 503, json: failure }))
  await attempt()
  await expect(page.getByText('Failed to delete bundle')).toBeVisible()
})

test('a review is added, found, answered and deleted', async ({ page }) => {
  const suffix = test.info().project.name
  await addTool(page, server, `Reviewed ${suffix}`)
  await visit(page, '/admin/reviews')
  await page.getByRole('button', { name: 'Add Review' }).first().click()
  const form = dialog(page, 'Add Review')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Tool is required')).toBeVisible()
  await expect(form.getByText('Reviewer name is required')).toBeVisible()
  await form.getByRole('combobox', { name: 'Tool' }).fill(`Reviewed ${suffix}`)
  await form
    .getByRole('option', { name: `Reviewed ${suffix}` })
    .first()
    .waitFor()
  await form.getByRole('combobox', { name: 'Tool' }).press('Enter')
  // Enter holds until what was typed is found.
  await expect(form.getByText(`About Reviewed ${suffix}`)).toBeVisible()
  await form.getByLabel('Reviewer name').fill(`Ada ${suffix}`)
  await form.getByLabel('Review', { exact: true }).fill('It writes well.')
  await form.getByLabel('Reply').fill('Thank you!')
  await form.getByLabel('Verified reviewer').check()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Review added')).toBeVisible()
  await visit(page, `/admin/reviews?search=${suffix}&rating=5`)
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Rating', { exact: true }).selectOption('2 stars')
  await expect(page.getByText('No reviews found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await visit(page, `/tools/reviewed-${suffix}?tab=reviews`)
  await expect(page.getByText('Thank you!')).toBeVisible()
  await visit(page, `/admin/reviews?search=${suffix}`)
  await page.getByRole('button', { name: `Delete the review by Ada ${suffix}` }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Review moved to the bin')).toBeVisible()
})

test('settings and administrators are changed', async ({ page }) => {
  const suffix = test.info().project.name
  await visit(page, '/admin/settings')
  await page.getByLabel('Meta Pixel ID').fill('12')
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(page.getByText('The Meta Pixel ID is a 15-16 digit number')).toHaveCount(2)
  await page.getByLabel('Meta Pixel ID').fill(suffix === 'phone' ? '123456789012345' : '1234567890123456')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(page.getByText('Settings saved successfully!')).toBeVisible()
  await page.getByRole('tab', { name: 'Admin Users' }).click()
  const email = page.getByLabel('Email of a new admin')
  await email.fill('no address')
  await page.getByRole('button', { name: 'Add Admin' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await email.fill(`${suffix}@kitly.example`)
  await page.getByRole('button', { name: 'Add Admin' }).click()
  await expect(page.getByText('Admin user added successfully!')).toBeVisible()
  await page.getByRole('button', { name: `Deactivate ${suffix}@kitly.example` }).click()
  await expect(page.getByRole('button', { name: `Activate ${suffix}@kitly.example` })).toBeVisible()
  await page.getByRole('button', { name: 'Deactivate boss@kitly.example' }).click()
  await expect(page.getByText('Failed to update admin status')).toBeVisible()
  await page.getByRole('tab', { name: 'Site' }).click()
  await page.getByRole('button', { name: 'Send Test Mail' }).click()
  await expect(page.getByText(/^Written into/)).toBeVisible()
})
