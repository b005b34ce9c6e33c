import { type Kysely, sql } from 'kysely'
import type { Engine } from '../database.ts'

/** What is known of each picture that Kitly keeps, but those of people. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('media')
    .addColumn('id', 'integer', (c) =>
      engine === 'postgres' ? c.generatedByDefaultAsIdentity().primaryKey() : c.autoIncrement().primaryKey(),
    )
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('deleted_at', 'text')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('address', 'text', (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('alt', 'text')
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('origin', 'text', (c) => c.notNull())
    .addColumn('source_url', 'text')
    .addColumn('fetched_at', 'text')
    .addCheckConstraint('media_origin', sql`origin in ('upload', 'site')`)
    .execute()
  for (const column of ['created_at', 'name', 'bytes']) {
    await db.schema
      .createIndex(`media_admin_${column}`)
      .on('media')
      .columns([column, 'id'])
      .where(sql.ref('deleted_at'), 'is', null)
      .execute()
  }
}
