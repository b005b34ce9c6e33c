import { type Kysely, sql } from 'kysely'
import type { Engine } from '../database.ts'

/**
 * Lists of the administration area that answer at 100,000 rows in every order and with every filter: each index has
 * all that its list searches, filters and sorts by, so that it is read in place of the rows. `deleted_at` is the same
 * in all of it, but SQLite reads the rows again where a column of the query is missing.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const sort of ['created_at', 'last_login_at', 'name']) {
    await db.schema.dropIndex(`users_admin_${sort}`).execute()
  }
  await db.schema.dropIndex('contact_inquiries_admin_list').execute()
  await keepSearchKeys(db, engine)
  await indexes(db, 'tools', ['updated_at', 'created_at', 'views', 'review_count'], {
    name: 'tools_live',
    columns: ['category_id', 'pricing_model', 'status', 'is_featured', 'search_key'],
  })
  await indexes(db, 'tools', ['search_key'], {
    name: 'tools_admin',
    columns: ['category_id', 'pricing_model', 'status', 'is_featured'],
  })
  await indexes(db, 'users', ['created_at', 'last_login_at', 'name'], {
    name: 'users_admin',
    columns: ['user_role', 'is_active', 'email_verified', 'email', 'search_key'],
  })
  await indexes(db, 'contact_inquiries', ['created_at'], {
    name: 'contact_inquiries_admin',
    columns: ['status', 'query_type', 'search_key'],
  })
  const review = ['rating', 'status', 'is_verified', 'report_count', 'tool_id']
  await indexes(db, 'reviews', ['created_at', 'rating', 'report_count'], {
    name: 'reviews_admin',
    columns: review,
  })
  for (const filter of ['rating', 'status']) {
    const columns = [filter, 'created_at', 'id', ...review.filter((c) => c !== filter), 'deleted_at']
    await replaceIndex(db, 'reviews', `reviews_admin_${filter}_created_at`, columns)
  }
  await db.schema
    .createIndex('submissions_admin_created_at')
    .on('submissions')
    .columns(['created_at', 'id', 'status', 'search_key'])
    .execute()
  await (engine === 'postgres' ? keepWordsPostgres(db) : keepWordsSqlite(db))
}

/** An index for each order. */
async function indexes(
  db: Kysely<unknown>,
  table: string,
  sorts: string[],
  { name, columns }: { name: string; columns: string[] },
): Promise<void> {
  for (const sort of sorts) {
    const rest = columns.filter((column) => column !== sort)
    await replaceIndex(db, table, `${name}_${sort}`, [sort, 'id', ...rest, 'deleted_at'])
  }
}

async function replaceIndex(db: Kysely<unknown>, table: string, name: string, columns: string[]) {
  await db.schema.dropIndex(name).ifExists().execute()
  await db.schema
    .createIndex(name)
    .on(table)
    .columns(columns)
    .where(sql.ref('deleted_at'), 'is', null)
    .execute()
}

/**
 * The searched texts. That of a tool now stands in the index of every order: its address counts with the first 200
 * characters, so that an entry never grows too large for PostgreSQL. On SQLite all are columns of their own, kept by
 * triggers: it would read the row for a computed one, also where an index has it.
 */
async function keepSearchKeys(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const tool = `lower(name || ' ' || slug || ' ' || substr(website_url, 1, 200))`
  await db.schema.dropIndex('tools_admin_list').execute()
  if (engine === 'postgres') {
    await db.schema.alterTable('tools').dropColumn('search_key').execute()
    await db.schema
      .alterTable('tools')
      .addColumn('search_key', 'text', (c) => c.generatedAlwaysAs(sql.raw(tool)).stored())
      .execute()
    return
  }
  await sql`drop trigger tools_search_key_insert`.execute(db)
  await sql`drop trigger tools_search_key_update`.execute(db)
  await keepByTriggers(db, 'tools', 'name, slug, website_url', tool)
  for (const [table, columns, text] of [
    ['users', 'name, email, company_name', `name || ' ' || email || ' ' || coalesce(company_name, '')`],
    [
      'contact_inquiries',
      'email, reference, mobile',
      `email || ' ' || reference || ' ' || coalesce(mobile, '')`,
    ],
    ['submissions', 'name, website_url, email', `name || ' ' || website_url || ' ' || email`],
  ] as const) {
    await db.schema.alterTable(table).dropColumn('search_key').execute()
    await db.schema
      .alterTable(table)
      .addColumn('search_key', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    await keepByTriggers(db, table, columns, `lower(${text})`)
  }
}

async function keepByTriggers(db: Kysely<unknown>, table: string, columns: string, text: string) {
  const update = `update ${table} set search_key = ${text}`
  await sql.raw(update).execute(db)
  for (const [event, name] of [
    ['insert', 'insert'],
    [`update of ${columns}`, 'update'],
  ]) {
    await sql
      .raw(`create trigger ${table}_search_key_${name} after ${event} on ${table} begin
        ${update} where rowid = new.rowid; end`)
      .execute(db)
  }
}

/** Reviews are found by the name of their tool, too. A column has the words, so that no text is read for them. */
async function keepWordsPostgres(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('reviews_words').execute()
  await sql`alter table reviews add column words tsvector`.execute(db)
  await sql`create function set_review_words() returns trigger language plpgsql as $$ begin
    new.words := review_words(concat_ws(' ', new.user_name, new.user_email, new.title, new.content,
      (select name from tools where id = new.tool_id)));
    return new; end $$`.execute(db)
  await sql`create trigger reviews_words before insert or update of user_name, user_email, title, content, tool_id
    on reviews for each row execute function set_review_words()`.execute(db)
  await sql`create function follow_tool_name() returns trigger language plpgsql as $$ begin
    update reviews set tool_id = tool_id where tool_id = new.id;
    return null; end $$`.execute(db)
  await sql`create trigger tools_review_words after update of name on tools for each row
    when (old.name is distinct from new.name) execute function follow_tool_name()`.execute(db)
  await sql`update reviews set tool_id = tool_id`.execute(db)
  await sql`create index reviews_words on reviews using gin (words)`.execute(db)
}

/** The same on SQLite. Beginnings of up to three letters have an index of their own: nearly every review has some. */
async function keepWordsSqlite(db: Kysely<unknown>): Promise<void> {
  for (const event of ['insert', 'update', 'delete']) {
    await sql`drop trigger ${sql.ref(`review_words_${event}`)}`.execute(db)
  }
  await sql`drop table review_words`.execute(db)
  await sql`create virtual table review_words using fts5(words, content='', contentless_delete=1, detail=none,
    prefix='1 2 3', tokenize='unicode61 remove_diacritics 0')`.execute(db)
  const insert = (where: string) =>
    sql.raw(`insert into review_words (rowid, words)
      select r.id, concat_ws(' ', r.user_name, r.user_email, r.title, r.content, t.name)
      from reviews r join tools t on t.id = r.tool_id ${where}`)
  await insert('').execute(db)
  await sql`create trigger review_words_insert after insert on reviews begin
    ${insert('where r.id = new.id')}; end`.execute(db)
  await sql`create trigger review_words_delete after delete on reviews begin
    delete from review_words where rowid = old.id; end`.execute(db)
  await sql`create trigger review_words_update
    after update of user_name, user_email, title, content, tool_id on reviews begin
    delete from review_words where rowid = old.id;
    ${insert('where r.id = new.id')}; end`.execute(db)
  await sql`create trigger tools_review_words after update of name on tools when old.name is not new.name begin
    delete from review_words where rowid in (select id from reviews where tool_id = new.id);
    ${insert('where r.tool_id = new.id')}; end`.execute(db)
}
