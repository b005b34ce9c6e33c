import { addTool, openAsColleague, ownAdminServer } from './admin.ts'
import { expect, expectWellMade, ONCE, open, test } from './kitly.ts'

test.use({ allowFailedRequests: ['status of 401', 'status of 403', 'status of 500', 'net::ERR_FAILED'] })

const server = ownAdminServer()

test('the dashboard shows totals, goals and what was used', async ({ page }) => {
  const { url } = server
  await addTool(page, server, `Seen ${test.info().project.name}`)
  const slug = `seen-${test.info().project.name}`
  await page.request.post(`${url}/api/counts`, { data: { kind: 'tool_view', slug } })
  await page.request.post(`${url}/api/counts`, { data: { kind: 'search', term: 'flying teapots' } })
  await expectWellMade(page, `${url}/admin/dashboard`)
  await expect(page.getByRole('list', { name: 'Totals' })).toContainText(/Tools\s*1/)
  await expect(page.getByRole('progressbar', { name: /^Tools: 1 of 5,000$/ })).toBeVisible()
  await expect(page.getByText('Goal: 50-100 bundles')).toBeVisible()
  await expect(page.getByText('3 items')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Top tools' })).toContainText('1 view')
  const traffic = page.getByRole('region', { name: 'Traffic', exact: true })
  await expect(traffic).toContainText('flying teapots')
  await page.getByRole('button', { name: '7 days' }).click()
  await expect(page).toHaveURL(/days=7/)
  await page.getByText('The same as a table').click()
  await expect(page.getByRole('region', { name: 'Traffic of each day' }).getByRole('row')).toHaveCount(8)
})

test('a call that fails leaves zeros, says so, and can be tried again', ONCE, async ({ page }) => {
  await page.route('**/api/admin/stats*', (route) =>
    route.fulfill({ status: 500, json: { error: 'x', message: 'x', code: 'internal' } }),
  )
  await open(page, `${server.url}/admin/dashboard`)
  await expect(page.getByText('Failed to load dashboard')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Totals' })).toContainText('Bundles–')
  // What is not known is no zero, anywhere on the screen.
  await expect(page.getByRole('progressbar', { name: 'Tools: not known' })).toBeVisible()
  await page.unroute('**/api/admin/stats*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Failed to load dashboard')).toBeHidden()
})

test('without an answer the screen cannot be opened, and says so', ONCE, async ({ page }) => {
  await page.route('**/api/admin/check', (route) => route.abort())
  await open(page, `${server.url}/admin/dashboard`)
  await expect(page.getByText('Failed to load dashboard')).toBeVisible()
  await page.unroute('**/api/admin/check')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('list', { name: 'Totals' })).toBeVisible()
})

test('whoever is put off the list while working is led out', ONCE, async ({ page, browser }) => {
  const bea = await openAsColleague(browser, page, server, 'Bea')
  await open(bea, `${server.url}/admin/tools`)
  await expect(bea.getByRole('region', { name: 'Tools' })).toBeVisible()
  const users = `${server.url}/api/admin/users`
  const listed = (await (await page.request.get(users)).json()) as { id: number; email: string }[]
  const { id } = listed.find(({ email }) => email.startsWith('bea-'))!
  expect((await page.request.put(`${users}/${id}`, { data: { is_active: false } })).ok()).toBe(true)
  await bea.getByRole('searchbox').fill('anything')
  await expect(bea).toHaveURL(/\/admin$/)
})
