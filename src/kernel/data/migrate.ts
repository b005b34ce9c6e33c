import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import type { Database, Engine } from './database.ts'
import * as initial from './migrations/001-initial.ts'
import * as mail from './migrations/002-mail.ts'
import * as accounts from './migrations/003-accounts.ts'
import * as admin from './migrations/004-admin.ts'
import * as imports from './migrations/007-imports.ts'
import * as kits from './migrations/008-kits.ts'
import * as adminContent from './migrations/009-admin-content.ts'
import * as writing from './migrations/010-writing.ts'
import * as linkChecks from './migrations/011-link-checks.ts'
import * as lists from './migrations/012-lists.ts'
import * as keptKits from './migrations/013-kept-kits.ts'
import * as waysIn from './migrations/014-ways-in.ts'
import * as growingWaits from './migrations/015-growing-waits.ts'
import * as files from './migrations/016-files.ts'
import * as changeVersions from './migrations/017-change-versions.ts'
import * as refusedRows from './migrations/019-refused-rows.ts'
import * as changeNames from './migrations/020-change-names.ts'

/** The history, oldest first. A migration that has landed is never edited; the next one is added below. */
const history: Record<string, { up(db: Kysely<unknown>, engine: Engine): Promise<void> }> = {
  '001-initial': initial,
  '002-mail': mail,
  '003-accounts': accounts,
  '004-admin': admin,
  '007-imports': imports,
  '008-kits': kits,
  '009-admin-content': adminContent,
  '010-writing': writing,
  '011-link-checks': linkChecks,
  '012-lists': lists,
  '013-kept-kits': keptKits,
  '014-ways-in': waysIn,
  '015-growing-waits': growingWaits,
  '016-files': files,
  '017-change-versions': changeVersions,
  '019-refused-rows': refusedRows,
  '020-change-names': changeNames,
}

/** Names of all migrations, oldest first. */
export const MIGRATIONS: readonly string[] = Object.keys(history).sort()

/** Brings the database to the newest version. Answers the names of the migrations it ran. */
export async function migrate(database: Database): Promise<string[]> {
  const ran = await runMigrations(database)
  if (ran.length > 0) await analyze(database)
  return ran
}

/** Runs the migrations up to this one, or all. Answers the names of those it ran. */
export async function runMigrations(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  to?: string,
): Promise<string[]> {
  const migrations: Record<string, Migration> = Object.fromEntries(
    Object.entries(history).map(([name, { up }]) => [name, { up: (k: Kysely<unknown>) => up(k, engine) }]),
  )
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to))
  if (error) throw error
  return (results ?? []).map((r) => r.migrationName)
}

/** Tables that were written anew are read slowly until PostgreSQL has looked at them. */
export async function analyze({ db, engine }: Pick<Database, 'db' | 'engine'>): Promise<void> {
  if (engine === 'postgres') await sql`vacuum analyze`.execute(db)
}
