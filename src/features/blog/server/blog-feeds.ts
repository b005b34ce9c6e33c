import type { CatalogPost } from '../../../catalog/blog.ts'
import { escapeXml as xml } from '../../../kernel/http/xml.ts'
import { withOrigin } from './blog-body.ts'

/** Articles with their stored texts, newest first. */
export type FeedPost = CatalogPost & { content: string }

const TITLE = 'Kitly Blog'
const SUBTITLE = 'How to choose, compare and use AI tools'

const element = (name: string, text: string, attributes = '') =>
  `<${name}${attributes}>${xml(text)}</${name}>`

/** RSS 2.0 with whole texts. */
export function rssFeed(posts: FeedPost[], origin: string): string {
  const items = posts.map((post) => {
    const url = `${origin}/blog/${post.slug}`
    return [
      '<item>',
      element('title', post.title),
      element('link', url),
      element('guid', url, ' isPermaLink="true"'),
      element('pubDate', new Date(post.published_at).toUTCString()),
      element('dc:creator', post.author_name),
      ...post.categories.map((c) => element('category', c.name)),
      element('description', post.excerpt),
      element('content:encoded', withOrigin(post.content, origin)),
      '</item>',
    ].join('')
  })
  const namespaces = [
    'xmlns:atom="http://www.w3.org/2005/Atom"',
    'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
    'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  ].join(' ')
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${namespaces}><channel>`,
    element('title', TITLE),
    element('link', `${origin}/blog`),
    element('description', SUBTITLE),
    '<language>en</language>',
    `<atom:link href="${xml(origin)}/blog/rss.xml" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
  ].join('\n')
}

/** Atom 1.0 with whole texts. */
export function atomFeed(posts: FeedPost[], origin: string): string {
  const iso = (time: string) => new Date(time).toISOString()
  const changedAt = (post: FeedPost) => [iso(post.updated_at), iso(post.published_at)].sort()[1]!
  const entries = posts.map((post) => {
    const url = `${origin}/blog/${post.slug}`
    return [
      '<entry>',
      element('id', url),
      element('title', post.title),
      `<link href="${xml(url)}"/>`,
      element('published', iso(post.published_at)),
      element('updated', changedAt(post)),
      `<author>${element('name', post.author_name)}</author>`,
      ...post.categories.map((c) => `<category term="${xml(c.slug)}" label="${xml(c.name)}"/>`),
      element('summary', post.excerpt),
      element('content', withOrigin(post.content, origin), ' type="html"'),
      '</entry>',
    ].join('')
  })
  // A feed must say when it changed; one without articles never has.
  const updated = posts.map(changedAt).sort().at(-1) ?? new Date(0).toISOString()
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    element('id', `${origin}/blog`),
    element('title', TITLE),
    element('subtitle', SUBTITLE),
    element('updated', updated),
    `<link href="${xml(origin)}/blog"/>`,
    `<link href="${xml(origin)}/blog/atom.xml" rel="self" type="application/atom+xml"/>`,
    ...entries,
    '</feed>',
  ].join('\n')
}
