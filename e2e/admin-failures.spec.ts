import type { Page } from '@playwright/test'
import { addTool, sharedAdminServer } from './admin.ts'
import { expect, ONCE, open, test } from './kitly.ts'

// What is refused is refused by an answer that the browser reports.
test.use({ allowFailedRequests: ['status of 409', 'status of 400', 'status of 503', 'net::ERR_FAILED'] })

const server = sharedAdminServer()

const visit = (page: Page, path: string) => open(page, `${server.url}${path}`)
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/**
 * Does something twice, first with an answer that refuses it and then with none; reading goes on working. Looks for
 * what is said each time.
 */
async function failing(page: Page, calls: string, attempt: () => Promise<void>, said: [string, string]) {
  for (const [i, sentence] of said.entries()) {
    await page.route(calls, async (route) => {
      if (route.request().method() === 'GET') return await route.fallback()
      const failure = { error: 'Not now', message: 'Not now', code: 'unavailable' }
      await (i === 0 ? route.fulfill({ status: 503, json: failure }) : route.abort())
    })
    await attempt()
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
    await page.unroute(calls)
  }
}

test('categories that cannot be saved or deleted', ONCE, async ({ page }) => {
  const name = `Stubborn ${test.info().project.name}`
  await page.request.post(`${server.url}/api/admin/categories`, {
    data: { name, slug: name.toLowerCase().replace(' ', '-') },
  })
  await visit(page, '/admin/categories?search=stubborn')
  await page.getByRole('button', { name: 'Edit Stubborn' }).click()
  await dialog(page, 'Edit Category').getByLabel('Description').fill('Other words')
  const save = () => dialog(page, 'Edit Category').getByRole('button', { name: 'Save' }).click()
  await failing(page, '**/api/admin/categories/*', save, [
    'Failed to save category: Not now',
    'Error saving category. Please try again.',
  ])
  await dialog(page, 'Edit Category').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Delete Stubborn' }).click()
  const remove = () =>
    dialog(page, /^Delete Stub/)
      .getByRole('button', { name: 'Delete', exact: true })
      .click()
  await failing(page, '**/api/admin/categories/*', remove, [
    'Failed to delete category: Not now',
    'Error deleting category',
  ])
})

