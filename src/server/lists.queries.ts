import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Schema } from './database/schema.ts'

/** Whether a column contains a text, as it stands: % and _ mean themselves. Both in the same case. */
export const contains = (column: string | RawBuilder<string>, text: string) =>
  sql<boolean>`${typeof column === 'string' ? sql.ref(column) : column} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`

export interface Page {
  limit: number
  offset: number
  order: 'asc' | 'desc'
}

/**
 * The ids of one page of a list, and how many rows there are in all. The query filters and selects nothing; with an
 * index that holds what it filters and sorts by, no row is read, so that 100,000 rows answer in milliseconds. The
 * rows of the page are then read by their ids, and put in order with `inOrder`.
 */
export async function selectIdPage<Id extends number | string, TB extends keyof Schema = keyof Schema>(
  query: SelectQueryBuilder<Schema, TB, object>,
  sortColumn: string,
  { limit, offset, order }: Page,
): Promise<{ ids: Id[]; total: number }> {
  const [rows, count] = await Promise.all([
    query
      .select(sql<Id>`${sql.ref('id')}`.as('id'))
      .orderBy(sql.ref(sortColumn), order)
      .orderBy(sql.ref('id'), order)
      .limit(limit)
      .offset(offset)
      .execute(),
    query.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { ids: (rows as { id: Id }[]).map((r) => r.id), total: Number((count as { count: number }).count) }
}

/** Rows in the order of their ids. */
export function inOrder<Id extends number | string, Row extends { id: Id }>(ids: Id[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
