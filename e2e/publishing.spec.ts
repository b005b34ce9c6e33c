import { sharedAdminServer } from './admin.ts'
import { expect, expectAccessible, ONCE, open, test } from './kitly.ts'
import { goTo, openForm, PNG, paste, readStored, storePost } from './writing.ts'

const server = sharedAdminServer()

const own = (name: string) => `${name} ${test.info().project.name}`

test(
  'a published post is viewed from its card, and not found once it is taken back',
  ONCE,
  async ({ page }) => {
    const title = own('Seen and taken back')
    const id = await storePost(page, server, { title, is_published: true })
    const { slug, published_at } = await readStored(page, server, id)
    await open(page, `${server.url}/admin/blog`)
    const card = page.getByRole('article', { name: title })
    const [reader] = await Promise.all([
      page.waitForEvent('popup'),
      card.getByRole('link', { name: `View ${title} in a new tab` }).click(),
    ])
    await expect(reader).toHaveURL(`${server.url}/blog/${slug}`)
    await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await reader.close()

    // Saved again, it keeps the time it came out.
    const form = page.getByRole('form', { name: 'Blog post' })
    await card.getByRole('button', { name: 'Edit' }).click()
    await form.getByRole('button', { name: 'Update' }).click()
    await expect(form).toBeHidden()
    expect((await readStored(page, server, id)).published_at).toBe(published_at)
    const [shown] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'View', exact: true }).click(),
    ])
    await expect(shown).toHaveURL(`${server.url}/blog/${slug}`)
    await shown.close()

    await card.getByRole('button', { name: 'Edit' }).click()
    await form.getByLabel('Publish', { exact: true }).uncheck()
    await form.getByRole('button', { name: 'Back to draft' }).click()
    await expect(card.getByText('Draft', { exact: true })).toBeVisible()
    await expect(card).toContainText('Created')
    expect((await readStored(page, server, id)).published_at).toBeNull()
    await open(page, `${server.url}/blog/${slug}`)
    await expect(page.getByRole('heading', { name: 'Blog Post Not Found' })).toBeVisible()
  },
)

test('a scheduled post comes out at its time, by itself', ONCE, async ({ page }) => {
  const title = own('Comes out later')
  const id = await storePost(page, server, { title })
  const { form } = await openForm(page, server, String(id))
  await form.getByLabel('Publish', { exact: true }).check()
  const due = Date.now() + 3_600_000
  // To the second, which a person does not need to wait for.
  const local = await page.evaluate(
    (at) => new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 19),
    due,
  )
  await form.getByLabel('Date of publication').fill(local)
  await expect(form.getByText('It comes out by itself then.')).toBeVisible()
  await form.getByRole('button', { name: 'Schedule' }).click()
  await page
    .getByRole('dialog', { name: 'Before you publish' })
    .getByRole('button', { name: 'Schedule anyway' })
    .click()
  await expect(form).toBeHidden()
  const card = page.getByRole('article', { name: title })
  await expect(card.getByText('Scheduled', { exact: true })).toBeVisible()
  await expect(card).toContainText('Comes out')
  await expect(card.getByRole('link')).toHaveCount(0)
  const { slug, published_at } = await readStored(page, server, id)
  expect(published_at).toBe(new Date(Math.floor(due / 1000) * 1000).toISOString())
  const status = async () => (await page.request.get(`${server.url}/blog/${slug}`)).status()
  expect(await status()).toBe(404)
  // Nobody waits for an hour.
  const soon = new Date(Date.now() + 2_000).toISOString()
  const sooner = { is_published: true, published_at: soon }
  expect((await page.request.put(`${server.url}/api/admin/blog/${id}`, { data: sooner })).ok()).toBe(true)
  await expect.poll(status).toBe(200)
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(soon))
  await open(page, `${server.url}/blog`)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await open(page, `${server.url}/admin/blog`)
  await expect(card.getByText('Published', { exact: true })).toBeVisible()
})

