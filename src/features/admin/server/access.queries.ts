import { now, toBit } from '../../../server/database/codec.ts'
import type { Db, Tx } from '../../../server/database/database.ts'

/** Addresses are compared as they are stored: in lower case, without blanks around them. */
export const normalEmail = (email: string) => email.trim().toLowerCase()

export async function selectAdminUsers(db: Db | Tx) {
  return await db
    .selectFrom('admin_users')
    .leftJoin('users', (join) =>
      join.onRef('users.email', '=', 'admin_users.email').on('users.deleted_at', 'is', null),
    )
    .select(['admin_users.id', 'admin_users.email', 'admin_users.is_active', 'admin_users.created_at'])
    .select(['admin_users.name', 'users.id as user_id', 'users.name as user_name', 'users.email_verified'])
    .select(['users.is_active as user_is_active', 'users.last_login_at'])
    .orderBy('admin_users.id')
    .execute()
}

export async function selectAdminUser(db: Db | Tx, id: number) {
  return await db.selectFrom('admin_users').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function selectAdminUserByEmail(db: Db | Tx, email: string) {
  return await db
    .selectFrom('admin_users')
    .selectAll()
    .where('email', '=', normalEmail(email))
    .executeTakeFirst()
}

/** Adds an address to the list. Answers its row, or undefined when it was there already. */
export async function insertAdminUser(tx: Db | Tx, { email, name }: { email: string; name: string | null }) {
  const at = now()
  return await tx
    .insertInto('admin_users')
    .values({ email: normalEmail(email), name, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function updateAdminUser(tx: Db | Tx, email: string, active: boolean): Promise<void> {
  await tx
    .updateTable('admin_users')
    .set({ is_active: toBit(active), updated_at: now() })
    .where('email', '=', normalEmail(email))
    .execute()
}

/** Makes a moderator of a person, or takes that away. */
export async function updateRole(tx: Db | Tx, userId: string, role: 'user' | 'moderator'): Promise<void> {
  await tx.updateTable('users').set({ user_role: role, updated_at: now() }).where('id', '=', userId).execute()
}

/** People who can sign in as administrators now, the first of the list first; in its order. */
export async function selectActiveAdministrators(db: Db | Tx) {
  return await db
    .selectFrom('admin_users')
    .innerJoin('users', 'users.email', 'admin_users.email')
    .select(['users.id', 'users.email', 'users.name'])
    .where('admin_users.is_active', '=', 1)
    .where('users.is_active', '=', 1)
    .where('users.email_verified', '=', 1)
    .where('users.deleted_at', 'is', null)
    .orderBy('admin_users.id')
    .execute()
}

/** Marks a session as one whose person has shown the second factor. */
export async function markSecondFactor(db: Db | Tx, sessionId: string): Promise<void> {
  await db.updateTable('sessions').set({ second_factor_at: now() }).where('id', '=', sessionId).execute()
}

/** The same for the session that a person has started last. */
export async function markNewestSession(db: Db | Tx, userId: string): Promise<void> {
  const newest = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (newest) await markSecondFactor(db, newest.id)
}
