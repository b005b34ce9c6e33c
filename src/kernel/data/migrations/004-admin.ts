import { type Kysely, sql } from 'kysely'
import type { Engine } from '../database.ts'

/** What the administration area needs: two-factor sign-in, and lists that answer quickly at 100,000 rows. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('second_factors')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('recovery_hashes', 'text', (c) => c.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('last_step', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.alterTable('sessions').addColumn('second_factor_at', 'text').execute()

  await addSearchKey(db, engine)
  // Everything that the list searches, filters and sorts by: it is read in place of the rows. `deleted_at` is the
  // same in all of it, but SQLite reads the rows again where a column of the query is missing.
  await db.schema
    .createIndex('tools_admin_list')
    .on('tools')
    .columns(['search_key', 'id', 'category_id', 'pricing_model', 'status', 'is_featured'])
    .columns(['views', 'review_count', 'updated_at', 'created_at', 'deleted_at'])
    .where(sql.ref('deleted_at'), 'is', null)
    .execute()
  for (const column of ['updated_at', 'created_at', 'views', 'review_count'] as const) {
    await db.schema
      .createIndex(`tools_live_${column}`)
      .on('tools')
      .columns([column, 'id', 'deleted_at'])
      .where(sql.ref('deleted_at'), 'is', null)
      .execute()
  }
  for (const table of ['tools', 'categories', 'bundles', 'reviews', 'blog_posts'] as const) {
    await db.schema
      .createIndex(`${table}_bin`)
      .on(table)
      .column('deleted_at')
      .where(sql.ref('deleted_at'), 'is not', null)
      .execute()
  }
  // Traffic sums many small counts: from this index alone.
  await db.schema
    .createIndex('daily_counters_traffic')
    .on('daily_counters')
    .columns(['kind', 'day', 'subject', 'count'])
    .execute()
  await db.schema.createIndex('changes_entity_newest').on('changes').columns(['entity', 'id']).execute()
  await db.schema.createIndex('changes_actor').on('changes').columns(['actor_name', 'id']).execute()
}

/**
 * Name, slug and address of a tool in lower case, kept by the database, so that whoever writes a tool need not think
 * of it. SQLite can add computed columns only that are computed anew for every row that is looked at: there a
 * trigger keeps it.
 */
async function addSearchKey(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = sql`lower(name || ' ' || slug || ' ' || website_url)`
  await db.schema
    .alterTable('tools')
    .addColumn('search_key', 'text', (c) =>
      engine === 'postgres' ? c.generatedAlwaysAs(text).stored() : c.notNull().defaultTo(''),
    )
    .execute()
  if (engine === 'postgres') return
  await sql`update tools set search_key = ${text}`.execute(db)
  for (const [name, event] of [
    ['tools_search_key_insert', 'insert'],
    ['tools_search_key_update', 'update of name, slug, website_url'],
  ] as const) {
    await sql`create trigger ${sql.ref(name)} after ${sql.raw(event)} on tools begin
      update tools set search_key = ${text} where id = new.id;
    end`.execute(db)
  }
}
