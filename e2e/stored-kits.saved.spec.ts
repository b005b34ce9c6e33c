import type { Page } from '@playwright/test'
import { expect, expectAccessible, ONCE, open, test } from './kitly.ts'
import { expectSaved, jobs, kits, makeKit, offers, openSaved, saveKit, tools, unfold } from './kits.ts'
import { createAccount } from './people.ts'

const saveChanges = (page: Page) => page.getByRole('button', { name: 'Save changes' })
const saveAsNew = (page: Page) => page.getByRole('button', { name: 'Save as new' })
async function drop(page: Page, name: string) {
  await unfold(page, name)
  await page.getByRole('button', { name: `Drop: ${name}` }).click()
}

/** The smallest change there is, saved in the place of the kit. */
async function lockAndSave(page: Page) {
  await unfold(page, 0)
  await page
    .getByRole('button', { name: /^Lock: / })
    .first()
    .click()
  await saveChanges(page).click()
  await expectSaved(page)
}

test('a saved kit is changed in its place, or saved as a new one', async ({ page }) => {
  await createAccount(page)
  await makeKit(page)
  await saveKit(page)
  await expect(saveAsNew(page)).toHaveCount(0)
  const five = await tools(page).allTextContents()

  await openSaved(page, 'Podcast Kit')
  await expectSaved(page)
  await drop(page, five[4]!)
  await expect(saveAsNew(page)).toBeVisible()
  // What was opened is still known after a reload.
  await page.reload()
  await expect(tools(page)).toHaveCount(4)
  await expectAccessible(page)
  await saveChanges(page).click()
  await expect(page.getByText('Changes saved')).toBeVisible()
  await expectSaved(page)
  await expect(saveAsNew(page)).toHaveCount(0)

  await openSaved(page, 'Podcast Kit')
  await expect(tools(page)).toHaveText(five.slice(0, 4))
  await drop(page, five[0]!)
  await saveAsNew(page).click()
  await expectSaved(page)
  await open(page, '/saved?tab=kits')
  await expect(kits(page)).toHaveCount(2)
  await expect(kits(page).first()).toContainText(`3 tools: ${five.slice(1, 4).join(', ')}`)
  await expect(kits(page).last()).toContainText(`4 tools: ${five.slice(0, 4).join(', ')}`)
})

test(
  'a kit that was just saved is changed in its place too, and another prompt makes another kit',
  ONCE,
  async ({ page }) => {
    await createAccount(page)
    await makeKit(page)
    await saveKit(page)
    await lockAndSave(page)
    await page.getByRole('button', { name: 'Try Different Prompt' }).click()
    await page.getByRole('button', { name: 'Generate Kit' }).click()
    await expect(tools(page)).toHaveCount(5)
    await saveKit(page)
    await open(page, '/saved?tab=kits')
    await expect(kits(page)).toHaveCount(2)
  },
)

test.describe('when the kit is something else by now', () => {
  test.use({ allowFailedRequests: ['409'] })
  test('a change is not written over the one of another tab, and may be saved as new', async ({ page }) => {
    await createAccount(page)
    await makeKit(page)
    const five = await tools(page).allTextContents()
    await saveKit(page)
    const other = await page.context().newPage()
    await openSaved(other, 'Podcast Kit')
    await drop(other, five[4]!)
    await saveChanges(other).click()
    await expectSaved(other)

    await drop(page, five[0]!)
    await saveChanges(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'changed since you opened it' })).toBeVisible()
    await expect(saveChanges(page)).toBeDisabled()
    await expectAccessible(page)
    await expect(tools(page)).toHaveText(five.slice(1))
    await saveAsNew(page).click()
    await expectSaved(page)
    await expect(page.getByRole('alert').filter({ hasText: 'changed since' })).toHaveCount(0)
    await open(page, '/saved?tab=kits')
    await expect(kits(page)).toHaveCount(2)
    await expect(kits(page).first()).toContainText(`4 tools: ${five.slice(1).join(', ')}`)
    await expect(kits(page).last()).toContainText(`4 tools: ${five.slice(0, 4).join(', ')}`)
  })
})

test('a kit that was deleted meanwhile is saved as a new one, and says so', ONCE, async ({ page }) => {
  await createAccount(page)
  await makeKit(page)
  await saveKit(page)
  const other = await page.context().newPage()
  await open(other, '/saved?tab=kits')
  await kits(other).getByRole('button', { name: 'Delete: Podcast Kit' }).click()
  await expect(other.getByText('No saved kits yet')).toBeVisible()
  await unfold(page, 0)
  await page
    .getByRole('button', { name: /^Lock: / })
    .first()
    .click()
  await saveChanges(page).click()
  await expect(page.getByText('no longer among your saved kits')).toBeVisible()
  await expectSaved(page)
  await open(page, '/saved?tab=kits')
  await expect(kits(page)).toHaveCount(1)
})

test('a new name and a deletion in the same tab are no surprise for the builder', ONCE, async ({ page }) => {
  await createAccount(page)
  await makeKit(page)
  await saveKit(page)
  await open(page, '/saved?tab=kits')
  await kits(page).getByRole('button', { name: 'Rename: Podcast Kit' }).click()
  await page.getByRole('textbox', { name: 'Name of the kit' }).fill('My show')
  await page.getByRole('button', { name: 'Rename', exact: true }).click()
  await expect(kits(page).getByRole('heading', { name: 'My show' })).toBeVisible()
  await open(page, '/kit-builder')
  await expect(page.getByRole('heading', { level: 1, name: 'My show' })).toBeVisible()
  await expectSaved(page)
  await lockAndSave(page)

  await open(page, '/saved?tab=kits')
  await kits(page).getByRole('button', { name: 'Delete: My show' }).click()
  await expect(page.getByText('No saved kits yet')).toBeVisible()
  await open(page, '/kit-builder')
  await saveChanges(page).click()
  await expect(page.getByText('no longer among your saved kits')).toBeVisible()
})

test('what was added and taken away is still so when a saved kit is opened', ONCE, async ({ page }) => {
  await createAccount(page)
  await makeKit(page)
  await page.getByRole('button', { name: 'Remove: Cutting short clips' }).click()
  await expect(jobs(page).getByText('Cutting short clips')).toHaveCount(0)
  const added = offers(page).getByRole('button').filter({ hasNotText: 'Cutting short clips' }).first()
  const label = (await added.textContent())!
  await added.click()
  await expect(jobs(page).getByText(label, { exact: true })).toBeVisible()
  const left = {
    jobs: await jobs(page).getByRole('listitem').allTextContents(),
    offers: await offers(page).getByRole('listitem').allTextContents(),
    tools: await tools(page).allTextContents(),
  }
  expect(left.offers).toContain('Cutting short clips')
  await saveKit(page)

  const other = await page.context().newPage()
  await openSaved(other, 'Podcast Kit')
  await expect(jobs(other).getByRole('listitem')).toHaveText(left.jobs)
  await expect(offers(other).getByRole('listitem')).toHaveText(left.offers)
  await expect(tools(other)).toHaveText(left.tools)
  await expectSaved(other)
  // What was dropped stays so when something else is changed.
  const second = (await offers(other).getByRole('button').last().textContent())!
  await offers(other).getByRole('button').last().click()
  await expect(jobs(other).getByText(second, { exact: true })).toBeVisible()
  await expect(jobs(other).getByText('Cutting short clips')).toHaveCount(0)
  await expect(jobs(other).getByText(label, { exact: true })).toBeVisible()
  await saveChanges(other).click()
  await expectSaved(other)
})
