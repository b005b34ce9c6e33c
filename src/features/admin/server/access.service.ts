import { recordChanges, writeContent } from '../../../server/changes.queries.ts'
import { type RequestContext, userOf } from '../../../server/context.ts'
import { fromBit } from '../../../server/database/codec.ts'
import type { Tx } from '../../../server/database/database.ts'
import { actorOf } from '../../../server/records.ts'
import type { Viewer } from '../../../server/sessions.ts'
import { AppError } from '../../../shared/errors.ts'
import { selectUserByEmail } from '../../accounts/server/accounts.queries.ts'
import { signIn } from '../../accounts/server/accounts.service.ts'
import type { Admin, AdminSignIn, AdminUser, Entry } from '../admin.contract.ts'
import {
  insertAdminUser,
  normalEmail,
  selectActiveAdministrators,
  selectAdminUser,
  selectAdminUserByEmail,
  selectAdminUsers,
  updateAdminUser,
} from './access.queries.ts'
import { selectSecondFactor } from './second-factor.queries.ts'

export const ONLY_ADMINISTRATORS = 'Only verified Kitly administrators can access this area.'
export const WRONG_CREDENTIALS = 'Invalid admin credentials'

/** Who may administer, as the screens keep it; null for everyone else. */
export function toAdmin(viewer: Viewer | null): Admin | null {
  if (!viewer || viewer.user_role === 'user') return null
  return { id: viewer.id, name: viewer.name, email: viewer.email, role: viewer.user_role }
}

/** What a way into the administration area answers, by who has come in. */
export function toEntry(viewer: Viewer | null): Entry {
  const admin = toAdmin(viewer)
  const needs_code = admin !== null && viewer!.needs_code
  return {
    success: admin !== null && !needs_code,
    admin: needs_code ? null : admin,
    error: admin ? null : ONLY_ADMINISTRATORS,
    needs_code,
  }
}

/** Looks at the caller as the guard does for an administrator: in the database, whatever is remembered. */
export const findFresh = async ({ sessions, headers }: Pick<RequestContext, 'sessions' | 'headers'>) =>
  (await sessions.find(headers, { fresh: true })).viewer

export async function check(context: RequestContext) {
  const viewer = await findFresh(context)
  const { success, admin, needs_code } = toEntry(viewer)
  const factor = viewer && admin ? await selectSecondFactor(context.database.db, viewer.id) : undefined
  return {
    isAdmin: success && admin?.role === 'admin',
    admin,
    signed_in: viewer !== null,
    needs_code,
    second_factor: Boolean(factor?.confirmed_at),
  }
}

/** The person of the session that begins with these cookies. */
export async function viewerOfCookies({ sessions }: RequestContext, cookies: string[]) {
  const cookie = cookies.map((c) => c.slice(0, c.indexOf(';'))).join('; ')
  return (await sessions.find(new Headers({ cookie }), { fresh: true })).viewer
}

export async function signInAdmin(context: RequestContext, input: AdminSignIn): Promise<Entry> {
  const cookies: string[] = []
  const addCookie = (cookie: string) => {
    cookies.push(cookie)
    context.addCookie(cookie)
  }
  const email = normalEmail(input.email)
  const started = await signIn({ ...context, addCookie }, { ...input, email }).catch((error) => {
    if (!(error instanceof AppError) || error.code !== 'unauthenticated') throw error
    throw new AppError('unauthenticated', WRONG_CREDENTIALS)
  })
  if (!started) {
    throw new AppError('forbidden', 'Please confirm your email address first: a new mail is on its way')
  }
  return toEntry(await viewerOfCookies(context, cookies))
}

export async function listAdminUsers({ database }: RequestContext): Promise<AdminUser[]> {
  return (await selectAdminUsers(database.db)).map((row) => ({
    id: row.id,
    name: row.user_name ?? row.name,
    email: row.email,
    is_active: fromBit(row.is_active),
    created_at: row.created_at,
    has_account: row.user_id !== null && fromBit(row.email_verified!) && fromBit(row.user_is_active!),
    last_login_at: row.last_login_at,
  }))
}

async function readAdminUser(context: RequestContext, id: number): Promise<AdminUser> {
  return (await listAdminUsers(context)).find((user) => user.id === id)!
}

/** Adds an address, or activates it again. The rights come with the account that has it, now or later. */
export async function addAdminUser(context: RequestContext, given: string): Promise<AdminUser> {
  const email = normalEmail(given)
  const id = await writeContent(context, async (tx) => {
    const known = await selectAdminUserByEmail(tx, email)
    if (known?.is_active) {
      const message = 'This address belongs to an administrator already'
      throw new AppError('conflict', message, { email: message })
    }
    const row = known ?? (await insertAdminUser(tx, { email, name: null }))
    if (!row) throw new AppError('conflict', 'Somebody else has just added this address')
    if (known) await updateAdminUser(tx, email, true)
    await recordChanges(tx, actorOf(context), [
      {
        action: known ? 'update' : 'create',
        entity: 'admin_user',
        entity_id: row.id,
        ...(known && { before: { email, is_active: false } }),
        after: { email, is_active: true },
      },
    ])
    return row.id
  })
  await forgetSessions(context, email)
  return await readAdminUser(context, id)
}

/** Activates or deactivates. There is always somebody left who can sign in and administer. */
export async function setAdminActive(
  context: RequestContext,
  id: number,
  active: boolean,
): Promise<AdminUser> {
  const email = await writeContent(context, async (tx) => {
    const row = await selectAdminUser(tx, id)
    if (!row) throw new AppError('not_found', 'Admin user not found')
    if (fromBit(row.is_active) === active) return row.email
    if (!active) await refuseLast(tx, context, row.email)
    await updateAdminUser(tx, row.email, active)
    await recordChanges(tx, actorOf(context), [
      {
        action: 'update',
        entity: 'admin_user',
        entity_id: id,
        before: { email: row.email, is_active: !active },
        after: { email: row.email, is_active: active },
      },
    ])
    return row.email
  })
  await forgetSessions(context, email)
  return await readAdminUser(context, id)
}

async function refuseLast(tx: Tx, context: RequestContext, email: string): Promise<void> {
  if (email === userOf(context).email) throw new AppError('conflict', 'You cannot deactivate yourself')
  const others = (await selectActiveAdministrators(tx)).filter((admin) => admin.email !== email)
  if (others.length === 0) {
    throw new AppError('conflict', 'The last active administrator cannot be deactivated')
  }
}

/** Whatever is remembered of a person's rights, in every process, ends now. */
async function forgetSessions({ database, sessions }: RequestContext, email: string): Promise<void> {
  const user = await selectUserByEmail(database.db, email)
  if (user) sessions.forget(user.id)
}
