import { sql } from 'kysely'
import { now } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import type { ImportOutcome, ImportRow } from '../imports.contract.ts'

export interface StoredImport {
  id: string
  kind: string
  file_name: string
  status: string
  actor_id: string | null
  actor_name: string
  data: string
  created_at: string
  updated_at: string
  finished_at: string | null
}

const COLUMNS = [
  'id',
  'kind',
  'file_name',
  'status',
  'actor_id',
  'actor_name',
  'data',
  'created_at',
  'updated_at',
  'finished_at',
] as const

export async function insertImport(
  db: Db,
  row: Omit<StoredImport, 'created_at' | 'updated_at' | 'finished_at'>,
): Promise<void> {
  const at = now()
  await db
    .insertInto('imports')
    .values({ ...row, created_at: at, updated_at: at })
    .execute()
}

export async function selectImport(db: Db, kind: string, id: string): Promise<StoredImport | null> {
  const query = db.selectFrom('imports').select(COLUMNS).where('id', '=', id).where('kind', '=', kind)
  return (await query.executeTakeFirst()) ?? null
}

export async function selectNewestImports(db: Db, kind: string, limit: number): Promise<StoredImport[]> {
  return await db
    .selectFrom('imports')
    .select(COLUMNS)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
}

/** The import that changes the catalogue at the moment, if one does. */
export async function selectWritingImport(db: Db): Promise<StoredImport | null> {
  return (await db.selectFrom('imports').select(COLUMNS).where('writing', '=', 1).executeTakeFirst()) ?? null
}

/**
 * Moves an import on, if it is still in one of the states `from`; answers whether it was. Throws where another one
 * writes already and this one is to: `writing` is unique.
 */
export async function moveImport(
  db: Db,
  id: string,
  from: readonly string[],
  next: { status: string; data?: string; writing: boolean; finished?: boolean },
): Promise<boolean> {
  const at = now()
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({
      status: next.status,
      writing: next.writing ? 1 : null,
      updated_at: at,
      ...(next.data !== undefined && { data: next.data }),
      ...(next.finished && { finished_at: at }),
    })
    .where('id', '=', id)
    .where('status', 'in', [...from])
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Says that a process still works on it. */
export async function touchImport(db: Db, id: string): Promise<void> {
  await db.updateTable('imports').set({ updated_at: now() }).where('id', '=', id).execute()
}

const CHUNK = 1000

/** Replaces what is known of an import's rows. */
export async function replaceImportRows(
  tx: Tx,
  id: string,
  rows: (ImportRow & { cells?: string[] })[],
): Promise<void> {
  await tx.deleteFrom('import_rows').where('import_id', '=', id).execute()
  for (let i = 0; i < rows.length; i += CHUNK) {
    await tx
      .insertInto('import_rows')
      .values(
        rows.slice(i, i + CHUNK).map(({ row, name, outcome, reason, cells }) => ({
          import_id: id,
          row,
          name,
          outcome,
          reason,
          cells: cells ? JSON.stringify(cells) : null,
        })),
      )
      .execute()
  }
}

export async function selectImportRows(
  db: Db,
  id: string,
  filter: { outcome?: ImportOutcome | undefined; search?: string | undefined; limit: number; offset: number },
): Promise<{ rows: ImportRow[]; total: number }> {
  let query = db.selectFrom('import_rows').where('import_id', '=', id)
  if (filter.outcome) query = query.where('outcome', '=', filter.outcome)
  if (filter.search) {
    const part = `%${filter.search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
    query = query.where(sql<boolean>`lower(name) like ${part} escape '\\'`)
  }
  const [rows, count] = await Promise.all([
    query
      .select(['row', 'name', 'outcome', 'reason'])
      .orderBy('row')
      .limit(filter.limit)
      .offset(filter.offset)
      .execute(),
    query.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows: rows as ImportRow[], total: count.count }
}

/** Some rows after a row, for a report that is made as it is sent. */
export async function selectImportRowsAfter(
  db: Db,
  id: string,
  row: number,
  limit: number,
): Promise<ImportRow[]> {
  const rows = await db
    .selectFrom('import_rows')
    .select(['row', 'name', 'outcome', 'reason'])
    .where('import_id', '=', id)
    .where('row', '>', row)
    .orderBy('row')
    .limit(limit)
    .execute()
  return rows as ImportRow[]
}

/** Some refused rows after a row, with their cells. */
export async function selectRefusedRowsAfter(
  db: Db,
  id: string,
  row: number,
  limit: number,
): Promise<{ row: number; reason: string; cells: string[] }[]> {
  const rows = await db
    .selectFrom('import_rows')
    .select(['row', 'reason', 'cells'])
    .where('import_id', '=', id)
    .where('row', '>', row)
    .where('outcome', '=', 'refused')
    .orderBy('row')
    .limit(limit)
    .execute()
  return rows.map(({ row, reason, cells }) => ({
    row,
    reason: reason ?? '',
    cells: JSON.parse(cells ?? '[]') as string[],
  }))
}

/** Forgets imports that were looked at and never done. Answers them. */
export async function deleteAbandonedImports(
  db: Db,
  before: string,
): Promise<{ id: string; file_name: string }[]> {
  return await db
    .deleteFrom('imports')
    .where('status', 'in', ['uploaded', 'checked', 'failed', 'cancelled'])
    .where('updated_at', '<', before)
    .returning(['id', 'file_name'])
    .execute()
}

/** Forgets imports that were finished before, with what became of their rows. */
export async function deleteFinishedImports(db: Db, before: string): Promise<void> {
  await db
    .deleteFrom('imports')
    .where('status', 'in', ['done', 'undone'])
    .where('finished_at', '<', before)
    .execute()
}
