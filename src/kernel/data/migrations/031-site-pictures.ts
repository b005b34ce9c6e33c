import { type Kysely, sql } from 'kysely'
import type { Engine } from '../database.ts'

/** What tools' own sites offer as their face, until editors have decided about it. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { schema } = db
  await schema
    .createTable('tool_sites')
    .addColumn('id', 'integer', (c) => c.primaryKey().references('tools.id').onDelete('cascade'))
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('page_url', 'text')
    .addColumn('read_at', 'text')
    .addColumn('failure', 'text')
    .addColumn('http_status', 'integer')
    .addColumn('code', 'text')
    .addColumn('title', 'text')
    .addColumn('description', 'text')
    .addColumn('not_taken', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('is_asked', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema.createIndex('tool_sites_read_at').on('tool_sites').columns(['read_at', 'id']).execute()
  await schema
    .createTable('site_pictures')
    .addColumn('id', 'integer', (c) =>
      engine === 'postgres' ? c.generatedByDefaultAsIdentity().primaryKey() : c.autoIncrement().primaryKey(),
    )
    .addColumn('tool_id', 'integer', (c) => c.notNull().references('tools.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('original', 'text', (c) => c.notNull())
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('source_url', 'text', (c) => c.notNull())
    .addColumn('fetched_at', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('found'))
    .addColumn('decided_by', 'text')
    .addColumn('decided_at', 'text')
    .addUniqueConstraint('site_pictures_hash', ['tool_id', 'kind', 'hash'])
    .addCheckConstraint(
      'site_pictures_kind',
      sql`kind in ('icon', 'share', 'screen_wide', 'screen_phone', 'color')`,
    )
    .addCheckConstraint('site_pictures_status', sql`status in ('found', 'accepted', 'refused')`)
    .execute()
  await schema
    .createIndex('site_pictures_open')
    .on('site_pictures')
    .column('tool_id')
    .where(sql.ref('status'), '=', 'found')
    .execute()
}
