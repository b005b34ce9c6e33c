import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../kernel/data/database.ts'
import { shownRating } from '../../tools/server/tools.queries.ts'

const COUNTED = ['tools', 'bundles', 'categories', 'users', 'reviews', 'blog_posts'] as const

/** How many rows of each kind are not in the bin. */
export async function selectTotals(db: Db): Promise<Record<(typeof COUNTED)[number], number>> {
  const counts = await Promise.all(
    COUNTED.map((table) =>
      sql<{
        count: number
      }>`select count(*) as count from ${sql.table(table)} where deleted_at is null`.execute(db),
    ),
  )
  return Object.fromEntries(COUNTED.map((table, i) => [table, Number(counts[i]!.rows[0]!.count)])) as Record<
    (typeof COUNTED)[number],
    number
  >
}

/** How many reviews, suggestions and messages nobody has dealt with. Each part is read from an index. */
export async function selectWaiting(db: Db) {
  const count = async (
    table: 'reviews' | 'contact_inquiries' | 'submissions',
    condition: RawBuilder<boolean>,
  ) => {
    const query = sql<{ count: number }>`select count(*) as count from ${sql.table(table)} where ${condition}`
    return Number((await query.execute(db)).rows[0]!.count)
  }
  const [pending, reported, submissions, inquiries] = await Promise.all([
    count('reviews', sql`deleted_at is null and status = 'pending'`),
    count('reviews', sql`deleted_at is null and report_count > 0 and status <> 'pending'`),
    count('submissions', sql`status = 'new'`),
    count('contact_inquiries', sql`deleted_at is null and status = 'new'`),
  ])
  return { reviews: pending + reported, submissions, inquiries }
}

export async function selectTopTools(db: Db, limit: number) {
  const rows = await db
    .selectFrom('tools')
    .select(['name', 'slug', 'views', 'editor_rating', 'review_rating_sum', 'review_count'])
    .where('deleted_at', 'is', null)
    .orderBy('views', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ name, slug, views, editor_rating, review_rating_sum, review_count }) => ({
    name,
    slug,
    views,
    rating: shownRating(editor_rating, review_rating_sum, review_count).rating,
  }))
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

/** What was looked for in vain since a day, the most frequent first. */
export async function selectMissing(db: Db, since: string, limit: number) {
  const rows = await db
    .selectFrom('daily_counters')
    .select((e) => ['subject as term', e.fn.sum<number>('count').as('count')])
    .where('day', '>=', since)
    .where('kind', '=', 'search_empty')
    .groupBy('subject')
    .orderBy('count', 'desc')
    .orderBy('subject')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}
