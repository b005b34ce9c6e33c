import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createPost } from '../../../../test/blog.ts'
import { createBundle, createCategory, createReview, createTool } from '../../../../test/factories.ts'
import { createPerson } from '../../../../test/people.ts'
import type { Waiting } from '../../../admin-kit/screen/admin.contract.ts'
import { now } from '../../../kernel/data/codec.ts'
import { COUNTED } from '../../reviews/server/reviews.service.ts'
import type { AdminStats, Traffic } from '../dashboard.contract.ts'
import { LIST_OF } from '../ui/figures.ts'

let app: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  app = await createTestApp()
  headers = (await createPerson(app, { role: 'admin' })).headers
})

const dayAgo = (n: number) => new Date(Date.now() - n * 86_400_000).toISOString().slice(0, 10)
const count = (day: string, kind: string, subject: string, count: number) =>
  app.services.database.db.insertInto('daily_counters').values({ day, kind, subject, count }).execute()

describe('GET /api/admin/stats', () => {
  test('counts what is not in the bin, and names what is most used', async () => {
    await createTool(app, { name: 'Quiet' })
    const loud = await createTool(app, { name: 'Loud' })
    await createReview(app, loud.slug, { rating: 5 })
    app.services.counters.count('tool_view', loud.id, 'somebody')
    const stats = await app.read<AdminStats>('/api/admin/stats', { headers })
    expect(stats).toMatchObject({
      totalTools: 2,
      totalBundles: 0,
      totalCategories: 0,
      totalUsers: 1,
      totalReviews: 1,
      totalBlogPosts: 0,
      openLinks: 0,
      topBundles: [],
    })
    const unrated = { rating: 4.1, is_rated: false, confirmed_count: 1, review_count: 1 }
    expect(stats.topTools[0]).toEqual({ name: 'Loud', slug: 'loud', views: 1, ...unrated })
  })
})

/** What the lists that figures lead to ask for. */
const LISTS: Record<(typeof LIST_OF)[keyof typeof LIST_OF]['to'], string> = {
  '/admin/tools': '/api/admin/tools',
  '/admin/bundles': '/api/admin/bundles',
  '/admin/categories': '/api/admin/categories',
  '/admin/users': '/api/admin/registered-users',
  '/admin/reviews': '/api/admin/reviews',
  '/admin/blog': '/api/admin/blog',
  '/admin/links': '/api/admin/links?state=open',
}

describe('each figure', () => {
  test('leads to a list of as many rows, whatever state they are in', async () => {
    const { db } = app.services.database
    const [plain, binned] = [await createTool(app), await createTool(app)]
    await createTool(app, { status: 'inactive' })
    for (const { slug } of [plain, binned]) {
      await createReview(app, slug)
      await createReview(app, slug, {}, { ...COUNTED, status: 'pending', is_confirmed: false })
    }
    const bundles = [
      await createBundle(app, { name: 'Bundle', tool_ids: [plain.id] }),
      await createBundle(app, { name: 'Binned bundle', tool_ids: [] }),
    ]
    const categories = [
      await createCategory(app, { name: 'Category' }),
      await createCategory(app, { name: 'Binned' }),
    ]
    const posts = [await createPost(app), await createPost(app), await createPost(app)]
    await db.updateTable('blog_posts').set({ is_published: 0 }).where('id', '=', posts[2]!.id).execute()
    await createPerson(app)
    const visit = { url: 'x', failure: null, http_status: 404, code: null, moved_to: null, times: 1 }
    const at = { checked_at: now(), since: now() }
    await db
      .insertInto('link_checks')
      .values([plain, binned].map(({ id }) => ({ ...visit, ...at, id, state: 'dead', outcome: 'dead' })))
      .execute()
    for (const [kind, of] of [
      ['tool', binned],
      ['bundle', bundles[1]!],
      ['category', categories[1]!],
      ['blog_post', posts[0]!],
    ] as const) {
      const answer = await app.send('POST', `/api/admin/records/${kind}/delete`, { ids: [of.id] }, headers)
      expect(answer.status).toBe(200)
    }
    const stats = await app.read<AdminStats>('/api/admin/stats', { headers })
    for (const of of Object.keys(LIST_OF) as (keyof typeof LIST_OF)[]) {
      const answer = await app.request(LISTS[LIST_OF[of].to], { headers })
      expect([of, answer.headers.get('x-total-count')]).toEqual([of, String(stats[of])])
      expect([of, stats[of] > 0]).toEqual([of, true])
    }
  })
})

