import { randomBytes } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase, type Place } from '../src/kernel/data/database.ts'
import { migrate } from '../src/kernel/data/migrate.ts'

/** The address of a PostgreSQL server when the tests run on it, else they run on SQLite. */
export const POSTGRES_URL = process.env.DATABASE_URL

/**
 * A database with all tables, made once for a run, of which those of the tests are copies: the variable that says its
 * name, or its folder on SQLite.
 */
const TEMPLATE = 'TEST_TEMPLATE_DATABASE'
/** How a server is told to copy it. */
const STRATEGY = 'TEST_TEMPLATE_STRATEGY'
const SQLITE_FILE = 'kitly.db'

/** Answers the rows. */
export async function onServer(statement: string) {
  const client = new pg.Client({ connectionString: POSTGRES_URL })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(statement).finally(() => client.end())
  return rows
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
  await onServer(`create database ${name}${template ? ` template ${template} ${process.env[STRATEGY]}` : ''}`)
  return name
}

export const dropDatabase = (name: string) => onServer(`drop database if exists ${name} with (force)`)

/** Makes tables in a data folder on SQLite, as the first start would. */
export const putTables = (dataFolder: string) =>
  copyFile(join(process.env[TEMPLATE]!, SQLITE_FILE), join(dataFolder, SQLITE_FILE))

/** Runs once before all test files; answers what is to be done after them. */
export default async function setup() {
  if (!POSTGRES_URL) {
    const dataFolder = await mkdtemp(join(tmpdir(), 'kitly-template-'))
    await makeTables({ dataFolder })
    process.env[TEMPLATE] = dataFolder
    return () => rm(dataFolder, { recursive: true })
  }
  const name = await createDatabase({ empty: true })
  await makeTables({ databaseUrl: addressOf(name), dataFolder: '' })
  process.env[TEMPLATE] = name
  process.env[STRATEGY] = await cheapStrategy()
  return () => dropDatabase(name)
}

async function makeTables(place: Place) {
  const database = openDatabase(place)
  await migrate(database)
  await database.close()
}

/** Writing every page of a copy to the log, as newer servers do, takes four times the work of copying files. */
async function cheapStrategy() {
  const [row] = await onServer(`select current_setting('server_version_num')::int >= 150000 as has`)
  return row!.has ? 'strategy file_copy' : ''
}