test('publishing now, scheduling and updating are three things', ONCE, async ({ page }) => {
  const title = own('Three things')
  const id = await storePost(page, server, {
    title,
    is_published: true,
    published_at: new Date(Date.now() + 3_600_000).toISOString(),
  })
  const { form } = await openForm(page, server, String(id))
  const button = (name: string) => form.getByRole('button', { name, exact: true })
  const date = form.getByLabel('Date of publication')
  await expect(button('Update')).toBeVisible()
  // Without its date it waits for nothing any more: it is said, and there is another way.
  await date.fill('')
  await expect(button('Publish now')).toBeVisible()
  await expect(form.getByText('Without a date it is published as soon as you save.')).toBeVisible()
  await form.getByRole('button', { name: 'Make it a draft instead' }).click()
  await expect(button('Back to draft')).toBeVisible()
  await form.getByLabel('Publish', { exact: true }).check()
  await button('Publish now').click()
  await expect(form).toBeHidden()
  await expect(page.getByText('Blog post saved and published').first()).toBeVisible()
  const stored = await readStored(page, server, id)
  expect(Date.parse(stored.published_at!)).toBeLessThanOrEqual(Date.now())
  expect((await page.request.get(`${server.url}/blog/${stored.slug}`)).status()).toBe(200)

  // Once it is out, clearing the date changes nothing, and a later one hides it until then.
  const again = await openForm(page, server, String(id))
  await date.fill('')
  await expect(again.form.getByText('Empty: the date on which it came out.')).toBeVisible()
  await button('Update').click()
  await expect(form).toBeHidden()
  await expect(page.getByText('Blog post updated').first()).toBeVisible()
  expect((await readStored(page, server, id)).published_at).toBe(stored.published_at)
  await openForm(page, server, String(id))
  await date.fill('2190-01-01T10:00')
  await expect(button('Schedule')).toBeVisible()
  await expect(form.getByText('Readers do not see it any more until then')).toBeVisible()
  await button('Schedule').click()
  await expect(form).toBeHidden()
  await expect(
    page.getByRole('article', { name: title }).getByText('Scheduled', { exact: true }),
  ).toBeVisible()
})

test('the check before publishing says what is wrong, and forbids nothing', async ({ page }) => {
  const title = own('A title that goes on for so long that no search engine will ever show all of it')
  const { form, text } = await openForm(page, server, 'new')
  await form.getByLabel('Title', { exact: true }).fill(title)
  await form.getByLabel('Excerpt').fill('Short')
  await paste(text, { html: '<h2>One</h2><p>Text <a href="/tools/nobody-knows-it">here</a></p>' })
  await goTo(text, 'end')
  await paste(text, { files: [{ name: 'dot.png', base64: PNG }] })
  await expect(text.locator('figure img')).toBeVisible()
  await form.getByLabel('Publish', { exact: true }).check()
  await form.getByRole('button', { name: 'Publish now' }).click()
  const check = page.getByRole('dialog', { name: 'Before you publish' })
  for (const said of [
    `Title has ${title.length} characters; search engines show about 60`,
    'Excerpt has 5 characters; at least 50 say what the article is about',
    'A picture has no alternative text',
    'A link leads nowhere: /tools/nobody-knows-it',
    'The article is in no category',
    'There is no cover image; a drawn one will be shown',
    'One link was tried.',
  ]) {
    await expect(check.getByText(said)).toBeVisible()
  }
  await expectAccessible(page)
  await check.getByRole('button', { name: 'Go back' }).click()
  await expect(check).toBeHidden()
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue(title)

  // Asked for without publishing, it says the same and publishes nothing.
  await form.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(check.getByText('A picture has no alternative text')).toBeVisible()
  await expect(check.getByRole('button', { name: 'Publish' })).toHaveCount(0)
  await check.locator('button', { hasText: 'Close' }).click()

  await form.getByRole('button', { name: 'Publish now' }).click()
  await check.getByRole('button', { name: 'Publish anyway' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText('Blog post saved and published').first()).toBeVisible()
  const card = page.getByRole('article', { name: title })
  await expect(card.getByText('Published', { exact: true })).toBeVisible()
  // Once it is out, saving it asks no more.
  await card.getByRole('button', { name: 'Edit' }).click()
  await text.waitFor()
  await form.getByRole('button', { name: 'Update' }).click()
  await expect(form).toBeHidden()
})

test('a reading time that is none becomes 5; the bounds are kept', ONCE, async ({ page }) => {
  const id = await storePost(page, server, { title: own('Minutes') })
  for (const [typed, stored] of [
    ['0', 5],
    ['60', 60],
    ['61', 5],
    ['1', 1],
    ['ten', 5],
    ['2.5', 5],
    ['', 5],
  ] as const) {
    const { form } = await openForm(page, server, String(id))
    await form.getByLabel('Reading time (minutes)').fill(typed)
    await form.getByRole('button', { name: 'Save draft' }).click()
    await expect(form).toBeHidden()
    expect((await readStored(page, server, id)).reading_time_minutes).toBe(stored)
  }
})

test('a reading time is suggested from the words', ONCE, async ({ page }) => {
  const { form, text } = await openForm(page, server, 'new')
  await paste(text, { html: `<p>${'word '.repeat(1760)}</p>` })
  await form.getByRole('button', { name: 'Use 8 min (1,760 words)' }).click()
  await expect(form.getByLabel('Reading time (minutes)')).toHaveValue('8')
})
