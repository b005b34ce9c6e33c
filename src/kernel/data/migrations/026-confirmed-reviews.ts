import { type Kysely, sql } from 'kysely'
import type { Engine } from '../database.ts'

/** Only confirmed reviews count, star by star; readers say which have helped; an editor's rating has a verdict. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { schema } = db
  const addColumn = (table: string, name: string, zero = false) =>
    schema
      .alterTable(table)
      .addColumn(name, zero ? 'integer' : 'text', (c) => (zero ? c.notNull().defaultTo(0) : c))
      .execute()
  for (const name of ['is_confirmed', 'helpful_count']) await addColumn('reviews', name, true)
  for (const name of REVIEW_TEXTS) await addColumn('reviews', name)
  for (const stars of [1, 2, 3, 4, 5]) await addColumn('tools', `stars_${stars}`, true)
  for (const name of ['verdict', 'verdict_by', 'verdict_at']) await addColumn('tools', name)

  // What stood was counted up to now, and goes on to count.
  await sql`update reviews set is_confirmed = 1, author_key = lower(user_email)`.execute(db)
  for (const stars of [1, 2, 3, 4, 5]) {
    await sql`update tools set ${sql.ref(`stars_${stars}`)} = (select count(*) from reviews
      where tool_id = tools.id and rating = ${sql.lit(stars)} and status = 'published' and reviews.deleted_at is null)`.execute(
      db,
    )
  }
  await schema.alterTable('tools').dropColumn('review_rating_sum').execute()
  await dropUnmeasured(db, engine)

  await schema
    .createTable('review_votes')
    .addColumn('review_id', 'integer', (c) => c.notNull().references('reviews.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('review_votes_pk', ['review_id', 'user_id'])
    .execute()
  await schema.createIndex('review_votes_user').on('review_votes').column('user_id').execute()
  const live = (name: string, columns: string[]) =>
    schema.createIndex(name).on('reviews').columns(columns).where(sql.ref('deleted_at'), 'is', null).execute()
  await live('reviews_author', ['tool_id', 'author_key'])
  await live('reviews_text', ['text_key'])
  await live('reviews_sent_from', ['sent_from', 'created_at'])
  await live('reviews_unconfirmed', ['is_confirmed', 'created_at'])
}

const REVIEW_TEXTS = [
  'use_kind',
  'used_for',
  'pros',
  'cons',
  'left_tool',
  'author_key',
  'text_key',
  'sent_from',
  'held_reason',
  'confirmed_at',
]

/** The starter's decimals were never measured. A rating that somebody has set in the administration stays. */
async function dropUnmeasured(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const rating = (column: string) =>
    engine === 'postgres'
      ? sql`(changes.${sql.ref(column)}::json ->> 'rating')`
      : sql`json_extract(changes.${sql.ref(column)}, '$.rating')`
  await sql`update tools set editor_rating = 4 where editor_rating <> 4 and not exists (
    select 1 from changes where entity = 'tool' and entity_id = cast(tools.id as text)
      and changes.after is not null and ${rating('after')} is not null
      and (changes.before is null or ${rating('before')} <> ${rating('after')}))`.execute(db)
}
