import { sharedAdminServer } from './admin.ts'
import { expect, expectAccessible, ONCE, open, test } from './kitly.ts'
import { openForm, paste, readStored, settle, storePost } from './writing.ts'

const server = sharedAdminServer()

test('from an empty editor to a published, read and unpublished post', async ({ page, isMobile }) => {
  const title = `From empty to read ${isMobile ? 'phone' : 'desktop'}`
  await open(page, `${server.url}/admin/blog`)
  await page.getByRole('button', { name: 'Write Post' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write New Blog Post' })
  const form = page.getByRole('form', { name: 'Blog post' })
  const text = form.getByRole('textbox', { name: 'Content' })
  await text.waitFor()

  // Nothing is there yet: all three are missed.
  await form.getByRole('button', { name: 'Save draft' }).click()
  for (const message of ['Title is required', 'Excerpt is required', 'Content is required']) {
    await expect(form.getByText(message)).toBeVisible()
  }
  await expect(form.getByLabel('Title', { exact: true })).toBeFocused()
  await form.getByLabel('Title', { exact: true }).fill(title)
  await form.getByLabel('Excerpt').fill('An excerpt that says in a sentence what the whole article is about.')
  await text.click()
  // Markdown, as it is typed.
  await page.keyboard.type('## First heading\nSome **bold** text.\n- one\ntwo\n\n\n> A quote\n\n\n--- ')
  await expect(text.locator('h2')).toHaveText('First heading')
  await expect(text.locator('strong')).toHaveText('bold')
  await expect(text.locator('li')).toHaveText(['one', 'two'])
  await expect(text.locator('blockquote')).toHaveText('A quote')
  await form.getByLabel('Reading time (minutes)').fill('61')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Save draft' }).click()
  await expect(dialog).toBeHidden()

  const card = page.getByRole('article', { name: title })
  await expect(card.getByText('Draft', { exact: true })).toBeVisible()
  await expect(card).toContainText('Kitly Team · 5 min')
  await expect(card.getByRole('link')).toHaveCount(0)
  await card.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByRole('dialog', { name: 'Edit Blog Post' })).toBeVisible()
  await form.getByLabel('Publish', { exact: true }).check()
  await form.getByRole('button', { name: 'Publish now' }).click()
  await expect(card.getByText('Published', { exact: true })).toBeVisible()

  const slug = title.toLowerCase().replaceAll(' ', '-')
  const reader = await page.context().newPage()
  await open(reader, `${server.url}/blog/${slug}`)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(reader.getByRole('heading', { name: 'First heading' })).toBeVisible()
  await reader.close()

  await card.getByRole('button', { name: 'Edit' }).click()
  await form.getByLabel('Publish', { exact: true }).uncheck()
  await form.getByRole('button', { name: 'Back to draft' }).click()
  await expect(card.getByText('Draft', { exact: true })).toBeVisible()
  expect((await page.request.get(`${server.url}/api/blog/${slug}`)).status()).toBe(404)

  await card.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this blog post?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(card).toBeHidden()
  const restored = page.waitForResponse('**/restore')
  await page.getByRole('button', { name: 'Undo' }).click()
  expect((await restored).status()).toBe(200)
  await expect(card).toBeVisible()
})

test('the list filters, and says when nothing is there', async ({ page }) => {
  await storePost(page, server, { title: 'Walruses in the list', tags: 'sea, ice' })
  await open(page, `${server.url}/admin/blog`)
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('walruses')
  await expect(page.getByRole('list', { name: 'Posts' }).getByRole('article').first()).toContainText(
    'Walruses',
  )
  await page.getByLabel('Status').selectOption('published')
  await expect(page.getByRole('heading', { name: 'No posts found' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search posts' })).toHaveValue('')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessible(page)
})

test('everything the toolbar puts in is stored as the allow-list has it', ONCE, async ({ page }) => {
  const { form, text } = await openForm(page, server, 'new')
  await form.getByLabel('Title', { exact: true }).fill('Everything at once')
  await form.getByLabel('Excerpt').fill('E')
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
  /** A key that is pressed while a window closes is still for the window. */
  const backFrom = async (name: string) => {
    await expect(dialog(name)).toHaveCount(0)
    await expect(text).toBeFocused()
    await settle(page)
  }

  await text.click()
  await page.keyboard.type('Large and red')
  await settle(page)
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+End')
  await settle(page)
  await form.getByLabel('Font size').selectOption('24')
  await form.getByRole('button', { name: 'Text colour' }).click()
  expect(await dialog('Text colour').getByRole('button').count()).toBe(13)
  await dialog('Text colour').getByRole('button', { name: 'red', exact: true }).click()
  await expect(text.locator('span[data-size="24"][data-color="red"]')).toHaveText('Large and red')

  await backFrom('Text colour')
  await page.keyboard.press('End')
  await settle(page)
  await page.keyboard.press('Enter')
  await page.keyboard.type('a link')
  await settle(page)
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+End')
  await settle(page)
  await form.getByRole('button', { name: 'Link' }).click()
  await dialog('Link').getByLabel('Address').fill('javascript:alert(1)')
  await dialog('Link').getByRole('button', { name: 'Save link' }).click()
  await expect(dialog('Link')).toContainText('Please enter a valid address')
  await dialog('Link').getByLabel('Address').fill('kitly.example/a')
  await dialog('Link').getByRole('button', { name: 'Save link' }).click()
  await expect(text.locator('a')).toHaveAttribute('href', 'https://kitly.example/a')

  await backFrom('Link')
  await page.keyboard.press('End')
  await settle(page)
  await page.keyboard.press('Enter')
  await form.getByRole('button', { name: 'Separator' }).click()
  await dialog('Separator').getByRole('button', { name: 'wave' }).click()
  await backFrom('Separator')
  await form.getByRole('button', { name: 'Video' }).click()
  await dialog('Embed video').getByLabel('Video address').fill('https://example.com/v')
  await dialog('Embed video').getByRole('button', { name: 'Embed video' }).click()
  await expect(dialog('Embed video')).toContainText('YouTube or Vimeo')
  await dialog('Embed video')
    .getByLabel('Video address')
    .fill('https://m.youtube.com/shorts/dQw4w9WgXcQ?si=x')
  await dialog('Embed video').getByRole('button', { name: 'Embed video' }).click()
  await expect(text.locator('.editor-box-video')).toContainText('youtube-nocookie.com/embed/dQw4w9WgXcQ')

  await backFrom('Embed video')
  await form.getByRole('button', { name: 'Table', exact: true }).click()
  const rows = dialog('Insert table').getByLabel('Rows')
  await expect(rows).toHaveValue('3')
  await rows.fill('0')
  await dialog('Insert table').getByLabel('Columns').fill('99')
  await dialog('Insert table').getByRole('button', { name: 'Insert table' }).click()
  await backFrom('Insert table')
  await expect(text.locator('tr')).toHaveCount(1)
  await expect(text.locator('th')).toHaveCount(20)
  const bar = form.getByRole('toolbar', { name: 'Table' })
  await expect(bar.getByRole('button', { name: 'Column after' })).toBeDisabled()
  await bar.getByRole('button', { name: 'Row below' }).click()
  await expect(text.locator('tr')).toHaveCount(2)
  await expect(text.locator('td')).toHaveCount(20)
  await settle(page)
  await page.keyboard.type('In a cell')

  await form.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('article', { name: 'Everything at once' })).toBeVisible()
  const list = await page.request.get(`${server.url}/api/admin/blog?search=everything`)
  const [{ id }] = (await list.json()) as [{ id: number }]
  const { content } = await readStored(page, server, id)
  expect(content).toContain('<span data-size="24" data-color="red">Large and red</span>')
  expect(content).toContain('<a href="https://kitly.example/a">')
  expect(content).toContain('<hr data-separator="wave" />')
  expect(content).toContain('<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>')
  // Each block stands on a line of its own.
  expect(content.replaceAll('\n', '')).toMatch(
    /<table><thead><tr><th>In a cell<\/th>(<th><\/th>){19}<\/tr><\/thead><tbody><tr>(<td><\/td>){20}/,
  )
  expect(content).not.toMatch(/style=|class=|colgroup/)
})

test('twenty steps back, and twenty forward', ONCE, async ({ page }) => {
  await page.clock.install()
  const { form, text } = await openForm(page, server, 'new')
  await text.click()
  // What is typed after half a second begins a step of its own.
  for (let i = 1; i <= 24; i++) {
    await text.press('Enter')
    await page.clock.fastForward(540)
  }
  const count = () => text.locator('p').count()
  const all = await count()
  const [undo, redo] = [
    form.getByRole('button', { name: 'Undo' }),
    form.getByRole('button', { name: 'Redo' }),
  ]
  await expect(redo).toBeDisabled()
  let steps = 0
  while ((await undo.isEnabled()) && steps < 40) {
    await undo.click()
    steps++
  }
  expect(steps).toBe(20)
  expect(await count()).toBe(all - 20)
  await text.press('Control+z')
  expect(await count()).toBe(all - 20)
  for (steps = 0; (await redo.isEnabled()) && steps < 40; steps++) await redo.click()
  expect(steps).toBe(20)
  expect(await count()).toBe(all)
})

test('the slash menu puts in what is chosen, by keys alone', ONCE, async ({ page }) => {
  const { text } = await openForm(page, server, 'new')
  await text.click()
  await page.keyboard.type('/head')
  const menu = page.getByRole('listbox', { name: 'Insert' })
  await expect(menu.getByRole('option')).toHaveText(['Heading 1', 'Heading 2', 'Heading 3'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Chosen')
  await expect(text.locator('h2')).toHaveText('Chosen')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/x')
  await page.keyboard.press('Backspace')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  // Escape has closed the menu and not the window.
  await expect(text).toBeVisible()
})

test('the editing area is between 500 and 700 pixels high', async ({ page }) => {
  const { form, text } = await openForm(page, server, 'new')
  const height = async () => (await form.locator('[data-editing-area]').boundingBox())!.height
  expect(await height()).toBeGreaterThanOrEqual(500)
  await paste(text, { html: '<p>Line</p>'.repeat(100) })
  expect(await height()).toBe(700)
  // A table or the toolbar must not make the form wider than the screen.
  await paste(text, { html: `<table><tr>${'<td>A cell with words</td>'.repeat(12)}</tr></table>` })
  const { x, width } = (await form.locator('[data-editing-area]').boundingBox())!
  expect(x + width).toBeLessThanOrEqual(page.viewportSize()!.width)
})
