import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../../../kernel/data/database.ts'
import { contains, hasAll } from '../../../kernel/data/lists.queries.ts'
import type { Schema } from '../../../kernel/data/schema.ts'
import { PLAN_REVIEW_DAYS } from '../../facts/facts.limits.ts'
import type { Check, CheckQuery, CheckReason } from '../checks.contract.ts'

/** Tools of which fewer facts are known are listed. */
const FEW = 3
const DAY_MS = 86_400_000

/** A row of any of the lists; what does not belong to its reason is null. */
export interface CheckRow {
  tool_id: number
  name: string
  slug: string
  kind: string | null
  value: string | null
  source_url: string | null
  since: string | null
  failure: string | null
  http_status: number | null
  code: string | null
  known: number | null
}

type Rows = SelectQueryBuilder<Schema, 'tools', CheckRow>

/** What each list begins with. */
const liveTools = (db: Db, search: string | undefined) =>
  db
    .selectFrom('tools')
    .where('tools.deleted_at', 'is', null)
    .where(hasAll(search, 'tools.search_key'))
    .select(['tools.id as tool_id', 'tools.name', 'tools.slug'])

const NO_SOURCE = [
  sql<string | null>`null`.as('kind'),
  sql<string | null>`null`.as('value'),
  sql<string | null>`null`.as('source_url'),
] as const
const NO_VISIT = [
  sql<string | null>`null`.as('failure'),
  sql<number | null>`cast(null as integer)`.as('http_status'),
  sql<string | null>`null`.as('code'),
] as const
const NO_COUNT = sql<number | null>`cast(null as integer)`.as('known')
const PLANS = [sql<string | null>`'plans'`.as('kind'), sql<string | null>`null`.as('value')] as const

const dayBefore = (today: Date, days: number) =>
  new Date(today.getTime() - days * DAY_MS).toISOString().slice(0, 10)

/** Facts and plans whose time is over; how long it is stands with each kind. */
function due({ db, search, today, reviewDays }: Given): Rows {
  const facts = liveTools(db, search)
    .innerJoin('facts', 'facts.tool_id', 'tools.id')
    .innerJoin('fact_kinds', 'fact_kinds.id', 'facts.kind_id')
    .select(['fact_kinds.key as kind', 'facts.value', 'facts.source_url', 'facts.checked_at as since'])
    .select([...NO_VISIT, NO_COUNT])
    .where('facts.until', 'is', null)
    .where('fact_kinds.deleted_at', 'is', null)
    .where('fact_kinds.is_retired', '=', 0)
    .where((e) =>
      e.or(
        reviewDays.map((days) =>
          e.and([e('fact_kinds.review_days', '=', days), e('facts.checked_at', '<', dayBefore(today, days))]),
        ),
      ),
    )
  return union(
    facts,
    plansOf(db, search)
      .select((e) => e.fn.min('plans.checked_at').as('since'))
      .select([...NO_VISIT, NO_COUNT])
      .where('plans.checked_at', '<', dayBefore(today, PLAN_REVIEW_DAYS))
      .groupBy(BY_TOOL),
  )
}

const BY_TOOL = ['tools.id', 'tools.name', 'tools.slug'] as const

/** The plans of a tool as one row. */
const plansOf = (db: Db, search: string | undefined) =>
  liveTools(db, search)
    .innerJoin('plans', 'plans.tool_id', 'tools.id')
    .select([...PLANS])
    .select((e) => e.fn.min('plans.source_url').as('source_url'))
    .where('plans.until', 'is', null)

/** Plans whose page says something else since they were read. */
const changed = ({ db, search }: Given): Rows =>
  plansOf(db, search)
    .innerJoin('source_pages', 'source_pages.url', 'plans.source_url')
    .select((e) => e.fn.max('source_pages.changed_at').as('since'))
    .select([...NO_VISIT, NO_COUNT])
    .where(sql<boolean>`substr(source_pages.changed_at, 1, 10) > plans.checked_at`)
    .groupBy(BY_TOOL) as unknown as Rows

