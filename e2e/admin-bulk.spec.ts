import { addTool, sharedAdminServer } from './admin.ts'
import { expect, expectAccessible, ONCE, open, test } from './kitly.ts'

const server = sharedAdminServer()
const MANY = 25

test(
  'many tools are deactivated after a question, in one entry of the log, and undone in the toast',
  ONCE,
  async ({ page }) => {
    const ids: number[] = []
    for (let i = 1; i <= MANY; i++) ids.push(await addTool(page, server, `Many ${i}`))
    await open(page, `${server.url}/admin/tools?search=many`)
    await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
    await expect(page.getByText(`${MANY} selected`)).toBeVisible()
    const deactivate = page.getByRole('group', { name: 'Selected rows' }).getByRole('button', {
      name: 'Deactivate',
    })
    const question = page.getByRole('alertdialog', { name: `Deactivate ${MANY} tools?` })
    const active = async () => {
      const response = await page.request.get(
        `${server.url}/api/admin/tools?search=many&status=active&limit=100`,
      )
      return ((await response.json()) as object[]).length
    }
    await deactivate.click()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(await active()).toBe(MANY)
    await deactivate.click()
    await question.getByRole('button', { name: 'Deactivate' }).click()
    const toast = page.getByText(`${MANY} tools deactivated`)
    await expect(toast).toBeVisible()
    expect(await active()).toBe(0)
    // Somebody else changes one of them before it is undone: that stays, and is said.
    await page.request.put(`${server.url}/api/admin/tools/${ids[2]}`, { data: { status: 'active' } })
    await page.request.put(`${server.url}/api/admin/tools/${ids[3]}`, { data: { tags: ['since'] } })
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Undone', { exact: true })).toBeVisible()
    expect(await active()).toBe(MANY)

    await open(page, `${server.url}/admin/log`)
    const entries = page.getByRole('listitem').filter({ hasText: `changed ${MANY} tools` })
    await expect(entries).toHaveCount(1)
    await entries.getByText('status, one by one').click()
    await expect(entries.getByRole('listitem')).toHaveCount(MANY)
    await expect(entries.getByRole('listitem').filter({ hasText: 'Many 7' })).toHaveCount(1)
  },
)

test('what somebody has changed since an action stays when it is undone', ONCE, async ({ page }) => {
  const ids = [await addTool(page, server, 'Few one'), await addTool(page, server, 'Few two')]
  await open(page, `${server.url}/admin/tools?search=few`)
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
  await page.getByLabel('Selected rows').getByRole('button', { name: 'Feature', exact: true }).click()
  await expect(page.getByText('2 tools featured')).toBeVisible()
  const put = (data: object) => page.request.put(`${server.url}/api/admin/tools/${ids[0]}`, { data })
  await put({ is_featured: false })
  await put({ is_featured: true, name: 'Few one' })
  await page.request.delete(`${server.url}/api/admin/tools/${ids[0]}`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 of 2 undone')).toBeVisible()
  await expect(page.getByText('that stays: Few one')).toBeVisible()
})

test('reviews are rejected together, and taken back', ONCE, async ({ page }) => {
  const tool_id = await addTool(page, server, 'Reviewed by two')
  for (const user_name of ['Ann', 'Ben']) {
    const data = { tool_id, user_name, content: 'It is fine.', rating: 4 }
    await page.request.post(`${server.url}/api/admin/reviews`, { data })
  }
  await open(page, `${server.url}/admin/reviews`)
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
  await page.getByLabel('Selected rows').getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText('2 reviews rejected')).toBeVisible()
  await expect(page.getByText('Rejected', { exact: true }).filter({ visible: true })).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Published', { exact: true }).filter({ visible: true })).toHaveCount(2)
})

test('quick actions open their form', ONCE, async ({ page }) => {
  for (const [action, form] of [
    ['Add Tool', 'Add Tool'],
    ['Create Bundle', 'Create Bundle'],
    ['Write Post', 'Write New Blog Post'],
  ] as const) {
    await open(page, `${server.url}/admin/dashboard`)
    await page.getByRole('region', { name: 'Quick actions' }).getByRole('link', { name: action }).click()
    await expect(page.getByRole('dialog', { name: form })).toBeVisible()
  }
})

test('closing the window of an inquiry is not marking it as closed', ONCE, async ({ page }) => {
  await page.request.post(`${server.url}/api/contact`, {
    data: { email: 'asks@example.com', query_type: 'general', message: 'How much is it?' },
  })
  await open(page, `${server.url}/admin/contact`)
  const inquiry = page.getByRole('dialog', { name: /^Inquiry K-/ })
  const openIt = () => page.getByRole('button', { name: /^Open inquiry/ }).click()
  await openIt()
  // There is one way to close the window.
  await inquiry.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(inquiry).toHaveCount(0)
  await openIt()
  await inquiry.getByRole('button', { name: 'Mark as closed' }).click()
  await expect(page.getByText(/^Inquiry K-.*: Closed$/)).toBeVisible()
})
