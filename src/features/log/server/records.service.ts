import type { FieldChange, HistoryEntry, LogEntry } from '../../../admin-kit/history/records.contract.ts'
import {
  countInBatches,
  selectActors,
  selectBatch,
  selectChangeLog,
  selectDeleters,
  selectHistory,
} from '../../../kernel/changes/change-log.queries.ts'
import { nameOf, writeContent } from '../../../kernel/changes/changes.queries.ts'
import { fieldsSince } from '../../../kernel/changes/merge.ts'
import { selectBin } from '../../../kernel/changes/records.queries.ts'
import {
  actorOf,
  findRecordKind,
  type RecordKind,
  readRecord,
  restoreVersion,
} from '../../../kernel/changes/records.ts'
import { type Undone, undoBatch } from '../../../kernel/changes/undo.ts'
import { type RequestContext, userOf } from '../../../kernel/http/context.ts'
import { AppError } from '../../../shared/errors.ts'
import type { RecordName } from '../../../shared/record-names.ts'
import type { Since } from '../../../shared/together.ts'

/** Entries of one record's history. */
const HISTORY_MAX = 200
/** What every write changes and nobody asks about. */
const UNASKED = new Set(['id', 'version', 'updated_at', 'search_key'])

/** A kind, if the caller may work on it. Throws `forbidden`. */
export function kindFor(context: RequestContext, name: RecordName): RecordKind {
  const kind = findRecordKind(name)!
  if (kind.access === 'admin' && userOf(context).user_role !== 'admin') {
    throw new AppError('forbidden', 'You are not allowed to do this')
  }
  return kind
}

export async function listBin(
  context: RequestContext,
  name: RecordName,
  query: { search?: string | undefined; limit: number; offset: number },
) {
  const kind = kindFor(context, name)
  if (kind.hasBin === false) return { total: 0, rows: [] }
  const { db } = context.database
  const { rows, total } = await selectBin(db, kind.table, kind.label, query)
  const deleters = await selectDeleters(
    db,
    kind.entity,
    rows.map((r) => r.id),
  )
  return { total, rows: rows.map((row) => ({ ...row, deleted_by: deleters.get(String(row.id)) ?? null })) }
}

export async function listHistory(
  context: RequestContext,
  name: RecordName,
  id: number,
): Promise<HistoryEntry[]> {
  const kind = kindFor(context, name)
  return (await selectHistory(context.database.db, kind.entity, id, HISTORY_MAX)).map(toHistory)
}

export async function restoreRecordVersion(
  context: RequestContext,
  name: RecordName,
  id: number,
  which: { change_id: number; side: 'before' | 'after' },
): Promise<number> {
  return (await restoreVersion(context, kindFor(context, name), id, which)).version
}

/** What has been changed in a record since a version. Throws `not_found`. */
export async function listChangesSince(
  context: RequestContext,
  name: RecordName,
  id: number,
  version: number,
): Promise<Since> {
  const kind = kindFor(context, name)
  return await context.database.db.transaction().execute(async (tx) => {
    const { id: _, version: stored, merged_with: __, ...current } = await readRecord(tx, kind, id)
    return { version: stored, fields: await fieldsSince(tx, kind.entity, id, { version, stored, current }) }
  })
}

/** Takes back what a bulk action has done. Throws `not_found`, `forbidden`, and `conflict` the second time. */
export async function undoChanges(context: RequestContext, batch: string): Promise<Undone> {
  const entries = await selectBatch(context.database.db, batch)
  if (entries.some(({ action, entity }) => action === 'import' || !findRecordKind(entity))) {
    throw new AppError('invalid', 'This is undone where it was made')
  }
  const kindOf = (entity: string) => kindFor(context, entity as RecordName)
  return await writeContent(context, (tx) => undoBatch(tx, actorOf(context), batch, kindOf))
}

export const listActors = ({ database: { db } }: RequestContext) => selectActors(db)

type LogQuery = Parameters<typeof selectChangeLog>[1]

export async function listChanges(
  { database: { db } }: RequestContext,
  query: LogQuery,
): Promise<LogEntry[]> {
  const rows = await selectChangeLog(db, query)
  const batches = query.batch ? [] : [...new Set(rows.flatMap(({ batch }) => batch ?? []))]
  const counts = await countInBatches(db, batches, query)
  return rows.map((row) => {
    const parts = counts.filter(({ batch }) => batch === row.batch)
    const isOne = parts.reduce((sum, { count }) => sum + count, 0) <= 1
    return {
      ...toHistory(row),
      entity: row.entity,
      entity_id: row.entity_id,
      name: nameOf(JSON.parse(row.after ?? 'null')) ?? nameOf(JSON.parse(row.before ?? 'null')),
      batch: row.batch,
      parts: isOne
        ? []
        : parts.map(({ entity, action, count }) => ({
            entity,
            action: action as LogEntry['action'],
            count,
          })),
    }
  })
}

type Row = Awaited<ReturnType<typeof selectHistory>>[number]

const toHistory = ({ id, at, actor_name, action, before, after }: Row): HistoryEntry => ({
  id,
  at,
  actor_name,
  action: action as HistoryEntry['action'],
  fields: before && after ? differences(JSON.parse(before), JSON.parse(after)) : [],
  has_before: before !== null,
  has_after: after !== null,
})

/** The fields of two records that are not the same. */
function differences(before: Record<string, unknown>, after: Record<string, unknown>): FieldChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !UNASKED.has(field) && JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
}
