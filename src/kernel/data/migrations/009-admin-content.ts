import { type Kysely, sql } from 'kysely'
import type { Engine } from '../database.ts'

/** What the rest of the administration area needs: reports and words of reviews, answers, checked links, lists. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { schema } = db
  const withId = (name: string) =>
    schema
      .createTable(name)
      .addColumn('id', 'integer', (c) =>
        engine === 'postgres'
          ? c.generatedByDefaultAsIdentity().primaryKey()
          : c.autoIncrement().primaryKey(),
      )
  const version = (table: string) =>
    schema
      .alterTable(table)
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
      .execute()
  const searchKey = (table: string, text: string) =>
    schema
      .alterTable(table)
      .addColumn('search_key', 'text', (c) => {
        const column = c.generatedAlwaysAs(sql`lower(${sql.raw(text)})`)
        return engine === 'postgres' ? column.stored() : column
      })
      .execute()

  await schema
    .alterTable('reviews')
    .addColumn('report_count', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await withId('review_reports')
    .addColumn('review_id', 'integer', (c) => c.notNull().references('reviews.id').onDelete('cascade'))
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('review_reports_review_id').on('review_reports').column('review_id').execute()
  // Narrower ones that were taken in the place of those below.
  for (const name of [
    'reviews_created_at',
    'contact_inquiries_status_created_at',
    'contact_inquiries_created_at',
  ]) {
    await schema.dropIndex(name).execute()
  }
  // Everything that the list filters and sorts by: it is read in place of the rows.
  for (const sort of ['created_at', 'rating', 'report_count']) {
    const rest = ['rating', 'status', 'is_verified', 'report_count', 'tool_id'].filter((c) => c !== sort)
    await schema
      .createIndex(`reviews_admin_${sort}`)
      .on('reviews')
      .columns([sort, 'id', ...rest])
      .where(sql.ref('deleted_at'), 'is', null)
      .execute()
  }
  for (const filter of ['rating', 'status']) {
    const rest = ['rating', 'status', 'is_verified', 'report_count', 'tool_id'].filter((c) => c !== filter)
    await schema
      .createIndex(`reviews_admin_${filter}_created_at`)
      .on('reviews')
      .columns([filter, 'created_at', 'id', ...rest])
      .where(sql.ref('deleted_at'), 'is', null)
      .execute()
  }
  await createReviewWords(db, engine)

  await version('contact_inquiries')
  await searchKey('contact_inquiries', `email || ' ' || reference || ' ' || coalesce(mobile, '')`)
  await schema
    .createIndex('contact_inquiries_admin_list')
    .on('contact_inquiries')
    .columns(['created_at', 'id', 'status', 'query_type', 'search_key'])
    .where(sql.ref('deleted_at'), 'is', null)
    .execute()
  await withId('inquiry_answers')
    .addColumn('inquiry_id', 'integer', (c) =>
      c.notNull().references('contact_inquiries.id').onDelete('cascade'),
    )
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('actor_name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('inquiry_answers_inquiry_id').on('inquiry_answers').column('inquiry_id').execute()

  await version('submissions')
  await searchKey('submissions', `name || ' ' || website_url || ' ' || email`)

  await searchKey('users', `name || ' ' || email || ' ' || coalesce(company_name, '')`)
  for (const sort of ['created_at', 'last_login_at', 'name']) {
    await schema
      .createIndex(`users_admin_${sort}`)
      .on('users')
      .columns([sort, 'id', 'user_role', 'is_active', 'email', 'search_key'])
      .where(sql.ref('deleted_at'), 'is', null)
      .execute()
  }

  await schema
    .createTable('link_checks')
    .addColumn('tool_id', 'integer', (c) => c.primaryKey().references('tools.id').onDelete('cascade'))
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('http_status', 'integer')
    .addColumn('final_url', 'text')
    .addColumn('detail', 'text')
    .addColumn('checked_at', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('link_checks_outcome').on('link_checks').columns(['outcome', 'tool_id']).execute()
}

/** The words of reviews, so that 100,000 of them are searched in milliseconds. */
async function createReviewWords(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = (row: string) =>
    sql.raw(
      ['user_name', 'user_email', 'title', 'content']
        .map((column) => `coalesce(${row}${column}, '')`)
        .join(` || ' ' || `),
    )
  if (engine === 'postgres') {
    await sql`create function review_words(words text) returns tsvector language sql immutable as
      $$ select to_tsvector('simple'::regconfig, translate(words, '@._+/:-', '       ')) $$`.execute(db)
    await sql`create index reviews_words on reviews using gin (review_words(${text('')}))`.execute(db)
    return
  }
  await sql`create virtual table review_words using fts5(words, content='', contentless_delete=1,
    tokenize='unicode61 remove_diacritics 0')`.execute(db)
  await sql`insert into review_words (rowid, words) select id, ${text('')} from reviews`.execute(db)
  await sql`create trigger review_words_insert after insert on reviews begin
    insert into review_words (rowid, words) values (new.id, ${text('new.')}); end`.execute(db)
  await sql`create trigger review_words_delete after delete on reviews begin
    delete from review_words where rowid = old.id; end`.execute(db)
  await sql`create trigger review_words_update after update of user_name, user_email, title, content on reviews begin
    delete from review_words where rowid = old.id;
    insert into review_words (rowid, words) values (new.id, ${text('new.')}); end`.execute(db)
}
