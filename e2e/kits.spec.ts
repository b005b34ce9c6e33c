import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectReadableInTheDark,
  expectToFit,
  expectWellMade,
  ONCE,
  open,
  test,
} from './kitly.ts'
import { makeKitFor, PROMPT, tools, unfold } from './kits.ts'

const promptOf = (page: Page) => page.getByRole('textbox', { name: 'What do you want to do?' })
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Kit' })

/** Makes a kit, of one tool for each job that the text asks for; answers how many. */
async function makeKit(page: Page): Promise<number> {
  await makeKitFor(page, PROMPT)
  return await tools(page).count()
}

test('the form counts characters, says what is missing and has its defaults', ONCE, async ({ page }) => {
  await open(page, '/kit-builder')
  await expect(page.getByText('0/1000')).toBeVisible()
  await expect(generate(page)).toBeDisabled()
  for (const name of [/^Mixed/, /^Intermediate/, /^7 tools/]) {
    await expect(page.getByRole('radio', { name })).toBeChecked()
  }
  await promptOf(page).fill('a podcast')
  await expect(page.getByText('Please provide at least 20 characters for better results')).toBeVisible()
  await expect(generate(page)).toBeDisabled()
  await promptOf(page).fill('                        ')
  await expect(generate(page)).toBeDisabled()
  await promptOf(page).fill(PROMPT)
  await expect(page.getByText(`${PROMPT.length}/1000`)).toBeVisible()
  await expect(generate(page)).toBeEnabled()
  await promptOf(page).fill('🎬'.repeat(1001))
  await expect(page.getByText('1001/1000')).toBeVisible()
  await expect(generate(page)).toBeDisabled()
})

test('a kit stands beside the empty form, and goes with it', async ({ page }) => {
  await open(page, '/kit-builder')
  const sample = page.getByRole('complementary', { name: 'An example of a kit' })
  expect(await sample.getByRole('listitem').getByRole('link').count()).toBeGreaterThan(2)
  await makeKit(page)
  await expect(sample).toHaveCount(0)
})

test('an example fills the form, and Enhance adds what the preferences say', ONCE, async ({ page }) => {
  await open(page, '/kit-builder')
  await page.getByRole('button', { name: 'Education' }).click()
  const examples = page.getByRole('list', { name: 'Examples: Education' }).getByRole('button')
  await expect(examples).toHaveCount(4)
  await examples.first().click()
  await expect(promptOf(page)).toHaveValue(/lesson plans/)
  await page.getByRole('radio', { name: /^Free/ }).check()
  await page.getByRole('radio', { name: /^Beginner/ }).check()
  await page.getByRole('button', { name: 'Enhance' }).click()
  await expect(promptOf(page)).toHaveValue(/new to this.*must not cost anything\.$/)
  await expect(page.getByRole('button', { name: 'Enhance' })).toBeDisabled()
})

