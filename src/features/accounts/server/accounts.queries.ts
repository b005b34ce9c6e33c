import { randomUUID } from 'node:crypto'
import type { ExpressionBuilder, Updateable } from 'kysely'
import { fromBit, now, toBit } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import { selectRow, updateRows } from '../../../kernel/data/rows.queries.ts'
import type { Schema } from '../../../kernel/data/schema.ts'
import type { Viewer } from '../../../kernel/identity/sessions.ts'
import { deleteTokens } from './mail/tokens.queries.ts'

/** How passwords stand among the ways to sign in. */
const CREDENTIAL = 'credential'

/**
 * The join of a person with the entry of the list by which they administer: it is active, has their address, and they
 * have answered its invitation, or the owner of the server has named it. That the address is verified is not asked.
 */
export const asAdministrator = (e: ExpressionBuilder<Schema, 'users' | 'admin_users'>) =>
  e.and([
    e('admin_users.email', '=', e.ref('users.email')),
    e('admin_users.is_active', '=', 1),
    e.or([e('admin_users.user_id', '=', e.ref('users.id')), e('admin_users.by_owner', '=', 1)]),
  ])

/** A person as the requests of a session find them, and its times; null for whoever is deactivated or in the bin. */
export async function selectViewer(
  db: Db,
  id: string,
  sessionId: string,
): Promise<{ viewer: Viewer; started_at: string; used_at: string | null } | null> {
  const row = await db
    .selectFrom('users')
    .leftJoin('admin_users', (join) => join.on(asAdministrator))
    .leftJoin('second_factors', (join) =>
      join.onRef('second_factors.user_id', '=', 'users.id').on('second_factors.confirmed_at', 'is not', null),
    )
    .innerJoin('sessions', (join) => join.on('sessions.id', '=', sessionId))
    .leftJoin('user_profiles', 'user_profiles.user_id', 'users.id')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.user_id', '=', 'users.id').on('accounts.provider_id', '=', CREDENTIAL),
    )
    .select(['users.id', 'users.name', 'users.email', 'email_verified', 'user_role', 'image'])
    .select(['google_user_data', 'users.created_at', 'delete_after', 'profile_image_url'])
    .select(['accounts.password', 'admin_users.id as admin_id', 'second_factor_at'])
    .select(['second_factors.confirmed_at as factor_at', 'sessions.confirmed_at', 'used_at'])
    .select('sessions.created_at as started_at')
    .where('users.id', '=', id)
    .where('users.is_active', '=', 1)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const email_verified = fromBit(row.email_verified)
  const viewer: Viewer = {
    id: row.id,
    session_id: sessionId,
    name: row.name,
    email: row.email,
    email_verified,
    user_role: roleOf(row.user_role, row.admin_id !== null && email_verified),
    needs_code: row.factor_at !== null && row.second_factor_at === null,
    confirmed_at: row.confirmed_at ?? row.started_at,
    avatar_url: row.profile_image_url ?? row.image,
    google_user_data: row.google_user_data ? JSON.parse(row.google_user_data) : null,
    has_password: row.password !== null,
    created_at: row.created_at,
    delete_after: row.delete_after,
  }
  return { viewer, started_at: row.started_at, used_at: row.used_at }
}

/** Administrators are those of the list; what stands with the person makes a moderator at most. */
export function roleOf(user_role: string, isListed: boolean): Viewer['user_role'] {
  if (isListed) return 'admin'
  return user_role === 'moderator' ? 'moderator' : 'user'
}

export async function markSignedIn(db: Db | Tx, id: string, at: string): Promise<void> {
  await db.updateTable('users').set({ last_login_at: at }).where('id', '=', id).execute()
}

const USER_COLUMNS = ['id', 'name', 'email', 'email_verified', 'is_active', 'deleted_at'] as const

/** The account of an address, whatever its state. Addresses are stored in lower case. */
export async function selectUserByEmail(db: Db | Tx, email: string) {
  return await selectRow(db, 'users', USER_COLUMNS, { email: email.toLowerCase() })
}

