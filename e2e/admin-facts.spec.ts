import type { Page } from '@playwright/test'
import { addTool, sharedAdminServer } from './admin.ts'
import { expect, expectAccessible, expectToFit, ONCE, open, test } from './kitly.ts'

// What is refused is refused by an answer that the browser reports.
test.use({ allowFailedRequests: ['status of 409', 'status of 400'] })

const server = sharedAdminServer()
const visit = (page: Page, path: string) => open(page, `${server.url}${path}`)
const line = (page: Page, label: string) => page.getByRole('button', { name: new RegExp(`^${label}: `) })
const today = () => new Date().toISOString().slice(0, 10)
const SOURCE = {
  source_url: 'https://vendor.example/docs',
  source_kind: 'vendor',
  source_date: null,
  checked_at: '2026-01-05',
}

test('facts and plans of a tool are written, and stand on its page', async ({ page }) => {
  const name = `Quillwright ${test.info().project.name}`
  const id = await addTool(page, server, name)
  await visit(page, `/admin/tools?search=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name: `Facts of ${name}` }).click()
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(`/admin/tools/${id}/facts`)
  await expectToFit(page)

  await line(page, 'Platforms').click()
  await page.getByRole('checkbox', { name: 'Web' }).check()
  await page.getByRole('checkbox', { name: 'Linux' }).check()
  await page.getByRole('button', { name: 'Save Facts' }).click()
  await expect(page.getByText('The source must be the address of a page')).toBeVisible()
  await expect(page.getByText('One fact needs another look.')).toBeVisible()
  await page.getByLabel('Source', { exact: true }).fill('https://vendor.example/platforms')
  await expect(page.getByText('One fact needs another look.')).toBeHidden()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add Plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Plan' })
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog.getByText('A plan needs a name')).toBeVisible()
  await dialog.getByLabel('Name').fill('Pro')
  await dialog.getByRole('textbox', { name: /^Price/ }).fill('12.50')
  await dialog.getByLabel('Source', { exact: true }).fill('https://vendor.example/pricing')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('row', { name: /Pro \$12\.50 a month/ })).toBeVisible()

  // What was typed is there again after the tab was closed.
  await visit(page, `/admin/tools/${id}/facts`)
  await expect(page.getByText(/^Unsaved changes of/)).toBeVisible()
  await expect(line(page, 'Platforms')).toHaveAccessibleName('Platforms: Web, Linux')
  await page.getByRole('button', { name: 'Save Facts' }).click()
  await expect(page.getByText('Facts saved')).toBeVisible()

  await visit(page, `/tools/${await slugOf(page, id)}?tab=facts`)
  await expect(page.getByRole('definition').filter({ hasText: 'Web, Linux' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Pro.*\$12\.50 a month/ })).toBeVisible()
  const source = page.locator('details', { hasText: 'Source of Platforms' })
  await source.locator('summary').click()
  await expect(source.getByText('vendor.example/platforms')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(source.getByText('vendor.example/platforms')).toBeHidden()
})

const slugOf = async (page: Page, id: number) => {
  const sheet = await page.request.get(`${server.url}/api/admin/tools/${id}/facts`)
  return ((await sheet.json()) as { slug: string }).slug
}

test('a new kind of facts is asked of tools, and retired again', async ({ page }) => {
  const label = `Voice ${test.info().project.name}`
  const id = await addTool(page, server, `Speaker ${test.info().project.name}`)
  await visit(page, '/admin/facts/kinds')
  await expect(page.getByRole('row', { name: 'Free plan' })).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await page.getByRole('button', { name: 'Add Kind' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add Kind' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Question is required')).toBeVisible()
  await form.getByLabel('Label').fill(label)
  await form.getByLabel('Question').fill('Can I speak to it?')
  await form.getByLabel('Group').selectOption('What does the AI do?')
  await form.getByLabel('Type').selectOption('One of several')
  await form.getByLabel('Values').fill('yes-all: In every language\nenglish: In English alone')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Kind of facts added')).toBeVisible()
  await page.getByRole('button', { name: `Move ${label} up` }).click()
  await expect(page.getByText(new RegExp(`${label} is number \\d of its group`))).toBeVisible()

  await visit(page, `/admin/tools/${id}/facts?show=unknown`)
  await line(page, label).click()
  await page.getByLabel(label, { exact: true }).selectOption('In English alone')
  await page.getByLabel('Source', { exact: true }).fill('https://vendor.example/voice')
  await page.getByRole('button', { name: 'Save Facts' }).click()
  await expect(page.getByText('Facts saved')).toBeVisible()
  await visit(page, `/tools/${await slugOf(page, id)}?tab=facts`)
  await expect(page.getByText('In English alone')).toBeVisible()

  await visit(page, `/admin/facts/kinds?search=${encodeURIComponent(label)}`)
  await page.getByRole('button', { name: `Retire ${label}` }).click()
  await expect(page.getByText(`${label} is not asked any more`)).toBeVisible()
  await expect(page.getByRole('button', { name: `Take back ${label}` })).toBeVisible()
})

test(
  'one key says that a fact is still true; a cleared one is back with one click',
  ONCE,
  async ({ page }) => {
    const id = await addTool(page, server, 'Keys')
    const path = `${server.url}/api/admin/tools/${id}/facts`
    await page.request.put(path, {
      data: { sso: { value: true, ...SOURCE }, api: { value: false, ...SOURCE } },
    })
    await visit(page, `/admin/tools/${id}/facts?show=due`)
    await expect(page.getByRole('button', { name: 'Due 2' })).toHaveAttribute('aria-pressed', 'true')
    await line(page, 'Single sign-on').focus()
    await page.keyboard.press('t')
    await expect(page.getByText('Today')).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await expect(line(page, 'API')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Clear: not known' }).click()
    await expect(line(page, 'API')).toHaveAccessibleName('API: not known')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(line(page, 'API')).toHaveAccessibleName('API: No')
    await page.getByRole('button', { name: 'Save Facts' }).click()
    await expect(page.getByText('Facts saved')).toBeVisible()
    const sheet = await (await page.request.get(path)).json()
    expect(sheet).toMatchObject({ sso: { checked_at: today() }, api: { checked_at: '2026-01-05' } })
  },
)

test('two who change the same fact choose, and a version that was comes back', ONCE, async ({ page }) => {
  const id = await addTool(page, server, 'Shared')
  const path = `${server.url}/api/admin/tools/${id}/facts`
  await page.request.put(path, { data: { retention: { value: '30 days', ...SOURCE } } })
  await visit(page, `/admin/tools/${id}/facts`)
  await line(page, 'How long data is kept').click()
  await page.getByLabel('How long data is kept', { exact: true }).fill('My words')
  await page.request.put(path, {
    data: { retention: { value: 'Their words', ...SOURCE }, sso: { value: true, ...SOURCE } },
  })
  await page.getByRole('button', { name: 'Save Facts' }).click()
  const conflict = page.getByRole('dialog', { name: 'Somebody else has changed this fact sheet' })
  await expect(conflict.getByText('Their words')).toBeVisible()
  await conflict.getByRole('radio', { name: 'Retention: yours' }).check()
  await conflict.getByRole('button', { name: 'Save what I chose' }).click()
  await expect(page.getByText('Facts saved')).toBeVisible()
  const stored = async () => (await page.request.get(path)).json()
  expect(await stored()).toMatchObject({ retention: { value: 'My words' }, sso: { value: true } })

  await page.getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: 'History of Shared' })
  await history.getByRole('button', { name: 'Back to before this' }).first().click()
  await expect(page.getByText(/^Shared is what it was then/)).toBeVisible()
  await history.getByRole('button', { name: 'Close' }).click()
  await expect(line(page, 'How long data is kept')).toHaveAccessibleName('How long data is kept: Their words')
})
