import { selectChangeLog, selectDeleters, selectHistory } from '../../../server/changes.queries.ts'
import { type RequestContext, userOf } from '../../../server/context.ts'
import { selectBin } from '../../../server/records.queries.ts'
import { type RecordKind, restoreVersion } from '../../../server/records.ts'
import { AppError } from '../../../shared/errors.ts'
import type { FieldChange, HistoryEntry, LogEntry, RecordKindName } from '../records.contract.ts'
import { RECORDS } from './record-kinds.ts'

/** Entries of one record's history. */
const HISTORY_MAX = 200
/** What every write changes and nobody asks about. */
const UNASKED = new Set(['id', 'version', 'updated_at', 'search_key'])

/** A kind, if the caller may work on it. Throws `forbidden`. */
export function kindFor(context: RequestContext, name: RecordKindName): RecordKind {
  const kind = RECORDS[name]
  if (kind.access === 'admin' && userOf(context).user_role !== 'admin') {
    throw new AppError('forbidden', 'You are not allowed to do this')
  }
  return kind
}

export async function listBin(
  context: RequestContext,
  name: RecordKindName,
  query: { search?: string | undefined; limit: number; offset: number },
) {
  const kind = kindFor(context, name)
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
  name: RecordKindName,
  id: number,
): Promise<HistoryEntry[]> {
  const kind = kindFor(context, name)
  return (await selectHistory(context.database.db, kind.entity, id, HISTORY_MAX)).map(toHistory)
}

export async function restoreRecordVersion(
  context: RequestContext,
  name: RecordKindName,
  id: number,
  which: { change_id: number; side: 'before' | 'after' },
): Promise<number> {
  return (await restoreVersion(context, kindFor(context, name), id, which)).version
}

type LogQuery = Parameters<typeof selectChangeLog>[1]

export async function listChanges({ database }: RequestContext, query: LogQuery): Promise<LogEntry[]> {
  return (await selectChangeLog(database.db, query)).map((row) => ({
    ...toHistory(row),
    entity: row.entity,
    entity_id: row.entity_id,
    name: nameIn(row.after) ?? nameIn(row.before),
    batch: row.batch,
  }))
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

/** What a record was called, by whichever of its fields names it. */
function nameIn(text: string | null): string | null {
  if (text === null) return null
  const record = JSON.parse(text) as Record<string, unknown>
  const name = record.name ?? record.title ?? record.email ?? record.user_name
  return typeof name === 'string' ? name : null
}
