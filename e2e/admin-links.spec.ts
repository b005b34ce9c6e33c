import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { addTool, ownAdminServer } from './admin.ts'
import { expect, expectAccessible, expectWellMade, ONCE, open, test } from './kitly.ts'

test.use({ allowFailedRequests: ['status of 409', 'net::ERR_FAILED'] })

const server = ownAdminServer()

const visit = (page: Page, path: string) => open(page, `${server.url}${path}`)

/** Notes what a visit would have found. */
function found(id: number, given: { url: string; outcome: string; moved_to?: string; status?: number }) {
  const database = new DatabaseSync(join(server.dataFolder, 'kitly.db'))
  database.exec('pragma busy_timeout = 5000')
  const at = new Date().toISOString()
  const failure = given.status && given.status >= 400 ? 'answer' : null
  database
    .prepare(
      `insert into link_checks (id, url, state, outcome, failure, http_status, moved_to, checked_at, since, times)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, 2)`,
    )
    .run(
      id,
      given.url,
      given.outcome,
      given.outcome,
      failure,
      given.status ?? 200,
      given.moved_to ?? null,
      at,
      at,
    )
  database.close()
}

test('a moved tool gets its new address, which can be taken back; a dead one is ignored', async ({
  page,
}) => {
  const suffix = test.info().project.name
  const url = `https://old-${suffix}.example/`
  const moved = await addTool(page, server, `Moved ${suffix}`, { website_url: url })
  const dead = await addTool(page, server, `Dead ${suffix}`, { website_url: url })
  found(moved, { url, outcome: 'moved', moved_to: `https://new-${suffix}.example/start` })
  found(dead, { url, outcome: 'dead', status: 404 })
  await visit(page, `/admin/links?search=${suffix}`)
  await expect(page.getByText('There is no such page (404)')).toBeVisible()
  await expect(page.getByRole('link', { name: `new-${suffix}.example/start` })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Use the new address of Moved ${suffix}` }).click()
  await expect(page.getByText('1 tool with a new address')).toBeVisible()
  const address = async () => {
    const response = await page.request.get(`${server.url}/api/admin/tools/${moved}`)
    return ((await response.json()) as { website_url: string }).website_url
  }
  expect(await address()).toBe(`https://new-${suffix}.example/start`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(address).toBe(url)
  await page.getByRole('button', { name: 'Dismiss' }).last().click()
  await page.getByRole('button', { name: `Ignore Dead ${suffix}` }).click()
  await expect(page.getByText('1 link ignored until something else is found')).toBeVisible()
  await expect(page.getByRole('row', { name: `Dead ${suffix}` })).toHaveCount(0)
  await page.getByLabel('State').selectOption('Ignored')
  await expect(page.getByRole('row', { name: `Dead ${suffix}` })).toBeVisible()
})

test('an address inside the own network is never asked', ONCE, async ({ page }) => {
  const suffix = test.info().project.name
  let asked = 0
  const inside = createServer((_, response) => {
    asked++
    response.end()
  })
  await new Promise<void>((done) => inside.listen(0, '127.0.0.1', done))
  const { port } = inside.address() as AddressInfo
  const id = await addTool(page, server, `Inside ${suffix}`, { website_url: `http://127.0.0.1:${port}/` })
  found(id, { url: `http://127.0.0.1:${port}/`, outcome: 'alive' })
  await visit(page, `/admin/links?search=inside+${suffix}&state=alive`)
  await page.getByRole('button', { name: `Check again Inside ${suffix}` }).click()
  await expect(page.getByText('No links found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await page.getByLabel('Search links').fill(`inside ${suffix}`)
  await expect(page.getByText('It leads to an address that is not public, and was not asked')).toBeVisible()
  expect(asked).toBe(0)
  inside.close()
  // The form of the tool says so, too.
  await page.getByRole('button', { name: `Edit Inside ${suffix}` }).click()
  await expect(page.getByRole('dialog').getByText('was not asked')).toBeVisible()
})

test('the check is started and stopped, and says what it cannot do', async ({ page }) => {
  const suffix = test.info().project.name
  await addTool(page, server, `Started ${suffix}`, { website_url: `http://10.0.0.1/${suffix}` })
  await expectWellMade(page, `${server.url}/admin/links`)
  const before = await page.getByText('Not visited yet').count()
  expect(before).toBe(1)
  await page.getByRole('button', { name: 'Check all now' }).click()
  await expect(page.getByText(/^Done /)).toBeVisible()
  await page.request.post(`${server.url}/api/admin/links/stop`, { data: {} })
  await visit(page, '/admin/links')
  await expect(page.getByText(/^Stopped by /)).toBeVisible()
  await page.route('**/api/admin/links/run', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText('The check could not be started')).toBeVisible()
  await page.unroute('**/api/admin/links/run')
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText(/^Stopped by /)).toHaveCount(0)
})
