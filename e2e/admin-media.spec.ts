import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { addTool, sharedAdminServer } from './admin.ts'
import { expect, expectAccessible, open, test } from './kitly.ts'

const server = sharedAdminServer()

/** A picture of one colour, as a file that is chosen. */
const file = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 120, height: 90, channels: 3, background } })
    .png()
    .toBuffer(),
})

const visit = (page: Page, path: string) => open(page, `${server.url}${path}`)
const card = (page: Page, name: string) => page.getByRole('button', { name: `Open ${name}` })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const logoOf = async (page: Page, id: number) => {
  const response = await page.request.get(`${server.url}/api/admin/tools/${id}`)
  return ((await response.json()) as { logo_url: string }).logo_url
}

test('a picture is uploaded, described, used, replaced everywhere, and what is unused goes to the bin', async ({
  page,
}) => {
  const suffix = test.info().project.name
  const [harbour, spare] = [`harbour-${suffix}.png`, `spare-${suffix}.png`]
  await visit(page, '/admin/media')
  await page
    .getByLabel('Upload pictures')
    .last()
    .setInputFiles([await file(harbour, '#27a'), await file(spare, '#a72')])
  await expect(page.getByText('2 pictures uploaded')).toBeVisible()
  await expect(card(page, spare)).toContainText('Not used')

  // What it shows is said in words, and found by them.
  await card(page, harbour).click()
  const about = dialog(page, harbour)
  await expect(about.getByText('Used nowhere')).toBeVisible()
  await expectAccessible(page)
  await about.getByLabel('Alternative text').fill(`Boats at dawn ${suffix}`)
  await about.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Picture saved')).toBeVisible()
  await page.getByLabel('Search pictures').fill(`boats ${suffix}`)
  await expect(page.getByText('1 found')).toBeVisible()
  await expect(page.getByRole('img', { name: `Boats at dawn ${suffix}` })).toBeVisible()

  // A tool gets it as its logo, in the tool's own form.
  await card(page, harbour).click()
  const address = (await about.getByRole('link', { name: /^\/uploads\// }).textContent())!
  const tool = `Anchor ${suffix}`
  const id = await addTool(page, server, tool)
  await visit(page, `/admin/tools?search=${encodeURIComponent(tool)}`)
  await page.getByRole('button', { name: `Edit ${tool}` }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Logo URL').fill(address)
  await form.getByRole('button', { name: 'Save Tool' }).click()
  await expect(form).toBeHidden()
  expect(await logoOf(page, id)).toBe(address)

  // Another picture takes its place there, and gives it back.
  await visit(page, `/admin/media?search=${suffix}&use=used`)
  await card(page, harbour).click()
  await expect(about.getByRole('link', { name: tool })).toHaveAttribute('href', /\/admin\/tools\?search=/)
  await expect(about.getByRole('button', { name: 'Move to the bin' })).toHaveCount(0)
  await about
    .getByLabel('Replace everywhere')
    .last()
    .setInputFiles(await file(`port-${suffix}.png`, '#5b3'))
  await expect(page.getByText('Replaced in 1 place')).toBeVisible()
  await expect(card(page, `port-${suffix}.png`)).toContainText(tool)
  expect(await logoOf(page, id)).not.toBe(address)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone', { exact: true })).toBeVisible()
  expect(await logoOf(page, id)).toBe(address)
  await expect(card(page, harbour)).toContainText(tool)
  await expect(card(page, `port-${suffix}.png`)).toHaveCount(0)

  // Nobody uses the other one.
  await visit(page, '/admin/media')
  await page.getByRole('button', { name: /^Move unused to the bin/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move to the bin' }).click()
  await expect(page.getByText(/pictures? moved to the bin/)).toBeVisible()
  await expect(card(page, spare)).toHaveCount(0)
  await expect(card(page, harbour)).toBeVisible()
  await page.getByRole('button', { name: /^Empty the bin/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Empty the bin' }).click()
  await expect(page.getByText(/pictures? deleted for good/)).toBeVisible()
  await visit(page, '/admin/bin?kind=media')
  await expect(page.getByText('Nothing matches')).toBeVisible()
})
