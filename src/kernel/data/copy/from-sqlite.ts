import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import {
  type Column,
  inOrder,
  isDerived,
  isOfMigrations,
  list,
  quoted,
  type Row,
  type Table,
  type TableReader,
} from './tables.ts'

/** Enough to be worth a step, few enough to be held. */
const BATCH = 200

export const fileOfSqlite = (folder: string) => join(folder, 'kitly.db')
export const hasSqlite = (folder: string) => existsSync(fileOfSqlite(folder))

/** Opens the file for reading, and stays at this moment of it: WAL lets the site write on. */
export function openSqliteSnapshot(folder: string): TableReader {
  const database = new DatabaseSync(fileOfSqlite(folder), { readOnly: true })
  database.exec('pragma busy_timeout = 5000; begin')
  // The moment is that of the first read.
  database.prepare('select count(*) from sqlite_schema').get()
  return readerOf(database)
}

export function readerOf(database: DatabaseSync): TableReader {
  const read = (sql: string) => {
    const statement = database.prepare(sql)
    statement.setReturnArrays(true)
    return statement as unknown as { all(...values: string[]): Row[]; iterate(): Iterable<Row> }
  }
  const column = (sql: string, ...values: string[]) =>
    read(sql)
      .all(...values)
      .map(([value]) => String(value))
  const tableNames = () =>
    column(`select name from pragma_table_list where schema = 'main' and type = 'table'`).filter(
      (name) => !name.startsWith('sqlite_'),
    )
  return {
    async migrations() {
      if (!tableNames().includes('kysely_migration')) return []
      return column('select name from kysely_migration order by name')
    },
    async tables() {
      const names = tableNames().filter((name) => !isOfMigrations(name))
      const refers = names.map(
        (name) => [name, new Set(column('select "table" from pragma_foreign_key_list(?)', name))] as const,
      )
      return inOrder(
        names.map((name) => describe(database, name)),
        new Map(refers),
      )
    },
    async *rows({ name, columns, key }) {
      const names = list(columns.map((c) => c.name))
      let batch: Row[] = []
      for (const row of read(`select ${names} from ${quoted(name)} order by ${list(key)}`).iterate()) {
        batch.push(row)
        if (batch.length < BATCH) continue
        yield batch
        batch = []
      }
      if (batch.length > 0) yield batch
    },
    async close() {
      database.close()
    },
  }
}

function describe(database: DatabaseSync, name: string): Table {
  const info = database.prepare('select name, type, pk, hidden from pragma_table_xinfo(?)').all(name)
  const columns = info
    .filter((c) => c.hidden === 0 && !isDerived(String(c.name), String(c.type)))
    .map((c) => ({ name: String(c.name), type: typeOf(String(c.type)) }))
  const key = info.filter((c) => Number(c.pk) > 0).sort((a, b) => Number(a.pk) - Number(b.pk))
  const counted = database.prepare('select sql from sqlite_schema where name = ?').get(name)
  const last = /\bautoincrement\b/i.test(String(counted?.sql))
    ? (database.prepare('select seq from sqlite_sequence where name = ?').get(name)?.seq ?? 0)
    : null
  return {
    name,
    columns,
    key: key.length > 0 ? key.map((c) => String(c.name)) : columns.map((c) => c.name),
    last_id: last === null ? null : Number(last),
  }
}

function typeOf(declared: string): Column['type'] {
  if (/int/i.test(declared)) return 'integer'
  return /real|double/i.test(declared) ? 'real' : 'text'
}
