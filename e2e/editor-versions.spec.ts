import type { Page } from '@playwright/test'
import { enterAsBoss, sharedAdminServer } from './admin.ts'
import { expect, expectAccessible, ONCE, test } from './kitly.ts'
import { goTo, keepNothingUnasked, openForm, readStored, storePost } from './writing.ts'

const server = sharedAdminServer()

const versions = (page: Page) => page.getByRole('dialog', { name: 'Versions' })
const own = (name: string) => `${name} ${test.info().project.name}`

test('an autosaved version is restored, and what stood there stays among the versions', async ({ page }) => {
  const id = await storePost(page, server, { title: own('Versions') })
  const first = await openForm(page, server, String(id))
  await goTo(first.text, 'start')
  await page.keyboard.type('One. ')
  const kept = first.form.getByRole('status').filter({ hasText: 'Draft kept' })
  await expect(kept).toBeVisible()
  await first.form.getByRole('button', { name: 'Save draft' }).click()
  await expect(first.form).toBeHidden()

  await keepNothingUnasked(page)
  const { form, text } = await openForm(page, server, String(id))
  await goTo(text, 'start')
  await page.keyboard.type('Two and more. ')
  await form.getByRole('button', { name: 'Versions' }).click()
  const autosaved = versions(page).getByRole('listitem').filter({ hasText: 'Autosaved' })
  await expect(autosaved).toHaveText([/3 words/])
  await autosaved.getByRole('button', { name: 'Show' }).click()
  await expect(autosaved).toContainText('One. Its text')
  await expectAccessible(page)
  await autosaved.getByRole('button', { name: 'Restore' }).click()
  await expect(versions(page)).toBeHidden()
  await expect(text).toHaveText('One. Its text')

  // What was given up is a version now, also after the next one was kept.
  await goTo(text, 'start')
  await page.keyboard.type('Three. ')
  await Promise.all([
    page.waitForResponse((answer) => answer.request().postData()?.includes('Three. ') ?? false),
    page.keyboard.press('Control+s'),
  ])
  await form.getByRole('button', { name: 'Versions' }).click()
  await expect(autosaved).toHaveText([/4 words/, /6 words/, /3 words/])
  await autosaved.nth(1).getByRole('button', { name: 'Restore' }).click()
  await expect(text).toHaveText('Two and more. One. Its text')
  await form.getByRole('button', { name: 'Save draft' }).click()
  await expect(form).toBeHidden()
  expect((await readStored(page, server, id)).content).toBe('<p>Two and more. One. Its text</p>')
})

