import { type Kysely, sql } from 'kysely'
import type { Entity } from '../../shared/record-names.ts'
import { now } from '../data/codec.ts'
import type { Db, Tx } from '../data/database.ts'
import { contains, type Page } from '../data/lists.queries.ts'
import { hasRow } from '../data/rows.queries.ts'
import type { Content, Schema } from '../data/schema.ts'

type TablesOf<Columns> = { [T in keyof Schema]: Schema[T] extends Columns ? T : never }[keyof Schema]

/** Tables whose rows can lie in the bin and count their versions. */
export type RecordTable = TablesOf<Content>

const tables = new Map<Entity, RecordTable>()

/** Says where the rows of an entity stand, which count their versions. */
export const addRecordTable = (entity: Entity, table: RecordTable) => tables.set(entity, table)
export const recordTables = (): ReadonlyMap<Entity, RecordTable> => tables

interface RecordRow {
  id: number
  deleted_at: string | null
  updated_at: string
  version: number
}

/** Every such table seen as what they have in common. */
const common = (db: Db | Tx) => db as unknown as Kysely<Record<RecordTable, RecordRow>>

/** A row's version, and whether it is in the bin; undefined when there is no such row. */
export async function selectState(db: Db | Tx, table: RecordTable, id: number) {
  return await common(db)
    .selectFrom(table)
    .select(['version', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Whether a row is there and not in the bin. */
export const isLive = (db: Db | Tx, table: RecordTable, id: number) =>
  hasRow(db, table, { id, deleted_at: null })

/** The versions of rows by their ids. */
export async function selectVersions(
  tx: Tx,
  table: RecordTable,
  ids: number[],
): Promise<Map<number, number>> {
  const rows = await common(tx).selectFrom(table).select(['id', 'version']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** Counts a change of a row. */
export async function bumpVersion(tx: Tx, table: RecordTable, id: number): Promise<void> {
  await common(tx)
    .updateTable(table)
    .set((e) => ({ version: e('version', '+', 1), updated_at: now() }))
    .where('id', '=', id)
    .execute()
}

/** Moves a row to the bin, or out of it. Answers whether it was not there yet. */
export async function setDeleted(tx: Tx, table: RecordTable, id: number, deleted: boolean): Promise<boolean> {
  const at = now()
  const row = await common(tx)
    .updateTable(table)
    .set((e) => ({ deleted_at: deleted ? at : null, updated_at: at, version: e('version', '+', 1) }))
    .where('id', '=', id)
    .where('deleted_at', deleted ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** What lies in the bin, the newest first. `label` is the column that names a row. */
export async function selectBin(
  db: Db,
  table: RecordTable,
  label: string,
  { search, limit, offset }: { search?: string | undefined } & Pick<Page, 'limit' | 'offset'>,
): Promise<{ rows: { id: number; name: string; deleted_at: string }[]; total: number }> {
  const inBin = common(db).selectFrom(table).where('deleted_at', 'is not', null)
  const name = sql<string>`lower(${sql.ref(label)})`
  const query = search ? inBin.where(contains(name, search.toLowerCase())) : inBin
  const [rows, count] = await Promise.all([
    query
      .select(['id', 'deleted_at', sql<string>`${sql.ref(label)}`.as('name')])
      .orderBy('deleted_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    query.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows: rows.map((r) => ({ ...r, deleted_at: r.deleted_at! })), total: Number(count.count) }
}

/** Those of them that stand in addresses. */
export type SlugTable = TablesOf<Content & { slug: string }>
const withSlugs = (db: Db | Tx) => db as unknown as Kysely<Record<SlugTable, RecordRow & { slug: string }>>

/** Of slugs that begin alike, those that rows have which are not in the bin; without the row of an id. */
export async function selectTakenSlugs(
  tx: Db | Tx,
  table: SlugTable,
  slug: string,
  exceptId = 0,
): Promise<Set<string>> {
  const rows = await withSlugs(tx)
    .selectFrom(table)
    .select('slug')
    .where('deleted_at', 'is', null)
    .where('slug', '>=', slug)
    .where('slug', '<', `${slug}~`)
    .where('id', '!=', exceptId)
    .execute()
  return new Set(rows.map((r) => r.slug))
}

export async function updateSlug(tx: Tx, table: SlugTable, id: number, slug: string): Promise<void> {
  await withSlugs(tx).updateTable(table).set({ slug }).where('id', '=', id).execute()
}
