import { AppError } from '../../shared/errors.ts'
import type { Tx } from '../data/database.ts'
import { hasBatch, selectBatch } from './change-log.queries.ts'
import { type Actor, undoOf } from './changes.queries.ts'
import { selectState } from './records.queries.ts'
import { changeRecords, moveRecords, type RecordKind } from './records.ts'

/** What was done together is undone together: by one bulk action, or one import. */

/** The values that a change has replaced, where it is the last that has touched them. */
export function fieldsToRestore<T extends object>(state: T, before: Partial<T>, after: Partial<T>) {
  const fields: Partial<T> = {}
  const others: string[] = []
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  for (const name of Object.keys(before) as (keyof T & string)[]) {
    if (same(before[name], after[name])) continue
    if (same(state[name], after[name])) fields[name] = before[name] as T[typeof name]
    else if (!same(state[name], before[name])) others.push(name)
  }
  return { fields, others }
}

/** What an undo has left as others have made it since. */
export interface Kept {
  id: number
  name: string
  /** Empty where it could not be undone at all. */
  fields: string[]
}
export interface Undone {
  undone: number
  kept: Kept[]
}

type Entry = Awaited<ReturnType<typeof selectBatch>>[number]

/**
 * Takes a batch back, the last change first. Each field that still has the value it was given gets the one from
 * before; what others have changed since is theirs, and stays. Throws `not_found`, and `conflict` the second time.
 */
export async function undoBatch(
  tx: Tx,
  actor: Actor,
  batch: string,
  kindOf: (entity: string) => RecordKind,
): Promise<Undone> {
  const entries = await selectBatch(tx, batch)
  if (entries.length === 0) throw new AppError('not_found', 'There is no such action')
  if (await hasBatch(tx, undoOf(batch))) throw new AppError('conflict', 'This has been undone already')
  const result: Undone = { undone: 0, kept: [] }
  for (const entry of entries.reverse()) {
    // Ratings that followed follow again.
    if (entry.before === null && entry.after === null) continue
    const kind = kindOf(entry.entity)
    const kept = await undoOne(tx, actor, undoOf(batch), kind, entry)
    if (kept === null) result.undone++
    else
      result.kept.push({ id: entry.entity_id, name: await nameOf(tx, kind, entry.entity_id), fields: kept })
  }
  return result
}

/** Answers the fields that stay as others have made them; null when all of it is undone. */
async function undoOne(
  tx: Tx,
  actor: Actor,
  batch: string,
  kind: RecordKind,
  { action, entity_id, before, after }: Entry,
): Promise<string[] | null> {
  try {
    if (action === 'delete' || before === null) {
      const moved = await moveRecords(tx, actor, kind, [entity_id], action !== 'delete', batch)
      return moved.length > 0 ? null : []
    }
    const state = await selectState(tx, kind.table, entity_id)
    const current = state && !state.deleted_at ? await kind.read(tx, entity_id) : null
    if (!current) return []
    const { fields, others } = fieldsToRestore<object>(current, before as object, after as object)
    const change = (now: object) => ({ ...now, ...fields })
    await changeRecords(tx, actor, kind, [entity_id], { change, batch })
    return others.length > 0 ? others : null
  } catch (error) {
    // What it needs may be gone or taken since, such as a slug.
    if (error instanceof AppError) return []
    throw error
  }
}

async function nameOf(tx: Tx, kind: RecordKind, id: number): Promise<string> {
  const record = (await kind.read(tx, id)) as Record<string, unknown> | null
  return String(record?.[kind.label] ?? record?.label ?? `#${id}`)
}
