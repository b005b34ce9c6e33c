import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from './database.ts'
import type { Schema } from './schema.ts'

/** Rows that are known by what stands in them: for what needs no more of SQL than that. */

type Table = keyof Schema & string
type Column<T extends Table> = keyof Selectable<Schema[T]> & string
/** What stands in columns; null where nothing does. */
type Having<T extends Table> = Partial<Selectable<Schema[T]>>

/** Every table seen alike: names and values are checked where they are given. */
const anyTable = (db: Db | Tx) => db as unknown as Kysely<Record<string, Record<string, unknown>>>

/** Some columns of the row that has this in it. */
export async function selectRow<T extends Table, const C extends Column<T>>(
  db: Db | Tx,
  table: T,
  columns: readonly C[],
  having: Having<T>,
): Promise<Pick<Selectable<Schema[T]>, C> | undefined> {
  const query = anyTable(db).selectFrom<string>(table).select(columns)
  return (await query.where((e) => e.and(having)).executeTakeFirst()) as never
}

export async function hasRow<T extends Table>(db: Db | Tx, table: T, having: Having<T>): Promise<boolean> {
  const query = anyTable(db).selectFrom<string>(table).select(sql`1`.as('one')).limit(1)
  return (await query.where((e) => e.and(having)).executeTakeFirst()) !== undefined
}

/** Answers its id. */
export async function insertRow<T extends Table>(
  tx: Tx,
  table: T,
  values: Insertable<Schema[T]>,
): Promise<number> {
  const query = anyTable(tx).insertInto<string>(table).values(values).returning('id')
  return (await query.executeTakeFirstOrThrow()).id as number
}

export async function updateRows<T extends Table>(
  db: Db | Tx,
  table: T,
  having: Having<T>,
  values: Updateable<Schema[T]>,
): Promise<void> {
  const query = anyTable(db).updateTable<string>(table).set(values)
  await query.where((e) => e.and(having)).execute()
}