/** Facts and plans whose page is gone. */
function dead({ db, search }: Given): Rows {
  const VISIT = ['source_pages.failure', 'source_pages.http_status', 'source_pages.code'] as const
  const facts = liveTools(db, search)
    .innerJoin('facts', 'facts.tool_id', 'tools.id')
    .innerJoin('fact_kinds', 'fact_kinds.id', 'facts.kind_id')
    .innerJoin('source_pages', 'source_pages.url', 'facts.source_url')
    .select(['fact_kinds.key as kind', 'facts.value', 'facts.source_url', 'source_pages.checked_at as since'])
    .select([...VISIT, NO_COUNT])
    .where('facts.until', 'is', null)
    .where('source_pages.outcome', '=', 'dead')
  const plans = plansOf(db, search)
    .innerJoin('source_pages', 'source_pages.url', 'plans.source_url')
    .select((e) => e.fn.max('source_pages.checked_at').as('since'))
    .select([...VISIT, NO_COUNT])
    .where('source_pages.outcome', '=', 'dead')
    .groupBy([...BY_TOOL, ...VISIT])
  return union(facts, plans)
}

/** Tools of which little is known. */
const unknown = ({ db, search }: Given): Rows =>
  liveTools(db, search)
    .leftJoin('facts', (join) => join.onRef('facts.tool_id', '=', 'tools.id').on('facts.until', 'is', null))
    .select([...NO_SOURCE])
    .select(sql<string | null>`null`.as('since'))
    .select([...NO_VISIT])
    .select((e) => e.fn.count<number>('facts.id').as('known'))
    .groupBy(BY_TOOL)
    .having((e) => e(e.fn.count('facts.id'), '<', FEW)) as unknown as Rows

/** Closed tools in which a bundle or an article still puts its trust. */
const closed = ({ db, search }: Given): Rows =>
  liveTools(db, search)
    .select([...NO_SOURCE])
    .select('tools.life_since as since')
    .select([...NO_VISIT, NO_COUNT])
    .where('tools.life_state', '=', 'closed')
    .where((e) =>
      e.or([
        e(
          'tools.id',
          'in',
          e
            .selectFrom('bundle_tools')
            .innerJoin('bundles', 'bundles.id', 'bundle_tools.bundle_id')
            .select('bundle_tools.tool_id')
            .where('bundles.deleted_at', 'is', null),
        ),
        e.exists(
          e
            .selectFrom('blog_posts')
            .select('blog_posts.id')
            .where('blog_posts.deleted_at', 'is', null)
            .where(sql<boolean>`blog_posts.content like '%/tools/' || tools.slug || '"%'`),
        ),
      ]),
    ) as unknown as Rows

interface Given {
  db: Db
  search: string | undefined
  today: Date
  /** How many days facts of the kinds are good for. */
  reviewDays: readonly number[]
}

const LISTS: Record<CheckReason, (given: Given) => Rows> = { due, changed, dead, unknown, closed }

/** Two selections of the same columns; the types of the library compare more than their names. */
const union = (a: unknown, b: unknown): Rows => (a as Rows).unionAll(b as Rows)

/** One part of a list: the longest waiting first. */
export async function selectRows(
  { db, ...given }: Given,
  { reason, order, limit, offset }: Pick<CheckQuery, 'reason' | 'order' | 'limit' | 'offset'>,
): Promise<CheckRow[]> {
  const rows = await db
    .selectFrom(LISTS[reason]({ db, ...given }).as('rows'))
    .selectAll()
    .orderBy('since', order)
    .orderBy('name')
    .orderBy('tool_id')
    .orderBy('kind')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => ({ ...row, known: row.known === null ? null : Number(row.known) }))
}

export async function countRows(given: Given, reason: CheckReason): Promise<number> {
  const { count } = await given.db
    .selectFrom(LISTS[reason](given).as('rows'))
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The bundles and articles in which tools stand, by the id of the tool. */
export async function selectUses(
  db: Db,
  tools: readonly Pick<CheckRow, 'tool_id' | 'slug'>[],
): Promise<Map<number, Check['uses']>> {
  const uses = new Map<number, Check['uses']>()
  for (const { tool_id, slug } of tools) {
    const bundles = await db
      .selectFrom('bundle_tools')
      .innerJoin('bundles', 'bundles.id', 'bundle_tools.bundle_id')
      .select(['bundles.name as title', 'bundles.slug'])
      .where('bundle_tools.tool_id', '=', tool_id)
      .where('bundles.deleted_at', 'is', null)
      .orderBy('bundles.name')
      .execute()
    const posts = await db
      .selectFrom('blog_posts')
      .select(['title', 'slug'])
      .where('deleted_at', 'is', null)
      .where(contains('content', `/tools/${slug}"`))
      .orderBy('title')
      .execute()
    uses.set(tool_id, [
      ...bundles.map((bundle) => ({ title: bundle.title, path: `/bundles/${bundle.slug}` })),
      ...posts.map((post) => ({ title: post.title, path: `/blog/${post.slug}` })),
    ])
  }
  return uses
}
