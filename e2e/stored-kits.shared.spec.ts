import type { Page } from '@playwright/test'
import { expect, expectAccessible, ONCE, open, test } from './kitly.ts'
import { jobs, kits, makeKit, offers, saveKit, shareKit, tools, unfold } from './kits.ts'
import { createAccount } from './people.ts'

const links = (page: Page) => page.getByRole('list', { name: 'Shared links' }).getByRole('listitem')
const NONE = /^No shared links\./
const GONE = 'This kit is not shared, or not any more'

test('one’s own links are listed, opened, copied, and withdrawn once that is meant', async ({
  page,
  browser,
  context,
}) => {
  await createAccount(page)
  await open(page, '/saved?tab=kits')
  await expect(page.getByText(NONE)).toBeVisible()
  await expectAccessible(page)
  await makeKit(page)
  await saveKit(page)
  const url = await shareKit(page)
  await open(page, '/saved?tab=kits')
  await expect(links(page)).toHaveCount(1)
  await expect(links(page)).toContainText('Podcast Kit')
  await expect(links(page)).toContainText(/5 tools · shared .*20\d\d/)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  )

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await links(page).getByRole('button', { name: 'Copy the link to Podcast Kit' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
  await links(page).getByRole('link', { name: 'Open the link to Podcast Kit' }).click()
  await expect(page).toHaveURL(url)
  await expect(page.getByRole('heading', { level: 1, name: 'Podcast Kit' })).toBeVisible()

  // The link stays when its kit goes.
  await open(page, '/saved?tab=kits')
  await kits(page).getByRole('button', { name: 'Delete: Podcast Kit' }).click()
  await expect(page.getByText('No saved kits yet')).toBeVisible()
  await expect(links(page)).toHaveCount(1)

  const withdraw = links(page).getByRole('button', { name: 'Withdraw the link to Podcast Kit' })
  await withdraw.click()
  const question = page.getByRole('alertdialog', { name: 'Withdraw the link to Podcast Kit?' })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(links(page)).toHaveCount(1)
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(url)
  await expect(stranger.getByRole('heading', { level: 1, name: 'Podcast Kit' })).toBeVisible()
  await withdraw.click()
  await question.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('The link is withdrawn')).toBeVisible()
  await expect(page.getByText(NONE)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Shared links' })).toBeFocused()
  await stranger.goto(url)
  await expect(stranger.getByRole('heading', { name: GONE })).toBeVisible()
  await stranger.context().close()
})

test.describe('when the server does not answer', () => {
  test.use({ allowFailedRequests: ['Failed to load resource'] })
  test('the list of links says so, and is read at the next try', ONCE, async ({ page }) => {
    await createAccount(page)
    await makeKit(page)
    await shareKit(page)
    await page.route('**/api/users/shared-kits', (route) => route.fulfill({ status: 400, body: '{}' }))
    await open(page, '/saved?tab=kits')
    const failure = page.getByRole('alert').filter({ hasText: 'Your links could not be loaded' })
    await expect(failure).toBeVisible()
    await page.unroute('**/api/users/shared-kits')
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(links(page)).toHaveCount(1)
    await page.route('**/api/users/shared-kits/*', (route) => route.abort(), { times: 1 })
    const withdraw = async () => {
      await links(page)
        .getByRole('button', { name: /^Withdraw/ })
        .click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
    }
    // Said for six seconds, which a busy machine may take from the press to the next look.
    const asked = page.waitForEvent('requestfailed')
    const told = expect(page.getByText('The link could not be withdrawn')).toBeVisible()
    await withdraw()
    expect((await asked).method()).toBe('DELETE')
    await told
    await expect(links(page)).toHaveCount(1)
    await withdraw()
    await expect(page.getByText(NONE)).toBeVisible()
  })
})

test('a shared kit is started from as it was left, by somebody else', ONCE, async ({ page, browser }) => {
  await makeKit(page)
  await page.getByRole('button', { name: 'Remove: Cutting short clips' }).click()
  await expect(jobs(page).getByText('Cutting short clips')).toHaveCount(0)
  await unfold(page, 1)
  await page.getByRole('button', { name: /^Lock: / }).click()
  const left = {
    jobs: await jobs(page).getByRole('listitem').allTextContents(),
    offers: await offers(page).getByRole('listitem').allTextContents(),
    tools: await tools(page).allTextContents(),
  }
  const url = await shareKit(page)
  const stranger = await (await browser.newContext()).newPage()
  await open(stranger, url)
  await stranger.getByRole('button', { name: 'Start from this kit' }).click()
  await expect(stranger).toHaveURL(/\/kit-builder$/)
  await expect(tools(stranger)).toHaveText(left.tools)
  await expect(jobs(stranger).getByRole('listitem')).toHaveText(left.jobs)
  await expect(offers(stranger).getByRole('listitem')).toHaveText(left.offers)
  await unfold(stranger, 1)
  await expect(stranger.getByRole('button', { name: /^Lock: / })).toHaveAttribute('aria-pressed', 'true')
  // It is theirs to save, and nothing of somebody else is changed.
  await expect(stranger.getByRole('button', { name: 'Save kit' })).toBeEnabled()
  await stranger.context().close()
})
