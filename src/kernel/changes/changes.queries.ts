import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Entity } from '../../shared/record-names.ts'
import { now } from '../data/codec.ts'
import type { Database, Db, Engine, Tx } from '../data/database.ts'
import { recordTables, selectVersions } from './records.queries.ts'

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

/** The mark of changes that are made together, so that they are one entry of the log, and undone together. */
export const newBatch = (): string => randomUUID()
/** The mark under which they are taken back. */
export const undoOf = (batch: string): string => `undo:${batch}`

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

/** Rows of one INSERT: eleven columns each stay far below the engines' limits on parameters. */
const CHUNK = 500

/** Appends changes, inside the transaction of the write they speak of. */
export async function recordChanges(tx: Tx, actor: Actor, changes: Change[], batch?: string): Promise<void> {
  const at = now()
  for (let i = 0; i < changes.length; i += CHUNK) {
    const chunk = changes.slice(i, i + CHUNK)
    const versionOf = await versionsAfter(tx, chunk)
    const rows = chunk.map((change) => ({
      at,
      actor_id: actor.id,
      actor_name: actor.name,
      action: change.action,
      entity: change.entity,
      entity_id: String(change.entity_id),
      before: change.before === undefined ? null : JSON.stringify(change.before),
      after: change.after === undefined ? null : JSON.stringify(change.after),
      batch: batch ?? null,
      version: versionOf(change),
      name_key: (nameOf(change.after) ?? nameOf(change.before))?.toLowerCase() ?? null,
    }))
    await tx.insertInto('changes').values(rows).execute()
  }
}

/** What a record is called, by whichever of its fields names it. */
export function nameOf(record: unknown): string | null {
  const { name, title, label, email, user_name } = (record ?? {}) as Record<string, unknown>
  const found = name ?? title ?? label ?? email ?? user_name
  return typeof found === 'string' ? found : null
}

/** A count or a rating that is new tells followers to read a record again; it makes no version of it. */
const saysWhat = ({ action, before, after }: Change) =>
  action !== 'update' || before !== undefined || after !== undefined

/** The versions that records have now, after what was written. */
async function versionsAfter(tx: Tx, changes: Change[]): Promise<(change: Change) => number | null> {
  const found = new Map<Entity, Map<number, number>>()
  for (const [entity, table] of recordTables()) {
    const ids = changes.filter((c) => c.entity === entity && saysWhat(c)).map((c) => Number(c.entity_id))
    if (ids.length > 0) found.set(entity, await selectVersions(tx, table, ids))
  }
  return (change) => (saysWhat(change) && found.get(change.entity)?.get(Number(change.entity_id))) || null
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
