import { setImmediate } from 'node:timers/promises'
import type { Catalog } from '../../../catalog/catalog.ts'
import { escapeXml } from '../../../kernel/http/xml.ts'
import { UNCATEGORIZED } from '../../../shared/uncategorized.ts'
import { SITEMAP_ADDRESSES_MAX, SITEMAP_BYTES_MAX } from '../seo.limits.ts'
import type { Dated } from './seo.queries.ts'

/** Pages that stand by themselves. A test compares them with the routes. */
export const PAGES = [
  '/',
  '/tools',
  '/categories',
  '/bundles',
  '/kit-builder',
  '/blog',
  '/help',
  '/contact',
  '/submit-tool',
  '/how-we-check',
  '/how-lists-are-ordered',
  '/api/docs',
  '/privacy',
  '/terms',
]

export interface SitemapEntry {
  path: string
  /** When what the page shows last changed, as an ISO time; null where nobody knows. */
  lastmod: string | null
}

/** What a sitemap is made from: one version of the catalogue, and what the database adds. */
export interface SitemapSource {
  catalog: Catalog
  bundles: Dated[]
}

/**
 * Every address that search engines should list. What is new comes at the end, so that the parts of a large map
 * stay as they are. Comparisons of two tools are left out: there are millions, and tools lead to those that matter.
 */
export function* sitemapEntries({ catalog, bundles }: SitemapSource): Generator<SitemapEntry> {
  const changed = new Map<string, string>()
  let latest: string | null = null
  for (const { category_slug, updated_at } of catalog.toolById.values()) {
    if (latest === null || updated_at > latest) latest = updated_at
    if (category_slug && updated_at > (changed.get(category_slug) ?? ''))
      changed.set(category_slug, updated_at)
  }
  for (const path of PAGES) yield { path, lastmod: path === '/tools' || path === '/' ? latest : null }
  const counts = new Map(catalog.categories.map((c) => [c.slug, c.tool_count]))
  for (const slug of [...counts.keys()].sort()) {
    const path = `/tools?category=${encodeURIComponent(slug)}`
    // An empty list is nothing to find.
    if (counts.get(slug)! > 0) yield { path, lastmod: changed.get(slug) ?? null }
  }
  if (catalog.hasUncategorized) yield { path: `/tools?category=${UNCATEGORIZED.slug}`, lastmod: null }
  for (const { slug, updated_at } of bundles) yield { path: pathOf('/bundles', slug), lastmod: updated_at }
  const { posts } = catalog.blog
  for (let i = posts.length - 1; i >= 0; i--) {
    const { slug, updated_at } = posts[i]!
    yield { path: pathOf('/blog', slug), lastmod: updated_at }
  }
  const { newest } = catalog.orders
  for (let i = newest.length - 1; i >= 0; i--) {
    const { slug, updated_at, category_slug } = newest[i]!
    const path = pathOf('/tools', slug)
    yield { path, lastmod: updated_at }
    // A tool that is alone in its category may have no alternatives.
    if (category_slug && counts.get(category_slug)! > 1) yield { path: `${path}/alternatives`, lastmod: null }
  }
}

const pathOf = (folder: string, slug: string) => `${folder}/${encodeURIComponent(slug)}`

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const URLSET = { open: `${HEAD}<urlset ${NAMESPACE}>\n`, close: '</urlset>\n' }

const element = (name: string, loc: string, lastmod: string | null) =>
  `<${name}><loc>${escapeXml(loc)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</${name}>\n`

/** One part of a sitemap: a run of its entries. */
export interface SitemapPart {
  from: number
  count: number
  lastmod: string | null
}

/** Entries between two chances for other requests. */
const SLICE = 2_000

/** Cuts a sitemap where a part would have too many addresses or bytes. A small one has a single part. */
export async function planSitemap(
  source: SitemapSource,
  origin: string,
  most = { addresses: SITEMAP_ADDRESSES_MAX, bytes: SITEMAP_BYTES_MAX },
): Promise<SitemapPart[]> {
  const room = most.bytes - URLSET.open.length - URLSET.close.length
  const parts: SitemapPart[] = []
  let part: SitemapPart = { from: 0, count: 0, lastmod: null }
  let bytes = 0
  for (const { path, lastmod } of sitemapEntries(source)) {
    const length = Buffer.byteLength(element('url', origin + path, lastmod))
    if (part.count > 0 && (part.count === most.addresses || bytes + length > room)) {
      parts.push(part)
      part = { from: part.from + part.count, count: 0, lastmod: null }
      bytes = 0
    }
    part.count++
    bytes += length
    if (lastmod && lastmod > (part.lastmod ?? '')) part.lastmod = lastmod
    if (part.count % SLICE === 0) await setImmediate()
  }
  return [...parts, part]
}

/** The map of the maps. */
export function sitemapIndex(parts: readonly SitemapPart[], origin: string): string {
  const maps = parts.map((part, i) => element('sitemap', `${origin}/sitemaps/${i + 1}.xml`, part.lastmod))
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${maps.join('')}</sitemapindex>\n`
}

/** Characters of one chunk. */
const CHUNK = 65_536

/** One part as XML, in chunks: nobody holds more than one of them. */
export async function* sitemapChunks(
  source: SitemapSource,
  { from, count }: SitemapPart,
  origin: string,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let text = URLSET.open
  let at = 0
  for (const { path, lastmod } of sitemapEntries(source)) {
    if (at >= from + count) break
    if (at++ >= from) text += element('url', origin + path, lastmod)
    if (at % SLICE === 0) await setImmediate()
    if (text.length < CHUNK) continue
    yield encoder.encode(text)
    text = ''
  }
  yield encoder.encode(text + URLSET.close)
}
