import type { Kysely } from 'kysely'

/** What has become of a tool, and who says so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['life_state', 'life_since', 'life_successor', 'life_source_url', 'life_note']) {
    await db.schema.alterTable('tools').addColumn(column, 'text').execute()
  }
}
