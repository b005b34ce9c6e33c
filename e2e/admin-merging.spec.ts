import type { Page } from '@playwright/test'
import { addTool, openAsColleague, sharedAdminServer } from './admin.ts'
import { expect, expectAccessible, ONCE, open, test } from './kitly.ts'

// The browser reports what the server refuses.
test.use({ allowFailedRequests: ['status of 409'] })

const server = sharedAdminServer()
const own = (name: string) => `${name} ${test.info().project.name}`
const listOf = (name: string) => `${server.url}/admin/tools?search=${encodeURIComponent(name)}`

async function openTool(page: Page, name: string) {
  await open(page, listOf(name))
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const form = page.getByRole('form', { name: `Edit ${name}` })
  await form.waitFor()
  return form
}
const save = (page: Page) => page.getByRole('button', { name: 'Save Tool' }).click()
const readTool = async (page: Page, id: number) =>
  (await (await page.request.get(`${server.url}/api/admin/tools/${id}`)).json()) as Record<string, unknown>

test(
  'two browsers change different fields of one tool: both are kept, and it is said',
  ONCE,
  async ({ page, browser }) => {
    const name = own('Shared')
    const id = await addTool(page, server, name)
    const bea = await openAsColleague(browser, page, server, 'Bea')
    const [mine, hers] = [await openTool(page, name), await openTool(bea, name)]
    await mine.getByLabel('Short description').fill('Mine.')
    await hers.getByLabel('Tags').fill('hers, too')
    await save(bea)
    await expect(bea.getByText('Tool updated successfully!')).toBeVisible()
    await save(page)
    await expect(page.getByText('Tool updated successfully!')).toBeVisible()
    await expect(page.getByText('Saved, together with what Bea changed')).toBeVisible()
    expect(await readTool(page, id)).toMatchObject({ short_description: 'Mine.', tags: ['hers', 'too'] })
    await bea.context().close()
  },
)

test('two browsers change the same fields: it is chosen field by field, by whom and when', async ({
  page,
  browser,
}) => {
  const name = own('Contested twice')
  const id = await addTool(page, server, name)
  const bea = await openAsColleague(browser, page, server, 'Bea')
  const [mine, hers] = [await openTool(page, name), await openTool(bea, name)]
  for (const [form, whose] of [
    [mine, 'Mine'],
    [hers, 'Hers'],
  ] as const) {
    await form.getByLabel('Short description').fill(`${whose}.`)
    await form.getByLabel('Tags').fill(`both, ${whose.toLowerCase()}`)
  }
  await mine.getByLabel('Not ideal for').fill('Only mine')
  await hers.getByLabel('Free credits').fill('Only hers')
  await save(bea)
  await expect(bea.getByText('Tool updated successfully!')).toBeVisible()
  await bea.context().close()
  await save(page)
  const window = page.getByRole('dialog', { name: 'Somebody else has changed this tool' })
  // What only one of the two has changed is not asked about.
  await expect(window.getByRole('group')).toHaveCount(2)
  await expect(window.locator('[data-side=theirs]').first()).toContainText('Bea, saved')
  await expect(window.locator('[data-side=mine]').first()).toContainText('(you), not saved yet')
  await expectAccessible(page)
  const done = window.getByRole('button', { name: 'Save what I chose' })
  await expect(done).toBeDisabled()
  await window.getByRole('radio', { name: 'Short description: yours' }).check()
  await expect(window.getByText('1 field left to choose')).toBeVisible()
  await window.getByRole('radio', { name: 'Tags: theirs' }).check()
  await done.click()
  await expect(page.getByText('Tool updated successfully!')).toBeVisible()
  expect(await readTool(page, id)).toMatchObject({
    short_description: 'Mine.',
    tags: ['both', 'hers'],
    not_ideal_for: 'Only mine',
    free_credit_info: 'Only hers',
  })
})

test('a draft goes on with what others have changed since', ONCE, async ({ page }) => {
  const name = own('Put aside')
  const id = await addTool(page, server, name)
  const form = await openTool(page, name)
  await form.getByLabel('Short description').fill('Written and left.')
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), `kitly.admin.draft.tool.${id}`))
    .toContain('Written and left.')
  const put = (data: object) => page.request.put(`${server.url}/api/admin/tools/${id}`, { data })
  await put({ tags: ['since'] })
  await openTool(page, name)
  await expect(page.getByText(/^Unsaved changes of .* are back/)).toBeVisible()
  await expect(form.getByLabel('Short description')).toHaveValue('Written and left.')
  await expect(form.getByRole('textbox', { name: 'Tags' })).toHaveValue('since')
  await put({ short_description: 'Somebody else’s.' })
  await save(page)
  // It is as old as the draft: what was changed in the same field since is asked about.
  const window = page.getByRole('dialog', { name: 'Somebody else has changed this tool' })
  await window.getByRole('radio', { name: 'Short description: yours' }).check()
  await window.getByRole('button', { name: 'Save what I chose' }).click()
  await expect(page.getByText('Tool updated successfully!')).toBeVisible()
  expect(await readTool(page, id)).toMatchObject({ short_description: 'Written and left.', tags: ['since'] })
})

test('the settings have the same window, and go on from what was saved', ONCE, async ({ page }) => {
  await open(page, `${server.url}/admin/settings?tab=site`)
  const form = page.getByRole('form', { name: 'Site' })
  await form.getByLabel('Check the links of tools').selectOption('30')
  await form.getByLabel('Reviews of visitors').selectOption('approve')
  const put = (data: object) => page.request.put(`${server.url}/api/admin/settings`, { data })
  await put({ link_check_days: 1 })
  const press = () => form.getByRole('button', { name: 'Save Settings' }).click()
  await press()
  const window = page.getByRole('dialog', { name: 'Somebody else has changed this page' })
  await window.getByRole('radio', { name: 'Link check days: theirs' }).check()
  await window.getByRole('button', { name: 'Save what I chose' }).click()
  await expect(page.getByText('Settings saved successfully!')).toBeVisible()
  await expect(form.getByLabel('Check the links of tools')).toHaveValue('1')
  await form.getByLabel('Reviews of visitors').selectOption('publish')
  await press()
  await expect(page.getByText('Settings saved successfully!')).toHaveCount(2)
  const stored = await (await page.request.get(`${server.url}/api/admin/settings`)).json()
  expect(stored).toMatchObject({ link_check_days: 1, review_moderation: 'publish' })
})
