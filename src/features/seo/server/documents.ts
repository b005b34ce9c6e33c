import type { Catalog } from '../../../catalog/catalog.ts'
import { escapeXml } from '../../../kernel/http/xml.ts'
import { FEED_SIZE } from '../seo.limits.ts'

/** Small documents that programs read. Each is made from a version of the catalogue and the site's address. */
type Document = (catalog: Catalog, origin: string) => string

/** Addresses that are nobody's business: people's own pages, and calls that answer no page. */
const PRIVATE = ['/api/', '/admin', '/auth/', '/dashboard', '/profile', '/saved']
/** What is readable below them. */
const OPEN = ['/api/docs', '/api/openapi.json']

export const robotsTxt: Document = (_, origin) =>
  [
    'User-agent: *',
    ...OPEN.map((path) => `Allow: ${path}`),
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

/** One line of Markdown: no text may begin a link or a new line of its own. */
const plain = (text: string) => text.replace(/[\\[\]<>]/g, '\\$&').replace(/\s+/g, ' ')

/** A guide for language models, in the form of llmstxt.org. */
export const llmsTxt: Document = (catalog, origin) => {
  const link = (name: string, path: string, text: string) =>
    `- [${plain(name)}](${origin}${path}): ${plain(text)}`
  const tools = (count: number) => (count === 1 ? '1 tool' : `${count.toLocaleString('en')} tools`)
  return [
    '# Kitly',
    '',
    '> A curated directory of AI tools: what each is for, what it costs, and what it is not good at. ' +
      `${tools(catalog.orders.relevance.length)}, sets of tools for one job each, and comparisons side by side.`,
    '',
    'Ratings come from confirmed reviews, from three on; is_rated says of each tool whether it has enough.',
    '',
    '## Pages',
    '',
    link('Tools', '/tools', 'search and filter the directory'),
    link('Categories', '/categories', 'tools by what they are for'),
    link('Bundles', '/bundles', 'sets of tools for one job each, with the reason for each tool'),
    link('Compare', '/compare', 'up to five tools side by side: /compare?tools={slug},{slug}'),
    link('Magic Kit Builder', '/kit-builder', 'describe a project, get the tools for it'),
    link('Blog', '/blog', 'guides, comparisons and checklists about choosing and using AI tools'),
    link('Help', '/help', 'how the site works, in questions and answers'),
    link('Suggest a tool', '/submit-tool', 'a form for what is missing'),
    link('Contact', '/contact', 'a form and an address'),
    '',
    '## Data',
    '',
    link('API reference', '/api/docs', 'every endpoint, for people'),
    link('OpenAPI document', '/api/openapi.json', 'the same for programs'),
    link('Search', '/api/tools?search=transcribe%20meetings&limit=10', 'an example; JSON, no key needed'),
    link('New tools', '/feed.xml', 'RSS'),
    link('New articles', '/blog/rss.xml', 'RSS'),
    link('Sitemap', '/sitemap.xml', 'every page'),
    '',
    '## Categories',
    '',
    ...catalog.categories.map(({ name, slug, tool_count, description }) =>
      link(name, `/tools?category=${encodeURIComponent(slug)}`, `${tools(tool_count)}. ${description}`),
    ),
    '',
    '## Bundles',
    '',
    ...catalog.bundles.map(({ name, slug, summary }) =>
      link(name, `/bundles/${encodeURIComponent(slug)}`, summary),
    ),
    '',
  ].join('\n')
}

/** New tools as RSS 2.0, the newest first. */
export const rssFeed: Document = (catalog, origin) => {
  const tools = catalog.orders.newest.slice(0, FEED_SIZE)
  const date = (iso: string) => new Date(iso).toUTCString()
  const items = tools.map((tool) => {
    const url = `${origin}/tools/${encodeURIComponent(tool.slug)}`
    return [
      '<item>',
      `<title>${escapeXml(tool.name)}</title>`,
      `<link>${escapeXml(url)}</link>`,
      // Stays the same when the address changes, so that readers do not show the tool again.
      `<guid isPermaLink="false">${escapeXml(`${origin}/#tool-${tool.id}`)}</guid>`,
      `<pubDate>${date(tool.created_at)}</pubDate>`,
      ...(tool.category_name ? [`<category>${escapeXml(tool.category_name)}</category>`] : []),
      `<description>${escapeXml(`${tool.short_description} (${tool.pricing_model})`)}</description>`,
      '</item>',
    ].join('')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    '<title>Kitly: new AI tools</title>',
    `<link>${escapeXml(`${origin}/tools?sort=newest`)}</link>`,
    '<description>Tools that are new in the directory</description>',
    '<language>en</language>',
    `<atom:link href="${escapeXml(`${origin}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...(tools[0] ? [`<lastBuildDate>${date(tools[0].created_at)}</lastBuildDate>`] : []),
    ...items,
    '</channel></rss>',
    '',
  ].join('\n')
}
