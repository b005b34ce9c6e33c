import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { addTool, sharedAdminServer } from './admin.ts'
import { expect, expectAccessible, expectToFit, open, test } from './kitly.ts'
import { openForm, readStored, storePost } from './writing.ts'

const server = sharedAdminServer()
test.use({ allowFailedRequests: ['net::ERR_FAILED'] })

/** Keeps a picture of one colour under a name; answers its address. */
async function keep(page: Page, name: string, alt: string | null): Promise<string> {
  const buffer = await sharp({ create: { width: 120, height: 90, channels: 3, background: '#27a' } })
    .png()
    .toBuffer()
  const file = { name, mimeType: 'image/png', buffer }
  const sent = await page.request.post(`${server.url}/api/admin/media`, { multipart: { file } })
  const { id, address } = (await sent.json()) as { id: number; address: string }
  const data = { name, alt, kind: 'other' }
  expect((await page.request.put(`${server.url}/api/admin/media/${id}`, { data })).status()).toBe(200)
  return address
}

test('a tool takes its logo and a screenshot from the stored pictures, with keys alone', async ({ page }) => {
  const suffix = test.info().project.name
  const [boat, crane] = [`boat-${suffix}.png`, `crane-${suffix}.png`]
  const logo = await keep(page, boat, `A boat at dawn ${suffix}`)
  const screenshot = await keep(page, crane, null)
  const tool = `Quay ${suffix}`
  const id = await addTool(page, server, tool)
  await open(page, `${server.url}/admin/tools?search=${encodeURIComponent(tool)}`)
  await page.getByRole('button', { name: `Edit ${tool}` }).click()
  const form = page.getByRole('dialog', { name: /Edit/ })

  // A list that could not be read says so, and is read again.
  await page.route('**/api/admin/media?**', (route) => route.abort())
  const library = page.getByRole('dialog', { name: 'Choose a stored logo' })
  await form.getByRole('button', { name: 'Choose a stored logo' }).click()
  await expect(library.getByText('The pictures could not be loaded')).toBeVisible()
  await page.unroute('**/api/admin/media?**')
  await library.getByRole('button', { name: 'Retry' }).click()

  // Words of the alternative text find it; the arrow leads from the search to what it has found.
  const search = library.getByLabel('Search by name or alternative text')
  await search.fill('nothing at all')
  await expect(library.getByText('No pictures found')).toBeVisible()
  await search.fill(`dawn ${suffix}`)
  await expect(library.getByText('1 found')).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await search.press('ArrowDown')
  await expect(library.getByRole('button', { name: boat })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(library).toBeHidden()
  await expect(form.getByLabel('Logo URL')).toHaveValue(logo)

  await form.getByRole('button', { name: 'Choose a stored screenshot' }).click()
  const others = page.getByRole('dialog', { name: 'Choose a stored screenshot' })
  await others.getByLabel('Search by name or alternative text').fill(suffix)
  await expect(others.getByText('2 found')).toBeVisible()
  await others.getByLabel('Search by name or alternative text').press('ArrowDown')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await expect(others.getByRole('button', { name: crane })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.getByRole('img', { name: 'Screenshot 1' })).toBeVisible()

  await form.getByRole('button', { name: 'Save Tool' }).click()
  await expect(form).toBeHidden()
  const stored = await (await page.request.get(`${server.url}/api/admin/tools/${id}`)).json()
  expect(stored).toMatchObject({ logo_url: logo, screenshots: [screenshot] })
})

test('an article takes its cover and a picture with its words from the stored pictures', async ({ page }) => {
  const suffix = test.info().project.name
  const address = await keep(page, `pier-${suffix}.png`, `A pier in fog ${suffix}`)
  const id = await storePost(page, server, { title: `About piers ${suffix}` })
  const { form, text } = await openForm(page, server, String(id))

  await form.getByRole('button', { name: 'Choose a stored cover' }).click()
  await page.getByRole('button', { name: `pier-${suffix}` }).click()
  await expect(form.getByLabel('Cover image URL')).toHaveValue(address)

  await text.click()
  await form.getByRole('button', { name: 'Image', exact: true }).click()
  await page.getByRole('button', { name: 'Choose a stored image' }).click()
  await page.getByRole('button', { name: `pier-${suffix}` }).click()
  await expect(text.getByRole('img', { name: `A pier in fog ${suffix}` })).toBeVisible()
  await form.getByRole('button', { name: 'Save draft' }).click()
  await expect(form).toBeHidden()
  const { content } = await readStored(page, server, id)
  expect(content).toContain(`alt="A pier in fog ${suffix}" width="120" height="90"`)
})
