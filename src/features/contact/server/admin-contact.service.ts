import { lockContent, recordChanges } from '../../../kernel/changes/changes.queries.ts'
import { actorOf } from '../../../kernel/changes/records.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import type { RequestContext } from '../../../kernel/http/context.ts'
import { renderLetter } from '../../../kernel/mail/letter.ts'
import { csvOfList } from '../../../kernel/spreadsheets/csv-stream.ts'
import { AppError } from '../../../shared/errors.ts'
import { EXPORT_PAGE } from '../../../shared/limits.ts'
import type { Inquiry } from '../admin-contact.contract.ts'
import type { INQUIRY_STATUSES } from '../contact.limits.ts'
import { QUERY_TYPE_LABELS } from '../contact-input.ts'
import {
  insertAnswer,
  selectAnswers,
  selectInquiries,
  selectInquiriesBefore,
  selectInquiryRows,
  updateInquiry,
} from './admin-contact.queries.ts'

export const listInquiries = ({ database }: RequestContext, query: Parameters<typeof selectInquiries>[1]) =>
  selectInquiries(database.db, query)

/** Throws `not_found`. */
async function readInquiry(db: Db | Tx, id: number): Promise<Inquiry> {
  const [row] = await selectInquiryRows(db, [id])
  if (!row) throw new AppError('not_found', 'Inquiry not found')
  return row
}

export async function getInquiry({ database }: RequestContext, id: number) {
  const inquiry = await readInquiry(database.db, id)
  return { ...inquiry, answers: await selectAnswers(database.db, id) }
}

interface Change {
  status?: (typeof INQUIRY_STATUSES)[number] | undefined
  admin_notes?: string | null | undefined
  version?: number | undefined
}

/** One transaction over an inquiry that nobody else changes meanwhile; what it changes is in the log. */
async function change(
  context: RequestContext,
  id: number,
  work: (tx: Tx, before: Inquiry) => Promise<Pick<Change, 'status' | 'admin_notes'>>,
): Promise<Inquiry> {
  const { db, engine } = context.database
  return await db.transaction().execute(async (tx) => {
    await lockContent(tx, engine)
    const before = await readInquiry(tx, id)
    await updateInquiry(tx, id, await work(tx, before))
    const after = await readInquiry(tx, id)
    await recordChanges(tx, actorOf(context), [
      { action: 'update', entity: 'inquiry', entity_id: id, before: logged(before), after: logged(after) },
    ])
    return after
  })
}

/** The message and the notes stay with the inquiry: the log is kept longer. */
const logged = ({ reference, status, answer_count, version }: Inquiry) => ({
  name: reference,
  status,
  answer_count,
  version,
})

/** Throws `conflict` when somebody else has changed it since `version`. */
export async function changeInquiry(
  context: RequestContext,
  id: number,
  { version, status, admin_notes }: Change,
): Promise<Inquiry> {
  return await change(context, id, async (_, before) => {
    if (version !== undefined && version !== before.version) {
      throw new AppError('conflict', 'Somebody else has changed this inquiry meanwhile')
    }
    return {
      ...(status !== undefined && { status }),
      ...(admin_notes !== undefined && { admin_notes }),
    }
  })
}

/** Stores an answer together with the mail. Throws `conflict` when somebody else was faster. */
export async function answerInquiry(
  context: RequestContext,
  id: number,
  { message, status, version }: { message: string } & Pick<Change, 'status' | 'version'>,
): Promise<Inquiry> {
  const { mail, config } = context
  const actor = actorOf(context)
  return await change(context, id, async (tx, before) => {
    const isKnown = version === before.version
    if (!isKnown && (version !== undefined || before.answer_count > 0)) {
      throw new AppError(
        'conflict',
        before.answer_count > 0
          ? 'Somebody else has answered this inquiry meanwhile. Nothing was sent.'
          : 'Somebody else has changed this inquiry meanwhile. Nothing was sent.',
      )
    }
    await insertAnswer(tx, { inquiry_id: id, message, actor_name: actor.name })
    const kind = QUERY_TYPE_LABELS[before.query_type]
    await mail.queue(tx, {
      to: before.email,
      replyTo: config.contactEmail,
      subject: `Re: ${kind} (${before.reference})`,
      ...renderLetter({
        title: `Our answer to your message ${before.reference}`,
        paragraphs: [message, `You wrote:\n${before.message}`],
        footer: 'An answer to this mail reaches us.',
      }),
    })
    return { status }
  })
}

const HEADER = ['Reference', 'Email', 'Mobile', 'Query Type', 'Message', 'Status', 'Admin Notes', 'Created']

/** The inquiries that match, newest first, as CSV. */
export async function exportInquiries(db: Db, filter: Parameters<typeof selectInquiriesBefore>[1]) {
  type Row = Awaited<ReturnType<typeof selectInquiriesBefore>>[number]
  const read = (last: Row | null) => selectInquiriesBefore(db, filter, last, EXPORT_PAGE)
  const stream = await csvOfList(HEADER, read, (r) => [
    r.reference,
    r.email,
    r.mobile ?? '',
    r.query_type,
    r.message,
    r.status,
    r.admin_notes ?? '',
    r.created_at,
  ])
  const date = new Date().toISOString().slice(0, 10)
  return { stream, name: `contact_inquiries_${date}.csv` }
}
