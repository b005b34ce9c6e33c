import { now, toBit } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import { updateRows } from '../../../kernel/data/rows.queries.ts'
import { asAdministrator } from './accounts.queries.ts'

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
    .select(['admin_users.user_id as answered_by', 'admin_users.by_owner'])
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

interface NewAdminUser {
  email: string
  name: string | null
  /** The account that has the rights without an invitation. */
  user_id?: string
  by_owner?: boolean
}

/** Adds an address to the list. Answers its row, or undefined when it was there already. */
export async function insertAdminUser(tx: Db | Tx, { email, name, user_id, by_owner = false }: NewAdminUser) {
  const at = now()
  const who = { user_id: user_id ?? null, by_owner: toBit(by_owner) }
  return await tx
    .insertInto('admin_users')
    .values({ email: normalEmail(email), name, ...who, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function updateAdminUser(tx: Db | Tx, email: string, active: boolean): Promise<void> {
  await updateRows(
    tx,
    'admin_users',
    { email: normalEmail(email) },
    { is_active: toBit(active), updated_at: now() },
  )
}

/** Gives the rights of an entry to an account. Answers false where the entry is not active. */
export async function bindAdminUser(tx: Tx, id: number, userId: string): Promise<boolean> {
  const row = await tx
    .updateTable('admin_users')
    .set({ user_id: userId, updated_at: now() })
    .where('id', '=', id)
    .where('is_active', '=', 1)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** What the owner of the server names needs no invitation; a deactivated entry stays so. */
export async function markByOwner(tx: Tx, email: string): Promise<void> {
  await updateRows(tx, 'admin_users', { email, is_active: 1 }, { by_owner: 1 })
}

/** People who can sign in as administrators now, the first of the list first; in its order. */
export async function selectActiveAdministrators(db: Db | Tx) {
  return await db
    .selectFrom('admin_users')
    .innerJoin('users', (join) => join.on(asAdministrator))
    .select(['users.id', 'users.email', 'users.name', 'users.delete_after'])
    .where('users.is_active', '=', 1)
    .where('users.email_verified', '=', 1)
    .where('users.deleted_at', 'is', null)
    .orderBy('admin_users.id')
    .execute()
}
