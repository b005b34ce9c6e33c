import type { Locator } from '@playwright/test'
import { expect, expectAccessible, isPhone, open, test } from './kitly.ts'

test('a visitor filters by what is known, and the address says so', async ({ page }) => {
  await open(page, '/tools')
  if (isPhone(page)) await page.getByRole('button', { name: 'Filters' }).click()
  const panel = isPhone(page)
    ? page.getByRole('dialog', { name: 'Filters' })
    : page.getByRole('complementary', { name: 'Filters' })
  await panel.getByRole('checkbox', { name: /^iOS/ }).click()
  await panel.getByRole('checkbox', { name: /^Android/ }).click()
  await expect(page).toHaveURL(/facts=platforms:ios,android$/)

  // What fewer people ask is folded, and made when it is asked for.
  await panel.getByText('Can I look inside?').click()
  const openSource = panel.getByRole('checkbox', { name: /^Open source/ })
  const row = panel.locator('label').filter({ hasText: /^Open source/ })
  await openSource.click()
  // What the choice is said to give is what it gives, as soon as both have followed.
  const found = page.getByText(/^[\d,]+ tools? found$/)
  const numberIn = async (text: Locator) =>
    Number(/[\d,]+(?= tool|$)/.exec((await text.textContent()) ?? '')?.[0])
  await expect.poll(async () => (await numberIn(found)) - (await numberIn(row))).toBe(0)
  await expect(page).toHaveURL(/facts=platforms:ios,android,open_source:yes$/)
  // A choice that the header happens to cover by half would count as too small.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  if (isPhone(page)) await panel.getByRole('button', { name: /^Show/ }).click()

  for (const card of await page.locator('article').all()) {
    await expect(card.getByRole('list', { name: 'At a glance' })).toContainText('Open source')
  }
  const chips = page.getByRole('list', { name: 'Active filters' })
  await chips.getByRole('link', { name: /Android/ }).click()
  await expect(page).toHaveURL(/facts=platforms:ios,open_source:yes$/)
  await page.reload()
  await expect(chips.getByRole('listitem')).toContainText([/Platforms: iOS/, /Open source/, /Clear Filters/])
})

test('a price is a range, from the list or of one’s own', async ({ page }) => {
  await open(page, '/tools')
  if (isPhone(page)) await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('radio', { name: /^Up to \$20 a month/ }).click()
  await expect(page).toHaveURL(/facts=price:\.\.20$/)
  const from = page.getByRole('spinbutton', { name: 'From : Paid plans from' })
  await from.fill('15')
  await from.press('Enter')
  await expect(page).toHaveURL(/facts=price:15\.\.20$/)
  await expect(page.getByText('Paid plans from: 15 to 20')).toBeVisible()
  await page.getByRole('radio', { name: 'Any price' }).click()
  await expect(page).toHaveURL(/\/tools$/)
})
