import { claimKind } from '../../src/features/claims/server/claim-kind.service.ts'
import { insertClaim, markChecked } from '../../src/features/claims/server/claims.queries.ts'
import { KITLY, writeContent } from '../../src/kernel/changes/changes.queries.ts'
import { changeRecords } from '../../src/kernel/changes/records.ts'
import { createReview, reviewInput } from '../factories.ts'
import { createUploader, toolsCsv } from '../imports.ts'
import { createPerson } from '../people.ts'
import { confirmAll } from '../reviews.ts'
import { type KeptSite, SAID, TAGS } from './site.ts'

/** Every kind of change that visitors can see, at random. Some are refused, as those of people are. */

type Write = (site: KeptSite) => Promise<unknown>

let count = 0
const word = (of: string) => `${of} ${++count}`

const PART: Record<string, (site: KeptSite) => unknown> = {
  name: () => word('Tool'),
  short_description: () => word('What it does'),
  description: () => word('All of what it does'),
  website_url: () => `https://example.com/${++count}`,
  logo_url: ({ random }) => (random.chance(0.3) ? null : `https://example.com/${++count}.svg`),
  pricing_model: ({ random }) => random.pick(['Free', 'Freemium', 'Paid']),
  tags: ({ random }) => random.some(TAGS, 4),
  features: ({ random }) => [word('Feature'), ...random.some(SAID, 3)],
  status: ({ random }) => random.pick(['active', 'active', 'inactive']),
  is_featured: ({ random }) => random.chance(0.5),
  rating: ({ random }) => random.int(10, 50) / 10,
  slug: () => `slug-${++count}`,
  verdict: () => word('Good'),
  skill_level: ({ random }) => random.pick(['beginner', 'advanced', null]),
  not_ideal_for: () => [word('Those who')],
  life_state: ({ random }) => random.pick(['active', 'closed', 'maintenance']),
  life_since: () => '2026-05',
  search_keywords: ({ random }) => random.some(SAID, 4),
  tutorials: () => [{ title: word('How'), description: 'First steps' }],
}

const changeTool: Write = async (site) => {
  const { random } = site
  const names = random.some(Object.keys(PART), 2)
  const body = Object.fromEntries(names.map((name) => [name, PART[name]!(site)]))
  if (random.chance(0.2)) Object.assign(body, { category_id: await site.idOf('categories') })
  return await site.send('PUT', `/api/admin/tools/${await site.idOf('tools')}`, body)
}

const toolIds = ({ app, random }: KeptSite, most: number) =>
  random.some([...app.services.catalog.current.toolById.keys()], most)

const someSlug = ({ random, slugs }: KeptSite) => random.pick(slugs())

const record = (kind: string, step: 'delete' | 'restore', table: Parameters<KeptSite['idOf']>[0]): Write => {
  return async ({ send, idOf }) =>
    await send('POST', `/api/admin/records/${kind}/${step}`, { ids: [await idOf(table)] })
}
/** Takes records out of the bin more often than they are put into it, so that something is left. */
const moved = (kind: string, table: Parameters<KeptSite['idOf']>[0]): Write => {
  return async (site) => {
    await record(kind, 'delete', table)(site)
    if (site.random.chance(0.5)) return
    for (let i = 0; i < 4; i++) await record(kind, 'restore', table)(site)
  }
}

const claim: Write = async (site) => {
  const { app } = site
  const { id: user_id } = await createPerson(app, { password: null })
  const tool = app.services.catalog.current.toolBySlug.get(someSlug(site))!
  const { host } = new URL(tool.website_url)
  const asked = {
    role: 'Maker',
    method: 'dns' as const,
    host,
    token: word('t'),
    name: tool.name,
    search_key: 'x',
  }
  const id = await writeContent(app.services, async (tx) => {
    const claimed = await insertClaim(tx, { ...asked, tool_id: tool.id, user_id })
    await markChecked(tx, claimed, true)
    await changeRecords(tx, KITLY, claimKind, [claimed], {
      change: (before) => ({ ...before, status: 'proved' as const }),
    })
    return claimed
  })
  await site.send('POST', `/api/admin/claims/${id}/decide`, { decision: 'approve' })
}

const importTools: Write = async ({ app, random }) => {
  const uploader = await createUploader(app, `uploader${++count}@kitly.example`)
  const rows = Array.from({ length: random.int(1, 3) }, () => ({
    'Tool Name': random.chance(0.5) ? `Tool ${random.below(40)}` : word('Imported'),
    Summary: word('Comes from a file'),
  }))
  await uploader.bulk(toolsCsv(rows))
}

