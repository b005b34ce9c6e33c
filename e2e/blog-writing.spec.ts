import type { Page } from '@playwright/test'
import { addTool, enterAsBoss, ownAdminServer } from './admin.ts'
import { expect, expectAccessible, isPhone, ONCE, open, test } from './kitly.ts'
import { startAdminServer } from './own-server.ts'
import { goTo, openForm, PNG, readStored, storePost } from './writing.ts'

const server = ownAdminServer()

const visit = (page: Page, path: string) => open(page, `${server.url}${path}`)
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
/** A name that the other project does not use on the same server. */
const own = (name: string) => `${name} ${test.info().project.name}`

test('an empty blog says so, and leads to the first post', async ({ page }) => {
  const empty = await startAdminServer()
  try {
    await enterAsBoss(page, empty)
    await open(page, `${empty.url}/admin/blog`)
    await expect(page.getByRole('heading', { level: 1, name: 'Blog (0)' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No blog posts yet' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Write your first post' }).click()
    await expect(dialog(page, 'Write New Blog Post')).toBeVisible()
    if (!isPhone(page)) await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page, 'Write New Blog Post')).toBeHidden()
    // Nothing was written, so nothing is offered to be continued.
    await expect(page.getByRole('region', { name: 'Not saved yet' })).toHaveCount(0)
  } finally {
    await empty.close()
  }
})

// An empty form of a category is refused by the server.
test.use({ allowFailedRequests: ['400'] })

