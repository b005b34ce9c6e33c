import { type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { SEARCH_COUNT_MAX } from './data.limits.ts'
import type { Db } from './database.ts'
import type { Schema } from './schema.ts'

/** Whether a column contains a text, as it stands: % and _ mean themselves. Both in the same case. */
export const contains = (column: string | RawBuilder<string>, text: string) =>
  sql<boolean>`${typeof column === 'string' ? sql.ref(column) : column} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`

/** The words of a search, in lower case, as `search_key` columns have them. */
export const searchWords = (search: string | undefined): string[] =>
  search?.toLowerCase().split(/\s+/).filter(Boolean) ?? []

/** Whether a column has all words of a search. */
export const hasAll =
  (search: string | undefined, column: string | RawBuilder<string>) =>
  ({ and }: Pick<ExpressionBuilder<Schema, keyof Schema>, 'and'>) =>
    and(searchWords(search).map((word) => contains(column, word)))

export interface Page {
  search?: string | undefined
  limit: number
  offset: number
  order: 'asc' | 'desc'
}

/** How many there are in all; with `more`, `total` is only as far as they were counted. */
export interface Total {
  total: number
  more?: boolean
}
export type ListPage<Row> = Total & { rows: Row[] }

/** Filters a list and selects nothing. */
type Filtered<TB extends keyof Schema> = SelectQueryBuilder<Schema, TB, object>

/**
 * The ids of one page of a list, and how many rows there are in all. With an index that holds what the query filters
 * and sorts by, no row is read, so that 100,000 rows answer in milliseconds. The rows of the page are then read by
 * their ids, and put in order with `inOrder`. A search that finds very many is counted up to a limit; `walk` is then
 * the query in the form that suits a walk along the order.
 */
export async function selectIdPage<Id extends number | string, TB extends keyof Schema = keyof Schema>(
  db: Db,
  query: Filtered<TB>,
  sortColumn: string,
  page: Page,
  walk = query,
): Promise<Total & { ids: Id[] }> {
  if (!page.search) {
    const [ids, total] = await Promise.all([walkTo<Id, TB>(query, sortColumn, page), countOf(query)])
    return { ids, total }
  }
  const found = await collect<Id, TB>(db, query, sortColumn, page)
  if (found.total <= SEARCH_COUNT_MAX) return found
  return { ids: await walkTo(walk, sortColumn, page), total: SEARCH_COUNT_MAX, more: true }
}

/** One page of a list, and how many rows there are in all; `read` answers rows by their ids, in any order. */
export async function selectPage<Row extends { id: number | string }, TB extends keyof Schema>(
  db: Db,
  query: Filtered<TB>,
  sortColumn: string,
  page: Page,
  read: (db: Db, ids: Row['id'][]) => Promise<Row[]>,
  walk = query,
): Promise<ListPage<Row>> {
  const { ids, ...total } = await selectIdPage<Row['id'], TB>(db, query, sortColumn, page, walk)
  return { rows: ids.length > 0 ? inOrder(ids, await read(db, ids)) : [], ...total }
}

/** Along the index of the order until the page is full. */
async function walkTo<Id extends number | string, TB extends keyof Schema>(
  query: Filtered<TB>,
  sortColumn: string,
  { limit, offset, order }: Page,
): Promise<Id[]> {
  const rows = await query
    .select(sql<Id>`${sql.ref('id')}`.as('id'))
    .orderBy(sql.ref(sortColumn), order)
    .orderBy(sql.ref('id'), order)
    .limit(limit)
    .offset(offset)
    .execute()
  return (rows as { id: Id }[]).map((row) => row.id)
}

async function countOf<TB extends keyof Schema>(query: Filtered<TB>): Promise<number> {
  const row = await query.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number((row as { count: number }).count)
}

/** Looks through everything once: what matches, up to the limit and one more, is counted and put in order. */
async function collect<Id extends number | string, TB extends keyof Schema>(
  db: Db,
  query: Filtered<TB>,
  sortColumn: string,
  { limit, offset, order }: Page,
): Promise<{ ids: Id[]; total: number }> {
  const matching = query
    .select([sql<Id>`${sql.ref('id')}`.as('id'), sql<string>`${sql.ref(sortColumn)}`.as('key')])
    .limit(SEARCH_COUNT_MAX + 1)
  const found = db.with(
    (cte) => cte('found').materialized(),
    () => matching as SelectQueryBuilder<Schema, TB, { id: Id; key: string }>,
  )
  // The number is there on a page behind the last one, too.
  const rows = await found
    .selectFrom((e) =>
      e
        .selectFrom('found')
        .select((f) => f.fn.countAll<number>().as('total'))
        .as('all'),
    )
    .leftJoin(
      (e) =>
        e
          .selectFrom('found')
          .select([sql<Id | null>`id`.as('id'), sql<string>`key`.as('key')])
          .orderBy(sql`key`, order)
          .orderBy(sql`id`, order)
          .limit(limit)
          .offset(offset)
          .as('page'),
      (join) => join.onTrue(),
    )
    .select(['page.id', 'all.total'])
    .orderBy('page.key', order)
    .orderBy('page.id', order)
    .execute()
  return { ids: rows.flatMap(({ id }) => (id === null ? [] : [id as Id])), total: Number(rows[0]!.total) }
}

/** Rows in the order of their ids. */
export function inOrder<Id extends number | string, Row extends { id: Id }>(ids: Id[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
