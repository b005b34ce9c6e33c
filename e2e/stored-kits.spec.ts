import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { addTool, enterAsBoss } from './admin.ts'
import { expect, expectAccessible, ONCE, open, test } from './kitly.ts'
import { kits, makeKit, PROMPT, saveKit, shareKit, tools, unfold } from './kits.ts'
import { ownServer, startAdminServer } from './own-server.ts'
import { createAccount } from './people.ts'

async function expectCustomKits(page: Page, count: string) {
  await open(page, '/dashboard')
  const counter = page.locator('dl > div').filter({ hasText: 'Custom Kits' })
  await expect(counter.getByRole('definition')).toHaveText(count)
}

test('a kit is saved, counted, and opened as it was', async ({ page }) => {
  await createAccount(page)
  await makeKit(page)
  const before = await tools(page).allTextContents()
  // Four tools of a kit of five, one of them locked, one another than was chosen first.
  await unfold(page, before[4]!)
  await page.getByRole('button', { name: `Drop: ${before[4]}` }).click()
  await unfold(page, before[1]!)
  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .click()
  await unfold(page, before[2]!)
  await page.getByRole('button', { name: `Lock: ${before[2]}` }).click()
  const kept = await tools(page).allTextContents()
  expect(kept).toHaveLength(4)
  expect(kept[1]).not.toBe(before[1])
  await saveKit(page)
  await expectCustomKits(page, '1')

  await open(page, '/saved?tab=kits')
  await expect(page.getByRole('tab', { name: 'Kits (1)' })).toHaveAttribute('aria-selected', 'true')
  await expect(kits(page)).toContainText(`4 tools: ${kept.join(', ')}`)
  await expectAccessible(page)
  await kits(page).getByRole('button', { name: 'Rename: Podcast Kit' }).click()
  await page.getByRole('textbox', { name: 'Name of the kit' }).fill('My show')
  await page.getByRole('button', { name: 'Rename', exact: true }).click()
  await expect(kits(page).getByRole('heading', { name: 'My show' })).toBeVisible()

  // In a tab that knows nothing of the builder's own state.
  const other = await page.context().newPage()
  await open(other, '/saved?tab=kits')
  await kits(other).getByRole('button', { name: 'Open: My show' }).click()
  await expect(other).toHaveURL(/\/kit-builder$/)
  await expect(other.getByRole('heading', { level: 1, name: 'My show' })).toBeVisible()
  await expect(tools(other)).toHaveText(kept)
  await unfold(other, kept[2]!)
  await unfold(other, kept[0]!)
  await expect(other.getByRole('button', { name: `Lock: ${kept[2]}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(other.getByRole('button', { name: `Lock: ${kept[0]}` })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await other.getByRole('button', { name: 'Replace unlocked tools' }).click()
  await expect(other.getByRole('heading', { level: 3, name: kept[0]!, exact: true })).toHaveCount(0)
  await expect(other.getByRole('heading', { level: 3, name: kept[2]!, exact: true })).toBeVisible()
  await expect(other.getByRole('heading', { level: 1, name: 'My show' })).toBeVisible()
  await other.getByRole('button', { name: 'Try Different Prompt' }).click()
  await expect(other.getByRole('textbox', { name: 'What do you want to do?' })).toHaveValue(PROMPT)
  await expect(other.getByRole('radio', { name: /^5 tools/ })).toBeChecked()
})

test('a saved kit is duplicated, deleted, and brought back', ONCE, async ({ page }) => {
  await createAccount(page)
  await makeKit(page)
  await saveKit(page)
  await open(page, '/saved?tab=kits')
  await kits(page).getByRole('button', { name: 'Duplicate: Podcast Kit' }).click()
  await expect(page.getByRole('tab', { name: 'Kits (2)' })).toBeVisible()
  await kits(page).getByRole('button', { name: 'Delete: Podcast Kit', exact: true }).click()
  await expect(kits(page)).toHaveCount(1)
  await expect(kits(page).getByRole('heading', { name: 'Copy of Podcast Kit' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(kits(page)).toHaveCount(2)
  await page.reload()
  await expect(kits(page)).toHaveCount(2)
  for (const left of [1, 0]) {
    await kits(page)
      .getByRole('button', { name: /^Delete: / })
      .first()
      .click()
    await expect(kits(page)).toHaveCount(left)
  }
  await expect(page.getByText('No saved kits yet')).toBeVisible()
  await expectCustomKits(page, '0')
})

test.describe('when saving fails', () => {
  test.use({ allowFailedRequests: ['Failed to load resource'] })
  test('it says so, and saves at the next try', ONCE, async ({ page }) => {
    await createAccount(page)
    await makeKit(page)
    await page.route('**/api/users/saved-kits', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Save kit' }).click()
    await expect(page.getByText('The kit could not be saved')).toBeVisible()
    await expect(tools(page)).toHaveCount(5)
    await saveKit(page)
  })
})

test.describe('when a kit cannot be handed over', () => {
  test.use({ allowFailedRequests: ['Failed to load resource'] })
  test('each way says so, and works at the next try', ONCE, async ({ page }) => {
    await makeKit(page)
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await page.route('**/api/kits/*', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.getByRole('button', { name: 'PDF' }).click()
    await expect(page.getByText('The PDF could not be made')).toBeVisible()
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByText('The kit could not be shared')).toBeVisible()
    await page.unroute('**/api/kits/*')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'PDF' }).click()
    const file = await (await download).path()
    expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-')
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByRole('link', { name: /\/kits\// })).toBeVisible()
  })

  test(
    'a saved kit that cannot be opened stays where it is, and opens at the next try',
    ONCE,
    async ({ page }) => {
      await createAccount(page)
      await makeKit(page)
      await saveKit(page)
      await open(page, '/saved?tab=kits')
      await page.route('**/api/magic-kit', (route) => route.abort(), { times: 1 })
      await page.getByRole('button', { name: 'Open: Podcast Kit' }).click()
      await expect(page.getByText('The kit could not be opened')).toBeVisible()
      await expect(page).toHaveURL(/\/saved/)
      await page.getByRole('button', { name: 'Open: Podcast Kit' }).click()
      await expect(tools(page)).toHaveCount(5)
    },
  )
})

test(
  'a shared link shows its kit to who runs no script, and nothing once it is withdrawn',
  ONCE,
  async ({ page, browser }) => {
    await makeKit(page)
    const url = await shareKit(page)
    const reader = await browser.newContext({ javaScriptEnabled: false })
    const stranger = await reader.newPage()
    // Asked for twice: an answer that was kept would stay.
    for (const _ of [1, 2]) {
      const answer = await stranger.goto(url)
      expect([answer!.status(), answer!.headers()['cache-control']]).toEqual([200, 'private, no-store'])
    }
    await expect(stranger).toHaveTitle('Podcast Kit · Kitly')
    await expect(stranger.getByRole('heading', { level: 1, name: 'Podcast Kit' })).toBeVisible()
    const meta = (name: string) =>
      stranger.locator(`meta[property="${name}"]`).first().getAttribute('content')
    expect(await meta('og:title')).toBe('Podcast Kit')
    const image = (await meta('og:image'))!
    const picture = await reader.request.get(image)
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
    await page.goto(url)
    await page.getByRole('button', { name: 'Withdraw this link' }).click()
    await expect(page).toHaveURL(/\/kit-builder$/)
    expect((await reader.request.get(image)).status()).toBe(404)
    const gone = await stranger.goto(url)
    expect([gone!.status(), gone!.headers()['cache-control']]).toEqual([404, 'private, no-store'])
    await expect(
      stranger.getByRole('heading', { name: 'This kit is not shared, or not any more' }),
    ).toBeVisible()
    expect(await meta('og:image')).not.toContain('/og/kits/')
    // Whoever goes back to it in the browser that has withdrawn it finds nothing either.
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'This kit is not shared, or not any more' })).toBeVisible()
    await reader.close()
  },
)

test.describe('on a server with tools of its own', () => {
  const server = ownServer(startAdminServer)

  test('kits with a tool that is deleted say so, and stay readable', async ({ page, browser }) => {
    await enterAsBoss(page, server)
    const ids = [await addTool(page, server, 'Passing'), await addTool(page, server, 'Staying')]
    const kit = {
      name: 'Two tools',
      prompt: PROMPT,
      preferences: { budget: 'mixed', complexity: 'beginner', kit_size: 5 },
      items: ids.map((tool_id) => ({ tool_id, job: 'clips' })),
    }
    const shared = await page.request.post(`${server.url}/api/kits/shared`, { data: kit })
    const { token } = (await shared.json()) as { token: string }
    expect((await page.request.post(`${server.url}/api/users/saved-kits`, { data: kit })).status()).toBe(201)
    expect((await page.request.delete(`${server.url}/api/admin/tools/${ids[0]}`)).ok()).toBe(true)

    const stranger = await (await browser.newContext()).newPage()
    await open(stranger, `${server.url}/kits/${token}`)
    const items = stranger.getByRole('region', { name: /^The tools/ }).getByRole('listitem')
    await expect(items.first()).toContainText('Passing')
    await expect(items.first()).toContainText('This tool is not in the directory any more.')
    await expect(items.first().getByRole('link')).toHaveCount(0)
    await expect(items.nth(1).getByRole('link', { name: 'Staying' })).toBeVisible()
    await expectAccessible(stranger)
    await stranger.getByRole('button', { name: 'Start from this kit' }).click()
    await expect(stranger.getByRole('button', { name: 'Start without Staying' })).toBeVisible()
    await expect(stranger.getByRole('button', { name: 'Start without Passing' })).toHaveCount(0)
    await stranger.context().close()

    await open(page, `${server.url}/saved?tab=kits`)
    await page.getByRole('button', { name: 'Open: Two tools' }).click()
    await expect(page.getByText('No longer in the directory: Passing.')).toBeVisible()
    await expect(tools(page)).toHaveText(['Staying'])
  })
})
