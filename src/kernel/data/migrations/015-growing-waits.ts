import type { Kysely } from 'kysely'

/** Limits that slow down rather than stop: when the next attempt of a key may come, in milliseconds since 1970. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('rate_limits')
    .addColumn('wait_until', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
}
