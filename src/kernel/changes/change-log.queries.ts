import { sql } from 'kysely'
import type { Entity } from '../../shared/record-names.ts'
import type { Db, Tx } from '../data/database.ts'
import { contains, searchWords } from '../data/lists.queries.ts'
import type { Action } from './changes.queries.ts'

/** Reading the log of changes. */

/** What a batch of changes has done, oldest first. */
export async function selectBatch(db: Db | Tx, batch: string) {
  const rows = await db
    .selectFrom('changes')
    .select(['action', 'entity', 'entity_id', 'before', 'after'])
    .where('batch', '=', batch)
    .orderBy('id')
    .execute()
  return rows.map(({ entity_id, before, after, ...rest }) => ({
    ...rest,
    entity_id: Number(entity_id),
    before: read(before),
    after: read(after),
  }))
}

const read = (text: string | null): unknown => (text === null ? null : JSON.parse(text))

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
    .where(passes({ limit }))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function selectChange(db: Db | Tx, id: number) {
  return await db.selectFrom('changes').select(ENTRY).where('id', '=', id).executeTakeFirst()
}

interface LogFilter {
  entity?: Entity | undefined
  action?: Action | undefined
  actor?: string | undefined
  /** Words that stand in the name of the record. */
  search?: string | undefined
  /** ISO moments: not before the one, and before the other. */
  from?: string | undefined
  until?: string | undefined
  before?: number | undefined
  /** Left out, one change of each batch stands for all of it. */
  batch?: string | undefined
  limit: number
}

/** What a filter lets through, wherever it starts. Counters and ratings, which nobody has edited, never pass. */
function passes({ entity, action, actor, search, from, until }: LogFilter, table = 'changes') {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql<boolean>`${sql.join(
    [
      sql`(${column('before')} is not null or ${column('after')} is not null or ${column('action')} <> 'update')`,
      ...(entity ? [sql`${column('entity')} = ${entity}`] : []),
      ...(action ? [sql`${column('action')} = ${action}`] : []),
      ...(actor ? [sql`${column('actor_name')} = ${actor}`] : []),
      ...(from ? [sql`${column('at')} >= ${from}`] : []),
      ...(until ? [sql`${column('at')} < ${until}`] : []),
      ...(search ? [sql`${column('id')} in (${namedLike(search)})`] : []),
    ],
    sql` and `,
  )}`
}

/** Ids of changes of records with these words in their name: read from an index, since the records are long. */
const namedLike = (search: string) =>
  sql`select named.id from changes as named where ${sql.join(
    searchWords(search).map((word) => contains('named.name_key', word)),
    sql` and `,
  )}`

/** Everybody who stands in the log, by name. */
export async function selectActors(db: Db): Promise<string[]> {
  const query = db.selectFrom('changes').select('actor_name').distinct().orderBy('actor_name')
  return (await query.execute()).map((row) => row.actor_name)
}

/** The log, newest first, before an id: what was done in one action is one entry, its newest change. */
export async function selectChangeLog(db: Db, filter: LogFilter) {
  let query = db
    .selectFrom('changes')
    .select([...ENTRY, 'batch'])
    .where(passes(filter))
  if (filter.before) query = query.where('id', '<', filter.before)
  if (filter.batch) query = query.where('batch', '=', filter.batch)
  else query = query.where((e) => e.or([e('batch', 'is', null), e.not(e.exists(laterOfBatch(db, filter)))]))
  return await query.orderBy('id', 'desc').limit(filter.limit).execute()
}

const laterOfBatch = (db: Db, filter: LogFilter) =>
  db
    .selectFrom('changes as later')
    .select('later.id')
    .where(sql<boolean>`later.batch = changes.batch and later.id > changes.id`)
    .where(passes(filter, 'later'))

/** How many changes of each kind batches have, of those that a filter lets through. */
export async function countInBatches(db: Db, batches: string[], filter: LogFilter) {
  if (batches.length === 0) return []
  const rows = await db
    .selectFrom('changes')
    .select((e) => ['batch', 'entity', 'action', e.fn.countAll<number>().as('count')])
    .where('batch', 'in', batches)
    .where(passes(filter))
    .groupBy(['batch', 'entity', 'action'])
    .orderBy('entity')
    .orderBy('action')
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/** Whether anything was done under the name of a batch. */
export async function hasBatch(db: Db | Tx, batch: string): Promise<boolean> {
  const query = db.selectFrom('changes').select('id').where('batch', '=', batch).limit(1)
  return (await query.executeTakeFirst()) !== undefined
}

/** What has made the versions of a record after one of them, oldest first. */
export async function selectVersionsAfter(db: Db | Tx, entity: Entity, id: number | string, version: number) {
  return await db
    .selectFrom('changes')
    .select(['id', 'at', 'actor_name', 'before', 'after', 'version'])
    .where('entity', '=', entity)
    .where('entity_id', '=', String(id))
    .where('version', '>', version)
    .orderBy('id')
    .execute()
}

/** Changes of what has no versions of its own, after one of them, oldest first. */
export async function selectChangesOf(db: Db | Tx, entity: Entity, after: number) {
  return await db
    .selectFrom('changes')
    .select(['id', 'at', 'actor_name', 'before', 'after', 'version'])
    .where('entity', '=', entity)
    .where('id', '>', after)
    .orderBy('id')
    .execute()
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
