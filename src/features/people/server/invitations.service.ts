import type { Entry } from '../../../admin-kit/screen/admin.contract.ts'
import { type Actor, recordChanges, writeContent } from '../../../kernel/changes/changes.queries.ts'
import { actorOf } from '../../../kernel/changes/records.ts'
import type { Tx } from '../../../kernel/data/database.ts'
import { type RequestContext, type Services, userOf } from '../../../kernel/http/context.ts'
import { AppError } from '../../../shared/errors.ts'
import { LINK_ENDED } from '../../accounts/accounts.messages.ts'
import {
  bindAdminUser,
  selectActiveAdministrators,
  selectAdminUser,
} from '../../accounts/server/access.queries.ts'
import { renewSession, viewerOfCookies } from '../../accounts/server/accounts.service.ts'
import { LINK } from '../../accounts/server/link-limits.ts'
import { consumeToken, createToken, deleteTokens } from '../../accounts/server/tokens.queries.ts'
import { toEntry } from '../../security/server/access.service.ts'
import { INVITATION_DAYS } from '../people.limits.ts'
import { administratorLetter, invitationLetter } from './letters.ts'

type Sender = Pick<Services, 'mail' | 'config'>

/** Sends an entry of the list its invitation; one that was sent before is void. */
export async function invite(
  tx: Tx,
  { mail, config }: Sender,
  { id, email }: { id: number; email: string },
  by: Actor,
): Promise<void> {
  const minutes = INVITATION_DAYS * 24 * 60
  const token = await createToken(tx, 'invite', { user_id: String(id), email }, minutes)
  await mail.queue(tx, invitationLetter(email, by.name, `${config.url}/admin/invitation#token=${token}`))
}

export const withdrawInvitation = (tx: Tx, id: number) => deleteTokens(tx, String(id), 'invite')

/** Tells those who administer that somebody is to, or does from now on; not whoever has done it. */
export async function tellAdministrators(
  tx: Tx,
  { mail, config }: Sender,
  { email, by, accepted }: { email: string; by: Actor; accepted: boolean },
): Promise<void> {
  for (const { id, email: to, name } of await selectActiveAdministrators(tx)) {
    if (id === by.id || to === email) continue
    await mail.queue(tx, administratorLetter(to, name, { email, by: by.name, accepted, origin: config.url }))
  }
}

/** Accepts an invitation: the account that has its address, and no other, administers from now on. */
export async function acceptInvitation(context: RequestContext, token: string): Promise<Entry> {
  const { rateLimits, network, sessions } = context
  await rateLimits.takeShared('link', network, LINK)
  const viewer = userOf(context)
  await writeContent(context, async (tx) => {
    const invited = await consumeToken(tx, 'invite', token)
    const row = invited && (await selectAdminUser(tx, Number(invited.user_id)))
    if (!row) throw new AppError('not_found', LINK_ENDED)
    const email = viewer.email_verified ? viewer.email : null
    if (row.email !== email) {
      throw new AppError('forbidden', 'This invitation is for another address than that of your account')
    }
    if (!(await bindAdminUser(tx, row.id, viewer.id))) throw new AppError('not_found', LINK_ENDED)
    const by = actorOf(context)
    await tellAdministrators(tx, context, { email, by, accepted: true })
    await recordChanges(tx, by, [
      {
        action: 'update',
        entity: 'admin_user',
        entity_id: row.id,
        before: { email, is_active: true, accepted: false },
        after: { email, is_active: true, accepted: true },
      },
    ])
  })
  sessions.forget(viewer.id)
  // Rights begin with a session of their own: who knew the one before does not have them.
  const cookies: string[] = []
  const addCookie = (cookie: string) => {
    cookies.push(cookie)
    context.addCookie(cookie)
  }
  await renewSession({ ...context, addCookie })
  return toEntry(await viewerOfCookies(context, cookies))
}
