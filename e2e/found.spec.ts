import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, ONCE, open, test } from './kitly.ts'

/** What a browser, a network and a reader see of what a page says about itself. */

/** Opens a picture as a browser would show it; answers its size. */
async function sizeOf(page: import('@playwright/test').Page, address: string) {
  return await page.evaluate(async (src) => {
    const image = new Image()
    image.src = src
    await image.decode()
    return [image.naturalWidth, image.naturalHeight]
  }, address)
}

test('the head follows when a visitor goes on', ONCE, async ({ page }) => {
  await open(page, '/tools/chatgpt/alternatives')
  await page.locator('main').getByRole('link', { name: 'ChatGPT' }).first().click()
  await expect(page).toHaveURL(/\/tools\/chatgpt$/)
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', /\/tools\/chatgpt$/)
  await expect(page.locator('head meta[property="og:image"]')).toHaveCount(1)
})

test('manifest and icons are there, in the sizes that they tell', ONCE, async ({ page, request }) => {
  await open(page, '/')
  const href = await page.locator('head link[rel=manifest]').getAttribute('href')
  const response = await request.get(href!)
  expect(response.headers()['content-type']).toContain('application/manifest+json')
  const manifest = (await response.json()) as {
    name: string
    start_url: string
    icons: { src: string; sizes: string; purpose?: string }[]
    shortcuts: { url: string }[]
  }
  expect(manifest.icons.some((icon) => icon.purpose === 'maskable')).toBe(true)
  for (const { src, sizes } of manifest.icons) {
    const [width] = await sizeOf(page, src)
    if (sizes !== 'any') expect(`${width}x${width}`).toBe(sizes)
  }
  for (const { url } of [...manifest.shortcuts, { url: manifest.start_url }]) {
    expect((await request.get(url)).status()).toBe(200)
  }
  for (const link of await page.locator('head link[rel*=icon]').all()) {
    const [width] = await sizeOf(page, (await link.getAttribute('href'))!)
    expect(width).toBeGreaterThan(0)
  }
  expect(await sizeOf(page, '/apple-touch-icon.png')).toEqual([180, 180])
})

test('the browser finds nothing wrong with the manifest', ONCE, async ({ page }) => {
  await open(page, '/')
  const session = await page.context().newCDPSession(page)
  const { errors, url } = await session.send('Page.getAppManifest')
  expect(url).toMatch(/\/manifest\.webmanifest$/)
  expect(errors).toEqual([])
})

test(
  'an old address leads to the new one, also while a page is rendered',
  ONCE,
  async ({ page, request }) => {
    // What a renaming leaves behind, written where the program under test reads it.
    const database = new DatabaseSync(join(process.env.E2E_DATA!, 'kitly.db'))
    database.exec('pragma busy_timeout = 5000')
    database.exec(`insert or replace into slug_redirects (entity, slug, entity_id)
    select 'tool', 'chat-gpt-of-old', id from tools where slug = 'chatgpt'`)
    database.close()
    const moved = await request.get('/tools/chat-gpt-of-old?tab=reviews', { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location]).toEqual([301, '/tools/chatgpt?tab=reviews'])
    await open(page, '/compare/chat-gpt-of-old-vs-claude')
    await expect(page).toHaveURL(/\/compare\/chatgpt-vs-claude$/)
    await open(page, '/tools/chat-gpt-of-old/alternatives')
    await expect(page).toHaveURL(/\/tools\/chatgpt\/alternatives$/)
  },
)

test(
  'a campaign in the address is kept for scripts, and nothing is read again for it',
  ONCE,
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/tools') || pathname.startsWith('/api/blog')) asked.push(pathname)
    })
    for (const path of ['/tools?search=write', '/blog?search=tools', '/tools/chatgpt?tab=reviews']) {
      const plain = await (await page.request.get(path)).text()
      const response = await open(page, `${path}&utm_source=letter&utm_campaign=a`)
      // The same kept page, whatever stands in the address beside.
      expect(await response!.text()).toBe(plain)
      expect(await page.evaluate(() => location.search)).toContain('utm_source=letter&utm_campaign=a')
    }
    expect(asked).toEqual([])
  },
)
