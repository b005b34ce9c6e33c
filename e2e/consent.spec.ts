import type { Page } from '@playwright/test'
import { expect, expectAccessible, ONCE, open, test } from './kitly.ts'
import { ownServer, startOwnServer } from './own-server.ts'

const server = ownServer(() =>
  startOwnServer({
    settings: {
      google_analytics_code: 'G-TEST12345',
      meta_pixel_id: '123456789012345',
      google_tag_manager_code: 'GTM-TEST123',
    },
  }),
)

/** Stands in for the companies' servers: their scripts note that they ran. */
async function standIn(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(/googletagmanager\.com|facebook\.(net|com)|google-analytics\.com/, async (route) => {
    const { hostname, pathname } = new URL(route.request().url())
    asked.push(hostname + pathname)
    await route.fulfill({ contentType: 'text/javascript', body: `(window.ran ??= []).push('${pathname}')` })
  })
  return asked
}
const ran = (page: Page) =>
  page.evaluate(() => ((window as unknown as { ran?: string[] }).ran ?? []).toSorted())
const SCRIPTS = ['/en_US/fbevents.js', '/gtag/js', '/gtm.js']

test('nothing of others is loaded before somebody agrees, nor after refusing, and the answer is remembered', async ({
  page,
}) => {
  const asked = await standIn(page)
  await open(page, `${server.url}/help`)
  const bar = page.getByRole('region', { name: 'Your consent' })
  await expect(bar).toBeVisible()
  await expectAccessible(page)
  expect(asked).toEqual([])
  await bar.getByRole('button', { name: 'No, thanks' }).click()
  await expect(bar).toBeHidden()
  await open(page, `${server.url}/tools`)
  await page.waitForTimeout(2000)
  await expect(bar).toBeHidden()
  expect(asked).toEqual([])
  expect(await page.context().cookies()).toEqual([])
})

test(
  'after agreeing the scripts run, within the policy of the page, and are told what happens',
  ONCE,
  async ({ page }) => {
    await standIn(page)
    await open(page, `${server.url}/tools?search=nothing+like+this`)
    await page
      .getByRole('region', { name: 'Your consent' })
      .getByRole('button', { name: 'Yes, agreed' })
      .click()
    await expect.poll(() => ran(page)).toEqual(SCRIPTS)
    const events = () => page.evaluate(() => JSON.stringify([window.dataLayer, window.fbq!.queue]))
    await expect.poll(events).toContain('"event":"Search","search_term":"nothing like this","result_count":0')
    expect(await events()).toContain('["init","123456789012345"]')

    // Remembered, and taken back on the page about privacy.
    await open(page, `${server.url}/privacy`)
    await expect.poll(() => ran(page)).toEqual(SCRIPTS)
    await expect(page.getByText('You have agreed.')).toBeVisible()
    await page.getByRole('button', { name: 'Do not agree' }).click()
    await expect(page.getByText('You have not agreed.')).toBeVisible()
    await page.waitForTimeout(2000)
    expect(await ran(page)).toEqual([])
  },
)

test('where nothing is set nobody is asked, and the policy names nobody', ONCE, async ({ page }) => {
  const asked = await standIn(page)
  const response = await open(page, '/terms')
  expect(response!.headers()['content-security-policy']).not.toMatch(/google|facebook/)
  await page.waitForTimeout(2000)
  await expect(page.getByRole('region', { name: 'Your consent' })).toBeHidden()
  expect(asked).toEqual([])
})