test('bundles that cannot be saved, and one that two people change', ONCE, async ({ page }) => {
  const name = `Shared ${test.info().project.name}`
  const created = await page.request.post(`${server.url}/api/admin/bundles`, {
    data: { name, summary: 'First words' },
  })
  const { id } = (await created.json()) as { id: number }
  await visit(page, `/admin/bundles?search=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const form = dialog(page, 'Edit Bundle')
  await form.getByLabel('Summary').fill('My words')
  const save = () => form.getByRole('button', { name: 'Save' }).click()
  await failing(page, '**/api/admin/bundles/*', save, [
    'Failed to save bundle: Not now',
    'Error saving bundle',
  ])
  await page.request.put(`${server.url}/api/admin/bundles/${id}`, { data: { summary: 'Their words' } })
  await save()
  const notice = page.getByRole('dialog', { name: 'Somebody else has changed this bundle' })
  await expect(notice).toContainText('Their words')
  await expect(notice).toContainText('My words')
  await notice.getByRole('radio', { name: 'Summary: yours' }).check()
  await notice.getByRole('button', { name: 'Save what I chose' }).click()
  await expect(form).toHaveCount(0)
  const stored = await page.request.get(`${server.url}/api/admin/bundles?search=${encodeURIComponent(name)}`)
  expect(await stored.json()).toMatchObject([{ summary: 'My words' }])
})

test('reviews that cannot be saved, deleted or uploaded', ONCE, async ({ page }) => {
  const suffix = test.info().project.name
  await visit(page, `/admin/reviews?search=nobody-${suffix}`)
  const id = await addTool(page, server, `Judged ${suffix}`)
  await visit(page, '/admin/reviews')
  await page.request.post(`${server.url}/api/admin/reviews`, {
    data: { tool_id: id, user_name: `Bea ${suffix}`, content: 'It is fine.', rating: 4 },
  })
  await visit(page, `/admin/reviews?search=bea+${suffix}`)
  await page.getByRole('button', { name: `Edit the review by Bea ${suffix}` }).click()
  const form = dialog(page, 'Edit Review')
  await form.getByLabel('Review', { exact: true }).fill('It is better than that.')
  const save = () => form.getByRole('button', { name: 'Save' }).click()
  await failing(page, '**/api/admin/reviews/*', save, [
    'Failed to save review: Not now',
    'Error saving review. Please try again.',
  ])
  await form.getByRole('button', { name: 'Cancel' }).click()
  const remove = async () => {
    await page.getByRole('button', { name: `Delete the review by Bea ${suffix}` }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
  }
  await failing(page, '**/api/admin/reviews/*', remove, ['Failed to delete review', 'Error deleting review'])
  await page.getByRole('button', { name: 'Bulk Upload' }).click()
  const wizard = page.getByRole('region', { name: 'Import reviews' })
  const upload = async () =>
    await wizard.locator('input[type=file]').setInputFiles({
      name: 'reviews.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Tool Name,Reviewer Name\n'),
    })
  await failing(page, '**/api/admin/reviews/imports', upload, [
    'Upload failed: Not now',
    'Upload failed. Please try again.',
  ])
})

test('settings and administrators that cannot be saved', ONCE, async ({ page }) => {
  await visit(page, '/admin/settings')
  await page.getByLabel('Google Tag Manager Code').fill('GTM-ABC1234')
  const save = () => page.getByRole('button', { name: 'Save Settings' }).click()
  await failing(page, '**/api/admin/settings', save, [
    'Failed to save settings: Not now',
    'Error saving settings',
  ])
  await page.getByRole('tab', { name: 'Admin Users' }).click()
  await page.getByLabel('Email of a new admin').fill('late@kitly.example')
  const add = () => page.getByRole('button', { name: 'Add Admin' }).click()
  await failing(page, '**/api/admin/users', add, ['Failed to add admin: Not now', 'Error adding admin user'])
  const deactivate = () => page.getByRole('button', { name: 'Deactivate boss@kitly.example' }).click()
  await failing(page, '**/api/admin/users/*', deactivate, [
    'Failed to update admin status',
    'Error updating admin status',
  ])
})

test('tools that cannot be saved or deleted', ONCE, async ({ page }) => {
  const name = `Firm ${test.info().project.name}`
  await addTool(page, server, name)
  await visit(page, `/admin/tools?search=${encodeURIComponent(name)}`)
  const remove = async () => {
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  }
  await failing(page, '**/api/admin/tools/*', remove, ['Failed to delete tool', 'Error deleting tool'])
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await page.getByLabel('Short description').fill('Other words.')
  const save = () => page.getByRole('button', { name: 'Save Tool' }).click()
  await failing(page, '**/api/admin/tools/*', save, [
    'Failed to save tool: Not now',
    'Error saving tool: the server did not answer. What you typed is kept.',
  ])
})

test('ways in that do not open', ONCE, async ({ page }) => {
  await page.request.post(`${server.url}/api/auth/signout`).catch(() => {})
  await page.context().clearCookies()
  await page.route('**/api/admin/direct-access', (route) =>
    route.fulfill({ json: { success: false, admin: null, error: null, needs_code: false } }),
  )
  await visit(page, '/admin/direct')
  await page.getByRole('button', { name: 'Create admin session' }).click()
  await expect(page.getByText('Failed to create admin session')).toBeVisible()
})

test('lists of nothing, and people without a name', ONCE, async ({ page }) => {
  await page.route('**/api/admin/reviews?*', (route) =>
    route.fulfill({ json: [], headers: { 'x-total-count': '0' } }),
  )
  await visit(page, '/admin/reviews')
  await expect(page.getByText('No reviews yet')).toBeVisible()
  await page.route('**/api/admin/registered-users?*', async (route) => {
    const response = await route.fetch()
    const people = (await response.json()) as object[]
    await route.fulfill({ response, json: people.map((person) => ({ ...person, name: '' })) })
  })
  await visit(page, '/admin/users')
  await expect(page.getByText('No name').first()).toBeVisible()
})
