import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createBlogCategory, createPost } from '../../../../test/blog.ts'
import { createCategory, createReview, createTools } from '../../../../test/factories.ts'
import { KITLY, recordChanges, writeContent } from '../../../kernel/changes/changes.queries.ts'
import type { ToolCard } from '../../tools/tools.contract.ts'
import type { BlogBody, BlogCard, BlogCategory, BlogFacets, BlogPost } from '../blog.contract.ts'

let app: TestApp
let guides: BlogCategory
let lists: BlogCategory
const titles = async (query: string) => (await app.read<BlogCard[]>(`/api/blog${query}`)).map((p) => p.title)

beforeAll(async () => {
  app = await createTestApp()
  guides = await createBlogCategory(app, { name: 'Guides' })
  lists = await createBlogCategory(app, { name: 'Checklists', icon: '✅', color: '#047857' })
  await createBlogCategory(app, { name: 'Empty' })
  await createPost(app, {
    title: 'Choosing a microphone',
    tags: ['audio', 'podcast'],
    categories: [guides.id, lists.id],
  })
  await createPost(app, { title: 'Pictures at 100% _size_', categories: [guides.id] })
  await createPost(app, { title: 'Naïve questions about tokens', excerpt: 'Money and memory' })
  await createPost(app, { title: 'A draft', published_at: null, categories: [guides.id] })
  await createPost(app, { title: 'Next year', published_at: '2199-01-01T00:00:00.000Z' })
})

describe('GET /api/blog', () => {
  test('lists published articles, newest first, with their categories by name', async () => {
    expect(await titles('')).toEqual([
      'Naïve questions about tokens',
      'Pictures at 100% _size_',
      'Choosing a microphone',
    ])
    const [, , post] = await app.read<BlogCard[]>('/api/blog')
    expect(post).toMatchObject({
      slug: 'choosing-a-microphone',
      excerpt: 'What Choosing a microphone is about',
      author_name: 'Kitly Team',
      reading_time_minutes: 5,
      tags: ['audio', 'podcast'],
      categories: [
        { name: 'Checklists', slug: 'checklists', icon: '✅', color: '#047857' },
        { name: 'Guides' },
      ],
    })
    expect(post).not.toHaveProperty('content')
  })

  test('answers a part of the list, and the number of all', async () => {
    const response = await app.request('/api/blog?limit=1&offset=1')
    expect(response.headers.get('x-total-count')).toBe('3')
    expect(((await response.json()) as BlogCard[]).map((p) => p.title)).toEqual(['Pictures at 100% _size_'])
    expect(await titles('?offset=3')).toEqual([])
  })

  test('finds articles that have every word, at the beginning of a word of title, excerpt, tags or category', async () => {
    expect(await titles('?search=micro%20choos')).toEqual(['Choosing a microphone'])
    expect(await titles('?search=NAIVE')).toEqual(['Naïve questions about tokens'])
    expect(await titles('?search=memory')).toEqual(['Naïve questions about tokens'])
    expect(await titles('?search=podcast')).toEqual(['Choosing a microphone'])
    expect(await titles('?search=checklist')).toEqual(['Choosing a microphone'])
    expect(await titles('?search=%25')).toHaveLength(3)
    expect(await titles('?search=microphone%20memory')).toEqual([])
    expect(await titles('?search=draft')).toEqual([])
  })

  test('filters by category', async () => {
    expect(await titles('?category=guides')).toEqual(['Pictures at 100% _size_', 'Choosing a microphone'])
    expect(await titles('?category=guides&search=pictures')).toEqual(['Pictures at 100% _size_'])
    expect(await titles('?category=empty')).toEqual([])
    expect(await titles('?category=unknown')).toEqual([])
  })

  test.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=many', 'limit'],
    ['offset=-1', 'offset'],
    [`search=${'x'.repeat(201)}`, 'search'],
  ])('refuses %s', async (query, field) => {
    await expectFailure(await app.request(`/api/blog?${query}`), 'invalid', field)
  })
})

