import type { Kysely } from 'kysely'

/** What the facts of a tool say is edited as one record: this counts its versions. Its id is the tool's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('fact_sheets')
    .addColumn('id', 'integer', (c) => c.primaryKey().references('tools.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('deleted_at', 'text')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
}
