import { sharedAdminServer } from './admin.ts'
import { expect, expectAccessible, ONCE, open, test } from './kitly.ts'

// A refused file is answered so.
test.use({ allowFailedRequests: ['status of 400'] })

const server = sharedAdminServer()

test('a spreadsheet is looked at, imported and taken back', async ({ page }) => {
  const name = `Imported ${test.info().project.name}`
  await open(page, `${server.url}/admin/tools`)
  await page.getByRole('button', { name: 'Bulk Upload' }).click()
  const wizard = page.getByRole('region', { name: 'Import tools' })
  await expect(wizard.getByRole('link', { name: 'Download the template' })).toBeVisible()
  await expectAccessible(page)

  const rows = [
    'Product;What it does;Homepage;Price',
    `${name} one;Does one thing.;https://one.example;Free`,
    `${name} two;"Does two things;\nwith a line break.";https://two.example;Paid`,
    `${name} three;;https://three.example;Paid`,
  ]
  await wizard.locator('input[type=file]').setInputFiles({
    name: 'tools.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${rows.join('\n')}\n`),
  })
  // What the columns mean is guessed, or said here.
  const check = wizard.getByRole('button', { name: 'Check the rows' })
  await expect(check).toBeVisible()
  const columns = wizard.getByRole('combobox')
  for (const [i, label] of ['Tool Name', 'Summary', 'Website Link', 'Pricing Model'].entries()) {
    const option = columns.nth(i).locator('option', { hasText: new RegExp(label, 'i') })
    await columns.nth(i).selectOption(await option.first().getAttribute('value'))
  }
  await expectAccessible(page)
  await check.click()
  await expect(wizard.getByText(/1 (row )?refused|Refused/i).first()).toBeVisible()
  await expectAccessible(page)
  const leaveOut = wizard.getByRole('checkbox', { name: /refused/i })
  if (await leaveOut.count()) await leaveOut.check()
  await wizard.getByRole('button', { name: 'Import 2 tools' }).click()
  await expect(wizard.getByRole('heading', { name: '2 tools imported' })).toBeVisible()
  await expect(page.getByText('Tools uploaded successfully!')).toBeVisible()
  expect(
    (await page.request.get(`${server.url}/api/tools?search=${encodeURIComponent(name)}`)).headers()[
      'x-total-count'
    ],
  ).toBe('2')

  await wizard.getByRole('button', { name: 'Undo the import' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click()
  await expect(wizard.getByRole('heading', { name: 'The import is undone' })).toBeVisible()
  await expectAccessible(page)
})

test('a file that is not what its name says is refused', ONCE, async ({ page }) => {
  await open(page, `${server.url}/admin/tools`)
  await page.getByRole('button', { name: 'Bulk Upload' }).click()
  const wizard = page.getByRole('region', { name: 'Import tools' })
  await wizard.locator('input[type=file]').setInputFiles({
    name: 'tools.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from('name,price\nA,Free\n'),
  })
  await expect(wizard.getByRole('alert')).toBeVisible()
})