describe('GET /api/blog-facets', () => {
  test('counts each category under the search, and all under both filters', async () => {
    const counts = async (query: string) => {
      const { total, categories } = await app.read<BlogFacets>(`/api/blog-facets${query}`)
      return [total, ...categories.map((c) => `${c.name} ${c.count}`)]
    }
    expect(await counts('')).toEqual([3, 'Checklists 1', 'Empty 0', 'Guides 2'])
    expect(await counts('?category=guides')).toEqual([2, 'Checklists 1', 'Empty 0', 'Guides 2'])
    expect(await counts('?search=pictures&category=checklists')).toEqual([
      0,
      'Checklists 0',
      'Empty 0',
      'Guides 1',
    ])
  })
})

test('GET /api/blog-categories lists all of them by name', async () => {
  const categories = await app.read<BlogCategory[]>('/api/blog-categories')
  expect(categories.map((c) => c.name)).toEqual(['Checklists', 'Empty', 'Guides'])
  expect(categories[2]).toEqual(guides)
})

describe('GET /api/blog/{slug}', () => {
  test('answers the article with its text, or without it', async () => {
    const post = await app.read<BlogPost>('/api/blog/choosing-a-microphone')
    expect(post).toMatchObject({ content: '<p>The text of Choosing a microphone</p>', featured_tools: [] })
    expect(await app.read<BlogPost>('/api/blog/choosing-a-microphone?content=false')).toEqual({
      ...post,
      content: '',
    })
  })

  test('has stored the text sanitised', async () => {
    const { slug } = await createPost(app, {
      title: 'Hostile',
      content: '<p onclick="hit()">a<script>hit()</script></p><a href="javascript:hit()">b</a>',
    })
    expect((await app.read<BlogPost>(`/api/blog/${slug}`)).content).toBe('<p>a</p><a>b</a>')
  })

  test('shows nothing that came into the database past the sanitiser', async () => {
    const { id, slug } = await createPost(app, { title: 'Past' })
    const content = '<p>a</p><script>hit()</script><p onclick="hit()">b</p>'
    await app.services.database.db.updateTable('blog_posts').set({ content }).where('id', '=', id).execute()
    expect((await app.read<BlogPost>(`/api/blog/${slug}`)).content).toBe('<p>a</p><p>b</p>')
    expect((await app.read<BlogBody>(`/api/blog/${slug}/body`)).html).toBe('<p>a</p><p>b</p>')
    expect(await (await app.request('/blog/rss.xml')).text()).not.toContain('hit()')
  })

  test.each(['no-such-post', 'a-draft', 'next-year'])('does not find %s', async (slug) => {
    for (const part of ['', '/body', '/categories', '/tools', '/recommended']) {
      const { message } = await expectFailure(await app.request(`/api/blog/${slug}${part}`), 'not_found')
      expect(message).toBe('Blog post not found')
    }
  })

  test('answers its categories as a list of their own', async () => {
    const categories = await app.read<BlogCategory[]>('/api/blog/choosing-a-microphone/categories')
    expect(categories).toEqual([lists, guides])
  })

  test('does not find what has been deleted', async () => {
    const { id, slug } = await createPost(app, { title: 'Gone' })
    expect((await app.request(`/api/blog/${slug}`)).status).toBe(200)
    await writeContent(app.services, async (tx) => {
      const at = new Date().toISOString()
      await tx.updateTable('blog_posts').set({ deleted_at: at }).where('id', '=', id).execute()
      await recordChanges(tx, KITLY, [{ action: 'delete', entity: 'blog_post', entity_id: id }])
    })
    await expectFailure(await app.request(`/api/blog/${slug}`), 'not_found')
  })
})

