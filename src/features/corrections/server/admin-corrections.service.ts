import { newBatch, writeContent } from '../../../kernel/changes/changes.queries.ts'
import { actorOf, type Bulk, changeRecords, recordKind } from '../../../kernel/changes/records.ts'
import type { Tx } from '../../../kernel/data/database.ts'
import type { RequestContext } from '../../../kernel/http/context.ts'
import { renderLetter } from '../../../kernel/mail/letter.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Decision, FactReport } from '../admin-corrections.contract.ts'
import {
  type ReportRecord,
  selectReportRecord,
  selectReportRows,
  selectReports,
  writeReport,
} from './admin-corrections.queries.ts'
import { readSubject } from './corrections.service.ts'

/** Reports as they are decided. What readers write is not edited. */
export const reportKind = recordKind<ReportRecord>({
  entity: 'fact_report',
  table: 'fact_reports',
  label: 'name',
  noun: 'report',
  access: 'moderator',
  read: selectReportRecord,
  write: writeReport,
  revive: async (_, snapshot, current) => ({ ...current, ...snapshot, name: current.name }),
})

const notFound = () => new AppError('not_found', 'Report not found')

export const listReports = ({ database }: RequestContext, query: Parameters<typeof selectReports>[1]) =>
  selectReports(database.db, query)

/** Throws `not_found`, also for what is in the bin. */
export async function getReport({ database: { db } }: RequestContext, id: number) {
  const [report] = await selectReportRows(db, [id])
  if (!report) throw notFound()
  // The question may not be asked any more.
  const { stands } = await readSubject(db, report.tool_id, report).catch((error) => {
    if (error instanceof AppError && error.code === 'invalid') return { stands: null }
    throw error
  })
  if (!stands) return { ...report, stands: null }
  const { text, note, source_url, source_kind, source_date, checked_at } = stands
  return { ...report, stands: { text, note, source_url, source_kind, source_date, checked_at } }
}

/**
 * Marks reports as done, refuses them, or opens them again; readers who have left an address are mailed what was
 * decided. Of several, those that were dealt with meanwhile are passed over; a single one is a `conflict`.
 */
export async function decideReports(
  context: RequestContext,
  ids: number[],
  decision: Decision,
  version?: number,
): Promise<Bulk> {
  const batch = newBatch()
  const isOpening = decision.status === 'open'
  const changed = await writeContent(context, async (tx) => {
    const reports = await selectReportRows(tx, ids)
    const fitting = reports.filter(({ status }) => (status === 'open') !== isOpening)
    if (ids.length === 1) refuse(reports[0], fitting.length === 1, version)
    for (const report of fitting) {
      const change = (before: ReportRecord): ReportRecord => ({
        ...before,
        status: decision.status,
        answer: isOpening ? before.answer : decision.answer,
        public_note: isOpening
          ? before.public_note
          : decision.status === 'done'
            ? decision.public_note
            : null,
      })
      await changeRecords(tx, actorOf(context), reportKind, [report.id], { change, batch })
      if (!isOpening && report.email) await mailReader(tx, context, report, report.email, decision)
    }
    return fitting.length
  })
  return { changed, batch: changed > 0 ? batch : null }
}

/** Throws when a single report is not as whoever decides about it has seen it. */
function refuse(report: FactReport | undefined, isFitting: boolean, version: number | undefined): void {
  if (!report) throw notFound()
  if (!isFitting) {
    const message =
      report.status === 'open'
        ? 'This report is open already'
        : 'This report has been dealt with already. Nothing was sent.'
    throw new AppError('conflict', message)
  }
  if (version !== undefined && version !== report.version) {
    throw new AppError('conflict', 'Somebody else has changed this report meanwhile')
  }
}

const TITLES = {
  done: (tool: string) => `What you reported about ${tool} is done`,
  refused: (tool: string) => `About your report on ${tool}`,
}

async function mailReader(
  tx: Tx,
  { mail, config }: RequestContext,
  { tool_name, tool_slug, subject, message }: FactReport,
  to: string,
  { status, answer, public_note }: Decision,
): Promise<void> {
  if (status === 'open') return
  const title = TITLES[status](tool_name)
  const thanks =
    status === 'done'
      ? `Thank you for telling us about ${tool_name} (${subject}). We have checked it and put it right.`
      : `Thank you for telling us about ${tool_name} (${subject}). We have looked at it and leave it as it is:`
  const sentences = [answer, status === 'done' ? public_note : null].filter((text) => text !== null)
  await mail.queue(tx, {
    to,
    replyTo: config.contactEmail,
    subject: title,
    ...renderLetter({
      title,
      paragraphs: [thanks, ...new Set(sentences), `You wrote:\n${message}`],
      action: { label: 'See its page', url: `${config.url}/tools/${tool_slug}` },
      footer: 'You get this mail because you gave this address with your report. An answer reaches us.',
    }),
  })
}