describe('GET /api/admin/waiting', () => {
  test('counts what nobody has dealt with, for moderators too', async () => {
    const moderator = await createPerson(app, { role: 'moderator' })
    const waiting = () => app.read<Waiting>('/api/admin/waiting', { headers: moderator.headers })
    const before = await waiting()
    const { slug } = await createTool(app, { name: 'Waited for' })
    const { db } = app.services.database
    const review = async (set: { status?: string; report_count?: number; deleted_at?: string }) => {
      const { id } = await createReview(app, slug, { rating: 4 })
      await db.updateTable('reviews').set(set).where('id', '=', id).execute()
    }
    await review({ status: 'pending' })
    await review({ status: 'pending', report_count: 2 })
    await review({ report_count: 1 })
    await review({ status: 'rejected' })
    await review({ status: 'pending', deleted_at: new Date().toISOString() })
    const email = 'someone@example.com'
    const suggestion = {
      name: 'Suggested',
      website_url: 'suggested.example',
      email,
      short_description: 'Helps.',
    }
    await app.send('POST', '/api/submissions', { ...suggestion, category: '', pricing_model: '', note: '' })
    await app.send('POST', '/api/contact', { email, query_type: 'support', message: 'Who can help me here?' })
    expect(await waiting()).toEqual({
      ...before,
      reviews: before.reviews + 3,
      submissions: before.submissions + 1,
      inquiries: before.inquiries + 1,
    })
    const person = await createPerson(app)
    await expectFailure(await app.request('/api/admin/waiting', { headers: person.headers }), 'forbidden')
  })
})

describe('GET /api/admin/traffic', () => {
  const traffic = (days: number | string) => app.read<Traffic>(`/api/admin/traffic?days=${days}`, { headers })

  test('has every day, and the same time before to compare with', async () => {
    await count(dayAgo(0), 'tool_click', '1', 3)
    await count(dayAgo(6), 'tool_click', '1', 4)
    await count(dayAgo(7), 'tool_click', '1', 10)
    await count(dayAgo(14), 'tool_click', '1', 100)
    await count(dayAgo(2), 'search', '', 8)
    await count(dayAgo(2), 'search_empty', 'flying cars', 2)
    await count(dayAgo(3), 'search_empty', 'flying cars', 3)
    await count(dayAgo(3), 'search_empty', 'teapots', 1)
    await count(dayAgo(3), 'search_unlisted', 'Excel', 4)
    await count(dayAgo(1), 'kit', '', 5)
    const week = await traffic(7)
    expect(week.days.map((d) => d.day)).toEqual([6, 5, 4, 3, 2, 1, 0].map(dayAgo))
    expect(week.days.map((d) => d.clicks)).toEqual([4, 0, 0, 0, 0, 0, 3])
    expect(week.totals).toMatchObject({ clicks: 7, searches: 8, empty_searches: 6, kits: 5 })
    // What a total leads to: the table of each day, which adds up to it.
    for (const [name, total] of Object.entries(week.totals)) {
      expect(week.days.reduce((sum, day) => sum + Number(day[name as 'clicks']), 0)).toBe(total)
    }
    expect(week.before).toMatchObject({ clicks: 10, searches: 0 })
    expect(week.missing).toEqual([
      { term: 'flying cars', count: 5, is_unlisted: false },
      { term: 'Excel', count: 4, is_unlisted: true },
      { term: 'teapots', count: 1, is_unlisted: false },
    ])
    expect((await traffic(30)).totals.clicks).toBe(117)
    expect((await traffic(90)).days).toHaveLength(90)
  })

  test('knows 7, 30 and 90 days', async () => {
    await expectFailure(await app.request('/api/admin/traffic?days=8', { headers }), 'invalid', 'days')
  })
})
