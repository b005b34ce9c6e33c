import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createBlogCategory, dueAfter } from '../../../../test/blog.ts'
import { createTool } from '../../../../test/factories.ts'
import { createPerson } from '../../../../test/people.ts'
import type { AdminPost, AdminPostRow } from '../admin-blog.contract.ts'
import type { BlogPost } from '../blog.contract.ts'

let app: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  app = await createTestApp()
  headers = (await createPerson(app, { role: 'admin', password: null })).headers
})

const send = (method: string, path: string, body?: unknown) => app.send(method, path, body, headers)
const json = async <T>(response: Promise<Response>) => {
  const answer = await response
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}
let count = 0
const postInput = (given: object = {}) => ({
  title: `Written ${++count}`,
  excerpt: 'What it is about',
  content: '<p>Its text</p>',
  ...given,
})
const create = (given: object = {}) => json<AdminPost>(send('POST', '/api/admin/blog', postInput(given)))
const update = (id: number, body: object) => json<AdminPost>(send('PUT', `/api/admin/blog/${id}`, body))
const publicPost = (slug: string) => app.request(`/api/blog/${slug}`)

describe('writing an article', () => {
  test('stores a draft with the defaults, which nobody else sees', async () => {
    const post = await create({ title: '  Über die Wahl!  ' })
    expect(post).toMatchObject({
      title: 'Über die Wahl!',
      slug: 'uber-die-wahl',
      author_name: 'Kitly Team',
      reading_time_minutes: 5,
      is_published: false,
      published_at: null,
      version: 1,
    })
    expect((await publicPost(post.slug)).status).toBe(404)
  })

  test.each([
    ['title', 'Title is required'],
    ['excerpt', 'Excerpt is required'],
    ['content', 'Content is required'],
  ])('needs %s', async (field, message) => {
    for (const value of ['', '   ', undefined]) {
      const failure = await expectFailure(
        await send('POST', '/api/admin/blog', postInput({ [field]: value })),
        'invalid',
        field,
      )
      expect(failure.message).toBe(message)
    }
  })

  test.each([
    '<p></p>',
    '<p>&nbsp;<br></p>',
    '<script>alert(1)</script>',
    '<iframe src="https://evil.example/x"></iframe>',
  ])('takes %s for no content', async (content) => {
    await expectFailure(await send('POST', '/api/admin/blog', postInput({ content })), 'invalid', 'content')
  })

  test.each([0, 61, -1, 5.5, 'text', '', null, '12abc'])(
    'takes a reading time of %j for 5 minutes',
    async (reading_time_minutes) => {
      expect((await create({ reading_time_minutes })).reading_time_minutes).toBe(5)
    },
  )

  test.each([
    [1, 1],
    ['60', 60],
    [12, 12],
  ])('keeps a reading time of %j', async (given, kept) => {
    expect((await create({ reading_time_minutes: given })).reading_time_minutes).toBe(kept)
  })

  test.each(['cover_image_url', 'video_url', 'author_avatar_url'])('refuses a bad %s', async (field) => {
    for (const value of [
      'not an address',
      'javascript:alert(1)',
      'data:image/png;base64,AA',
      '//a.example/x',
    ]) {
      const body = postInput({ [field]: value })
      await expectFailure(await send('POST', '/api/admin/blog', body), 'invalid', field)
    }
    expect(await create({ [field]: '  ' })).toMatchObject({ [field]: null })
  })

  test('sanitises the text', async () => {
    const { content } = await create({
      content: '<p onclick="x()">Good<script>bad()</script> <a href="javascript:x()">link</a></p>',
    })
    expect(content).toBe('<p>Good <a>link</a></p>')
  })

  test('makes slugs unique, also for a title of somebody else', async () => {
    const [first, second, third] = [
      await create({ title: 'Twins' }),
      await create({ title: 'Twins' }),
      await create({ title: 'TWINS!' }),
    ]
    expect([first.slug, second.slug, third.slug]).toEqual(['twins', 'twins-2', 'twins-3'])
    expect((await update(third.id, { slug: 'twins' })).slug).toBe('twins-3')
    expect((await create({ title: '日本語' })).slug).toBe('ri-ben-yu')
    expect((await create({ title: '!?' })).slug).toBe('post')
  })

  test('reads lists in every form the calls send them in', async () => {
    const [a, b] = [await createTool(app), await createTool(app)]
    const category = await createBlogCategory(app, { name: 'Forms' })
    const post = await create({
      featured_tools: JSON.stringify([b.id, a.id]),
      categories: [category.id],
      tags: 'audio, notes,, audio',
    })
    expect(post.featured_tools).toEqual([b.id, a.id])
    expect(post.tools.map((tool) => tool.name)).toEqual([b.name, a.name])
    expect(post.tags).toEqual(['audio', 'notes'])
    const categories = await json<{ id: number }[]>(send('GET', `/api/admin/blog/${post.id}/categories`))
    expect(categories.map((c) => c.id)).toEqual([category.id])
    for (const [field, value] of [
      ['featured_tools', '[999999]'],
      ['categories', [999999]],
      ['featured_tools', 'x'],
    ] as const) {
      const body = postInput({ [field]: value })
      await expectFailure(await send('POST', '/api/admin/blog', body), 'invalid', field)
    }
  })

  test('takes an article of more than the ordinary 100 KB', async () => {
    const content = `<p>${'Many words. '.repeat(80_000)}</p>`.replace(' </p>', '</p>')
    expect((await create({ content })).content).toBe(content)
  })
})

