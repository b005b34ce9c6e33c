import { now } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import { hasAll, type Page, selectPage } from '../../../kernel/data/lists.queries.ts'
import { selectRow } from '../../../kernel/data/rows.queries.ts'
import type { FactReport } from '../admin-corrections.contract.ts'
import { queueKey } from '../report-words.ts'

/** What of a report is decided; it stands in the log, which is kept longer than what readers write. */
export interface ReportRecord {
  name: string
  status: FactReport['status']
  answer: string | null
  public_note: string | null
}

/** One page of the reports, and their number. */
export function selectReports(db: Db, filter: Page & { sort: string; status?: string | undefined }) {
  let query = db
    .selectFrom('fact_reports')
    .where('deleted_at', 'is', null)
    .where(hasAll(filter.search, 'search_key'))
  if (filter.status) query = query.where('status', '=', filter.status)
  const sort = filter.sort === 'queue' ? 'queue_key' : filter.sort
  return selectPage(db, query, sort, filter, selectReportRows)
}

/** Reports that are not in the bin, with their tools, which may be. */
export async function selectReportRows(db: Db | Tx, ids: number[]): Promise<FactReport[]> {
  const rows = await db
    .selectFrom('fact_reports')
    .innerJoin('tools', 'tools.id', 'fact_reports.tool_id')
    .select(['fact_reports.id', 'tool_id', 'kind', 'plan', 'subject', 'stood', 'message', 'link', 'email'])
    .select(['fact_reports.status', 'answer', 'public_note', 'fact_reports.created_at', 'decided_at'])
    .select(['fact_reports.version', 'tools.name as tool_name', 'tools.slug as tool_slug'])
    .select('tools.deleted_at as tool_deleted_at')
    .where('fact_reports.id', 'in', ids)
    .where('fact_reports.deleted_at', 'is', null)
    .execute()
  return rows.map(({ tool_deleted_at, status, ...row }) => ({
    ...row,
    status: status as FactReport['status'],
    tool_deleted: tool_deleted_at !== null,
  }))
}

/** A report as it is decided, in the bin too; null when there is none. */
export async function selectReportRecord(db: Db | Tx, id: number): Promise<ReportRecord | null> {
  const row = await selectRow(db, 'fact_reports', ['name', 'status', 'answer', 'public_note'], { id })
  return row ? { ...row, status: row.status as FactReport['status'] } : null
}

export async function writeReport(
  tx: Tx,
  id: number,
  { status, answer, public_note }: ReportRecord,
  before: ReportRecord,
): Promise<void> {
  const { created_at } = (await selectRow(tx, 'fact_reports', ['created_at'], { id }))!
  const decided_at = status === 'open' ? null : now()
  await tx
    .updateTable('fact_reports')
    .set({ status, answer, public_note, queue_key: queueKey(status, created_at) })
    .$if(status !== before.status, (query) => query.set({ decided_at }))
    .where('id', '=', id)
    .execute()
}
