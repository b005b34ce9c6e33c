import { type Kysely, sql } from 'kysely'
import type { Engine } from '../database.ts'

/** Mail that is to be sent, and by what a submitted tool is known again. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('mail_outbox')
    .addColumn('id', 'integer', (c) =>
      engine === 'postgres' ? c.generatedByDefaultAsIdentity().primaryKey() : c.autoIncrement().primaryKey(),
    )
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('html', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('due_at', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('mail_outbox_due_at')
    .on('mail_outbox')
    .column('due_at')
    .where(sql.ref('due_at'), 'is not', null)
    .execute()

  await db.schema
    .alterTable('submissions')
    .addColumn('name_key', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('submissions')
    .addColumn('address_key', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  for (const column of ['name_key', 'address_key']) {
    await db.schema.createIndex(`submissions_${column}`).on('submissions').column(column).execute()
  }
}
