import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { openDatabase } from '../src/kernel/data/database.ts'
import { migrate } from '../src/kernel/data/migrate.ts'

/** The address of a PostgreSQL server when the tests run on it, else they run on SQLite. */
export const POSTGRES_URL = process.env.DATABASE_URL

/** A database with all tables, made once for a run, of which those of the tests are copies. */
const TEMPLATE = 'TEST_TEMPLATE_DATABASE'

export async function onServer(statement: string) {
  const client = new pg.Client({ connectionString: POSTGRES_URL })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

export function addressOf(database: string): string {
  const url = new URL(POSTGRES_URL!)
  url.pathname = `/${database}`
  return url.href
}

/** Makes a database on the server; answers its name. With `empty` it has no tables yet. */
export async function createDatabase({ empty = false } = {}): Promise<string> {
  const name = `kitly_${randomBytes(8).toString('hex')}`
  const template = empty ? undefined : process.env[TEMPLATE]
  await onServer(`create database ${name}${template ? ` template ${template}` : ''}`)
  return name
}

export const dropDatabase = (name: string) => onServer(`drop database if exists ${name} with (force)`)

/** Runs once before all test files; answers what is to be done after them. */
export default async function setup() {
  if (!POSTGRES_URL) return
  const name = await createDatabase({ empty: true })
  const database = openDatabase({ databaseUrl: addressOf(name), dataFolder: '' })
  await migrate(database)
  await database.close()
  process.env[TEMPLATE] = name
  return () => dropDatabase(name)
}
