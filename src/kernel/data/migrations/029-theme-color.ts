import type { Kysely } from 'kysely'

/** The colour of a tool's brand, which its tile wears. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tools').addColumn('theme_color', 'text').execute()
}
