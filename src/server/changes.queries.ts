import { sql } from 'kysely'
import { now } from './database/codec.ts'
import type { Database, Db, Engine, Tx } from './database/database.ts'

export type Entity =
  | 'tool'
  | 'category'
  | 'tutorial'
  | 'review'
  | 'bundle'
  | 'blog_post'
  | 'blog_category'
  | 'settings'
  | 'popularity'
  | 'user'
  | 'admin_user'
  | 'second_factor'
  | 'direct_access'
  | 'inquiry'
  | 'submission'
export type Action = 'create' | 'update' | 'delete' | 'restore' | 'import'

/** Who changed something: a person, a visitor by the name they gave, or Kitly itself. */
export interface Actor {
  id: string | null
  name: string
}
export const KITLY: Actor = { id: null, name: 'Kitly' }

export interface Change {
  action: Action
  entity: Entity
  entity_id: number | string
  before?: unknown
  after?: unknown
}

/** The key of the advisory lock under which content is written on PostgreSQL; any number, never changed. */
const CONTENT_LOCK = 7214650
export const CHANGES_CHANNEL = 'kitly_changes'

/** What a write of content needs: the database, and who must hear of it. */
export interface ContentWriter {
  database: Database
  catalog: { refresh(): Promise<void> }
  log: { error(details: object, message: string): void }
}

/** Lets one transaction at a time write content; SQLite does so anyway. */
export async function lockContent(tx: Tx, engine: Engine): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${CONTENT_LOCK})`.execute(tx)
}

/**
 * Runs a write of content: one transaction in which the rows and their changes are stored together; after it
 * the catalogue of this process is new. On PostgreSQL the transaction holds one advisory lock, so that change
 * ids are committed in their order and a follower that has seen id 8 has seen 7; SQLite writes one transaction
 * at a time anyway.
 */
export async function writeContent<T>(
  { database: { db, engine }, catalog, log }: ContentWriter,
  write: (tx: Tx) => Promise<T>,
): Promise<T> {
  const result = await db.transaction().execute(async (tx) => {
    await lockContent(tx, engine)
    const value = await write(tx)
    if (engine === 'postgres') await sql`select pg_notify(${CHANGES_CHANNEL}, '')`.execute(tx)
    return value
  })
  // The write is stored: that the catalogue could not be read again now must not be answered as a failure.
  await catalog.refresh().catch((error) => log.error({ err: error }, 'catalogue not refreshed'))
  return result
}

/** Rows of one INSERT: ten columns each stay far below the engines' limits on parameters. */
const CHUNK = 500

/** Appends changes, inside the transaction of the write they speak of. */
export async function recordChanges(
  tx: Tx,
  actor: Actor,
  changes: Change[],
  batch: string | null = null,
): Promise<void> {
  const at = now()
  const rows = changes.map(({ action, entity, entity_id, before, after }) => ({
    at,
    actor_id: actor.id,
    actor_name: actor.name,
    action,
    entity,
    entity_id: String(entity_id),
    before: before === undefined ? null : JSON.stringify(before),
    after: after === undefined ? null : JSON.stringify(after),
    batch,
  }))
  for (let i = 0; i < rows.length; i += CHUNK) {
    await tx
      .insertInto('changes')
      .values(rows.slice(i, i + CHUNK))
      .execute()
  }
}

/** Id of the newest change; 0 when there is none. */
export async function selectLatestChangeId(db: Db): Promise<number> {
  const row = await db
    .selectFrom('changes')
    .select((e) => e.fn.max('id').as('id'))
    .executeTakeFirst()
  return row?.id ?? 0
}

/** Id of the newest change of an entity; 0 when there is none. */
export async function selectNewestChangeOf(db: Db | Tx, entity: Entity): Promise<number> {
  const row = await db
    .selectFrom('changes')
    .select((e) => e.fn.max('id').as('id'))
    .where('entity', '=', entity)
    .executeTakeFirst()
  return row?.id ?? 0
}

/** What has changed after a change, oldest first. */
export async function selectChangesAfter(db: Db, id: number, limit: number) {
  return await db
    .selectFrom('changes')
    .select(['id', 'entity', 'entity_id'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Ids and times of the oldest changes after one. */
export async function selectOldestChanges(db: Db, after: number, limit: number) {
  const query = db.selectFrom('changes').select(['id', 'at']).where('id', '>', after)
  return await query.orderBy('id').limit(limit).execute()
}

/** Id of the newest change of each entity. */
export async function selectNewestOfEach(db: Db): Promise<Set<number>> {
  const query = db.selectFrom('changes').select((e) => e.fn.max('id').as('id'))
  return new Set((await query.groupBy('entity').execute()).map((row) => row.id))
}

export async function deleteChanges(db: Db, ids: number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('changes').where('id', 'in', ids).execute()
}

/** What a batch of changes has done, oldest first. */
export async function selectBatch(db: Db, batch: string) {
  const rows = await db
    .selectFrom('changes')
    .select(['action', 'entity', 'entity_id', 'before', 'after'])
    .where('batch', '=', batch)
    .orderBy('id')
    .execute()
  const read = (text: string | null): unknown => (text === null ? null : JSON.parse(text))
  return rows.map(({ entity_id, before, after, ...rest }) => ({
    ...rest,
    entity_id: Number(entity_id),
    before: read(before),
    after: read(after),
  }))
}

const ENTRY = [
  'id',
  'at',
  'actor_id',
  'actor_name',
  'action',
  'entity',
  'entity_id',
  'before',
  'after',
] as const

/** The newest changes of one record that say what they changed, newest first. */
export async function selectHistory(db: Db, entity: Entity, id: number | string, limit: number) {
  return await db
    .selectFrom('changes')
    .select(ENTRY)
    .where('entity', '=', entity)
    .where('entity_id', '=', String(id))
    // Counters and ratings tell followers to read a record again; nobody has edited it.
    .where((e) =>
      e.or([e('before', 'is not', null), e('after', 'is not', null), e('action', '!=', 'update')]),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function selectChange(db: Db | Tx, id: number) {
  return await db.selectFrom('changes').select(ENTRY).where('id', '=', id).executeTakeFirst()
}

/** The log, newest first, before an id. */
export async function selectChangeLog(
  db: Db,
  filter: {
    entity?: Entity | undefined
    action?: Action | undefined
    actor?: string | undefined
    before?: number | undefined
    limit: number
  },
) {
  let query = db
    .selectFrom('changes')
    .select([...ENTRY, 'batch'])
    .where((e) =>
      e.or([e('before', 'is not', null), e('after', 'is not', null), e('action', '!=', 'update')]),
    )
  if (filter.entity) query = query.where('entity', '=', filter.entity)
  if (filter.action) query = query.where('action', '=', filter.action)
  if (filter.actor) query = query.where('actor_name', '=', filter.actor)
  if (filter.before) query = query.where('id', '<', filter.before)
  return await query.orderBy('id', 'desc').limit(filter.limit).execute()
}

/** Who put records into the bin: the newest deletion of each. */
export async function selectDeleters(db: Db, entity: Entity, ids: number[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('changes')
    .select(['entity_id', 'actor_name'])
    .where('entity', '=', entity)
    .where('entity_id', 'in', ids.map(String))
    .where('action', '=', 'delete')
    .orderBy('id')
    .execute()
  return new Map(rows.map((r) => [r.entity_id, r.actor_name]))
}
