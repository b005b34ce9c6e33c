import { type Kysely, sql } from 'kysely'
import type { Engine } from '../database.ts'

/** What the blog's writing side needs: drafts that are kept by themselves, and an order for its list. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('blog_drafts')
    .addColumn('id', 'integer', (c) =>
      engine === 'postgres' ? c.primaryKey().generatedByDefaultAsIdentity() : c.primaryKey().autoIncrement(),
    )
    .addColumn('draft_key', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('post_id', 'integer', (c) => c.references('blog_posts.id').onDelete('cascade'))
    .addColumn('base_version', 'integer')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('words', 'integer', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('closed_at', 'text')
    .execute()
  await db.schema
    .createIndex('blog_drafts_key')
    .on('blog_drafts')
    .columns(['user_id', 'draft_key', 'id'])
    .execute()
  await db.schema
    .createIndex('blog_posts_live_updated_at')
    .on('blog_posts')
    .columns(['updated_at', 'id'])
    .where(sql.ref('deleted_at'), 'is', null)
    .execute()
}
