import { writeContent } from '../../../kernel/changes/changes.queries.ts'
import { actorOf } from '../../../kernel/changes/records.ts'
import { fromBit } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import { type RequestContext, userOf } from '../../../kernel/http/context.ts'
import { AppError } from '../../../shared/errors.ts'
import {
  insertAdminUser,
  normalEmail,
  selectAdminUserByEmail,
  selectAdminUsers,
  updateAdminUser,
} from '../../accounts/server/access.queries.ts'
import { selectUserByEmail } from '../../accounts/server/accounts.queries.ts'
import { refuseLast } from '../../accounts/server/last-administrator.ts'
import { selectTokenEnds } from '../../accounts/server/mail/tokens.queries.ts'
import type { AdminUser } from '../administrators.contract.ts'
import { invite, recordAdminUser, tellAdministrators, withdrawInvitation } from './invitations.service.ts'

const INVITE_AGAIN = { points: 5, windowSeconds: 3600 }

export async function listAdminUsers(db: Db | Tx): Promise<AdminUser[]> {
  const [rows, ends] = [await selectAdminUsers(db), await selectTokenEnds(db, 'invite')]
  return rows.map((row) => ({
    id: row.id,
    name: row.user_name ?? row.name,
    email: row.email,
    is_active: fromBit(row.is_active),
    created_at: row.created_at,
    has_account: row.user_id !== null && fromBit(row.email_verified!) && fromBit(row.user_is_active!),
    accepted: fromBit(row.by_owner) || (row.answered_by !== null && row.answered_by === row.user_id),
    invited_until: ends.get(String(row.id)) ?? null,
    last_login_at: row.last_login_at,
  }))
}

async function readAdminUser(db: Db | Tx, id: number): Promise<AdminUser> {
  const found = (await listAdminUsers(db)).find((user) => user.id === id)
  if (!found) throw new AppError('not_found', 'Admin user not found')
  return found
}

/** Invites an address, or activates it again: who has accepted once has the rights back. */
export async function addAdminUser(context: RequestContext, given: string): Promise<AdminUser> {
  const email = normalEmail(given)
  const id = await writeContent(context, async (tx) => {
    const known = await selectAdminUserByEmail(tx, email)
    if (known?.is_active) {
      const { accepted } = await readAdminUser(tx, known.id)
      const message = accepted
        ? 'This address belongs to an administrator already'
        : 'This address is invited already. You can send the invitation again'
      throw new AppError('conflict', message, { email: message })
    }
    return await enlist(tx, context, email)
  })
  return await readChanged(context, id, email)
}

/** Puts an address on the list, or makes its entry active. Who has not accepted yet is invited. Answers its id. */
export async function enlist(tx: Tx, context: RequestContext, email: string): Promise<number> {
  const known = await selectAdminUserByEmail(tx, email)
  const row = known ?? (await insertAdminUser(tx, { email, name: null }))
  if (!row) throw new AppError('conflict', 'Somebody else has just added this address')
  if (known) await updateAdminUser(tx, email, true)
  const by = actorOf(context)
  const { accepted } = await readAdminUser(tx, row.id)
  if (!accepted) await invite(tx, context, row, by)
  await tellAdministrators(tx, context, { email, by, accepted })
  await recordAdminUser(tx, by, row.id, {
    ...(known && { before: { email, is_active: fromBit(known.is_active) } }),
    after: { email, is_active: true, accepted },
  })
  return row.id
}

/** Activates or deactivates. There is always somebody left who can sign in and administer. */
export async function setAdminActive(
  context: RequestContext,
  id: number,
  active: boolean,
): Promise<AdminUser> {
  const email = await writeContent(context, async (tx) => {
    const { email, is_active } = await readAdminUser(tx, id)
    if (is_active === active) return email
    if (active) await enlist(tx, context, email)
    else await deactivate(tx, context, id, email)
    return email
  })
  return await readChanged(context, id, email)
}

async function deactivate(tx: Tx, context: RequestContext, id: number, email: string): Promise<void> {
  if (email === userOf(context).email) throw new AppError('conflict', 'You cannot deactivate yourself')
  const user = await selectUserByEmail(tx, email)
  if (user) await refuseLast(tx, user.id)
  await updateAdminUser(tx, email, false)
  await withdrawInvitation(tx, id)
  await recordAdminUser(tx, actorOf(context), id, {
    before: { email, is_active: true },
    after: { email, is_active: false },
  })
}

/** Sends an invitation that was not answered yet once more. */
export async function inviteAgain(context: RequestContext, id: number): Promise<AdminUser> {
  const { database, rateLimits } = context
  await rateLimits.takeShared('invitation', String(id), INVITE_AGAIN)
  await database.db.transaction().execute(async (tx) => {
    const user = await readAdminUser(tx, id)
    if (!user.is_active || user.accepted) throw new AppError('conflict', 'No answer is waited for here')
    await invite(tx, context, user, actorOf(context))
  })
  return await readAdminUser(database.db, id)
}

/** An entry as it is after a change; whatever is remembered of the person's rights, in every process, ends now. */
async function readChanged(
  { database, sessions }: RequestContext,
  id: number,
  email: string,
): Promise<AdminUser> {
  const user = await selectUserByEmail(database.db, email)
  if (user) sessions.forget(user.id)
  return await readAdminUser(database.db, id)
}
