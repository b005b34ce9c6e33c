import { type Kysely, sql } from 'kysely'
import type { Engine } from '../database.ts'

/** What readers say is wrong about a tool, and what has become of it. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { schema } = db
  const table =
    engine === 'postgres'
      ? schema
          .createTable('fact_reports')
          .addColumn('id', 'integer', (c) => c.generatedByDefaultAsIdentity().primaryKey())
      : schema.createTable('fact_reports').addColumn('id', 'integer', (c) => c.autoIncrement().primaryKey())
  await table
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('deleted_at', 'text')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('tool_id', 'integer', (c) => c.notNull().references('tools.id').onDelete('cascade'))
    .addColumn('kind', 'text')
    .addColumn('plan', 'text')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('stood', 'text')
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('link', 'text')
    .addColumn('email', 'text')
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('open'))
    .addColumn('answer', 'text')
    .addColumn('public_note', 'text')
    .addColumn('decided_at', 'text')
    .addColumn('queue_key', 'text', (c) => c.notNull())
    .addColumn('search_key', 'text', (c) => c.notNull())
    .execute()
  for (const sort of ['queue_key', 'created_at']) {
    await schema
      .createIndex(`fact_reports_admin_${sort}`)
      .on('fact_reports')
      .columns([sort, 'id', 'status', 'search_key', 'deleted_at'])
      .where(sql.ref('deleted_at'), 'is', null)
      .execute()
  }
  await schema.createIndex('fact_reports_tool_id').on('fact_reports').columns(['tool_id', 'kind']).execute()
  await schema
    .createIndex('fact_reports_decided')
    .on('fact_reports')
    .columns(['status', 'decided_at'])
    .execute()
  // The public log of corrections: what has ended, newest first, and what came after it.
  await schema
    .createIndex('facts_ended')
    .on('facts')
    .columns(['until', 'id'])
    .where(sql.ref('until'), 'is not', null)
    .execute()
  await schema.createIndex('facts_of_kind').on('facts').columns(['tool_id', 'kind_id', 'id']).execute()
}
