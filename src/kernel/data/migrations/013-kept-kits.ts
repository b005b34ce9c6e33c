import type { Kysely } from 'kysely'

/**
 * Kits are kept with their jobs as they were left, and saved ones with a version, so that no change is written over
 * unseen. Links know who shared them, where somebody was signed in; those of an account go with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('saved_kits').addColumn('jobs', 'text').execute()
  await db.schema
    .alterTable('saved_kits')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await db.schema.alterTable('shared_kits').addColumn('jobs', 'text').execute()
  await db.schema
    .alterTable('shared_kits')
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .execute()
  await db.schema
    .createIndex('shared_kits_user_id')
    .on('shared_kits')
    .columns(['user_id', 'created_at desc'])
    .execute()
}
