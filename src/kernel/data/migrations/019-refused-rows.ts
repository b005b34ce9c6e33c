import type { Kysely } from 'kysely'

/** Refused rows of an import keep their cells, so that they can be corrected without the whole file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('import_rows').addColumn('cells', 'text').execute()
}
