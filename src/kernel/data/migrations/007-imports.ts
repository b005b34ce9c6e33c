import type { Kysely } from 'kysely'

/** Imports of spreadsheets, and what has become (or would become) of each of their rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('imports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('file_name', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    // 1 while it changes the catalogue, else null: at most one does, whichever process it runs in.
    .addColumn('writing', 'integer', (c) => c.unique())
    .addColumn('actor_id', 'text')
    .addColumn('actor_name', 'text', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('finished_at', 'text')
    .execute()
  await db.schema
    .createIndex('imports_created_at')
    .on('imports')
    .columns(['kind', 'created_at desc'])
    .execute()

  await db.schema
    .createTable('import_rows')
    .addColumn('import_id', 'text', (c) => c.notNull().references('imports.id').onDelete('cascade'))
    .addColumn('row', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('reason', 'text')
    .addPrimaryKeyConstraint('import_rows_key', ['import_id', 'row'])
    .execute()
  await db.schema
    .createIndex('import_rows_outcome')
    .on('import_rows')
    .columns(['import_id', 'outcome', 'row'])
    .execute()
}
