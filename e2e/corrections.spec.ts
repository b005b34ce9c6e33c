import { lettersIn } from '../test/mailbox.ts'
import { signInAsBoss } from './admin.ts'
import {
  expect,
  expectAccessible,
  expectToFit,
  ONCE,
  open,
  test,
  testWellMade,
  waitUntilReady,
} from './kitly.ts'
import { ownServer, startAdminServer } from './own-server.ts'

const server = ownServer(() => startAdminServer({ KITLY_STARTER: '1' }))

testWellMade(['/how-we-check'])

test('an error that a visitor reports is dealt with, and stands in the log', async ({ page }, {
  project,
}) => {
  const email = `reader-${project.name}@example.com`
  const note = `It runs on more than that (${project.name}).`
  await open(page, `${server.url}/tools/cursor`)
  const platforms = page.getByRole('group').filter({ hasText: 'Source of Platforms' })
  await platforms.locator('summary').click()
  await platforms.getByRole('button', { name: 'Report an error in Platforms' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report an error' })
  await expect(dialog.getByText('macOS, Windows, Linux')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send Report' }).click()
  await expect(dialog.getByText('A few words on what is right are required')).toBeVisible()
  await dialog.getByLabel('What is right?').fill('There is a web version, too.')
  await expectAccessible(page)

  // Closed by accident: what was typed is there again.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await platforms.getByRole('button', { name: 'Report an error in Platforms' }).click()
  await expect(dialog.getByLabel('What is right?')).toHaveValue('There is a web version, too.')
  await dialog.getByLabel('A page that says so').fill('cursor.com/agents')
  await dialog.getByLabel('Your email').fill(email)
  await dialog.getByRole('button', { name: 'Send Report' }).click()
  await expect(dialog.getByText('Thank you!')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await signInAsBoss(page, server)
  await open(page, `${server.url}/admin/reports`)
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('There is a web version, too.')
  await expectAccessible(page)
  await expectToFit(page)
  await row.getByRole('button', { name: /^Look at/ }).click()
  const details = page.getByRole('dialog', { name: 'Cursor: Platforms' })
  await expect(details.getByText('https://cursor.com/agents')).toBeVisible()
  await expect(details.getByRole('link', { name: 'Edit the facts' })).toHaveAttribute(
    'href',
    /^\/admin\/tools\/\d+\/facts$/,
  )
  await expectAccessible(page)
  await details.getByRole('button', { name: 'Mark as done' }).click()
  const done = page.getByRole('dialog', { name: 'Done: Cursor: Platforms' })
  await done.getByLabel('For the public log').fill(note)
  await expectAccessible(page)
  await done.getByRole('button', { name: 'Mark as done' }).click()
  await expect(page.getByText('1 report done')).toBeVisible()
  await expect(row.getByText('Done', { exact: true })).toBeVisible()
  await expect.poll(async () => (await lettersIn(server.dataFolder, email)).length).toBe(1)

  await open(page, `${server.url}/how-we-check#corrections`)
  const entry = page
    .getByRole('region', { name: 'Corrections' })
    .getByRole('listitem')
    .filter({ hasText: note })
  await expect(entry.getByRole('link', { name: 'Cursor' })).toHaveAttribute('href', '/tools/cursor')
  await expect(entry).toContainText('Reported by a reader')
  await expectAccessible(page)
  await expectToFit(page)
})

test('whoever knows what is not known says so, and finds how all is checked', ONCE, async ({ page }) => {
  await open(page, `${server.url}/tools/cursor`)
  await page.getByText(/^Not known yet/).click()
  await page.getByRole('button', { name: /^MCP server/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Do you know?' })
  await expect(dialog.getByText('Not known', { exact: true })).toBeVisible()
  await dialog.getByLabel('What do you know?').fill('Yes, since May.')
  await dialog.getByRole('button', { name: 'Send Report' }).click()
  await dialog.getByRole('link', { name: 'How we check' }).click()
  await expect(page.getByRole('heading', { name: 'How we check', level: 1 })).toBeVisible()
  await waitUntilReady(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'How we check' }).waitFor()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('nothing stands there that does nothing', ONCE, async ({ page }) => {
    await page.goto('/tools/cursor')
    await page.getByText(/^Not known yet/).click()
    await expect(page.getByText('MCP server', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: /report an error|do you know/i })).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'How we check' }).click()
    await expect(page.getByRole('heading', { name: 'Corrections' })).toBeVisible()
  })
})
