import { sql } from 'kysely'
import { fromBit, now, toBit } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import { hasAll, type Page, selectPage } from '../../../kernel/data/lists.queries.ts'
import { insertRow } from '../../../kernel/data/rows.queries.ts'
import type { AdminFactKind, FactKindRecord } from '../admin-facts.contract.ts'
import type { FactGroup, FactValue } from '../fact-values.ts'
import { OWN_KINDS } from '../facts.limits.ts'
import { KIND_COLUMNS, kindOfRow, rowOfKind } from './facts.queries.ts'

const SEARCHED = sql<string>`lower(name || ' ' || key || ' ' || question)`
const RECORD = [...KIND_COLUMNS, 'is_retired', 'position'] as const

/** One page of the kinds that are not in the bin, and their number. */
export function selectAdminKinds(
  db: Db,
  filter: Page & { sort: string; group?: FactGroup | undefined; retired?: boolean | undefined },
) {
  const { search, group, retired, sort } = filter
  let query = db.selectFrom('fact_kinds').where('deleted_at', 'is', null).where(hasAll(search, SEARCHED))
  if (group) query = query.where('fact_group', '=', group)
  if (retired !== undefined) query = query.where('is_retired', '=', toBit(retired))
  return selectPage(db, query, sort, filter, selectKindRows)
}

/** Kinds that are not in the bin, with the number of tools that have a fact of them. */
export async function selectKindRows(db: Db | Tx, ids: number[]): Promise<AdminFactKind[]> {
  const rows = await db
    .selectFrom('fact_kinds')
    .select([...RECORD, 'id', 'version', 'created_at', 'updated_at'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
  const counts = await db
    .selectFrom('facts')
    .select((e) => ['kind_id', e.fn.countAll<number>().as('count')])
    .where('kind_id', 'in', ids)
    .where('until', 'is', null)
    .groupBy('kind_id')
    .execute()
  const countOf = new Map(counts.map(({ kind_id, count }) => [kind_id, Number(count)]))
  return rows.map((row) => ({
    ...kindOfRow(row),
    is_retired: fromBit(row.is_retired),
    position: row.position,
    id: row.id,
    version: row.version,
    tool_count: countOf.get(row.id) ?? 0,
    is_own: OWN_KINDS.includes(row.key),
    created_at: row.created_at,
    updated_at: row.updated_at,
  }))
}

/** A kind as it is edited, in the bin too; null when there is none. */
export async function selectKindRecord(db: Db | Tx, id: number): Promise<FactKindRecord | null> {
  const row = await db.selectFrom('fact_kinds').select(RECORD).where('id', '=', id).executeTakeFirst()
  return row ? { ...kindOfRow(row), is_retired: fromBit(row.is_retired), position: row.position } : null
}

const rowOf = (kind: FactKindRecord) => ({
  ...rowOfKind(kind),
  is_retired: toBit(kind.is_retired),
  position: kind.position,
})

export async function writeKind(tx: Tx, id: number, kind: FactKindRecord): Promise<void> {
  await tx.updateTable('fact_kinds').set(rowOf(kind)).where('id', '=', id).execute()
}

/** Answers its id. */
export async function insertKind(tx: Tx, kind: FactKindRecord): Promise<number> {
  const at = now()
  return await insertRow(tx, 'fact_kinds', { ...rowOf(kind), created_at: at, updated_at: at })
}

/** Every key with its kind, those in the bin too: a key is given once. */
export async function selectKeys(tx: Tx) {
  return await tx.selectFrom('fact_kinds').select(['id', 'key', 'position', 'deleted_at']).execute()
}

/** Ids and keys of the kinds that are not in the bin, in their order. */
export async function selectKindOrder(tx: Tx): Promise<{ id: number; key: string; position: number }[]> {
  return await tx
    .selectFrom('fact_kinds')
    .select(['id', 'key', 'position'])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** The values that stand of a kind. */
export async function selectValues(tx: Tx, kindId: number): Promise<FactValue[]> {
  const rows = await tx
    .selectFrom('facts')
    .select('value')
    .where('kind_id', '=', kindId)
    .where('until', 'is', null)
    .execute()
  return rows.map(({ value }) => JSON.parse(value) as FactValue)
}
