import { addTool, sharedAdminServer } from './admin.ts'
import { expect, expectAccessible, ONCE, open, test } from './kitly.ts'

const server = sharedAdminServer()

test('an editor says of what is due that it is still true, with one key', ONCE, async ({ page }) => {
  const id = await addTool(page, server, 'Atlas')
  const source = {
    note: null,
    source_url: 'https://docs.example.com',
    source_kind: 'vendor',
    source_date: null,
  }
  const old = { ...source, checked_at: '2024-02-01' }
  const facts = { api: { value: true, ...old }, sso: { value: false, ...old } }
  const saved = await page.request.put(`${server.url}/api/admin/tools/${id}/facts`, { data: facts })
  expect(saved.status()).toBe(200)

  await open(page, `${server.url}/admin/checks`)
  const table = page.getByRole('table', { name: 'Checks' })
  await expect(table.getByRole('row', { name: /^Atlas: / })).toHaveCount(2)
  await expectAccessible(page)
  await table.getByRole('row', { name: 'Atlas: API' }).focus()
  await page.keyboard.press('t')
  await expect(page.getByText('Still true: API of Atlas')).toBeVisible()
  await expect(table.getByRole('row', { name: /^Atlas: / })).toHaveCount(1)
  await expect(table.getByRole('row', { name: 'Atlas: Single sign-on' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(table.getByRole('row', { name: /^Atlas: / })).toHaveCount(2)

  await page.getByLabel('Reason').selectOption('unknown')
  const atlas = table.getByRole('row', { name: 'Atlas', exact: true })
  await expect(atlas).toContainText('2 facts are known')
})
