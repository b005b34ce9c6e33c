import type { Kysely } from 'kysely'

/** What the last visit of a page that facts and plans come from has found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('source_pages')
    .addColumn('url', 'text', (c) => c.primaryKey())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('failure', 'text')
    .addColumn('http_status', 'integer')
    .addColumn('code', 'text')
    .addColumn('text_hash', 'text')
    .addColumn('changed_at', 'text')
    .addColumn('checked_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('source_pages_outcome').on('source_pages').column('outcome').execute()
  await db.schema.createIndex('facts_source_url').on('facts').column('source_url').execute()
  await db.schema.createIndex('plans_source_url').on('plans').column('source_url').execute()
}
