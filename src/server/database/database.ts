import { Kysely, type Transaction } from 'kysely'
import { postgresDialect } from './postgres.ts'
import type { Schema } from './schema.ts'
import { sqliteDialect } from './sqlite.ts'

export type Engine = 'sqlite' | 'postgres'
export type Db = Kysely<Schema>
export type Tx = Transaction<Schema>

export interface Database {
  engine: Engine
  db: Db
  close(): Promise<void>
}

/** Opens PostgreSQL when an address is given, else the SQLite file of the data folder. */
export function openDatabase(
  { databaseUrl, dataFolder }: { databaseUrl?: string | undefined; dataFolder: string },
  onError: (error: Error) => void = () => {},
): Database {
  const engine: Engine = databaseUrl ? 'postgres' : 'sqlite'
  const dialect = databaseUrl ? postgresDialect(databaseUrl, onError).dialect : sqliteDialect(dataFolder)
  const db = new Kysely<Schema>({ dialect })
  return { engine, db, close: () => db.destroy() }
}

/**
 * Whether an error means that the database cannot be reached, so that the answer is 503 rather than 500.
 * Codes: Node's socket errors, and PostgreSQL's classes 08 (connection), 53 (resources) and 57P (shutdown).
 */
export function isUnavailable(error: unknown): boolean {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string }
  return LOST_CODE.test(code) || LOST_MESSAGE.test(message)
}

const LOST_CODE = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|08...|53...|57P..)$/
/** What the drivers say where there is no code. */
const LOST_MESSAGE = new RegExp(
  [
    'Connection terminated',
    'connection error and is not queryable',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'driver has already been destroyed',
  ].join('|'),
)

/** Whether an error is a broken unique rule, on either engine. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, message = '' } = (error ?? {}) as { code?: string; message?: string }
  return code === '23505' || message.includes('UNIQUE constraint failed')
}
