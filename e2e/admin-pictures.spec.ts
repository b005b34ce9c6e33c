import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import sharp from 'sharp'
import { picture } from '../test/odd-site.ts'
import { addTool, ownAdminServer } from './admin.ts'
import { expect, expectAccessible, expectWellMade, open, test } from './kitly.ts'

const server = ownAdminServer()

/** Stores what a reading of a site would have found: no test may reach a site through the server. */
async function found(id: number, name: string) {
  const folder = join(server.dataFolder, 'uploads', 'found')
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(join(server.dataFolder, 'kitly.db'))
  database.exec('pragma busy_timeout = 5000')
  const at = new Date().toISOString()
  const site = `https://${name}.example/`
  database
    .prepare('insert into tool_sites (id, url, page_url, read_at, title) values (?, ?, ?, ?, ?)')
    .run(id, site, site, at, `${name} at home`)
  const insert = database.prepare(
    `insert into site_pictures (tool_id, kind, value, original, width, height, hash, source_url, fetched_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  for (const [kind, width, height] of [
    ['icon', 180, 180],
    ['share', 1200, 630],
  ] as const) {
    const file = `${kind}-${id}.webp`
    writeFileSync(
      join(folder, file),
      await sharp(await picture(width, height))
        .webp()
        .toBuffer(),
    )
    const address = `/uploads/found/${file}`
    insert.run(id, kind, address, address, width, height, file, `${site}${kind}.png`, at)
  }
  insert.run(id, 'color', '#1a73e8', '#1a73e8', null, null, '#1a73e8', site, at)
  database.close()
}

interface Tool {
  logo_url: string | null
  theme_color: string | null
  screenshots: string[]
}

test('an editor decides by keys what is taken of a site, and nothing is shown before', async ({ page }) => {
  const name = `face-${test.info().project.name}`
  const id = await addTool(page, server, name, { website_url: `https://${name}.example/` })
  await found(id, name)
  const tool = async () =>
    (await (await page.request.get(`${server.url}/api/admin/tools/${id}`)).json()) as Tool
  await expectWellMade(page, `${server.url}/admin/pictures?search=${name}`)
  await expect(page.getByText(`${name} at home`)).toBeVisible()
  await expectAccessible(page)
  expect(await tool()).toMatchObject({ logo_url: null, theme_color: null, screenshots: [] })
  const item = (kind: string) => page.getByRole('listitem', { name: `${kind} of ${name}` })

  await item('Logo').focus()
  await page.keyboard.press('a')
  await expect(page.getByText(`Logo of ${name} accepted`)).toBeVisible()
  await expect(item('Logo')).toHaveCount(0)
  await expect(item('Share picture')).toBeFocused()
  expect((await tool()).logo_url).toMatch(/^\/uploads\/logos\//)

  // A part of it: drawn, moved and made larger by keys.
  await page.keyboard.press('c')
  const part = page.getByRole('button', { name: /^Part of 1008 by 630 pixels, from 96, 0/ })
  await part.focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: /^Part of 996 by 623 pixels, from 84, 0/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use this part' }).click()
  await expect(item('Share picture').getByText('996 × 623')).toBeVisible()
  await page.getByRole('button', { name: `Accept: Share picture of ${name}` }).click()
  await expect(item('Share picture')).toHaveCount(0)
  expect((await tool()).screenshots).toHaveLength(1)

  await item('Colour').focus()
  await page.keyboard.press('r')
  await expect(page.getByText('No tools found')).toBeVisible()
  expect((await tool()).theme_color).toBeNull()
})

test('a tool’s form shows what its site offers, and takes it over', async ({ page }) => {
  const name = `form-${test.info().project.name}`
  const id = await addTool(page, server, name, { website_url: `https://${name}.example/` })
  await found(id, name)
  await open(page, `${server.url}/admin/pictures?search=${name}`)
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: `Accept: Logo of ${name}` }).click()
  // While that is being stored the next decision waits, and is not lost.
  await form.getByRole('button', { name: `Accept: Colour of ${name}` }).click()
  await expect(form.getByLabel('Logo URL')).toHaveValue(/^\/uploads\/logos\//)
  await expect(form.getByRole('listitem', { name: `Colour of ${name}` })).toHaveCount(0)
  // It is stored already; what else is typed is saved over it without a conflict.
  await form.locator('[name=short_description]').fill('Said anew')
  await form.getByRole('button', { name: 'Save Tool' }).click()
  await expect(page.getByText('Tool updated successfully!')).toBeVisible()
  const response = await page.request.get(`${server.url}/api/admin/tools/${id}`)
  expect(await response.json()).toMatchObject({
    theme_color: '#1a73e8',
    logo_url: expect.stringMatching(/^\/uploads\/logos\//),
    short_description: 'Said anew',
  })
})

test('sites are read and stopped on a word, and it is said what could not be read', async ({ page }) => {
  const name = `inside-${test.info().project.name}`
  await addTool(page, server, name, { website_url: `http://10.0.0.1/${name}` })
  await open(page, `${server.url}/admin/pictures?state=failed&search=${name}`)
  await page.getByRole('button', { name: 'Read those without a logo' }).click()
  await expect(page.getByText('It leads to an address that is not public, and was not asked')).toBeVisible()
  await page.request.post(`${server.url}/api/admin/pictures/stop`, { data: {} })
  await page.reload()
  await expect(page.getByText(/^Stopped by /)).toBeVisible()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText(/^Stopped by /)).toHaveCount(0)
})
