import { type Kysely, sql } from 'kysely'

/** Changes that are read at once: each holds whole records. */
const STEP = 200

/** The log keeps the name of what was changed beside its fields, so that it is searched without reading every record. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('changes').addColumn('name_key', 'text').execute()
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number; before: string | null; after: string | null }>`
      select id, before, after from changes where id > ${after} order by id limit ${STEP}`.execute(db)
    if (rows.length === 0) break
    for (const row of rows) {
      const key = nameIn(row.after) ?? nameIn(row.before)
      if (key !== null)
        await sql`update changes set name_key = ${key.toLowerCase()} where id = ${row.id}`.execute(db)
    }
    after = Number(rows.at(-1)!.id)
  }
  await db.schema.createIndex('changes_name_key').on('changes').columns(['name_key', 'id']).execute()
  await db.schema.createIndex('changes_at').on('changes').columns(['at', 'id']).execute()
}

function nameIn(text: string | null): string | null {
  const { name, title, email, user_name } = JSON.parse(text ?? '{}') as Record<string, unknown>
  const found = name ?? title ?? email ?? user_name
  return typeof found === 'string' ? found : null
}
