import type { Page } from '@playwright/test'
import { expect, open } from './kitly.ts'

/** Steps in the kit builder and among saved kits. */

export const PROMPT =
  'I record a podcast with remote guests and need transcripts, short clips for TikTok, show notes and a newsletter'

/** The names of the tools of the kit that the builder shows. */
export const tools = (page: Page) =>
  page.getByRole('region', { name: /^Your tools/ }).getByRole('heading', { level: 3 })
/** Shows why a tool is in the kit, and what can be done about it; told by its name or its place from 0. */
export const unfold = (page: Page, tool: string | number) =>
  (typeof tool === 'number'
    ? page.getByLabel(/^More about /).nth(tool)
    : page.getByLabel(`More about ${tool}`, { exact: true })
  ).click()
/** The cards of the saved kits. */
export const kits = (page: Page) => page.getByRole('list', { name: 'Saved kits' }).getByRole('listitem')
/** What the kit is understood to need, and what could be added. */
export const jobs = (page: Page) => page.getByRole('list', { name: 'Jobs of this project' })
export const offers = (page: Page) => page.getByRole('list', { name: 'Jobs that can be added' })

/** What was read besides jobs. */
export const things = (page: Page) => page.getByRole('list', { name: 'What else was understood' })
/** What comes nearest for a job that has no tool. */
export const nearest = (page: Page, job: string) => page.getByRole('list', { name: `Nearest for ${job}` })

/** Makes a kit for a text, of at most seven tools. */
export async function makeKitFor(page: Page, prompt: string) {
  await open(page, '/kit-builder')
  await page.getByRole('textbox', { name: 'What do you want to do?' }).fill(prompt)
  await page.getByRole('button', { name: 'Generate Kit' }).click()
  await expect(tools(page).first()).toBeVisible()
}

/** Makes a kit of five tools; `origin` is that of another server than the common one. */
export async function makeKit(page: Page, origin = '') {
  await open(page, `${origin}/kit-builder`)
  await page.getByRole('radio', { name: /^5 tools/ }).check()
  await page.getByRole('textbox', { name: 'What do you want to do?' }).fill(PROMPT)
  await page.getByRole('button', { name: 'Generate Kit' }).click()
  await expect(tools(page)).toHaveCount(5)
}

/** Saves the kit that the builder shows. */
export async function saveKit(page: Page) {
  const saved = page.waitForResponse('**/api/users/saved-kits')
  await page.getByRole('button', { name: 'Save kit' }).click()
  expect((await saved).status()).toBe(201)
  await expectSaved(page)
}

/** There is nothing about the kit that is not saved. */
export const expectSaved = (page: Page) =>
  expect(page.getByRole('button', { name: 'Kit saved' })).toBeDisabled()

/** Opens a saved kit from the list. */
export async function openSaved(page: Page, name: string, origin = '') {
  await open(page, `${origin}/saved?tab=kits`)
  await kits(page)
    .getByRole('button', { name: `Open: ${name}`, exact: true })
    .click()
  await expect(page).toHaveURL(/\/kit-builder$/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Shares the kit that the builder shows; answers the address of its page. */
export async function shareKit(page: Page): Promise<string> {
  // The device's own sharing would open a window that no test can close.
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.getByRole('button', { name: 'Share' }).click()
  return (await page.getByRole('link', { name: /\/kits\// }).getAttribute('href'))!
}
