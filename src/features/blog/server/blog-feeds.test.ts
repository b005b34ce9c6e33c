import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createBlogCategory, createPost } from '../../../../test/blog.ts'

const ORIGIN = 'https://kitly.example'
const TITLE = 'Less < more & "quotes" ]]> 🙂'
const AT = '2026-01-05T10:20:30.000Z'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ KITLY_URL: `${ORIGIN}/` })
})

async function readFeed(path: string) {
  const response = await app.request(path)
  const xml = await response.text()
  expect(XMLValidator.validate(xml)).toBe(true)
  const parser = new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => ['item', 'entry'].includes(name),
  })
  return { type: response.headers.get('content-type'), feed: parser.parse(xml) }
}

describe('without articles', () => {
  test.each(['/blog/rss.xml', '/blog/atom.xml'])('%s is a feed all the same', async (path) => {
    const { feed } = await readFeed(path)
    expect(feed.rss?.channel.title ?? feed.feed.title).toBe('Kitly Blog')
  })
})

describe('with articles', () => {
  beforeAll(async () => {
    const { id } = await createBlogCategory(app, { name: 'Guides & more', slug: 'guides' })
    for (let i = 0; i < 21; i++) await createPost(app, { published_at: `2025-01-${10 + i}T00:00:00.000Z` })
    await createPost(app, {
      title: TITLE,
      slug: 'less-more',
      excerpt: 'A & B\u0007',
      content:
        '<p>5 &lt; 6 <a href="/tools/a">tool</a> <a href="https://x.example/">x</a></p><img src="/a.png" />',
      published_at: AT,
      categories: [id],
    })
    await createPost(app, { title: 'Secret draft', published_at: null })
  })
  const url = `${ORIGIN}/blog/less-more`
  const content = `<p>5 &lt; 6 <a href="${ORIGIN}/tools/a">tool</a> <a href="https://x.example/">x</a></p><img src="${ORIGIN}/a.png" />`

  test('GET /blog/rss.xml has the newest twenty as RSS, whole, with complete addresses', async () => {
    const { type, feed } = await readFeed('/blog/rss.xml')
    expect(type).toBe('application/rss+xml; charset=utf-8')
    const { item, link } = feed.rss.channel
    expect(link).toBe(`${ORIGIN}/blog`)
    expect(item).toHaveLength(20)
    expect(item[0]).toMatchObject({
      title: TITLE,
      link: url,
      pubDate: 'Mon, 05 Jan 2026 10:20:30 GMT',
      'dc:creator': 'Kitly Team',
      category: 'Guides & more',
      description: 'A & B',
      'content:encoded': content,
    })
    expect(item[0].guid).toEqual({ '#text': url, '@_isPermaLink': 'true' })
    expect(JSON.stringify(item)).not.toContain('Secret')
  })

  test('GET /blog/atom.xml has the same as Atom', async () => {
    const { type, feed } = await readFeed('/blog/atom.xml')
    expect(type).toBe('application/atom+xml; charset=utf-8')
    const { entry, updated } = feed.feed
    expect(entry).toHaveLength(20)
    expect(entry[0]).toMatchObject({
      id: url,
      title: TITLE,
      published: AT,
      author: { name: 'Kitly Team' },
      link: { '@_href': url },
      category: { '@_term': 'guides', '@_label': 'Guides & more' },
      content: { '#text': content, '@_type': 'html' },
    })
    expect(updated >= entry[0].updated).toBe(true)
  })
})