describe('publishing', () => {
  test('sets the time once, keeps it, and takes it away', async () => {
    const before = Date.now()
    const draft = await create()
    const published = await update(draft.id, { is_published: true })
    expect(Date.parse(published.published_at!)).toBeGreaterThanOrEqual(before)
    const shown = await json<BlogPost>(publicPost(draft.slug))
    expect(shown).toMatchObject({ title: draft.title, content: '<p>Its text</p>' })

    const again = await update(draft.id, { is_published: true, title: 'Another title' })
    expect(again.published_at).toBe(published.published_at)
    const back = await update(draft.id, { is_published: false, published_at: published.published_at })
    expect(back.published_at).toBeNull()
    expect((await publicPost(draft.slug)).status).toBe(404)
  })

  test('for a later time comes out then', async () => {
    const due = await dueAfter(() => create({ is_published: true }))
    const published_at = new Date(due).toISOString()
    const post = await create({ is_published: true, published_at })
    expect(post.published_at).toBe(published_at)
    expect((await publicPost(post.slug)).status).toBe(404)
    await expect.poll(async () => (await publicPost(post.slug)).status).toBe(200)
  })

  test('refuses a time that is none', async () => {
    const body = postInput({ is_published: true, published_at: 'soon' })
    await expectFailure(await send('POST', '/api/admin/blog', body), 'invalid', 'published_at')
  })

  test('lets an old address lead to the new one', async () => {
    const post = await create({ is_published: true })
    await update(post.id, { slug: `${post.slug}-renamed` })
    const answer = await app.request(`/blog/${post.slug}`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `/blog/${post.slug}-renamed`])
  })
})

describe('two people', () => {
  test('do not write over each other unless they say so', async () => {
    const post = await create()
    await update(post.id, { version: post.version, title: 'Theirs' })
    const body = { version: post.version, title: 'Mine' }
    const failure = await expectFailure(await send('PUT', `/api/admin/blog/${post.id}`, body), 'conflict')
    expect(failure.message).toBe('Somebody else has changed this blog post meanwhile')
    expect((await update(post.id, { title: 'Mine' })).title).toBe('Mine')
  })
})

describe('the bin and the history', () => {
  test('keep what was deleted, and give its slug back only if it is free', async () => {
    const post = await create({ title: 'Gone and back', is_published: true })
    await json(send('DELETE', `/api/admin/blog/${post.id}`))
    expect((await publicPost(post.slug)).status).toBe(404)
    await expectFailure(await send('DELETE', `/api/admin/blog/${post.id}`), 'not_found')
    await expectFailure(await send('GET', `/api/admin/blog/${post.id}`), 'not_found')
    const other = await create({ title: 'Gone and back' })
    expect(other.slug).toBe(post.slug)
    await json(send('POST', '/api/admin/records/blog_post/restore', { ids: [post.id] }))
    expect((await json<AdminPost>(send('GET', `/api/admin/blog/${post.id}`))).slug).toBe(`${post.slug}-2`)
  })

  test('make an article what it was', async () => {
    const post = await create({ content: '<p>First</p>' })
    await update(post.id, { content: '<p>Second</p>', tags: ['new'] })
    const path = `/api/admin/records/blog_post/${post.id}`
    const [newest] = await json<{ id: number; fields: { field: string }[] }[]>(send('GET', `${path}/history`))
    expect(newest!.fields.map((f) => f.field).sort()).toEqual(['content', 'tags'])
    await json(send('POST', `${path}/restore`, { change_id: newest!.id, side: 'before' }))
    const restored = await json<AdminPost>(send('GET', `/api/admin/blog/${post.id}`))
    expect(restored).toMatchObject({ content: '<p>First</p>', tags: [], version: 3 })
  })
})