/**
 * Whether an account gives way to somebody who shows that its address is theirs, or tries to: nobody has confirmed it,
 * and no administrator has closed it.
 */
export const isReplaceable = (user: {
  email_verified: number
  is_active: number
  deleted_at: string | null
}) => user.email_verified === 0 && user.is_active === 1 && user.deleted_at === null

/** An account that is in use. */
export async function selectUserById(db: Db | Tx, id: string) {
  return await selectRow(db, 'users', USER_COLUMNS, { id, is_active: 1, deleted_at: null })
}

export const isActive = async (db: Db, id: string) => (await selectUserById(db, id)) !== undefined

export interface NewUser {
  name: string
  email: string
  email_verified: boolean
  mobile?: string | null
  image?: string | null
  google_user_data?: string | null
}

/** Makes an account, its way to sign in not included. Answers its id. */
export async function insertUser(tx: Tx, user: NewUser): Promise<string> {
  const at = now()
  const id = randomUUID()
  await tx
    .insertInto('users')
    .values({
      id,
      name: user.name,
      email: user.email.toLowerCase(),
      email_verified: toBit(user.email_verified),
      image: user.image ?? null,
      google_user_data: user.google_user_data ?? null,
      created_at: at,
      updated_at: at,
    })
    .execute()
  await tx
    .insertInto('user_profiles')
    .values({ user_id: id, mobile_number: user.mobile ?? null, updated_at: at })
    .execute()
  return id
}

/** Deletes a person with everything that is theirs alone; links that were sent to them become void. */
export async function deleteUser(tx: Tx, id: string): Promise<void> {
  await deleteTokens(tx, id)
  await tx.deleteFrom('users').where('id', '=', id).execute()
}

/** Changes what is given of a person. */
export async function updateUser(db: Db | Tx, id: string, set: Updateable<Schema['users']>): Promise<void> {
  await updateRows(db, 'users', { id }, { ...set, updated_at: now() })
}

export const markVerified = (tx: Tx, id: string) => updateUser(tx, id, { email_verified: 1 })

/** The hash of a person's password; null when they sign in without one. */
export async function selectPasswordHash(db: Db, userId: string): Promise<string | null> {
  const row = await selectRow(db, 'accounts', ['password'], { user_id: userId, provider_id: CREDENTIAL })
  return row?.password ?? null
}

/** Sets the password of a person, who may not have had one. */
export const upsertPassword = (tx: Tx, user_id: string, password: string) =>
  upsertAccount(tx, { user_id, provider_id: CREDENTIAL, account_id: user_id, password })

/** Lets somebody sign in with an account of a provider. */
export const linkAccount = (tx: Tx, user_id: string, provider_id: string, account_id: string) =>
  upsertAccount(tx, { user_id, provider_id, account_id, password: null })

/** Adds a way to sign in, or renews its password. */
async function upsertAccount(
  tx: Tx,
  account: Pick<Schema['accounts'], 'user_id' | 'provider_id' | 'account_id' | 'password'>,
): Promise<void> {
  const at = now()
  const { password } = account
  await tx
    .insertInto('accounts')
    .values({ id: randomUUID(), ...account, created_at: at, updated_at: at })
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'account_id']).doUpdateSet({ password, updated_at: at }),
    )
    .execute()
}

/** The person whom an account with a provider belongs to. */
export async function selectUserOfAccount(db: Db | Tx, provider: string, accountId: string) {
  return await selectRow(db, 'accounts', ['user_id'], { provider_id: provider, account_id: accountId })
}

/** Changes the address of a person to one that is verified. Throws a broken unique rule when it is taken. */
export const updateEmail = (tx: Tx, id: string, email: string) =>
  updateUser(tx, id, { email: email.toLowerCase(), email_verified: 1 })

/** Takes away every way to sign in: what somebody else has set or linked must not let them in again. */
export async function deleteCredentials(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('accounts').where('user_id', '=', userId).execute()
}

/** Accounts whose grace period has ended. */
export async function selectUsersToDelete(db: Db, at: string) {
  return await db
    .selectFrom('users')
    .select(['id', 'email', 'name'])
    .where('delete_after', '<=', at)
    .execute()
}
