import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectReadableInTheDark, expectToFit, ONCE, open, test } from './kitly.ts'
import { jobs, makeKitFor, nearest, PROMPT, things, tools, unfold } from './kits.ts'

/** What the builder reads in a text, and what a person can do about it. */

const addDemand = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Add a demand' }).click()
  await page.getByRole('button', { name, exact: true }).click()
}
const kitTool = (page: Page, name: string) => tools(page).getByText(name, { exact: true })

test('a tool that is refused is said, and what is not meant is taken away and brought back', async ({
  page,
}) => {
  await makeKitFor(page, 'I record a podcast with remote guests and need transcripts. No Riverside please.')
  const refused = things(page).getByText('Not Riverside')
  await expect(refused).toBeVisible()
  await expect(kitTool(page, 'Riverside')).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove: Not Riverside' }).click()
  await expect(kitTool(page, 'Riverside')).toBeVisible()
  await expect(refused).toHaveCount(0)
  await page.reload()
  await expect(kitTool(page, 'Riverside')).toBeVisible()
  await page.getByRole('button', { name: 'Bring back: Not Riverside' }).click()
  await expect(refused).toBeVisible()
  await expect(kitTool(page, 'Riverside')).toHaveCount(0)
})

test('a demand is added, leaves a job without a tool, and the nearest one is taken anyway', async ({
  page,
}) => {
  await makeKitFor(page, PROMPT)
  const names = await jobs(page).getByRole('listitem').allTextContents()
  await addDemand(page, 'Open source')
  await expect(things(page).getByText('Open source')).toBeVisible()
  const near = nearest(page, 'Recording remote guests')
  await expect(near).toContainText('Open source: no, or not known')
  await expectAccessible(page)
  await expectReadableInTheDark(page)
  await expectToFit(page)
  const take = near.getByRole('button', { name: /^Take .* anyway$/ }).first()
  const name = /^Take (.*) anyway$/.exec((await take.getAttribute('aria-label'))!)![1]!
  await take.click()
  await expect(kitTool(page, name)).toBeVisible()
  await expect(near).toHaveCount(0)
  await page.reload()
  await expect(things(page).getByText('Open source')).toBeVisible()
  await page.getByRole('button', { name: 'Remove: Open source' }).click()
  await expect(things(page).getByText('Open source')).toHaveCount(0)
  // It was taken by hand, so it stays; what else is read is as it was.
  await expect(kitTool(page, name)).toBeVisible()
  expect((await jobs(page).getByRole('listitem').allTextContents()).map((job) => job.trim())).toEqual(names)
})

test('an amount takes the place of the one that was read', ONCE, async ({ page }) => {
  await makeKitFor(page, `${PROMPT}, for at most $40 a month`)
  await expect(page.getByText('within your $40 a month')).toBeVisible()
  await addDemand(page, 'At most $20 a month')
  await expect(things(page).getByText('At most $20 a month')).toBeVisible()
  await expect(things(page).getByText('At most $40 a month')).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove: At most $20 a month' }).click()
  await page.getByRole('button', { name: 'Bring back: At most $40 a month' }).click()
  await expect(things(page).getByText('At most $40 a month')).toBeVisible()
})

test('pointing at a job shows the words that ask for it', ONCE, async ({ page }) => {
  await makeKitFor(page, 'I need transcripts of interviews. Then I want a logo for my new bakery.')
  const text = page.getByRole('region', { name: 'Your text' })
  await expect(text.locator('mark')).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove: Designing a logo' }).focus()
  await expect(text.locator('mark')).toHaveText(/logo for my new bakery/)
  await page.getByRole('button', { name: 'Remove: Transcribing speech' }).focus()
  await expect(text.locator('mark')).toHaveText(/transcripts of interviews/)
})

