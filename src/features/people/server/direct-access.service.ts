import { randomBytes } from 'node:crypto'
import type { Entry } from '../../../admin-kit/screen/admin.contract.ts'
import { KITLY, recordChanges, writeContent } from '../../../kernel/changes/changes.queries.ts'
import type { Tx } from '../../../kernel/data/database.ts'
import type { RequestContext, Services } from '../../../kernel/http/context.ts'
import { AppError } from '../../../shared/errors.ts'
import { INVALID_EMAIL } from '../../../shared/fields.ts'
import {
  bindAdminUser,
  insertAdminUser,
  markByOwner,
  normalEmail,
  selectActiveAdministrators,
  selectAdminUserByEmail,
  updateAdminUser,
} from '../../accounts/server/access.queries.ts'
import {
  deleteUser,
  insertUser,
  selectUserByEmail,
  upsertPassword,
} from '../../accounts/server/accounts.queries.ts'
import { issueSession, viewerOfCookies } from '../../accounts/server/accounts.service.ts'
import { consumeToken, createToken } from '../../accounts/server/mail/tokens.queries.ts'
import { markSecondFactor } from '../../accounts/server/sessions/sessions.queries.ts'
import { toEntry } from '../../security/server/access.service.ts'
import { resetUnreadableFactor } from '../../security/server/second-factor.service.ts'
import { DIRECT_ACCESS_MINUTES } from '../people.limits.ts'
import { recordAdminUser, tellAdministrators } from './invitations.service.ts'

const ATTEMPTS = { points: 20, windowSeconds: 15 * 60 }
const REFUSED = 'This link has been used, is too old, or is not one of this server'

type Parts = Pick<Services, 'config' | 'database' | 'catalog' | 'log' | 'identity' | 'mail'>

/**
 * Makes the administrator that the environment names, if nobody has that address on the list yet. Without a password
 * the address is only put on the list: whoever verifies it has the rights, without an invitation.
 */
export async function ensureFirstAdministrator(parts: Parts): Promise<void> {
  const { firstAdmin } = parts.config
  if (!firstAdmin) return
  const { password } = firstAdmin
  const email = normalEmail(firstAdmin.email)
  const hash = password === undefined ? null : await parts.identity.hashPassword(password)
  await writeContent(parts, async (tx) => {
    const row = await insertAdminUser(tx, { email, name: null, by_owner: true })
    if (!row) return void (await markByOwner(tx, email))
    if (hash !== null) await ensureAccount(tx, email, hash)
    await recordAdminUser(tx, KITLY, row.id, { after: { email, is_active: true } })
    const by = { id: null, name: 'KITLY_ADMIN_EMAIL' }
    await tellAdministrators(tx, parts, { email, by, accepted: true })
  })
}

/** The account of an address whose owner runs the server. What an unverified stranger has begun gives way. */
async function ensureAccount(tx: Tx, email: string, hash: string | null): Promise<string> {
  const known = await selectUserByEmail(tx, email)
  if (known?.email_verified) return known.id
  if (known) await deleteUser(tx, known.id)
  const id = await insertUser(tx, { name: email.split('@')[0]!, email, email_verified: true })
  if (hash !== null) await upsertPassword(tx, id, hash)
  return id
}

/** How to get into the administration area, as the start prints it. A link is made where nobody could else. */
export async function announceEntry({ config, database }: Parts, url: string): Promise<string[]> {
  const administrators = await selectActiveAdministrators(database.db)
  const lines = [`The administration area: ${url}/admin`]
  if (administrators.length > 0 && !config.directAccess) return lines
  const key = await database.db
    .transaction()
    .execute((tx) =>
      createToken(tx, 'direct', { user_id: randomBytes(8).toString('hex') }, DIRECT_ACCESS_MINUTES),
    )
  const why = administrators.length > 0 ? 'Direct access is on' : 'There is no administrator yet'
  // Behind the #, so that the key reaches no server log and no other site.
  const link = `${url}/admin/direct#key=${key}${administrators.length > 0 ? '' : '&first'}`
  return [...lines, `${why}: for ${DIRECT_ACCESS_MINUTES} minutes, and once, this link opens it: ${link}`]
}

/** Begins a session with the key of the start. The first one to come in names the first administrator. */
export async function enterDirectly(
  context: RequestContext,
  { email: given, key }: { email?: string | undefined; key?: string | undefined },
): Promise<Entry> {
  const { rateLimits, network, identity, sessions, database } = context
  await rateLimits.takeShared('direct-access', network, ATTEMPTS)
  const userId = await writeContent(context, async (tx) => {
    if (!key || !(await consumeToken(tx, 'direct', key))) throw new AppError('forbidden', REFUSED)
    const person = await chooseAdministrator(tx, normalEmail(given ?? ''), context)
    await recordChanges(tx, { id: person.id, name: person.email }, [
      { action: 'create', entity: 'direct_access', entity_id: person.id, after: { email: person.email } },
      ...(await resetUnreadableFactor(tx, context, person.id)),
    ])
    return person.id
  })
  const begun = await identity.startSession(userId, context)
  sessions.forget(userId)
  const started = await viewerOfCookies(context, begun.cookies)
  // Whoever reads the server's own output need not show a phone as well.
  if (started) await markSecondFactor(database.db, started.session_id)
  sessions.forget(userId)
  await issueSession(context, begun)
  return toEntry(started && { ...started, needs_code: false })
}

async function chooseAdministrator(
  tx: Tx,
  email: string,
  { config }: RequestContext,
): Promise<{ id: string; email: string }> {
  const administrators = await selectActiveAdministrators(tx)
  const wanted = email || normalEmail(config.firstAdmin?.email ?? '')
  if (administrators.length > 0) {
    const person = administrators.find((a) => a.email === wanted) ?? (email ? undefined : administrators[0])
    if (!person) throw new AppError('forbidden', 'This address is not one of an active administrator')
    return person
  }
  if (!/^[^@\s]+@[^@\s]+$/.test(wanted)) {
    throw new AppError('invalid', INVALID_EMAIL, { email: INVALID_EMAIL })
  }
  const id = await ensureAccount(tx, wanted, null)
  const row = await insertAdminUser(tx, { email: wanted, name: null })
  const entry = row ?? (await selectAdminUserByEmail(tx, wanted))!
  if (!row) await updateAdminUser(tx, wanted, true)
  await bindAdminUser(tx, entry.id, id)
  await recordChanges(tx, KITLY, [
    {
      action: row ? 'create' : 'update',
      entity: 'admin_user',
      entity_id: entry.id,
      after: { email: wanted, is_active: true },
    },
  ])
  return { id, email: wanted }
}
