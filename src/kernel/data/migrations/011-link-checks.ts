import type { Kysely } from 'kysely'

/** What the link checker keeps: one row for each tool that was visited, and one that says how far it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  // Nothing has written into the first draft of it.
  await schema.dropTable('link_checks').execute()
  await schema
    .createTable('link_checks')
    .addColumn('id', 'integer', (c) => c.primaryKey().references('tools.id').onDelete('cascade'))
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('failure', 'text')
    .addColumn('http_status', 'integer')
    .addColumn('code', 'text')
    .addColumn('moved_to', 'text')
    .addColumn('checked_at', 'text', (c) => c.notNull())
    .addColumn('since', 'text', (c) => c.notNull())
    .addColumn('times', 'integer', (c) => c.notNull())
    .addColumn('is_asked', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  for (const sort of ['checked_at', 'since', 'times']) {
    await schema
      .createIndex(`link_checks_admin_${sort}`)
      .on('link_checks')
      .columns([sort, 'id', 'state'])
      .execute()
    await schema
      .createIndex(`link_checks_admin_state_${sort}`)
      .on('link_checks')
      .columns(['state', sort, 'id'])
      .execute()
  }

  await schema
    .createTable('link_check_run')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('holder', 'text')
    .addColumn('held_until', 'text')
    .addColumn('requested_at', 'text')
    .addColumn('stopped_at', 'text')
    .addColumn('stopped_by', 'text')
    .addColumn('started_at', 'text')
    .addColumn('ended_at', 'text')
    .addColumn('total', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('done', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('is_offline', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