describe('the tools of an article', () => {
  let slug: string
  beforeAll(async () => {
    const near = await createCategory(app, { name: 'Near' })
    const far = await createCategory(app, { name: 'Far' })
    const tools = await createTools(app, [
      { name: 'Featured A', category_id: near.id, pricing_model: 'Free' },
      { name: 'Featured B', category_id: near.id, pricing_model: 'Paid' },
      { name: 'Near Free', category_id: near.id, pricing_model: 'Free' },
      { name: 'Near Low', category_id: near.id, pricing_model: 'Freemium' },
      { name: 'Near High', category_id: near.id, pricing_model: 'Paid' },
      { name: 'Far Best', category_id: far.id, pricing_model: 'Paid' },
      { name: 'Far Shown', category_id: far.id, pricing_model: 'Paid', is_featured: true },
      { name: 'Far 1', category_id: far.id, pricing_model: 'Paid' },
      { name: 'Far 2', category_id: far.id, pricing_model: 'Paid' },
      { name: 'Far 3', category_id: far.id, pricing_model: 'Paid' },
    ])
    await createReview(app, 'near-low', { rating: 1 })
    await createReview(app, 'far-best', { rating: 5 })
    const [a, b, hidden] = tools.map((t) => t.id)
    ;({ slug } = await createPost(app, { title: 'With tools', featured_tools: [b!, hidden!, a!] }))
    await writeContent(app.services, async (tx) => {
      await tx.updateTable('tools').set({ status: 'inactive' }).where('id', '=', hidden!).execute()
      await recordChanges(tx, KITLY, [{ action: 'update', entity: 'tool', entity_id: hidden! }])
    })
  })

  test('are those it features, in its order, without what is not public', async () => {
    const tools = await app.read<ToolCard[]>(`/api/blog/${slug}/tools`)
    expect(tools.map((t) => t.name)).toEqual(['Featured B', 'Featured A'])
  })

  test('are on its cover: those with a logo first, others only where there are hardly any', async () => {
    const logo_url = 'https://alpha.example/logo.png'
    const bare = await createTools(
      app,
      ['P', 'Q', 'R'].map((name) => ({ name: `Bare ${name}` })),
    )
    const marked = await createTools(
      app,
      [...'1234567'].map((n) => ({ name: `Marked ${n}`, logo_url })),
    )
    const coverOf = async (title: string, tools: { id: number }[]) => {
      const { slug } = await createPost(app, { title, featured_tools: tools.map(({ id }) => id) })
      const { cover_tools } = await app.read<BlogPost>(`/api/blog/${slug}`)
      const card = (await app.read<BlogCard[]>('/api/blog?limit=100')).find((post) => post.slug === slug)
      expect(card?.cover_tools).toEqual(cover_tools)
      return cover_tools.map(({ name }) => name)
    }
    expect(await coverOf('Few', [...bare, marked[0]!])).toEqual(['Marked 1', 'Bare P', 'Bare Q'])
    expect(await coverOf('Many', [bare[0]!, ...marked])).toEqual([1, 2, 3, 4, 5].map((n) => `Marked ${n}`))
    expect(await coverOf('None', [])).toEqual([])
  })

  test('that are recommended have a paid plan, are six and other ones, those of the same category first', async () => {
    const tools = await app.read<ToolCard[]>(`/api/blog/${slug}/recommended`)
    expect(tools.map((t) => t.name)).toEqual([
      'Near High',
      'Near Low',
      'Far Shown',
      'Far Best',
      'Far 1',
      'Far 2',
    ])
  })

  test('stand in its text as cards', async () => {
    const { slug } = await createPost(app, {
      title: 'Cards',
      content:
        '<div data-tool="featured-a"><a href="/tools/featured-a">A</a></div><div data-tool="gone"><a href="/tools/gone">Gone</a></div>',
    })
    const { html } = await app.read<BlogBody>(`/api/blog/${slug}/body`)
    expect(html).toContain('<strong>Featured A</strong> <span>Does the work of Featured A</span>')
    expect(html).toContain('<div data-tool="gone"><a href="/tools/gone">Gone</a></div>')
  })
})
