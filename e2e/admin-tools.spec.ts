import { addTool, sharedAdminServer } from './admin.ts'
import { expect, expectWellMade, isPhone, ONCE, open, test, waitUntilReady } from './kitly.ts'

test.use({ allowFailedRequests: ['status of 400', 'status of 409', 'status of 500', 'net::ERR_FAILED'] })

const server = sharedAdminServer()

const row = (page: import('@playwright/test').Page, name: string) =>
  page.locator('tbody tr').filter({ hasText: name })
/** Names of this test alone: others work on the same server at the same time. */
const own = (name: string) => `${name} ${test.info().project.name} ${test.info().workerIndex}`

test('a tool is added, checked on the way, and edited', ONCE, async ({ page }) => {
  const name = own('Quillwright')
  await open(page, `${server.url}/admin/tools`)
  await page.getByRole('button', { name: 'Add Tool' }).first().click()
  await page.getByRole('button', { name: 'Create Tool' }).click()
  for (const message of [
    'Tool name is required',
    'Short description is required',
    'Website URL is required',
  ]) {
    await expect(page.getByText(message)).toBeVisible()
  }
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Website URL').fill('https://quillwright.example')
  await page.getByLabel('Short description').fill('Writes letters that sound like you.')
  await page.getByLabel(/^Features/).fill('Letters, long and short\nPostcards')
  await page.getByRole('button', { name: 'Add a tutorial' }).click()
  await page.getByLabel('Title').fill('Your first letter')
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(
    'Writes letters that sound like you.',
  )
  await page.getByRole('button', { name: 'Create Tool' }).click()
  await expect(page.getByText('Tool created successfully!')).toBeVisible()
  await page.getByRole('searchbox').fill(name)
  await expect(page.getByText('1 found')).toBeVisible()
  await expect(page).toHaveURL(/search=Quillwright/)
  await row(page, name)
    .getByRole('button', { name: `Edit ${name}` })
    .click()
  await expect(page.getByLabel(/^Features/)).toHaveValue('Letters, long and short\nPostcards')
  await page.getByLabel('Pricing model').selectOption('Paid')
  await page.getByRole('button', { name: 'Save Tool' }).click()
  await expect(page.getByText('Tool updated successfully!')).toBeVisible()
  await expect(row(page, name)).toContainText('Paid')
  const link = row(page, name).getByRole('link', { name: `Public page of ${name}` })
  await open(page, `${server.url}${await link.getAttribute('href')}?tab=tutorials`)
  await expect(page.getByText('Your first letter')).toBeVisible()
})

test('the list is well made', async ({ page }) => {
  await addTool(page, server, own('Neat'))
  await expectWellMade(page, `${server.url}/admin/tools?search=Neat`)
  await page
    .getByRole('button', { name: `Edit ${own('Neat')}` })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Save Tool' })).toBeVisible()
})

test('a tool is featured and not, with a word about it', ONCE, async ({ page }) => {
  const name = own('Shining')
  await addTool(page, server, name)
  await open(page, `${server.url}/admin/tools?search=Shining`)
  const toggle = row(page, name).getByRole('button', { name: `Feature ${name}` })
  await toggle.click()
  await expect(page.getByText('Tool added to featured list')).toBeVisible()
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await toggle.click()
  await expect(page.getByText('Tool removed from featured list')).toBeVisible()
  await page.route('**/featured', (route) =>
    route.fulfill({ status: 500, json: { error: 'x', message: 'x', code: 'internal' } }),
  )
  await toggle.click()
  await expect(page.getByText('Failed to update featured status')).toBeVisible()
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await page.unroute('**/featured')
  await page.route('**/featured', (route) => route.abort())
  await toggle.click()
  await expect(page.getByText('Error updating featured status')).toBeVisible()
})

