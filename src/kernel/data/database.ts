/** The database: both engines behind one face, tables and migrations, lists, and what is done while it is away. */

import { Kysely, sql, type Transaction } from 'kysely'
import type { DatabaseEvents } from './outage.ts'
import { postgresDialect } from './postgres.ts'
import type { Schema } from './schema.ts'
import { sqliteDialect } from './sqlite.ts'

export type Engine = 'sqlite' | 'postgres'
export type Db = Kysely<Schema>
export type Tx = Transaction<Schema>

export interface Database {
  engine: Engine
  db: Db
  /** Whether the server is known not to answer: whatever needs it fails at once. */
  readonly isAway: boolean
  /** Whether it answers, asked now. */
  isThere(): Promise<boolean>
  close(): Promise<void>
}

/** Opens PostgreSQL when an address is given, else the SQLite file of the data folder. */
export function openDatabase(
  { databaseUrl, dataFolder }: { databaseUrl?: string | undefined; dataFolder: string },
  events: DatabaseEvents = {},
): Database {
  if (!databaseUrl) {
    const db = new Kysely<Schema>({ dialect: sqliteDialect(dataFolder, events) })
    const isThere = () =>
      sql`select 1`.execute(db).then(
        () => true,
        () => false,
      )
    return { engine: 'sqlite', db, isAway: false, isThere, close: () => db.destroy() }
  }
  const { dialect, pool } = postgresDialect(databaseUrl, events)
  const db = new Kysely<Schema>({ dialect })
  return {
    engine: 'postgres',
    db,
    get isAway() {
      return pool.isAway
    },
    isThere: () => pool.isThere(),
    close: () => db.destroy(),
  }
}

/** Whether an error is a broken unique rule, on either engine. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, message = '' } = (error ?? {}) as { code?: string; message?: string }
  return code === '23505' || message.includes('UNIQUE constraint failed')
}