test('what is asked for and not sure is said, and one press says what was meant', async ({ page }) => {
  await makeKitFor(
    page,
    'Transcribe our interviews, then find me a spare part for the organ, then a poster for each village.',
  )
  const unclear = page.getByRole('list', { name: 'What is not sure' })
  await expect(unclear).toContainText('find me a spare part for the organ')
  await expectAccessible(page)
  await expectReadableInTheDark(page)
  await expectToFit(page)
  // What asks for nothing is taken away, and brought back. A tool that was dropped stays away meanwhile.
  const [, second] = await tools(page).allTextContents()
  await unfold(page, 1)
  await page.getByRole('button', { name: `Drop: ${second}` }).click()
  await expect(tools(page)).toHaveCount(1)
  await unclear.getByRole('button', { name: 'Nothing' }).click()
  await expect(unclear).toHaveCount(0)
  await expect(tools(page)).toHaveCount(1)
  await page.getByRole('button', { name: /^Bring back: .*spare part for the organ/ }).click()
  await expect(unclear).toContainText('find me a spare part for the organ')
  // What a job was read from that is not meant may mean something else.
  await page.getByRole('button', { name: 'Remove: Designing posters and flyers' }).click()
  const poster = unclear.getByRole('list', { name: /a poster for each village/ })
  await poster.getByRole('button', { name: 'Asking an assistant anything' }).click()
  await expect(jobs(page).getByText('Asking an assistant anything')).toBeVisible()
  await expect(unclear).toHaveCount(0)
})

test('where nothing is sure one question is asked, and its answer makes the kit', async ({ page }) => {
  const vague = 'I want to do something with AI for my company'
  const prompt = page.getByRole('textbox', { name: 'What do you want to do?' })
  const ask = async () => {
    await prompt.fill(vague)
    await page.getByRole('button', { name: 'Generate Kit' }).click()
    await expect(page.getByRole('heading', { name: 'What should be done first?' })).toBeFocused()
  }
  await open(page, '/kit-builder')
  await ask()
  await expectAccessible(page)
  await expectToFit(page)
  await page.getByRole('button', { name: 'Try Different Prompt' }).click()
  await expect(prompt).toHaveValue(vague)
  await ask()
  const answer = page.getByRole('list', { name: 'Answers' }).getByRole('button').first()
  const job = (await answer.textContent())!
  await answer.click()
  await expect(jobs(page).getByText(job, { exact: true })).toBeVisible()
  await expect(tools(page)).toHaveCount(1)
})

test('other kits for the same jobs are shown, and one of them is taken', async ({ page }) => {
  await makeKitFor(page, PROMPT)
  const before = await tools(page).allTextContents()
  await page.getByRole('button', { name: 'Cheapest, simplest, strongest' }).click()
  const kits = page.getByRole('list', { name: 'Kits to choose from' })
  for (const name of ['Cheapest', 'Simplest', 'Strongest']) {
    await expect(kits.getByRole('heading', { name, exact: true })).toBeAttached()
  }
  await expectAccessible(page)
  await expectToFit(page)
  // One of them may be the kit that is there already.
  const take = kits.getByRole('button', { name: /^Take the / }).first()
  const name = (await take.textContent())!.replace('Take the ', '')
  const other = kits.locator('> li').filter({ has: page.getByRole('heading', { name, exact: false }) })
  const names = await other.locator('li').getByRole('link').allTextContents()
  expect(names).toHaveLength(before.length)
  await take.click()
  await expect.poll(async () => (await tools(page).allTextContents()).toSorted()).toEqual(names.toSorted())
  await expect(other.getByRole('button', { name: 'This is your kit' })).toBeDisabled()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tools(page)).toHaveText(before)
})

test('a text that is too long is shortened in sight, and the paste is taken back', async ({ page }) => {
  await open(page, '/kit-builder')
  const prompt = page.getByRole('textbox', { name: 'What do you want to do?' })
  await prompt.fill('Before. ')
  const long = `${'word '.repeat(210)}the end of it`
  await page.evaluate((text) => {
    const field = document.querySelector('textarea')!
    field.focus()
    field.setSelectionRange(field.value.length, field.value.length)
    field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true }))
    document.execCommand('insertText', false, text)
  }, long)
  await expect(
    page.getByText(/^Your text may have 1,000 characters: the last \d+ characters were left out/),
  ).toBeVisible()
  const kept = await prompt.inputValue()
  expect(kept.length).toBeLessThanOrEqual(1000)
  expect(kept).toMatch(/^Before\. (word )+word$/)
  await expect(page.getByRole('button', { name: 'Generate Kit' })).toBeEnabled()
  await page.getByText('Read what was left out').click()
  await expect(page.getByText(/^(word )+the end of it$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo the paste' }).click()
  await expect(prompt).toHaveValue('Before. ')
})
