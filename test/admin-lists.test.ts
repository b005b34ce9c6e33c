import { type KyselyPlugin, type RootOperationNode, sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { selectInquiries } from '../src/features/contact/server/admin-contact.queries.ts'
import { USER_SORTS } from '../src/features/people/people.contract.ts'
import { selectPeople } from '../src/features/people/server/people.queries.ts'
import { type AdminReview, REVIEW_ADMIN_SORTS } from '../src/features/reviews/admin-reviews.contract.ts'
import { selectAdminReviews } from '../src/features/reviews/server/admin-reviews.queries.ts'
import { TOOL_ADMIN_SORTS } from '../src/features/tools/admin-tools.contract.ts'
import { selectAdminTools } from '../src/features/tools/server/admin-tools.queries.ts'
import { now } from '../src/kernel/data/codec.ts'
import { SEARCH_COUNT_MAX } from '../src/kernel/data/data.limits.ts'
import type { Db } from '../src/kernel/data/database.ts'
import { createTestApp, type TestApp } from './app.ts'
import { createReview, createTool } from './factories.ts'
import { createPerson, type Person } from './people.ts'

/** What lists of the administration area do at many rows. */

let app: TestApp
let boss: Person
let db: Db
beforeAll(async () => {
  app = await createTestApp()
  boss = await createPerson(app, { role: 'admin', name: 'Zoe Boss' })
  db = app.services.database.db
})

async function list<Row>(path: string) {
  const response = await app.request(`/api/admin/${path}`, { headers: boss.headers })
  expect(response.status).toBe(200)
  const { headers } = response
  return {
    rows: (await response.json()) as Row[],
    total: Number(headers.get('x-total-count')),
    more: headers.get('x-total-more'),
  }
}

describe('a search that finds very many', () => {
  const MANY = SEARCH_COUNT_MAX + 50
  const CHUNK = 1000
  beforeAll(async () => {
    await db.transaction().execute(async (tx) => {
      for (let i = 0; i < MANY; i += CHUNK) {
        const rows = Array.from({ length: Math.min(CHUNK, MANY - i) }, (_, n) => ({
          reference: `KIT-${i + n}`,
          email: `${i + n < SEARCH_COUNT_MAX ? 'often' : 'seldom'}@many.example`,
          query_type: 'general',
          message: 'One of many',
          created_at: new Date(Date.UTC(2025, 0, 1) + (i + n) * 1000).toISOString(),
          updated_at: now(),
        }))
        await tx.insertInto('contact_inquiries').values(rows).execute()
      }
    })
  })
  const references = async (query: string) => {
    const { rows, ...total } = await list<{ reference: string }>(`contact-inquiries?limit=2&${query}`)
    return { ...total, references: rows.map((row) => row.reference) }
  }

  test('is counted up to the limit, and says so', async () => {
    const newest = [`KIT-${MANY - 1}`, `KIT-${MANY - 2}`]
    expect(await references('search=many')).toEqual({
      total: SEARCH_COUNT_MAX,
      more: 'true',
      references: newest,
    })
    expect(await references('search=many&order=asc&offset=7')).toMatchObject({
      references: ['KIT-7', 'KIT-8'],
    })
    expect(await references('')).toEqual({ total: MANY, more: null, references: newest })
  })

  test('is counted exactly up to there', async () => {
    expect(await references('search=often&order=asc&offset=3')).toEqual({
      total: SEARCH_COUNT_MAX,
      more: null,
      references: ['KIT-3', 'KIT-4'],
    })
    expect(await references('search=seldom%20EXAMPLE')).toMatchObject({ total: 50, more: null })
    expect(await references('search=nobody')).toEqual({ total: 0, more: null, references: [] })
  })

  test('is counted behind its last page, too', async () => {
    expect(await references('search=seldom&offset=100')).toEqual({ total: 50, more: null, references: [] })
  })
})

describe('the words of reviews', () => {
  const found = async (search: string) =>
    (await list<AdminReview>(`reviews?search=${search}`)).rows.map((row) => row.user_name)

  test('are those of the tool as well, as it is called now', async () => {
    const tool = await createTool(app, { name: 'Quillwright' })
    const other = await createTool(app, { name: 'Inkpot' })
    await createReview(app, tool.slug, { user_name: 'Ada', content: 'Letters that please' })
    await createReview(app, tool.slug, { user_name: 'Bea', content: 'Nothing to say' })
    expect(await found('quill')).toEqual(['Bea', 'Ada'])
    expect(await found('quillwright+letters')).toEqual(['Ada'])

    const headers = { ...boss.headers }
    expect((await app.send('PUT', `/api/admin/tools/${tool.id}`, { name: 'Penfold' }, headers)).status).toBe(
      200,
    )
    expect(await found('quill')).toEqual([])
    expect(await found('penfold')).toEqual(['Bea', 'Ada'])

    const ada = (await list<AdminReview>('reviews')).rows.find((row) => row.user_name === 'Ada')
    await app.send('PUT', `/api/admin/reviews/${ada!.id}`, { tool_id: other.id }, headers)
    expect(await found('penfold')).toEqual(['Bea'])
    expect(await found('inkpot')).toEqual(['Ada'])
    await app.send('DELETE', `/api/admin/reviews/${ada!.id}`, {}, headers)
    expect(await found('inkpot')).toEqual([])
    await app.send('POST', '/api/admin/records/review/restore', { ids: [ada!.id] }, headers)
    expect(await found('inkpot')).toEqual(['Ada'])
  })
})

describe('pages and numbers', () => {
  const sorted = <S extends string>(sorts: readonly S[], filters: Record<string, unknown>[]) =>
    sorts.flatMap((sort) =>
      [{}, ...filters].map((filter) => ({ sort, order: 'asc' as const, limit: 25, offset: 25, ...filter })),
    )

  /** How SQLite reads what a list asks for, without the rows of the page, which are read by their ids. */
  async function plansOf(run: (db: Db) => Promise<unknown>): Promise<string[]> {
    const nodes: RootOperationNode[] = []
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => {
        nodes.push(node)
        return node
      },
      transformResult: async ({ result }) => result,
    }
    await run(db.withPlugin(plugin))
    const executor = db.getExecutor()
    const plans = nodes.map(async (node) => {
      const query = executor.compileQuery(node, { queryId: 'plan' })
      const explain = sql.raw<{ detail: string }>(`explain query plan ${query.sql.replaceAll('?', "'x'")}`)
      return (await explain.execute(db)).rows.map((row) => row.detail)
    })
    return (await Promise.all(plans)).flat()
  }

  test.runIf(!process.env.DATABASE_URL).each([
    [
      'tools',
      (db: Db) =>
        sorted(TOOL_ADMIN_SORTS, [
          { category_id: 1, pricing: 'Paid' },
          { status: 'active', featured: 'true' },
          { search: 'word' },
        ]).map((filter) => selectAdminTools(db, filter)),
    ],
    [
      'reviews',
      (db: Db) =>
        sorted(REVIEW_ADMIN_SORTS, [{ rating: 1 }, { status: 'pending' }, { verified: 'true' }]).map(
          (filter) => selectAdminReviews({ ...app.services.database, db }, filter),
        ),
    ],
    [
      'users',
      (db: Db) =>
        sorted(USER_SORTS, [{ role: 'user' }, { role: 'admin', status: 'active' }, { search: 'word' }]).map(
          (filter) => selectPeople(db, filter),
        ),
    ],
    [
      'contact_inquiries',
      (db: Db) =>
        sorted(['created_at'], [{ status: 'new', query_type: 'support' }, { search: 'word' }]).map((filter) =>
          selectInquiries(db, filter),
        ),
    ],
  ])('of %s are read from an index alone', async (table, run) => {
    const plans = await plansOf(async (db) => await Promise.all(run(db)))
    const reads = plans.filter((detail) => new RegExp(`^(SCAN|SEARCH) ${table}\\b`).test(detail))
    expect(reads.length).toBeGreaterThan(0)
    expect(reads.filter((detail) => !/COVERING INDEX|\b(id|email)=\?|PRIMARY KEY/.test(detail))).toEqual([])
  })
})
