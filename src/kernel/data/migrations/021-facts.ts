import type { CreateTableBuilder, Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Engine } from '../database.ts'

/**
 * What is known of tools. A value that is replaced stays, with the time for which it stood; of each kind at most one
 * stands for a tool.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { schema } = db
  const withId = (name: string) =>
    engine === 'postgres'
      ? schema
          .createTable(name)
          .addColumn('id', 'integer', (c) => c.generatedByDefaultAsIdentity().primaryKey())
      : schema.createTable(name).addColumn('id', 'integer', (c) => c.autoIncrement().primaryKey())
  const sourced = <N extends string, C extends string>(table: CreateTableBuilder<N, C>) =>
    table
      .addColumn('source_url', 'text', (c) => c.notNull())
      .addColumn('source_kind', 'text', (c) => c.notNull())
      .addColumn('source_date', 'text')
      .addColumn('checked_at', 'text', (c) => c.notNull())
      .addColumn('checked_by', 'text', (c) => c.notNull())
      .addColumn('since', 'text', (c) => c.notNull())
      .addColumn('until', 'text')

  await withId('fact_kinds')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('deleted_at', 'text')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('key', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('question', 'text', (c) => c.notNull())
    .addColumn('fact_group', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('unit', 'text')
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('is_filter', 'integer', (c) => c.notNull())
    .addColumn('is_compared', 'integer', (c) => c.notNull())
    .addColumn('on_card', 'integer', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('review_days', 'integer', (c) => c.notNull())
    .addColumn('is_retired', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()

  await sourced(
    withId('facts')
      .addColumn('tool_id', 'integer', (c) => c.notNull().references('tools.id').onDelete('cascade'))
      .addColumn('kind_id', 'integer', (c) => c.notNull().references('fact_kinds.id').onDelete('restrict'))
      .addColumn('value', 'text', (c) => c.notNull())
      .addColumn('note', 'text'),
  ).execute()
  await schema
    .createIndex('facts_standing')
    .unique()
    .on('facts')
    .columns(['tool_id', 'kind_id'])
    .where(sql.ref('until'), 'is', null)
    .execute()
  await schema.createIndex('facts_kind_id').on('facts').column('kind_id').execute()

  await sourced(
    withId('plans')
      .addColumn('tool_id', 'integer', (c) => c.notNull().references('tools.id').onDelete('cascade'))
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('amount', 'real')
      .addColumn('currency', 'text')
      .addColumn('per', 'text')
      .addColumn('is_billed_yearly', 'integer', (c) => c.notNull())
      .addColumn('per_seat', 'integer', (c) => c.notNull())
      .addColumn('unit', 'text')
      .addColumn('seats_from', 'integer')
      .addColumn('seats_to', 'integer')
      .addColumn('limits', 'text', (c) => c.notNull())
      .addColumn('trial_days', 'integer')
      .addColumn('trial_needs_card', 'integer'),
  ).execute()
  await schema.createIndex('plans_tool_id').on('plans').columns(['tool_id', 'position']).execute()
}
