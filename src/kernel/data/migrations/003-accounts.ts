import { type Kysely, sql } from 'kysely'

/** What accounts need beside their tables: shared limits, the grace period, and one review for each person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('points', 'integer', (c) => c.notNull())
    // Milliseconds since 1970 do not fit PostgreSQL's integer.
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('rate_limits_expires_at').on('rate_limits').column('expires_at').execute()

  await db.schema.alterTable('users').addColumn('delete_after', 'text').execute()
  await db.schema
    .createIndex('users_delete_after')
    .on('users')
    .column('delete_after')
    .where(sql.ref('delete_after'), 'is not', null)
    .execute()

  await db.schema
    .createIndex('reviews_tool_id_user_id_unique')
    .unique()
    .on('reviews')
    .columns(['tool_id', 'user_id'])
    .where(sql.ref('user_id'), 'is not', null)
    .where(sql.ref('deleted_at'), 'is', null)
    .execute()
  await db.schema
    .createIndex('saved_tools_user_id_created_at')
    .on('saved_tools')
    .columns(['user_id', 'created_at desc'])
    .execute()
  await db.schema.createIndex('verifications_expires_at').on('verifications').column('expires_at').execute()
}
