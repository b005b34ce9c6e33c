import { readdirSync } from 'node:fs'
import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import type { Database, Engine } from './database.ts'

/** A file of `migrations/`. One that has landed is never edited; the next one is a new file. */
interface Step {
  up(db: Kysely<unknown>, engine: Engine): Promise<void>
}

/** Names of all migrations, oldest first: the files of the folder, without their ending. */
export const MIGRATIONS: readonly string[] = readdirSync(new URL('./migrations/', import.meta.url))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .sort()

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
  // Each is read in when it runs: most starts have none to run.
  const migrationOf = (name: string): Migration => ({
    up: async (k: Kysely<unknown>) => ((await import(`./migrations/${name}.ts`)) as Step).up(k, engine),
  })
  const migrations = Object.fromEntries(MIGRATIONS.map((name) => [name, migrationOf(name)]))
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to))
  if (error) throw error
  return (results ?? []).map((r) => r.migrationName)
}

/** Tables that were written anew are read slowly until PostgreSQL has looked at them. */
export async function analyze({ db, engine }: Pick<Database, 'db' | 'engine'>): Promise<void> {
  if (engine === 'postgres') await sql`vacuum analyze`.execute(db)
}
