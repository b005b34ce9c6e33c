import { type Kysely, sql } from 'kysely'
import type { Engine } from '../database.ts'

/** Who has claimed which tool, what they propose as facts of it, and who has answered a review. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { schema } = db
  const content = (name: string) =>
    schema
      .createTable(name)
      .addColumn('id', 'integer', (c) =>
        engine === 'postgres'
          ? c.generatedByDefaultAsIdentity().primaryKey()
          : c.autoIncrement().primaryKey(),
      )
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'text', (c) => c.notNull())
      .addColumn('deleted_at', 'text')
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
      .addColumn('tool_id', 'integer', (c) => c.notNull().references('tools.id').onDelete('cascade'))
  await content('tool_claims')
    // The claim outlives the account, so that it can be seen to end.
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('method', 'text', (c) => c.notNull())
    .addColumn('host', 'text', (c) => c.notNull())
    .addColumn('token', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('requested'))
    .addColumn('proved_at', 'text')
    .addColumn('checked_at', 'text')
    .addColumn('failed_at', 'text')
    .addColumn('note', 'text')
    .addColumn('decided_at', 'text')
    .addColumn('decided_by', 'text')
    .addColumn('queue_key', 'text', (c) => c.notNull())
    .addColumn('search_key', 'text', (c) => c.notNull())
    .addCheckConstraint('tool_claims_method', sql`method in ('email', 'file', 'dns')`)
    .addCheckConstraint(
      'tool_claims_status',
      sql`status in ('requested', 'proved', 'approved', 'refused', 'withdrawn', 'lapsed')`,
    )
    .execute()
  await content('fact_proposals')
    .addColumn('claim_id', 'integer', (c) => c.notNull().references('tool_claims.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('source_url', 'text', (c) => c.notNull())
    .addColumn('note', 'text')
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('open'))
    .addColumn('answer', 'text')
    .addColumn('decided_at', 'text')
    .addColumn('queue_key', 'text', (c) => c.notNull())
    .addColumn('search_key', 'text', (c) => c.notNull())
    .addCheckConstraint('fact_proposals_status', sql`status in ('open', 'accepted', 'refused')`)
    .execute()
  for (const table of ['tool_claims', 'fact_proposals']) {
    for (const sort of ['queue_key', 'created_at']) {
      await schema
        .createIndex(`${table}_admin_${sort}`)
        .on(table)
        .columns([sort, 'id', 'status', 'search_key', 'deleted_at'])
        .where(sql.ref('deleted_at'), 'is', null)
        .execute()
    }
    await schema.createIndex(`${table}_tool_id`).on(table).columns(['tool_id', 'status']).execute()
  }
  // What waits, and what ends, by its state.
  await schema.createIndex('tool_claims_status_id').on('tool_claims').columns(['status', 'id']).execute()
  await schema
    .createIndex('fact_proposals_status_id')
    .on('fact_proposals')
    .columns(['status', 'id'])
    .execute()
  await schema.createIndex('fact_proposals_claim_id').on('fact_proposals').column('claim_id').execute()
  await schema
    .createIndex('tool_claims_user_id_tool_id')
    .unique()
    .on('tool_claims')
    .columns(['user_id', 'tool_id'])
    .where(sql.ref('deleted_at'), 'is', null)
    .where(sql.ref('user_id'), 'is not', null)
    .execute()
  await schema.alterTable('reviews').addColumn('reply_by', 'text').execute()
}
