import { sql } from 'kysely'
import type { Db, Tx } from '../data/database.ts'
import { updateRows } from '../data/rows.queries.ts'

/** A message to one person, as text and as HTML. */
export interface Message {
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string | undefined
}

export interface OutboxMessage extends Message {
  id: number
  /** How often it has been tried, this time included. */
  attempts: number
}

export async function insertMessage(tx: Tx | Db, message: Message, at: string): Promise<void> {
  await tx
    .insertInto('mail_outbox')
    .values({
      recipient: message.to,
      reply_to: message.replyTo ?? null,
      subject: message.subject,
      text: message.text,
      html: message.html,
      due_at: at,
      created_at: at,
    })
    .execute()
}

/**
 * Takes the message that has been due longest, for the time until `until`: if this process ends meanwhile, the
 * message is due again then. Two processes never take the same one, since the outer condition is checked on the
 * row as it is once it can be changed.
 */
export async function claimMessage(db: Db | Tx, at: string, until: string): Promise<OutboxMessage | null> {
  const row = await db
    .updateTable('mail_outbox')
    .set((e) => ({ due_at: until, attempts: e('attempts', '+', 1) }))
    .where('due_at', '<=', at)
    .where('id', '=', (e) =>
      e
        .selectFrom('mail_outbox')
        .select('id')
        .where('due_at', '<=', at)
        .orderBy('due_at')
        .orderBy('id')
        .limit(1),
    )
    .returning(['id', 'attempts', 'recipient as to', 'reply_to', 'subject', 'text', 'html'])
    .executeTakeFirst()
  if (!row) return null
  const { reply_to, ...message } = row
  return { ...message, replyTo: reply_to ?? undefined }
}

/** The body goes with the sending: links that sign somebody in are not kept. */
export async function markSent(db: Db | Tx, id: number, at: string): Promise<void> {
  await updateRows(
    db,
    'mail_outbox',
    { id },
    { sent_at: at, due_at: null, last_error: null, text: '', html: '' },
  )
}

/** Notes a failure; without a next time the message is given up, and kept. */
export async function markFailed(
  db: Db | Tx,
  id: number,
  error: string,
  dueAt: string | null,
): Promise<void> {
  await db.updateTable('mail_outbox').set({ last_error: error, due_at: dueAt }).where('id', '=', id).execute()
}

/** When the next message is due; null when there is none. */
export async function selectNextDue(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('mail_outbox')
    .select((e) => e.fn.min('due_at').as('at'))
    .where('due_at', 'is not', null)
    .executeTakeFirst()
  return row?.at ?? null
}

/** Forgets what was sent before a time. */
export async function deleteSentBefore(db: Db, at: string): Promise<void> {
  await db.deleteFrom('mail_outbox').where(sql.ref('sent_at'), '<', at).execute()
}
