import { isDeepStrictEqual } from 'node:util'
import { AppError } from '../../shared/errors.ts'
import type { Entity } from '../../shared/record-names.ts'
import type { Tx } from '../data/database.ts'
import { type RequestContext, userOf } from '../http/context.ts'
import { selectChange } from './change-log.queries.ts'
import {
  type Action,
  type Actor,
  type Change,
  type ContentWriter,
  newBatch,
  recordChanges,
  writeContent,
} from './changes.queries.ts'
import { fieldsSince, namesOf, refuseBoth } from './merge.ts'
import { addRecordTable, bumpVersion, type RecordTable, selectState, setDeleted } from './records.queries.ts'

/**
 * A kind of record that administrators edit. With these few functions it has versions, a bin, a history and the
 * restoring of older versions. `T` is the record as it is edited and as it stands in the log: plain JSON, complete.
 */
export interface RecordKind<T extends object = object> {
  entity: Entity
  table: RecordTable
  /** The column that names a record to people. */
  label: string
  /** What one is called in a sentence: 'tool'. */
  noun: string
  /** Who may see and undo what was done to it. */
  access: 'moderator' | 'admin'
  /** `false` where it comes and goes with another record, and never lies in the bin by itself. */
  hasBin?: false
  /** A record as it is, in the bin too; null when there is none. */
  read(tx: Tx, id: number): Promise<T | null>
  /** Writes every field of a record that exists; `actor` is who changes it. */
  write(tx: Tx, id: number, record: T, before: T, actor: Actor): Promise<void>
  /** Makes what stood in the log a record that can be written today: what it refers to may be gone. */
  revive(tx: Tx, snapshot: object, current: T): Promise<T>
  /** Runs before records move to the bin, once for all of them: throws where one of them must stay. */
  beforeDelete?(tx: Tx, ids: number[]): Promise<void>
  /** Runs before a record leaves the bin, for what must be free again, such as its slug. */
  beforeRestore?(tx: Tx, id: number, record: T): Promise<void>
  /** What else follows in the same transaction; null stands for 'not there'. Answers the changes of that. */
  follow?(tx: Tx, id: number, before: T | null, after: T | null): Promise<Change[]>
}

const kinds = new Map<string, RecordKind>()

/** A kind of record that is known from now on by the name of its entity. */
export function recordKind<T extends object>(kind: RecordKind<T>): RecordKind<T> {
  addRecordTable(kind.entity, kind.table)
  kinds.set(kind.entity, kind as unknown as RecordKind)
  return kind
}

/** The kind of a name, if there is one. */
export const findRecordKind = (name: string): RecordKind | undefined => kinds.get(name)

export type Stored<T> = T & {
  id: number
  version: number
  /** Who had changed other fields since the version that was edited; their changes stand, too. */
  merged_with?: string[]
}

/** Changes that were made together; `batch` names them for undoing, and is null where nothing was different. */
export interface Bulk {
  changed: number
  batch: string | null
}
export interface Moved {
  ids: number[]
  batch: string | null
}

/** The person of a request, as the log names them. */
export function actorOf(context: Pick<RequestContext, 'viewer'>): Actor {
  const { id, name } = userOf(context)
  return { id, name }
}

export type RecordWriter = ContentWriter & Pick<RequestContext, 'viewer'>

const sentence = (noun: string) => noun[0]!.toUpperCase() + noun.slice(1)
const notFound = (kind: RecordKind) => new AppError('not_found', `${sentence(kind.noun)} not found`)

/** A record with its version. Throws `not_found`, also for what is in the bin. */
export async function readRecord<T extends object>(
  tx: Tx,
  kind: RecordKind<T>,
  id: number,
): Promise<Stored<T>> {
  const state = await selectState(tx, kind.table, id)
  const record = state && !state.deleted_at ? await kind.read(tx, id) : null
  if (!state || !record) throw notFound(kind)
  return { ...record, id, version: state.version }
}

/** Stores a new record: `insert` answers its id. */
export async function createRecord<T extends object>(
  writer: RecordWriter,
  kind: RecordKind<T>,
  insert: (tx: Tx) => Promise<number>,
): Promise<Stored<T>> {
  return await writeContent(writer, async (tx) => {
    const id = await insert(tx)
    const { version: _, ...after } = await readRecord(tx, kind, id)
    const followed = (await kind.follow?.(tx, id, null, after as T)) ?? []
    await recordChanges(tx, actorOf(writer), [
      { action: 'create', entity: kind.entity, entity_id: id, after },
      ...followed,
    ])
    return await readRecord(tx, kind, id)
  })
}

interface Update<T> {
  /**
   * The version that was edited; left out, whatever is there is written over. What others have changed since stands
   * beside the change; throws `conflict` where it is the same field.
   */
  version?: number | undefined
  change: (before: T, tx: Tx) => T | Promise<T>
  action?: Action
  /** The mark of what is changed together with it. */
  batch?: string | undefined
}

/** Changes a record. A change that changes nothing is not stored. */
export async function updateRecord<T extends object>(
  writer: RecordWriter,
  kind: RecordKind<T>,
  id: number,
  update: Update<T>,
): Promise<Stored<T>> {
  return await writeContent(writer, async (tx) => {
    const { stored } = await changeRecords(tx, actorOf(writer), kind, [id], update)
    if (!stored[0]) throw notFound(kind)
    return stored[0]
  })
}

