import { sql } from 'kysely'
import type { Db } from '../data/database.ts'

export const SESSIONS_CHANNEL = 'kitly_sessions'

/** Tells the other processes on a PostgreSQL database that sessions of a person have ended or changed. */
export async function tellSessionsEnded(db: Db, userId: string): Promise<void> {
  await sql`select pg_notify(${SESSIONS_CHANNEL}, ${userId})`.execute(db)
}
