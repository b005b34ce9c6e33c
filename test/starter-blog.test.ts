import { beforeAll, describe, expect, test } from 'vitest'
import { sanitizePost } from '../src/features/blog/server/blog-sanitizer.ts'
import { splitsOf } from '../src/features/compare/pair.ts'
import { slugify } from '../src/shared/slug.ts'
import { readStarter, type Starter } from '../src/starter.ts'

let starter: Starter
let posts: Starter['blog']['posts']
beforeAll(async () => {
  starter = await readStarter()
  posts = starter.blog.posts
})

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ')
const wordsOf = (html: string) => textOf(html).match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? []
/** Slugs of the articles for which something does not hold. */
const failing = (holds: (post: Starter['blog']['posts'][number]) => boolean) =>
  posts.filter((p) => !holds(p)).map((p) => p.slug)

/** Words read in a minute. */
const PACE = 220

describe('the articles of the starter', () => {
  test('are at least twelve, each with a slug and a title of its own, and a file of that name', () => {
    expect(posts.length).toBeGreaterThanOrEqual(12)
    expect(new Set(posts.map((p) => p.slug)).size).toBe(posts.length)
    expect(new Set(posts.map((p) => p.title)).size).toBe(posts.length)
  })

  test('have 700 to 1,500 words, and say rightly how long they take', () => {
    expect(
      failing(({ content }) => wordsOf(content).length >= 700 && wordsOf(content).length <= 1500),
    ).toEqual([])
    expect(failing((p) => Math.abs(wordsOf(p.content).length / PACE - p.reading_time_minutes) <= 1)).toEqual(
      [],
    )
  })

  test('have an excerpt, tags, a category and tools, and are by the editors', () => {
    const categories = new Set(starter.blog.categories.map((c) => c.slug))
    const tools = new Set(starter.tools.map((t) => slugify(t.name)))
    expect(failing((p) => p.excerpt.length >= 80 && p.excerpt.length <= 180)).toEqual([])
    expect(failing((p) => p.tags.length >= 3 && p.tags.length <= 6)).toEqual([])
    expect(failing((p) => p.categories.every((c) => categories.has(c)))).toEqual([])
    expect(
      failing((p) => p.featured_tools.length >= 4 && p.featured_tools.every((t) => tools.has(t))),
    ).toEqual([])
    expect(failing((p) => p.author_name === 'Kitly editors')).toEqual([])
    const used = new Set(posts.flatMap((p) => p.categories))
    expect([...categories].filter((c) => !used.has(c))).toEqual([])
  })

  test('lead only to pages that there are', () => {
    const tools = new Set(starter.tools.map((t) => slugify(t.name)))
    const known = new Set([
      '/bundles',
      '/tools?pricing=free',
      ...[...tools].flatMap((slug) => [`/tools/${slug}`, `/tools/${slug}/alternatives`]),
      ...starter.bundles.map((b) => `/bundles/${b.slug}`),
      ...starter.categories.map((c) => `/tools?category=${c.Slug}`),
      ...posts.map((p) => `/blog/${p.slug}`),
    ])
    const isKnown = (href: string) =>
      known.has(href) ||
      (href.startsWith('/compare/') &&
        splitsOf(href.slice('/compare/'.length)).some(([a, b]) => a < b && tools.has(a) && tools.has(b)))
    const hrefs = posts.flatMap(({ slug, content }) =>
      [...content.matchAll(/href="([^"]*)"/g)].map(([, href]) => ({ slug, href: href! })),
    )
    expect(hrefs.length).toBeGreaterThan(100)
    const inside = hrefs.filter(({ href }) => !href.startsWith('https://'))
    expect(inside.filter(({ href }) => !isKnown(href))).toEqual([])
    expect(failing((p) => p.content.includes('href="/tools/'))).toEqual([])
  })

  test('lead outside only to pages that a fact was read on', () => {
    const read = new Set(
      starter.facts.flatMap(({ facts, plans, life }) => [
        ...[...facts, ...plans].map(({ source_url }) => source_url),
        life?.life_source_url,
      ]),
    )
    const outside = posts.flatMap(({ slug, content }) =>
      [...content.matchAll(/href="(https:[^"]*)"/g)].map(([, href]) => ({ slug, href: href! })),
    )
    expect(outside.length).toBeGreaterThan(20)
    expect(outside.filter(({ href }) => !read.has(href))).toEqual([])
  })

  test('keep their links when they are cleaned', () => {
    const linksOf = (html: string) => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)
    for (const { slug, content } of posts) {
      expect([slug, linksOf(sanitizePost(content))]).toEqual([slug, linksOf(content)])
    }
  })

  test('call each tool by its name where they lead to it', () => {
    const names = new Map(starter.tools.map((t) => [slugify(t.name), t.name]))
    // A longer name may be shortened where it is clear which is meant.
    const wrong = posts.flatMap(({ content }) =>
      [...content.matchAll(/href="\/tools\/([a-z0-9-]+)">([^<]*)</g)].filter(
        ([, slug, text]) => !names.get(slug!)?.toLowerCase().includes(text!.toLowerCase()),
      ),
    )
    expect(wrong.map(([, slug, text]) => `${slug}: ${text}`)).toEqual([])
  })

  test('differ in form: tables, lists to tick, steps', () => {
    const having = (part: string) => posts.filter((p) => p.content.includes(part)).length
    expect(having('<table>')).toBeGreaterThanOrEqual(8)
    expect(having('data-list="check"')).toBeGreaterThanOrEqual(6)
    expect(posts.filter((p) => /<h2>Step 1/.test(p.content)).length).toBeGreaterThanOrEqual(2)
    expect(new Set(posts.map((p) => p.section_separators)).size).toBe(3)
  })

  test('are written for themselves: no two have a run of twelve words in common', () => {
    const seen = new Map<string, string>()
    const shared: string[] = []
    for (const { slug, content } of posts) {
      const words = wordsOf(content.toLowerCase())
      for (let i = 0; i + 12 <= words.length; i++) {
        const run = words.slice(i, i + 12).join(' ')
        const other = seen.get(run)
        if (other !== undefined && other !== slug) shared.push(`${other} / ${slug}: ${run}`)
        seen.set(run, slug)
      }
    }
    expect(shared).toEqual([])
  })

  test('are out already, and not all at once', () => {
    const dates = posts.map((p) => p.published_at.slice(0, 10))
    expect(new Set(dates).size).toBe(dates.length)
    expect(failing((p) => Date.parse(p.published_at) < Date.parse('2026-11-20'))).toEqual([])
  })
})
