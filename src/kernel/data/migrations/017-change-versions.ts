import type { Kysely } from 'kysely'

/**
 * The log says which version of its record a change has made, so that it can be told which fields were changed since
 * the one that somebody has before them. What was logged earlier has none. An
 * index finds the last change of a batch, by which the log shows all of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('changes').addColumn('version', 'integer').execute()
  await db.schema.dropIndex('changes_batch').execute()
  await db.schema.createIndex('changes_batch_id').on('changes').columns(['batch', 'id']).execute()
}