test('a kit is made, read, kept over a reload, and left by its two ways', async ({ page }) => {
  const count = await makeKit(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Podcast Kit' })).toBeFocused()
  // As many as are asked for, and no more than may be.
  expect(count).toBeGreaterThanOrEqual(5)
  expect(count).toBeLessThanOrEqual(7)
  await expect(page.getByText(new RegExp(`^${count} of 7`))).toBeVisible()
  await expectAccessible(page)
  const before = await tools(page).allTextContents()
  await page.reload()
  await expect(tools(page)).toHaveText(before)
  await page.getByRole('button', { name: 'Try Different Prompt' }).click()
  await expect(promptOf(page)).toHaveValue(PROMPT)
  await generate(page).click()
  await page.getByRole('button', { name: 'Generate Another Kit' }).click()
  await expect(promptOf(page)).toHaveValue('')
})

test('a row says which words of the text speak for its tool', async ({ page }) => {
  await makeKitFor(page, 'captions for our live stream in OBS')
  await expect(page.getByText('Suits “OBS”')).toBeVisible()
})

test('tools are locked, swapped, dropped and taken back without redoing the rest', ONCE, async ({ page }) => {
  const count = await makeKit(page)
  const before = await tools(page).allTextContents()
  await unfold(page, before[1]!)
  const others = page.getByRole('list', { name: `In place of ${before[1]}` })
  await expect(others.getByRole('listitem')).toHaveCount(3)
  const choose = others.getByRole('button').first()
  const other = (await choose.getAttribute('aria-label'))!.replace('Choose ', '')
  await choose.click()
  await expect(tools(page)).toHaveText([before[0]!, other, ...before.slice(2)])
  await expect(page.getByRole('link', { name: other, exact: true })).toBeFocused()
  await unfold(page, before[2]!)
  await page.getByRole('button', { name: `Drop: ${before[2]}` }).click()
  const inOrder = (many: number) => page.getByText(`${many} tools in the order in which you will need them`)
  await expect(tools(page)).toHaveCount(count - 1)
  await expect(inOrder(count - 1)).toBeVisible()
  await expect(page.getByText(`${count - 1} of 7 tools`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tools(page)).toHaveCount(count)
  await expect(inOrder(count)).toBeVisible()
  await unfold(page, before[0]!)
  await page.getByRole('button', { name: `Lock: ${before[0]}` }).click()
  await expect(page.getByRole('button', { name: `Drop: ${before[0]}` })).toBeDisabled()
  await page.getByRole('button', { name: 'Replace unlocked tools' }).click()
  await expect(page.getByRole('heading', { level: 3, name: before[3]!, exact: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 3, name: before[0]!, exact: true })).toBeVisible()
})

test('what was understood is taken away and added again', ONCE, async ({ page }) => {
  const count = await makeKit(page)
  const jobs = page.getByRole('list', { name: 'Jobs of this project' })
  await page.getByRole('button', { name: 'Remove: Cutting short clips' }).click()
  await expect(jobs.getByText('Cutting short clips')).toHaveCount(0)
  await expect(tools(page)).toHaveCount(count - 1)
  await page
    .getByRole('list', { name: 'Jobs that can be added' })
    .getByRole('button', { name: 'Cutting short clips' })
    .click()
  await expect(jobs.getByText('Cutting short clips')).toBeVisible()
  await expect(tools(page)).toHaveCount(count)
})

test(
  'each step says what it hands on and what it costs, and the total adds them up',
  ONCE,
  async ({ page }) => {
    const count = await makeKit(page)
    const rows = page.getByRole('region', { name: /^Your tools/ }).getByRole('listitem')
    const recording = rows.filter({ hasText: 'Recording remote guests' }).first()
    await expect(recording).toContainText('Hands on: Recording')
    await expect(rows.filter({ hasText: 'Transcribing speech' }).first()).toContainText('takes: Recording')
    const free = await rows.getByText('Free', { exact: true }).filter({ visible: true }).count()
    const unknown = await rows.getByText('Price: Unknown', { exact: true }).count()
    expect(free + unknown).toBe(count)
    await expect(page.getByText(`${count} steps, ${free} free`).last()).toBeVisible()
    await expect(
      page.getByText(unknown === 1 ? '1 price unknown' : `${unknown} prices unknown`).last(),
    ).toBeVisible()
  },
)

test('what is done with a kit stays in reach', async ({ page }) => {
  await makeKit(page)
  for (const name of ['PDF', 'Share', 'Save kit']) {
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
  await page.getByRole('button', { name: 'Generate Another Kit' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Save kit' })).toBeInViewport({ ratio: 1 })
})

test('a link begins the form with its text, once, and does not run it', ONCE, async ({ page }) => {
  await open(page, `/kit-builder?prompt=${encodeURIComponent(PROMPT)}`)
  await expect(promptOf(page)).toHaveValue(PROMPT)
  await expect(tools(page)).toHaveCount(0)
  await promptOf(page).fill('Something else that is typed')
  await page.reload()
  await expect(promptOf(page)).toHaveValue('Something else that is typed')
})

test('the first five tools are compared', ONCE, async ({ page }) => {
  await makeKitFor(page, `${PROMPT}, a logo, a website and music`)
  await page.getByRole('button', { name: 'Compare the first 5' }).click()
  await expect(page).toHaveURL(/\/compare\?tools=([a-z0-9-]+(%2C|,)?){5}$/)
})

test(
  'Back leads from a kit to its form, and a kit that was left for another comes back',
  ONCE,
  async ({ page }) => {
    const count = await makeKit(page)
    const names = await tools(page).getByRole('heading').allTextContents()
    await page.goBack()
    await expect(promptOf(page)).toHaveValue(PROMPT)
    await page.goForward()
    await expect(tools(page)).toHaveCount(count)
    await page.getByRole('button', { name: 'Generate Another Kit' }).click()
    await expect(promptOf(page)).toHaveValue('')
    await page.goBack()
    await expect(tools(page)).toHaveCount(count)
    expect(await tools(page).getByRole('heading').allTextContents()).toEqual(names)
  },
)

test('a project that no tool fits says so and keeps the text', ONCE, async ({ page }) => {
  const nothing = 'xqzv wkjh pplmn zzzrt qqwx vvbnk xqzv wkjh'
  await open(page, '/kit-builder')
  await promptOf(page).fill(nothing)
  await generate(page).click()
  await expect(page.getByRole('heading', { name: 'No Tools Found' })).toBeVisible()
  await expect(page.getByText("We couldn't find tools matching your specific requirements.")).toBeVisible()
  await page.getByRole('button', { name: 'Try Different Prompt' }).click()
  await expect(promptOf(page)).toHaveValue(nothing)
})

test.describe('when the answer fails', () => {
  test.use({ allowFailedRequests: ['500', 'Failed to load resource'] })
  test('it says so, keeps the text, and tries again', ONCE, async ({ page }) => {
    await open(page, '/kit-builder')
    await page.route('**/api/magic-kit', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 })
    await promptOf(page).fill(PROMPT)
    await generate(page).click()
    await expect(page.getByRole('alert')).toContainText('Failed to generate kit')
    await expect(promptOf(page)).toHaveValue(PROMPT)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(tools(page).first()).toBeVisible()
  })
})

test('a bundle is adapted: its tools are in the kit', ONCE, async ({ page }) => {
  await open(page, '/bundles/youtube-creator-kit')
  const names = await page.locator('main article h3').allTextContents()
  await page.getByRole('link', { name: 'Adapt this bundle' }).click()
  await expect(promptOf(page)).toHaveValue(/^YouTube Creator Kit: /)
  await generate(page).click()
  await expect(tools(page).first()).toBeVisible()
  expect(await tools(page).allTextContents()).toEqual(expect.arrayContaining(names))
})

test('a kit is shared by a link, started from, and the link withdrawn', async ({ page, browser }) => {
  await makeKit(page)
  const made = await tools(page).allTextContents()
  // The device's own sharing would open a window that no test can close.
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.getByRole('button', { name: 'Share' }).click()
  const url = await page.getByRole('link', { name: /\/kits\// }).getAttribute('href')
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(url!)
  await expect(stranger.getByRole('heading', { level: 1, name: 'Podcast Kit' })).toBeVisible()
  await expect(stranger.getByRole('heading', { level: 3 })).toHaveCount(made.length)
  await expect(stranger.getByRole('button', { name: 'Withdraw this link' })).toHaveCount(0)
  await expectAccessible(stranger)
  await stranger.getByRole('button', { name: 'Start from this kit' }).click()
  await expect(tools(stranger)).toHaveText(made)
  await stranger.getByRole('button', { name: 'Try Different Prompt' }).click()
  await expect(promptOf(stranger)).toHaveValue(PROMPT)
  await page.goto(url!)
  await page.getByRole('button', { name: 'Withdraw this link' }).click()
  await expect(page).toHaveURL(/\/kit-builder$/)
  await stranger.goto(url!)
  await expect(
    stranger.getByRole('heading', { name: 'This kit is not shared, or not any more' }),
  ).toBeVisible()
  await stranger.context().close()
})

test('a kit is downloaded as a PDF, and saving leads a visitor to signing in', ONCE, async ({ page }) => {
  await makeKit(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF' }).click()
  expect((await download).suggestedFilename()).toBe('podcast-kit.pdf')
  await page.getByRole('button', { name: 'Save kit' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the builder and a kit are accessible and fit the screen', async ({ page }) => {
  await expectWellMade(page, '/kit-builder')
  await promptOf(page).fill(PROMPT)
  await generate(page).click()
  await expect(tools(page).first()).toBeVisible()
  await expectAccessible(page)
  await expectReadableInTheDark(page)
  await expectToFit(page)
})