export const WRITES: Record<string, Write> = {
  tool: changeTool,
  'tool again': changeTool,
  'new tool': (site) =>
    site.send('POST', '/api/admin/tools', {
      name: word('Tool'),
      short_description: word('New'),
      website_url: 'https://example.com/new',
      tags: site.random.some(TAGS, 3),
    }),
  'several tools': (site) =>
    site.send('POST', '/api/admin/tools/change', {
      ids: toolIds(site, 4),
      set: { pricing_model: 'Freemium' },
    }),
  'tools in the bin': moved('tool', 'tools'),
  review: (site) =>
    createReview(site.app, someSlug(site), {
      rating: site.random.int(1, 5),
      use_kind: site.random.pick(['team', null]),
    }),
  'review of a visitor': (site) =>
    site.send(
      'POST',
      `/api/tools/${someSlug(site)}/reviews`,
      reviewInput({ rating: site.random.int(1, 5) }),
      null,
    ),
  'review of a member': (site) =>
    site.send('POST', `/api/tools/${someSlug(site)}/reviews`, reviewInput(), site.random.pick(site.members)),
  'confirmed review': async (site) => await confirmAll(site.app, [await site.idOf('reviews')]),
  'moderated review': async (site) =>
    await site.send('PUT', `/api/admin/reviews/${await site.idOf('reviews')}`, {
      status: site.random.pick(['published', 'pending', 'rejected']),
    }),
  'edited review': async (site) =>
    await site.send('PUT', `/api/admin/reviews/${await site.idOf('reviews')}`, {
      content: word('What was written is put otherwise now, and is long enough'),
      reply: word('Thanks'),
    }),
  'reviews in the bin': moved('review', 'reviews'),
  vote: async (site) =>
    await site.send(
      'POST',
      `/api/reviews/${await site.idOf('reviews')}/helpful`,
      { helpful: site.random.chance(0.7) },
      site.random.pick(site.members),
    ),
  bundle: async (site) =>
    await site.send('PUT', `/api/admin/bundles/${await site.idOf('bundles')}`, {
      summary: word('For'),
      ...(site.random.chance(0.5) && { tool_ids: toolIds(site, 5) }),
      ...(site.random.chance(0.2) && { slug: `bundle-${++count}` }),
    }),
  'bundles in the bin': moved('bundle', 'bundles'),
  'saved bundle': async (site) =>
    await site.send(
      'POST',
      `/api/users/saved-bundles/${await site.idOf('bundles')}`,
      {},
      site.random.pick(site.members),
    ),
  category: async (site) =>
    await site.send('PUT', `/api/admin/categories/${await site.idOf('categories')}`, {
      description: word('All of'),
    }),
  'categories in the bin': moved('category', 'categories'),
  article: async (site) =>
    await site.send('PUT', `/api/admin/blog/${await site.idOf('blog_posts')}`, {
      title: word('Post'),
      content: `<p>${word('Text')}</p>`,
      ...(site.random.chance(0.5) && { featured_tools: toolIds(site, 3) }),
    }),
  'articles in the bin': moved('blog_post', 'blog_posts'),
  'category of the blog': async (site) =>
    await site.send('PUT', `/api/admin/blog-categories/${await site.idOf('blog_categories')}`, {
      name: word('Guides'),
    }),
  settings: (site) =>
    site.send('PUT', '/api/admin/settings', {
      google_analytics_code: site.random.pick([null, 'G-ABCDEF1234']),
      home_stats: [{ value: String(++count), label: 'of them' }],
      ...(site.random.chance(0.2) && { rating_prior_weight: site.random.int(1, 9) }),
    }),
  facts: async (site) =>
    await site.send('PUT', `/api/admin/tools/${await site.idOf('tools')}/facts`, {
      api: site.random.chance(0.2)
        ? null
        : {
            value: site.random.chance(0.5),
            note: word('They say'),
            source_url: 'https://docs.example.com/api',
            source_kind: 'vendor',
            source_date: null,
            checked_at: '2026-11-20',
          },
    }),
  'kind of facts': async (site) =>
    await site.send('PUT', `/api/admin/fact-kinds/${await site.idOf('fact_kinds')}`, {
      question: `${word('Is it so')}?`,
    }),
  claim,
  use: async ({ app }) => {
    const { counters, catalog } = app.services
    for (const id of catalog.current.toolById.keys()) {
      for (let visitor = 0; visitor < 9; visitor++) {
        counters.count('tool_click', id, `198.51.${visitor}.${++count % 250}`, `198.51.${visitor}.0/24`)
      }
      if (count % 3 === 0) break
    }
    await counters.flush()
    await counters.tellMoved()
  },
  import: importTools,
  nothing: ({ app }) => app.services.catalog.refresh(),
}
