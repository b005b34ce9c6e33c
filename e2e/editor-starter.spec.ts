import { sanitizePost } from '../src/features/blog/server/blog-sanitizer.ts'
import { readStarter } from '../src/starter.ts'
import { ORDINARY_HTML } from '../test/hostile-html.ts'
import { sharedAdminServer } from './admin.ts'
import { expect, ONCE, test } from './kitly.ts'
import { goTo, openForm, readStored, storePost } from './writing.ts'

const server = sharedAdminServer()

test('the articles of the starter go through the editor unchanged', ONCE, async ({ page }) => {
  const { posts } = (await readStarter()).blog
  expect(posts.length).toBeGreaterThanOrEqual(12)
  // One after the other in one text: each block of it is what it was.
  const content = posts.map((post) => post.content.trim()).join('\n')
  const id = await storePost(page, server, { title: 'All of them', content })
  const before = (await readStored(page, server, id)).content
  expect(before).toBe(sanitizePost(content))
  const first = await openForm(page, server, String(id))
  await first.form.getByRole('button', { name: 'Save draft' }).click()
  await expect(first.form).toBeHidden()
  expect((await readStored(page, server, id)).content).toBe(before)

  // With one letter more the editor writes the whole text anew.
  const again = await openForm(page, server, String(id))
  await goTo(again.text, 'start')
  await page.keyboard.type('X')
  await again.form.getByRole('button', { name: 'Save draft' }).click()
  await expect(again.form).toBeHidden()
  expect((await readStored(page, server, id)).content).toBe(before.replace('<p>', '<p>X'))
})

// Pictures of sites that are not there.
test.use({ allowFailedRequests: ['ERR_'] })

test('everything that authors write stays itself, also beside what is changed', ONCE, async ({ page }) => {
  // What the editor writes in its own way, though it means the same.
  const content = ORDINARY_HTML.filter((html) => !/<p><img|<li><p>/.test(html)).join('\n')
  const id = await storePost(page, server, { title: 'Everything', content: `<p>First</p>\n${content}` })
  const before = (await readStored(page, server, id)).content
  const { form, text } = await openForm(page, server, String(id))
  await goTo(text, 'start')
  await page.keyboard.type('X')
  await form.getByRole('button', { name: 'Save draft' }).click()
  await expect(form).toBeHidden()
  const withoutLines = (html: string) => html.replace(/\n/g, '')
  expect(withoutLines((await readStored(page, server, id)).content)).toBe(
    withoutLines(before).replace('<p>', '<p>X'),
  )
})
