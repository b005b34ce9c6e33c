import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../kernel/data/database.ts'
import { pick } from '../../../shared/pick.ts'
import { selectPriorWeight } from '../../settings/server/settings.queries.ts'
import { ratingOfRow } from '../../tools/server/tools.queries.ts'
import { STAR_COLUMNS } from '../../tools/tool-rating.ts'

async function count(db: Db, table: string, condition: RawBuilder<boolean>): Promise<number> {
  const query = sql<{ count: number }>`select count(*) as count from ${sql.table(table)} where ${condition}`
  return Number((await query.execute(db)).rows[0]!.count)
}

const TOTALS = {
  totalTools: 'tools',
  totalBundles: 'bundles',
  totalCategories: 'categories',
  totalUsers: 'users',
  totalReviews: 'reviews',
  totalBlogPosts: 'blog_posts',
} as const

/** How many rows of each kind are not in the bin. */
export async function selectTotals(db: Db): Promise<Record<keyof typeof TOTALS, number>> {
  const totals = Object.entries(TOTALS).map(
    async ([name, table]) => [name, await count(db, table, sql`deleted_at is null`)] as const,
  )
  return Object.fromEntries(await Promise.all(totals)) as Record<keyof typeof TOTALS, number>
}

/** How many reviews, suggestions, claims and messages nobody has dealt with. Each part is read from an index. */
export async function selectWaiting(db: Db) {
  const [pending, reported, submissions, reports, claims, proposals, inquiries] = await Promise.all([
    count(db, 'reviews', sql`deleted_at is null and status = 'pending'`),
    count(db, 'reviews', sql`deleted_at is null and report_count > 0 and status <> 'pending'`),
    count(db, 'submissions', sql`status = 'new'`),
    count(db, 'fact_reports', sql`deleted_at is null and status = 'open'`),
    count(db, 'tool_claims', sql`deleted_at is null and status = 'proved'`),
    count(db, 'fact_proposals', sql`deleted_at is null and status = 'open'`),
    count(db, 'contact_inquiries', sql`deleted_at is null and status = 'new'`),
  ])
  return { reviews: pending + reported, submissions, reports, claims: claims + proposals, inquiries }
}

export async function selectTopTools(db: Db, limit: number) {
  const rows = await db
    .selectFrom('tools')
    .select(['name', 'slug', 'views', 'review_count', 'editor_rating', ...STAR_COLUMNS])
    .where('deleted_at', 'is', null)
    .orderBy('views', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  const weight = await selectPriorWeight(db)
  return rows.map((row) => {
    const { rating, is_rated, confirmed_count } = ratingOfRow(row, weight)
    return { ...pick(row, ['name', 'slug', 'views', 'review_count']), rating, is_rated, confirmed_count }
  })
}

export async function selectTopBundles(db: Db, limit: number) {
  return await db
    .selectFrom('bundles')
    .select(['name', 'slug', 'popularity'])
    .where('deleted_at', 'is', null)
    .orderBy('popularity', 'desc')
    .orderBy('name')
    .limit(limit)
    .execute()
}

/** What was counted on each day from a day on, by kind. */
export async function selectDailyCounts(db: Db, since: string, kinds: string[]) {
  const rows = await db
    .selectFrom('daily_counters')
    .select((e) => ['day', 'kind', e.fn.sum<number>('count').as('count')])
    .where('day', '>=', since)
    .where('kind', 'in', kinds)
    .groupBy(['day', 'kind'])
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/** What was looked for in vain since a day, words and known products that are not listed, the most frequent first. */
export async function selectMissing(db: Db, since: string, limit: number) {
  const rows = await db
    .selectFrom('daily_counters')
    .select((e) => ['subject as term', 'kind', e.fn.sum<number>('count').as('count')])
    .where('day', '>=', since)
    .where('kind', 'in', ['search_empty', 'search_unlisted'])
    .groupBy(['subject', 'kind'])
    .orderBy('count', 'desc')
    .orderBy('subject')
    .limit(limit)
    .execute()
  return rows.map(({ term, kind, count }) => ({
    term,
    count: Number(count),
    is_unlisted: kind === 'search_unlisted',
  }))
}
