import type { Kysely } from 'kysely'

/**
 * What visitors do with tools, each day, as far as it moves them in lists; and whose saving has been counted, so that
 * nobody counts twice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('tool_uses')
    .addColumn('tool_id', 'integer', (c) => c.notNull().references('tools.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('saves', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('comparisons', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('clicks', 'integer', (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('tool_uses_key', ['tool_id', 'day'])
    .execute()
  await schema.createIndex('tool_uses_day').on('tool_uses').column('day').execute()
  await schema
    .createTable('counted_saves')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('tool_id', 'integer', (c) => c.notNull().references('tools.id').onDelete('cascade'))
    .addColumn('day', 'text')
    .addPrimaryKeyConstraint('counted_saves_key', ['user_id', 'tool_id'])
    .execute()
  await schema.createIndex('counted_saves_tool_id').on('counted_saves').column('tool_id').execute()
  // A real of PostgreSQL has no room for many half-lives.
  await schema
    .alterTable('tools')
    .addColumn('use_points', 'double precision', (c) => c.notNull().defaultTo(0))
    .execute()
}
