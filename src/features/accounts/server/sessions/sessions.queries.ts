import { now } from '../../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../../kernel/data/database.ts'
import { updateRows } from '../../../../kernel/data/rows.queries.ts'

/** A person's living sessions, the last used first. */
export async function selectSessions(db: Db, userId: string) {
  return await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'ip_address', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now())
    .orderBy('updated_at', 'desc')
    .execute()
}

/** Ends one session of a person. Answers whether there was one. */
export async function deleteSession(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends the sessions of a person, all or all but one. */
export async function deleteSessions(db: Db | Tx, userId: string, exceptId?: string): Promise<void> {
  const query = db.deleteFrom('sessions').where('user_id', '=', userId)
  await (exceptId === undefined ? query : query.where('id', '!=', exceptId)).execute()
}

/** Notes that it was shown just now whose session it is. */
export async function markConfirmed(db: Db, id: string): Promise<void> {
  await db.updateTable('sessions').set({ confirmed_at: now() }).where('id', '=', id).execute()
}

/** Marks a session as one whose person has shown the second factor: it shows, too, who they are. */
export async function markSecondFactor(db: Db | Tx, sessionId: string): Promise<void> {
  const at = now()
  await updateRows(db, 'sessions', { id: sessionId }, { second_factor_at: at, confirmed_at: at })
}

export async function markSessionUsed(db: Db, id: string): Promise<void> {
  await db.updateTable('sessions').set({ used_at: now() }).where('id', '=', id).execute()
}

export async function deleteExpiredSessions(db: Db, at: string): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', at).execute()
}