/** The same for several records in one transaction; those that are not there are passed over. */
export async function updateRecords<T extends object>(
  writer: RecordWriter,
  kind: RecordKind<T>,
  ids: number[],
  change: Update<T>['change'],
): Promise<Bulk> {
  const batch = newBatch()
  const { changed } = await writeContent(writer, (tx) =>
    changeRecords(tx, actorOf(writer), kind, ids, { change, batch }),
  )
  return { changed, batch: changed > 0 ? batch : null }
}

/** The same inside a transaction that does more. Answers all of them, and how many are different now. */
export async function changeRecords<T extends object>(
  tx: Tx,
  actor: Actor,
  kind: RecordKind<T>,
  ids: number[],
  { version, change, action = 'update', batch }: Update<T>,
): Promise<{ stored: Stored<T>[]; changed: number }> {
  const changes: Change[] = []
  const stored: Stored<T>[] = []
  let changed = 0
  for (const id of new Set(ids)) {
    const state = await selectState(tx, kind.table, id)
    const before = state && !state.deleted_at ? await kind.read(tx, id) : null
    if (!state || !before) continue
    const compared = { version: version ?? state.version, stored: state.version, current: before }
    const theirs = await fieldsSince(tx, kind.entity, id, compared)
    const wanted = await change(before, tx)
    refuseBoth(`this ${kind.noun}`, theirs, before, wanted)
    if (!isDeepStrictEqual(wanted, before)) {
      await kind.write(tx, id, wanted, before, actor)
      await bumpVersion(tx, kind.table, id)
      const after = (await kind.read(tx, id))!
      changed++
      changes.push({ action, entity: kind.entity, entity_id: id, before, after })
      changes.push(...((await kind.follow?.(tx, id, before, after)) ?? []))
    }
    const names = namesOf(theirs)
    stored.push({ ...(await readRecord(tx, kind, id)), ...(names.length > 0 && { merged_with: names }) })
  }
  if (changes.length > 0) await recordChanges(tx, actor, changes, batch)
  return { stored, changed }
}

/** Moves records to the bin. Answers the ids of those that were not there yet. */
export async function deleteRecords<T extends object>(
  writer: RecordWriter,
  kind: RecordKind<T>,
  ids: number[],
): Promise<Moved> {
  return await move(writer, kind, ids, true)
}

/** Moves one to the bin. Throws `not_found`, also for what is there already. */
export async function deleteRecord<T extends object>(
  writer: RecordWriter,
  kind: RecordKind<T>,
  id: number,
): Promise<void> {
  const { ids } = await deleteRecords(writer, kind, [id])
  if (ids.length === 0) throw notFound(kind)
}

/** Takes records out of the bin. Answers the ids of those that were in it. */
export async function restoreRecords<T extends object>(
  writer: RecordWriter,
  kind: RecordKind<T>,
  ids: number[],
): Promise<Moved> {
  return await move(writer, kind, ids, false)
}

async function move<T extends object>(
  writer: RecordWriter,
  kind: RecordKind<T>,
  ids: number[],
  deleted: boolean,
): Promise<Moved> {
  const batch = newBatch()
  const moved = await writeContent(writer, (tx) =>
    moveRecords(tx, actorOf(writer), kind, ids, deleted, batch),
  )
  return { ids: moved, batch: moved.length > 0 ? batch : null }
}

/** The same inside a transaction that does more. */
export async function moveRecords<T extends object>(
  tx: Tx,
  actor: Actor,
  kind: RecordKind<T>,
  ids: number[],
  deleted: boolean,
  batch?: string,
): Promise<number[]> {
  if (kind.hasBin === false) {
    throw new AppError('invalid', `A ${kind.noun} has no place in the bin: change what it says`)
  }
  if (deleted && ids.length > 0) await kind.beforeDelete?.(tx, ids)
  const changes: Change[] = []
  const moved: number[] = []
  for (const id of new Set(ids)) {
    const before = await kind.read(tx, id)
    const state = before && (await selectState(tx, kind.table, id))
    if (!before || !state || (state.deleted_at !== null) === deleted) continue
    if (!deleted) await kind.beforeRestore?.(tx, id, before)
    if (!(await setDeleted(tx, kind.table, id, deleted))) continue
    moved.push(id)
    const after = deleted ? null : (await kind.read(tx, id))!
    changes.push({
      action: deleted ? 'delete' : 'restore',
      entity: kind.entity,
      entity_id: id,
      ...(deleted ? { before } : { after }),
    })
    changes.push(...((await kind.follow?.(tx, id, deleted ? before : null, after)) ?? []))
  }
  if (changes.length > 0) await recordChanges(tx, actor, changes, batch)
  return moved
}

/** Makes a record what it was before or after one of its changes; that is a change too, and can be taken back. */
export async function restoreVersion<T extends object>(
  writer: RecordWriter,
  kind: RecordKind<T>,
  id: number,
  { change_id, side }: { change_id: number; side: 'before' | 'after' },
): Promise<Stored<T>> {
  return await updateRecord(writer, kind, id, {
    action: 'restore',
    change: async (current, tx) => {
      const entry = await selectChange(tx, change_id)
      const text = entry?.entity === kind.entity && entry.entity_id === String(id) ? entry[side] : null
      if (!text) throw new AppError('not_found', 'There is no such version')
      return await kind.revive(tx, JSON.parse(text) as object, current)
    },
  })
}
