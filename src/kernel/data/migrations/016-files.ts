import type { Kysely } from 'kysely'

/** Files that people have sent, where every process on a PostgreSQL database reaches them: in parts, as base64. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('file_parts')
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('part', 'integer', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('file_parts_pk', ['key', 'part'])
    .execute()
}
