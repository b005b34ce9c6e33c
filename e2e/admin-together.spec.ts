import type { Page } from '@playwright/test'
import { addTool, sharedAdminServer } from './admin.ts'
import { expect, expectAccessible, ONCE, open, test } from './kitly.ts'

test.use({ allowFailedRequests: ['status of 409', 'net::ERR_FAILED', 'status of 503'] })

const server = sharedAdminServer()

const visit = (page: Page, path: string) => open(page, `${server.url}${path}`)

test('an inquiry that somebody else has just answered is not answered twice', ONCE, async ({ page }) => {
  const email = `twice-${test.info().project.name}@example.com`
  await page.request.post(`${server.url}/api/contact`, {
    data: { email, query_type: 'general', message: 'How much is it?' },
  })
  await visit(page, `/admin/contact?search=${email}`)
  await page.getByRole('button', { name: /^Open inquiry/ }).click()
  const inquiry = page.getByRole('dialog', { name: /^Inquiry K-/ })
  await inquiry.getByLabel('Answer by mail').fill('My answer.')
  const list = await page.request.get(`${server.url}/api/admin/contact-inquiries?search=${email}`)
  const [{ id, version }] = (await list.json()) as [{ id: number; version: number }]
  await page.request.post(`${server.url}/api/admin/contact-inquiries/${id}/answer`, {
    data: { message: 'Their answer.', version },
  })
  await inquiry.getByRole('button', { name: 'Send and resolve' }).click()
  await expect(inquiry.getByText(/answered .*Nothing was sent/)).toBeVisible()
  await expect(inquiry.getByText('Their answer.')).toBeVisible()
  await expect(inquiry.getByLabel('Answer by mail')).toHaveValue('My answer.')
})

test('the tools of a bundle are dragged into another order', ONCE, async ({ page }) => {
  // A finger scrolls; there the buttons and keys move a tool.
  const ids: number[] = []
  for (const name of ['Drag one', 'Drag two', 'Drag three']) ids.push(await addTool(page, server, name))
  await page.request.post(`${server.url}/api/admin/bundles`, {
    data: { name: 'Dragged', summary: 'In order', tool_ids: JSON.stringify(ids) },
  })
  await visit(page, '/admin/bundles?search=dragged')
  await page.getByRole('button', { name: 'Edit Dragged' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Bundle' })
  const names = form.locator('ol > li input')
  const order = () => names.evaluateAll((all) => all.map((input) => input.getAttribute('aria-label')))
  await expect(names).toHaveCount(3)
  const handle = (name: string) => form.getByRole('button', { name: `Move ${name}: arrow up and down` })
  await handle('Drag three').scrollIntoViewIfNeeded()
  await handle('Drag three').dragTo(handle('Drag one'))
  expect(await order()).toEqual(['Why Drag three', 'Why Drag one', 'Why Drag two'])
  await form.getByRole('button', { name: 'Move Drag two up' }).click()
  await form.getByRole('button', { name: 'Remove Drag one' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toHaveCount(0)
  const stored = await page.request.get(`${server.url}/api/bundles/dragged`)
  const { tools } = (await stored.json()) as { tools: { name: string }[] }
  expect(tools.map((t) => t.name)).toEqual(['Drag three', 'Drag two'])
})

test('reviews are uploaded from a spreadsheet, and taken back', async ({ page }) => {
  const tool = `Uploaded ${test.info().project.name}`
  await addTool(page, server, tool)
  await visit(page, '/admin/reviews')
  await page.getByRole('button', { name: 'Bulk Upload' }).click()
  const wizard = page.getByRole('region', { name: 'Import reviews' })
  await expect(wizard.getByRole('link', { name: 'Download the template' })).toBeVisible()
  const head = 'Tool Name,Reviewer Name,Email,Rating,Review Title,Review Text,Use Case Description,Date'
  const rows = [
    `${tool},Ada,ada@example.com,5,Good,It writes well.,Letters,2025-03-31`,
    `${tool},Bea,,3,,It is slow.,,2025-04-01`,
    'Nobody knows it,Cid,,4,,Fine.,,2025-04-01',
  ]
  await wizard.locator('input[type=file]').setInputFiles({
    name: 'reviews.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${head}\n${rows.join('\n')}\n`),
  })
  const check = wizard.getByRole('button', { name: 'Check the rows' })
  await expect(check).toBeVisible()
  await expectAccessible(page)
  await check.click()
  await expect(wizard.getByText(/1 (row )?refused|Refused/i).first()).toBeVisible()
  await expect(wizard.getByText('Nobody knows it').filter({ visible: true }).first()).toBeVisible()
  const leaveOut = wizard.getByRole('checkbox', { name: /refused/i })
  if (await leaveOut.count()) await leaveOut.check()
  await wizard.getByRole('button', { name: 'Import 2 reviews' }).click()
  await expect(page.getByText('Reviews uploaded successfully!')).toBeVisible()
  const count = async () => {
    const slug = tool.toLowerCase().replace(' ', '-')
    const response = await page.request.get(`${server.url}/api/tools/${slug}/reviews`)
    return response.headers()['x-total-count']
  }
  expect(await count()).toBe('2')
  await wizard.getByRole('button', { name: 'Undo the import' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click()
  await expect(wizard.getByRole('heading', { name: 'The import is undone' })).toBeVisible()
  expect(await count()).toBe('0')
})

test('a reader reports a review, once; the author of one that waits sees that it does', async ({ page }) => {
  const suffix = test.info().project.name
  const tool = await addTool(page, server, `Reported ${suffix}`)
  await page.request.post(`${server.url}/api/admin/reviews`, {
    data: { tool_id: tool, user_name: 'Rude Rob', content: 'Something rude.', rating: 1 },
  })
  await visit(page, `/tools/reported-${suffix}?tab=reviews`)
  await page.getByRole('button', { name: 'Report the review by Rude Rob' }).click()
  const form = page.getByRole('form', { name: 'Report the review by Rude Rob' })
  await form.getByRole('button', { name: 'Send Report' }).click()
  await expect(form.getByText('Reason is required')).toBeVisible()
  await form.getByLabel('What is wrong with it?').fill('It is rude.')
  await expectAccessible(page)
  await page.route('**/api/reviews/*/report', (route) => route.abort())
  await form.getByRole('button', { name: 'Send Report' }).click()
  await expect(form.getByText('The report could not be sent.')).toBeVisible()
  await page.unroute('**/api/reviews/*/report')
  await form.getByRole('button', { name: 'Send Report' }).click()
  await expect(page.getByText('Thank you. We will look at this review.')).toBeFocused()
  await visit(page, `/tools/reported-${suffix}?tab=reviews`)
  await expect(page.getByText('You have reported this review.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Report/ })).toHaveCount(0)
  await visit(page, `/admin/reviews?search=rude+${suffix}&reported=true`)
  await expect(page.getByText('1 report', { exact: true })).toBeVisible()

  const settings = (review_moderation: string) =>
    page.request.put(`${server.url}/api/admin/settings`, { data: { review_moderation } })
  await settings('approve')
  await visit(page, `/tools/reported-${suffix}?tab=reviews`)
  await page.getByRole('button', { name: 'Write Review' }).click()
  await page.getByRole('textbox', { name: 'Review' }).fill('I disagree with Rob.')
  await page.getByRole('button', { name: 'Submit Review' }).click()
  await page.getByRole('button', { name: 'Yes, 5 of 5' }).click()
  await expect(page.getByText('Waiting for approval')).toBeVisible()
  await expect(page.getByText('I disagree with Rob.')).toBeVisible()
  await settings('publish')
})
