import type { Page } from '@playwright/test'
import { lettersIn } from '../test/mailbox.ts'
import { sharedAdminServer } from './admin.ts'
import { expect, expectAccessible, open, test } from './kitly.ts'

// What is refused is refused by an answer that the browser reports.
test.use({ allowFailedRequests: ['status of 409', 'status of 400'] })

const server = sharedAdminServer()

const visit = (page: Page, path: string) => open(page, `${server.url}${path}`)

test('an inquiry is read, noted and answered by mail', async ({ page }) => {
  const suffix = test.info().project.name
  const email = `asker-${suffix}@example.com`
  await page.request.post(`${server.url}/api/contact`, {
    data: { email, query_type: 'support', message: 'Where is the button?' },
  })
  await visit(page, `/admin/contact?query_type=support&search=${email}`)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Open inquiry/ }).click()
  const window = page.getByRole('dialog', { name: /^Inquiry K-/ })
  await expect(window.getByText('Where is the button?')).toBeVisible()
  await window.getByLabel('Admin notes').fill('Asked before')
  await window.getByRole('button', { name: 'In Progress' }).click()
  await expect(page.getByText('In Progress', { exact: true }).last()).toBeVisible()
  await page.getByRole('button', { name: /^Open inquiry/ }).click()
  await expect(window.getByLabel('Admin notes')).toHaveValue('Asked before')
  await window.getByLabel('Answer by mail').fill('At the top right.')
  await window.getByRole('button', { name: 'Send and resolve' }).click()
  await expect(page.getByText(`The answer to ${email} is on its way`)).toBeVisible()
  await expect.poll(async () => (await lettersIn(server.dataFolder, email)).length).toBe(1)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^contact_inquiries_\d{4}-\d\d-\d\d\.csv$/)
})

test('a person is found, looked at, promoted and deactivated', async ({ page }) => {
  const suffix = test.info().project.name
  const email = `person-${suffix}@example.com`
  await page.request.post(`${server.url}/api/auth/signup`, {
    data: { name: `Zora ${suffix}`, email, mobile: '+44 1', password: 'correct horse 7 battery' },
  })
  await visit(page, `/admin/users?search=zora+${suffix}`)
  await expect(page.getByText('Never')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `View details of Zora ${suffix}` }).click()
  const window = page.getByRole('dialog', { name: `Zora ${suffix}` })
  await window.getByLabel('Role').selectOption('Admin')
  await expect(page.getByText('This person has not confirmed the address yet')).toBeVisible()
  await window.getByLabel('Role').selectOption('Moderator')
  await expect(page.getByText(`Zora ${suffix} is Moderator now`)).toBeVisible()
  await window.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: `Deactivate Zora ${suffix}` }).click()
  await expect(page.getByRole('button', { name: `Activate Zora ${suffix}` })).toBeVisible()
  await page.getByLabel('Role', { exact: true }).selectOption('Admin')
  await expect(page.getByText('No users found')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Export CSV/ }).click()
  expect((await download).suggestedFilename()).toMatch(/^registered_users_\d{4}-\d\d-\d\d\.csv$/)
})

test('a suggestion becomes a tool, another one is rejected with a reason', async ({ page }) => {
  const suffix = test.info().project.name
  const suggest = (name: string) =>
    page.request.post(`${server.url}/api/submissions`, {
      data: {
        name,
        website_url: `https://${name.toLowerCase()}.example`,
        email: `${name.toLowerCase()}@example.com`,
        short_description: 'Does it well',
      },
    })
  await suggest(`Good${suffix}`)
  await suggest(`Bad${suffix}`)
  await visit(page, `/admin/submissions?search=${suffix}&status=new`)
  await expectAccessible(page)
  await page.getByRole('button', { name: `Approve Good${suffix}` }).click()
  const form = page.getByRole('dialog', { name: `Approve Good${suffix}` })
  await expect(form.getByLabel('Short description')).toHaveValue('Does it well')
  await form.getByRole('button', { name: 'Create Tool' }).click()
  await expect(page.getByText('Tool created successfully!')).toBeVisible()
  await page.getByRole('button', { name: `Reject Bad${suffix}` }).click()
  const reject = page.getByRole('dialog', { name: `Reject Bad${suffix}` })
  await reject.getByRole('button', { name: 'Reject and mail' }).click()
  await expect(reject.getByText('Reason is required')).toBeVisible()
  await reject.getByLabel('Reason').fill('It is a game')
  await reject.getByRole('button', { name: 'Reject and mail' }).click()
  await expect(page.getByText(`Bad${suffix} is rejected`)).toBeVisible()
  await expect
    .poll(async () => (await lettersIn(server.dataFolder, `good${suffix}@example.com`)).map((l) => l.subject))
    .toEqual([`Good${suffix} is listed`])
})