test('a deleted tool comes back with undo, or out of the bin', ONCE, async ({ page }) => {
  const name = own('Thrown')
  await addTool(page, server, name)
  await open(page, `${server.url}/admin/tools?search=${encodeURIComponent(name)}`)
  const remove = async () => {
    await row(page, name)
      .getByRole('button', { name: `Delete ${name}` })
      .click()
    await expect(page.getByText('Are you sure you want to delete this tool?')).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(row(page, name)).toBeHidden()
  }
  await remove()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, name)).toBeVisible()
  await remove()
  await open(page, `${server.url}/admin/bin?search=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: `Restore ${name}` }).click()
  await expect(page.getByText(`${name} is restored`)).toBeVisible()
  await open(page, `${server.url}/admin/tools?search=${encodeURIComponent(name)}`)
  await expect(row(page, name)).toBeVisible()
  await page.route('**/api/admin/tools/*', (route) => route.abort())
  await row(page, name)
    .getByRole('button', { name: `Delete ${name}` })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Error deleting tool')).toBeVisible()
})

test('somebody else’s change is not written over without a choice', ONCE, async ({ page }) => {
  const name = own('Contested')
  const id = await addTool(page, server, name)
  await open(page, `${server.url}/admin/tools?search=Contested`)
  await row(page, name)
    .getByRole('button', { name: `Edit ${name}` })
    .click()
  await page.getByLabel('Short description').fill('Mine.')
  const put = (data: object) => page.request.put(`${server.url}/api/admin/tools/${id}`, { data })
  await put({ short_description: 'Theirs.' })
  await page.getByRole('button', { name: 'Save Tool' }).click()
  const notice = page.getByRole('dialog', { name: 'Somebody else has changed this tool' })
  await expect(notice).toContainText('Theirs.')
  await expect(notice).toContainText('Mine.')
  await notice.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('Short description')).toHaveValue('Mine.')
  await page.getByLabel('Short description').fill('Mine again.')
  await put({ short_description: 'Theirs again.' })
  await page.getByRole('button', { name: 'Save Tool' }).click()
  await notice.getByRole('radio', { name: 'Short description: yours' }).check()
  await notice.getByRole('button', { name: 'Save what I chose' }).click()
  await expect(page.getByText('Tool updated successfully!')).toBeVisible()
  // The history has all of it, and the way back.
  await row(page, name)
    .getByRole('button', { name: `History of ${name}` })
    .click()
  const history = page.getByRole('dialog', { name: `History of ${name}` })
  await expect(history).toContainText('Theirs again.')
  await history.getByRole('button', { name: 'Back to before this' }).first().click()
  await expect(page.getByText(/is what it was then/)).toBeVisible()
  const stored = await page.request.get(`${server.url}/api/admin/tools/${id}`)
  expect(await stored.json()).toMatchObject({ short_description: 'Theirs again.' })
})

test('what was typed is there again after the tab was closed', ONCE, async ({ page }) => {
  const name = own('Drafted')
  await addTool(page, server, name)
  await open(page, `${server.url}/admin/tools?search=Drafted`)
  const edit = () =>
    row(page, name)
      .getByRole('button', { name: `Edit ${name}` })
      .click()
  await edit()
  await page.getByLabel('Short description').fill('Half a sentence')
  await page.reload()
  await waitUntilReady(page)
  await edit()
  await expect(page.getByText(/^Unsaved changes of/)).toBeVisible()
  await expect(page.getByLabel('Short description')).toHaveValue('Half a sentence')
  await page.getByRole('button', { name: 'Discard them' }).click()
  await expect(page.getByLabel('Short description')).toHaveValue(`Does what ${name} does.`)
})

test('a refused save says why, and a lost one keeps the form', ONCE, async ({ page }) => {
  const name = own('Fragile')
  await addTool(page, server, name)
  await open(page, `${server.url}/admin/tools?search=Fragile`)
  await row(page, name)
    .getByRole('button', { name: `Edit ${name}` })
    .click()
  await page.getByLabel('Slug').fill('Not a slug')
  await page.getByRole('button', { name: 'Save Tool' }).click()
  await expect(page.getByText('Slug may have lowercase letters, digits and single hyphens')).toBeVisible()
  await page.getByLabel('Slug').fill('a-free-slug')
  await page.route('**/api/admin/tools/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: 'Save Tool' }).click()
  await expect(page.getByText(/^Error saving tool:/)).toBeVisible()
  await expect(page.getByLabel('Slug')).toHaveValue('a-free-slug')
})

test('a logo is uploaded, or it is said why not', ONCE, async ({ page }) => {
  const name = own('Pictured')
  await addTool(page, server, name)
  await open(page, `${server.url}/admin/tools?search=Pictured`)
  await row(page, name)
    .getByRole('button', { name: `Edit ${name}` })
    .click()
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const input = page.locator('input[type=file]').first()
  await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png })
  await expect(page.getByText('Logo uploaded successfully!')).toBeVisible()
  await expect(page.getByLabel('Logo URL')).toHaveValue(/^\/uploads\/logos\/\w+\.webp$/)
  await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByText(/^Failed to upload logo: Please choose an image/)).toBeVisible()
  await page.route('**/api/admin/upload*', (route) => route.abort())
  await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png })
  await expect(page.getByText('Error uploading logo. Please try again.')).toBeVisible()
})

test('several tools are changed at once', ONCE, async ({ page }) => {
  const names = [own('Bulky one'), own('Bulky two')]
  for (const name of names) await addTool(page, server, name)
  await open(
    page,
    `${server.url}/admin/tools?search=${encodeURIComponent(own('Bulky').replace('Bulky', 'bulky'))}`,
  )
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText('2 tools deactivated')).toBeVisible()
  for (const name of names) await expect(row(page, name)).toContainText('Inactive')
})

test('filters, order, columns and views are kept', async ({ page }) => {
  await addTool(page, server, own('Kept'), { pricing_model: 'Paid' })
  await open(page, `${server.url}/admin/tools`)
  // The list before is shown until this one has come, and then all below it moves.
  const read = page.waitForResponse((answer) => answer.url().includes('pricing=Paid'))
  await page.getByLabel('Pricing', { exact: true }).selectOption('Paid')
  await read
  await expect(row(page, own('Kept'))).toBeVisible()
  // A panel that is about to close takes the next key or click for its own.
  const leave = async (name: string) => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name })).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Updated' }).press('Space') // The panel still moves.
  await leave('Columns')
  if (!isPhone(page)) {
    const updated = page.getByRole('columnheader', { name: 'Updated' })
    await updated.getByRole('button').click()
    await expect(page).toHaveURL(/sort=updated_at&order=desc/)
    await expect(updated).toHaveAttribute('aria-sort', 'descending')
  }
  await page.getByRole('button', { name: 'Views', exact: true }).first().click()
  await page.getByLabel('Name of the view').fill('Paid ones')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Paid ones', exact: true })).toBeVisible()
  await leave('Saved views')
  await open(page, `${server.url}/admin/tools`)
  await page.getByRole('button', { name: 'Views', exact: true }).first().click()
  await page.getByRole('button', { name: 'Paid ones', exact: true }).click()
  await expect(page).toHaveURL(/pricing=Paid/)
  await expect(row(page, own('Kept')).locator('[data-label=Updated] time')).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/pricing=Paid/)
  await page.getByRole('searchbox').fill('nothing is called this')
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect(row(page, own('Kept'))).toBeVisible()
})

test('the keyboard moves, selects and opens', ONCE, async ({ page }) => {
  const names = [own('Key A'), own('Key B')]
  for (const name of names) await addTool(page, server, name)
  await open(page, `${server.url}/admin/tools`)
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(own('Key').toLowerCase().replace('key', 'key'))
  await expect(page.getByText('2 found')).toBeVisible()
  await page.locator('tbody tr').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(row(page, names[1]!)).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(names[1]!)
})

test('the export is a file with the name of the specification', ONCE, async ({ page }) => {
  await open(page, `${server.url}/admin/tools`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toMatch(/^ai_tools_export_\d{4}-\d{2}-\d{2}\.csv$/)
  await page.route('**/api/admin/tools/export', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Export' }).click()
  await expect(page.getByText('Failed to export tools')).toBeVisible()
  await page.unroute('**/api/admin/tools/export')
  await page.route('**/api/admin/tools/export', (route) => route.abort())
  await page.getByRole('button', { name: 'Export' }).click()
  await expect(page.getByText('Error exporting tools')).toBeVisible()
})

test('the log tells what was done', async ({ page }) => {
  const name = own('Noted')
  await addTool(page, server, name)
  await expectWellMade(page, `${server.url}/admin/log?entity=tool`)
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('added tool')
  await page.getByLabel('Action').selectOption('delete')
  await expect(page).toHaveURL(/action=delete/)
})
