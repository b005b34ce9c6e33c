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
  /** Reads from a replica where there is one and a request only reads; whatever writes is of the primary. */
  db: Db
  /** Is of the primary alone: for what must be as it is now, whoever has changed it. */
  primary: Db
  /** Hears that others have written: no replica may be behind that. */
  catchUp(): void
  hasReplica: boolean
  /** Whether the server is known not to answer: whatever needs it fails at once. */
  readonly isAway: boolean
  /** Whether other processes write it too. */
  readonly isShared: boolean
  /** Runs work during which another thread writes: on SQLite nothing of this process does meanwhile. */
  letOtherWrite(work: () => Promise<void>): Promise<void>
  /** Whether it answers, asked now. */
  isThere(): Promise<boolean>
  close(): Promise<void>
}

/** Where it is, and how many processes of this machine use it. */
export interface Place {
  databaseUrl?: string | undefined
  /** A copy that follows it, to be read from. */
  replicaUrl?: string | undefined
  dataFolder: string
  processes?: number
}

/** Opens PostgreSQL when an address is given, else the SQLite file of the data folder. */
export function openDatabase(
  { databaseUrl, replicaUrl, dataFolder, processes = 1 }: Place,
  events: DatabaseEvents = {},
): Database {
  if (!databaseUrl) {
    const isShared = processes > 1
    const { dialect, turns } = sqliteDialect(dataFolder, events, isShared)
    const db = new Kysely<Schema>({ dialect })
    const isThere = () =>
      sql`select 1`.execute(db).then(
        () => true,
        () => false,
      )
    const letOtherWrite = (work: () => Promise<void>) => turns.alone(work)
    return {
      engine: 'sqlite',
      db,
      primary: db,
      catchUp() {},
      hasReplica: false,
      isAway: false,
      isShared,
      letOtherWrite,
      isThere,
      close: () => db.destroy(),
    }
  }
  const { dialect, primary, pool, replicated } = postgresDialect(databaseUrl, replicaUrl, events)
  const db = new Kysely<Schema>({ dialect })
  return {
    engine: 'postgres',
    db,
    primary: primary ? new Kysely<Schema>({ dialect: primary }) : db,
    catchUp: () => replicated?.catchUp(),
    hasReplica: replicated !== undefined,
    get isAway() {
      return pool.isAway
    },
    isShared: true,
    letOtherWrite: (work) => work(),
    isThere: () => pool.isThere(),
    close: () => db.destroy(),
  }
}

/** Whether an error is a broken unique rule, on either engine. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, message = '' } = (error ?? {}) as { code?: string; message?: string }
  return code === '23505' || message.includes('UNIQUE constraint failed')
}
