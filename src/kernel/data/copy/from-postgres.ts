import type pg from 'pg'
import { connect } from '../postgres.ts'
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

/** Some rows are a megabyte: few at a time. */
const BATCH = 100

/** Opens a transaction that stays at this moment of the database, and keeps its tables from being changed. */
export async function openPostgresSnapshot(databaseUrl: string): Promise<TableReader> {
  const client = await connect(databaseUrl)
  try {
    await client.query('begin transaction isolation level repeatable read read only')
    const reader = readerOf(client)
    const names = (await reader.tables()).map(({ name }) => name)
    if (names.length > 0) await client.query(`lock table ${list(names)} in access share mode`)
    return reader
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

/** Names of tables that are in the way of a new site. */
export async function tablesIn(client: pg.Client): Promise<string[]> {
  return await texts(
    client,
    `select table_name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`,
  )
}

export function readerOf(client: pg.Client): TableReader {
  return {
    async migrations() {
      if (!(await tablesIn(client)).includes('kysely_migration')) return []
      return await texts(client, 'select name from kysely_migration order by name collate "C"')
    },
    async tables() {
      const names = (await tablesIn(client)).filter((name) => !isOfMigrations(name))
      const tables: Table[] = []
      for (const name of names) tables.push(await describe(client, name))
      return inOrder(tables, await foreignKeys(client))
    },
    async *rows({ name, columns, key }) {
      const names = list(columns.map((c) => c.name))
      const isText = (k: string) => columns.find((c) => c.name === k)?.type === 'text'
      // The order of bytes, as SQLite has it, whatever the language of the database is.
      const order = key.map((k) => quoted(k) + (isText(k) ? '::text collate "C"' : '')).join(', ')
      await client.query(
        `declare copied no scroll cursor for select ${names} from ${quoted(name)} order by ${order}`,
      )
      try {
        for (;;) {
          const { rows } = await client.query<Row>({ text: `fetch ${BATCH} from copied`, rowMode: 'array' })
          if (rows.length === 0) break
          yield rows
        }
      } finally {
        // What has failed has closed it.
        await client.query('close copied').catch(() => {})
      }
    },
    async close() {
      await client.end()
    },
  }
}

async function texts(client: pg.Client, text: string, values: string[] = []): Promise<string[]> {
  const { rows } = await client.query<[string]>({ text, values, rowMode: 'array' })
  return rows.map(([value]) => value)
}

async function describe(client: pg.Client, name: string): Promise<Table> {
  const { rows } = await client.query<{ name: string; type: string; generated: string; identity: string }>(
    `select column_name as name, data_type as type, is_generated as generated, is_identity as identity
      from information_schema.columns where table_schema = current_schema() and table_name = $1
      order by ordinal_position`,
    [name],
  )
  const columns = rows
    .filter((c) => c.generated === 'NEVER' && !isDerived(c.name, c.type))
    .map((c) => ({ name: c.name, type: typeOf(c.type) }))
  const key = await texts(
    client,
    `select a.attname from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      where i.indrelid = $1::regclass and i.indisprimary order by array_position(i.indkey::int2[], a.attnum)`,
    [quoted(name)],
  )
  const counted = rows.find((c) => c.identity === 'YES')
  return {
    name,
    columns,
    key: key.length > 0 ? key : columns.map((c) => c.name),
    last_id: counted ? await lastId(client, name, counted.name) : null,
  }
}

async function lastId(client: pg.Client, table: string, column: string): Promise<number> {
  const [sequence] = await texts(client, 'select pg_get_serial_sequence($1, $2)', [quoted(table), column])
  const { rows } = await client.query<{ last: number }>(
    `select case when is_called then last_value else 0 end as last from ${sequence}`,
  )
  return rows[0]!.last
}

async function foreignKeys(client: pg.Client): Promise<Map<string, Set<string>>> {
  const { rows } = await client.query<{ of: string; to: string }>(
    `select f.relname as of, t.relname as to from pg_constraint c
      join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
      where c.contype = 'f' and c.connamespace = current_schema()::regnamespace`,
  )
  const keys = new Map<string, Set<string>>()
  for (const { of, to } of rows) keys.set(of, (keys.get(of) ?? new Set()).add(to))
  return keys
}

function typeOf(declared: string): Column['type'] {
  if (/int/.test(declared)) return 'integer'
  return /real|double/.test(declared) ? 'real' : 'text'
}