test(
  'what is kept arrives in the order in which it was written, however slow the server is',
  ONCE,
  async ({ page }) => {
    const id = await storePost(page, server, { title: own('In order') })
    await keepNothingUnasked(page)
    const { form, text } = await openForm(page, server, String(id))
    const sent: string[] = []
    let answer = () => {}
    const isHeld = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/admin/blog-drafts/*', async (route) => {
      sent.push(route.request().postData() ?? '')
      if (sent.length === 1) await isHeld
      await route.fallback()
    })
    await goTo(text, 'start')
    await page.keyboard.type('First. ')
    await page.keyboard.press('Control+s')
    await expect.poll(() => sent.length).toBe(1)
    for (const sentence of ['Second. ', 'Third. ']) {
      await page.keyboard.type(sentence)
      await page.keyboard.press('Control+s')
    }
    await expect(form.locator('[data-words]')).toHaveText(/^5 words/)
    expect(sent).toHaveLength(1)
    answer()
    // Of what waits only the newest is sent.
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[1]).toContain('First. Second. Third. ')
    await expect(form.getByRole('status').filter({ hasText: 'Draft kept' })).toBeVisible()
    await form.getByRole('button', { name: 'Versions' }).click()
    await expect(versions(page).getByRole('listitem').filter({ hasText: 'Autosaved' })).toHaveText([
      /5 words/,
    ])
  },
)

test('a saved version is restored, and what was being written is offered again', ONCE, async ({ page }) => {
  const id = await storePost(page, server, { title: own('Saved versions') })
  const change = { content: '<p>Changed</p>' }
  expect((await page.request.put(`${server.url}/api/admin/blog/${id}`, { data: change })).ok()).toBe(true)
  const { form, text } = await openForm(page, server, String(id))
  await goTo(text, 'end')
  await page.keyboard.type(' and being written')
  await form.getByRole('button', { name: 'Versions' }).click()
  const saved = versions(page).getByRole('listitem').filter({ hasText: 'Saved by' })
  await expect(saved).toHaveCount(2)
  await expect(saved.first()).toContainText('content')
  await saved.first().getByRole('button', { name: 'Show' }).click()
  await expect(saved.first()).toContainText('Changed')
  await saved.nth(1).getByRole('button', { name: 'Restore' }).click()
  await expect(text).toHaveText('Its text')
  expect(await readStored(page, server, id)).toMatchObject({ content: '<p>Its text</p>', version: 3 })
  const offer = form.getByRole('status').filter({ hasText: 'You have changes' })
  await expect(offer).toContainText('The article was saved by somebody since')
  await offer.getByRole('button', { name: 'Restore' }).click()
  await expect(text).toHaveText('Changed and being written')
})

test.describe('two people at one post', () => {
  test.use({ allowFailedRequests: ['409'] })
  test('theirs can be taken, and mine stays among the versions', async ({ page }) => {
    const id = await storePost(page, server, { title: own('Theirs') })
    const { form, text } = await openForm(page, server, String(id))
    await goTo(text, 'start')
    await page.keyboard.type('Mine is longer. ')
    const theirs = { title: own('Theirs, changed'), content: '<p>Their text</p>' }
    await page.request.put(`${server.url}/api/admin/blog/${id}`, { data: theirs })
    await form.getByRole('button', { name: 'Save draft' }).click()
    const question = page.getByRole('dialog', { name: 'Somebody else has changed this blog post' })
    await expect(question).toContainText('Their text')
    await expectAccessible(page)
    await question.getByRole('radio', { name: 'Content: theirs' }).check()
    await question.getByRole('button', { name: 'Save what I chose' }).click()
    await expect(form).toBeHidden()
    expect(await readStored(page, server, id)).toMatchObject({ ...theirs, version: 2 })

    await openForm(page, server, String(id))
    await expect(text).toHaveText('Their text')
    await expect(form.getByLabel('Title', { exact: true })).toHaveValue(theirs.title)
    await form.getByRole('button', { name: 'Versions' }).click()
    const mine = versions(page).getByRole('listitem').filter({ hasText: 'Autosaved · 5 words' })
    await mine.getByRole('button', { name: 'Restore' }).click()
    await expect(text).toHaveText('Mine is longer. Its text')
    await form.getByRole('button', { name: 'Save draft' }).click()
    await expect(form).toBeHidden()
    expect(await readStored(page, server, id)).toMatchObject({
      content: '<p>Mine is longer. Its text</p>',
      version: 3,
    })
  })
})

test.describe('a session that ends while writing', () => {
  test.use({ allowFailedRequests: ['401'] })
  test('goes on where it was after signing in in another tab', ONCE, async ({ page, context }) => {
    const id = await storePost(page, server, { title: 'Ends and goes on' })
    const { form, text } = await openForm(page, server, String(id))
    await goTo(text, 'start')
    await page.keyboard.type('Before. ')
    await context.clearCookies()
    await form.getByRole('button', { name: 'Save draft' }).click()
    // Whoever does not sign in at once is told what was kept.
    await page.getByRole('dialog', { name: 'Sign in' }).getByRole('button', { name: 'Close' }).click()
    await expect(form.getByRole('alert')).toContainText('sign in and save once more')
    await goTo(text, 'start')
    await page.keyboard.type('After. ')
    const other = await context.newPage()
    await enterAsBoss(other, server)
    await other.close()
    await form.getByRole('button', { name: 'Save draft' }).click()
    await expect(form).toBeHidden()
    expect((await readStored(page, server, id)).content).toBe('<p>After. Before. Its text</p>')
  })
})
