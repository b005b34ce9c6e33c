import { type Kysely, sql } from 'kysely'

/**
 * An entry of the list of administrators is answered by one account, unless the owner of the server has named its
 * address. Sessions remember when it was last shown whose they are, and when an administrator's was last used.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('confirmed_at', 'text').execute()
  await db.schema.alterTable('sessions').addColumn('used_at', 'text').execute()
  await db.schema
    .alterTable('admin_users')
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('set null'))
    .execute()
  await db.schema
    .alterTable('admin_users')
    .addColumn('by_owner', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  // Whoever administers today goes on. Addresses without an account are to be invited.
  await sql`update admin_users set user_id = (
    select users.id from users
    where users.email = admin_users.email and users.email_verified = 1 and users.deleted_at is null
  )`.execute(db)
}