describe('the list', () => {
  test('filters by words of title and excerpt, and by status', async () => {
    const word = `zebra${Date.now()}`
    await create({ title: `About ${word}` })
    await create({ excerpt: `Says ${word.toUpperCase()}`, is_published: true })
    const list = async (query: string) => {
      const rows = await json<AdminPostRow[]>(send('GET', `/api/admin/blog?${query}`))
      return rows.map((row) => row.is_published).sort()
    }
    expect(await list(`search=${word}`)).toEqual([false, true])
    expect(await list(`search=${word}&status=draft`)).toEqual([false])
    expect(await list(`search=${word}&status=published`)).toEqual([true])
    expect(await list('search=50%25_off')).toEqual([])
    const counts = await json<{ total: number }>(send('GET', `/api/admin/blog-counts?search=${word}`))
    expect(counts).toMatchObject({ found: 2, published: 1, draft: 1 })
    expect(counts.total).toBeGreaterThan(2)
  })
})

describe('pictures', () => {
  const upload = (bytes: BlobPart, name = 'a.png') => {
    const form = new FormData()
    form.set('file', new File([bytes], name))
    return app.request('/api/admin/blog/images', { method: 'POST', headers, body: form })
  }

  test('are made anew, at most 1,600 pixels wide', async () => {
    const png = await sharp({ create: { width: 2000, height: 500, channels: 3, background: '#c33' } })
      .png()
      .toBuffer()
    const answer = await json<{ fileUrl: string }>(upload(new Uint8Array(png)))
    expect(answer).toMatchObject({ width: 1600, height: 400 })
    expect(answer.fileUrl).toMatch(/^\/uploads\/blog\/[\da-f]{32}\.webp$/)
    expect((await app.request(answer.fileUrl)).headers.get('content-type')).toBe('image/webp')
  })

  test('are refused when they are none, or too large', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>'
    expect((await expectFailure(await upload(svg), 'invalid', 'file')).message).toMatch(/choose an image/)
    const large = await expectFailure(await upload(new Uint8Array(8 * 1024 * 1024 + 1)), 'too_large')
    expect(large.message).toBe('The image must have at most 8 MB')
  })
})

test('the preview shows a text as the page does', async () => {
  const content =
    '<h2>One &amp; two</h2><hr><script>x()</script><iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe>'
  const body = await json<{ html: string; headings: object[] }>(
    send('POST', '/api/admin/blog/preview', { content, section_separators: 'wave' }),
  )
  expect(body.headings).toEqual([{ id: 's-one-two', text: 'One & two', level: 2 }])
  expect(body.html).toContain('<hr data-separator="wave" />')
  expect(body.html).not.toMatch(/script|<iframe/)
})

test('the check before publishing names what is missing', async () => {
  const tool = await createTool(app)
  const content = [
    `<p><a href="/tools/${tool.slug}">there</a> <a href="/tools/nowhere-at-all">gone</a></p>`,
    '<p><a href="http://127.0.0.1/">inside</a> <a href="mailto:a@b.example">mail</a></p>',
    '<h2>A</h2><h4>B</h4><img src="/uploads/blog/a.webp"><img src="/uploads/blog/b.webp" alt="A cat">',
  ].join('')
  const { issues, links_checked } = await json<{
    issues: { level: string; field: string; message: string }[]
    links_checked: number
  }>(send('POST', '/api/admin/blog/check', { title: 'T'.repeat(70), excerpt: '', content }))
  expect(links_checked).toBe(3)
  expect(issues.map((issue) => `${issue.level} ${issue.message}`)).toEqual([
    'error Excerpt is required',
    'warning Title has 70 characters; search engines show about 60',
    'note The article is in no category',
    'note There is no cover image; a drawn one will be shown',
    'warning A picture has no alternative text',
    'note “B” skips a level: it follows a heading 2',
    'warning A link leads nowhere: /tools/nowhere-at-all',
    'warning A link is no address of the internet: http://127.0.0.1/',
  ])
})