test('categories are made, renamed and deleted, with posts in them', async ({ page }) => {
  const [name, renamed] = [own('Field notes'), own('Notes')]
  await visit(page, '/admin/blog')
  await page.getByRole('button', { name: 'Blog Categories' }).click()
  const manager = dialog(page, 'Blog Categories')
  await manager.getByRole('button', { name: 'Add Category' }).click()
  const form = manager.getByRole('form', { name: 'Blog category' })
  await form.getByLabel('Icon').fill('')
  await form.getByRole('button', { name: 'Save category' }).click()
  await expect(form.getByText('Name is required', { exact: true })).toBeVisible()
  await expect(form.getByText('Icon is required', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Icon').fill('🗒️')
  await form.getByRole('button', { name: 'Save category' }).click()
  const row = (text: string) => manager.getByRole('listitem').filter({ hasText: text })
  await expect(row(name)).toContainText('0 posts')

  const all = (await (await page.request.get(`${server.url}/api/blog-categories`)).json()) as {
    id: number
    name: string
  }[]
  const { id } = all.find((category) => category.name === name)!
  const title = own('In a category')
  const post = await storePost(page, server, { title, categories: [id], is_published: true })
  await visit(page, '/admin/blog')
  await page.getByRole('button', { name: 'Blog Categories' }).click()
  await expect(row(name)).toContainText('1 post')
  await row(name)
    .getByRole('button', { name: `Edit ${name}` })
    .click()
  await form.getByLabel('Name').fill(renamed)
  await form.getByLabel('Slug').fill('')
  await form.getByRole('button', { name: 'Save category' }).click()
  await expect(row(renamed)).toContainText('1 post')
  const { slug } = await readStored(page, server, post)
  await visit(page, `/blog/${slug}`)
  const chips = page.locator('main article header').getByRole('list', { name: 'Categories' })
  await expect(chips.getByRole('link')).toHaveText([new RegExp(renamed)])

  await visit(page, '/admin/blog')
  await page.getByRole('button', { name: 'Blog Categories' }).click()
  await row(renamed)
    .getByRole('button', { name: `Delete ${renamed}` })
    .click()
  const question = dialog(page, 'Are you sure you want to delete this category?')
  await expect(question).toContainText('1 post stays without it')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(row(renamed)).toHaveCount(0)
  await visit(page, `/blog/${slug}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(chips).toHaveCount(0)
  // Its posts can be written on.
  const again = await openForm(page, server, String(post))
  await again.form.getByRole('button', { name: 'Update' }).click()
  await expect(again.form).toBeHidden()
})

test.describe('two people at one category', () => {
  test.use({ allowFailedRequests: ['409'] })
  test('the second is asked whose name counts, and the rest of both is kept', async ({ page }) => {
    const [name, theirs, mine] = [own('Shared'), own('Theirs'), own('Mine')]
    const address = `${server.url}/api/admin/blog-categories`
    const made = await page.request.post(address, { data: { name, icon: '📝' } })
    const { id } = (await made.json()) as { id: number }
    await visit(page, '/admin/blog')
    await page.getByRole('button', { name: 'Blog Categories' }).click()
    const manager = dialog(page, 'Blog Categories')
    await manager.getByRole('button', { name: `Edit ${name}` }).click()
    const form = manager.getByRole('form', { name: 'Blog category' })
    await form.getByLabel('Name').fill(mine)
    const data = { name: theirs, icon: '🗒️' }
    expect((await page.request.put(`${address}/${id}`, { data })).ok()).toBe(true)
    await form.getByRole('button', { name: 'Save category' }).click()
    const question = dialog(page, 'Somebody else has changed this blog category')
    await expect(question).toContainText(theirs)
    await expectAccessible(page)
    await question.getByRole('radio', { name: 'Name: yours' }).check()
    await question.getByRole('button', { name: 'Save what I chose' }).click()
    await expect(form).toBeHidden()
    const all = (await (await page.request.get(address)).json()) as { id: number }[]
    expect(all.find((category) => category.id === id)).toMatchObject({ name: mine, icon: '🗒️' })
  })
})

test('featured tools are found, put in order, and appear as cards', async ({ page }) => {
  const names = ['Aardvark', 'Badger', 'Capybara'].map(own)
  const toolIds: number[] = []
  for (const name of names) toolIds.push(await addTool(page, server, name))
  const title = own('With tools')
  const id = await storePost(page, server, { title, is_published: true })
  const { form } = await openForm(page, server, String(id))
  const tools = form.getByRole('region', { name: 'Featured tools' })
  const field = tools.getByRole('combobox', { name: 'Add a tool' })
  const offered = tools.getByRole('option')
  const chosen = tools.getByRole('listitem')
  // Enter means what will be found, however quickly it is pressed.
  await field.fill('badg')
  await field.press('Enter')
  await expect(chosen).toHaveText([names[1]!])
  await field.fill('zzzz')
  await expect(tools.getByText('No tool of this name')).toBeVisible()
  await field.press('Escape')
  // Escape has closed the list and not the window.
  await expect(tools.getByText('No tool of this name')).toBeHidden()
  await expect(form).toBeVisible()
  await field.fill(test.info().project.name)
  await expect(offered).toHaveText([new RegExp(names[0]!), new RegExp(names[2]!)])
  await field.press('ArrowDown')
  await field.press('Enter')
  await field.fill('aardv')
  await offered.filter({ hasText: names[0]! }).click()
  await expect(chosen).toHaveText([names[1]!, names[2]!, names[0]!])
  await tools.getByRole('button', { name: `Move ${names[0]} up` }).click()
  await tools.getByRole('button', { name: `Remove ${names[1]}` }).click()
  await expect(chosen).toHaveText([names[0]!, names[2]!])
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Update' }).click()
  await expect(form).toBeHidden()
  await visit(page, `/blog/${(await readStored(page, server, id)).slug}`)
  const cards = page.getByRole('region', { name: 'Featured Tools' }).getByRole('heading', { level: 3 })
  await expect(cards).toHaveText([names[0]!, names[2]!])

  // A tool that is not there any more does not keep the article from being saved.
  expect((await page.request.delete(`${server.url}/api/admin/tools/${toolIds[0]}`)).ok()).toBe(true)
  const again = await openForm(page, server, String(id))
  await again.form.getByRole('button', { name: 'Update' }).click()
  await expect(again.form).toBeHidden()
})

test('a tool stands in the text as a card', ONCE, async ({ page }) => {
  const name = own('Dormouse')
  await addTool(page, server, name)
  const id = await storePost(page, server, { title: own('Cards in the text'), is_published: true })
  const { form, text } = await openForm(page, server, String(id))
  await goTo(text, 'end')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/tool')
  await page.getByRole('listbox', { name: 'Insert' }).getByRole('option', { name: 'Tool card' }).click()
  const window = dialog(page, 'Insert tool card')
  await window.getByRole('combobox', { name: 'Tool' }).fill('dormouse')
  await window.getByRole('option').filter({ hasText: name }).click()
  await expect(window).toBeHidden()
  const slug = name.toLowerCase().replaceAll(' ', '-')
  const card = text.locator('.editor-box-tool')
  await expect(card).toHaveText(`${name}/tools/${slug}`)
  await page.keyboard.type('After the card')
  await form.getByRole('button', { name: 'Update' }).click()
  await expect(form).toBeHidden()
  const stored = await readStored(page, server, id)
  expect(stored.content.replaceAll('\n', '')).toBe(
    `<p>Its text</p><div data-tool="${slug}"><a href="/tools/${slug}">${name}</a></div><p>After the card</p>`,
  )
  await visit(page, `/blog/${stored.slug}`)
  await expect(page.locator('#post-body')).toContainText(`Does what ${name} does.`)
  await page.locator('#post-body').getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test.describe('the cover', () => {
  test.use({ allowFailedRequests: ['400', '413'] })
  test('is uploaded and seen before it is saved; what is no picture is refused', ONCE, async ({ page }) => {
    const id = await storePost(page, server, { title: own('Covered'), is_published: true })
    const { form } = await openForm(page, server, String(id))
    const file = form.getByLabel('Or upload a cover image')
    const cover = form.getByRole('img', { name: 'Cover, as it will be shown' })
    await file.setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') })
    await expect(cover).toBeVisible()
    const address = await form.getByLabel('Cover image URL').inputValue()
    expect(address).toMatch(/^\/uploads\/blog\/[\da-f]+\.webp$/)
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await expect(form.getByText('Please choose an image')).toBeVisible()
    const large = Buffer.alloc(8 * 1024 * 1024 + 1)
    await file.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large })
    await expect(form.getByText('The image must have at most 8 MB')).toBeVisible()
    await expect(form.getByLabel('Cover image URL')).toHaveValue(address)
    await form.getByRole('button', { name: 'Update' }).click()
    await expect(form).toBeHidden()
    const { slug } = await readStored(page, server, id)
    await visit(page, `/blog/${slug}`)
    await expect(page.locator(`main article img[src="${address}"]`).first()).toBeVisible()
  })
})

test.describe('deleting', () => {
  test.use({ allowFailedRequests: ['500', 'ERR_FAILED'] })
  test('that goes wrong is said, and the post stays', ONCE, async ({ page }) => {
    const title = own('Not deleted')
    await storePost(page, server, { title })
    await visit(page, '/admin/blog')
    const card = page.getByRole('article', { name: title })
    const remove = async () => {
      await card.getByRole('button', { name: `Delete ${title}` }).click()
      await dialog(page, 'Are you sure you want to delete this blog post?')
        .getByRole('button', { name: 'Delete' })
        .click()
    }
    await page.route('**/api/admin/blog/*', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 500, json: { message: 'No', error: 'No', code: 'internal' } })
        : route.fallback(),
    )
    await remove()
    await expect(page.getByText('Failed to delete blog post').first()).toBeVisible()
    await page.unroute('**/api/admin/blog/*')
    await page.route('**/api/admin/blog/*', (route) => route.abort())
    await remove()
    await expect(page.getByText('Error deleting blog post').first()).toBeVisible()
    await expect(card).toBeVisible()
  })
})
