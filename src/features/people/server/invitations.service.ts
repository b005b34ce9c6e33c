import type { Entry } from '../../../admin-kit/screen/admin.contract.ts'
import {
  type Actor,
  type Change,
  recordChanges,
  writeContent,
} from '../../../kernel/changes/changes.queries.ts'
import { actorOf } from '../../../kernel/changes/records.ts'
import type { Tx } from '../../../kernel/data/database.ts'
import { type RequestContext, type Services, userOf } from '../../../kernel/http/context.ts'
import { AppError } from '../../../shared/errors.ts'
import {
  bindAdminUser,
  selectActiveAdministrators,
  selectAdminUser,
} from '../../accounts/server/access.queries.ts'
import { renewSession, watchSession } from '../../accounts/server/accounts.service.ts'
import { consumeLink, countLink, linkEnded } from '../../accounts/server/mail/mail-links.ts'
import { createToken, deleteTokens } from '../../accounts/server/mail/tokens.queries.ts'
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
  for (const to of await selectActiveAdministrators(tx)) {
    if (to.id === by.id || to.email === email) continue
    await mail.queue(tx, administratorLetter(to, { email, by: by.name, accepted, origin: config.url }))
  }
}

/** Notes in the log that an entry of the list is new, or is no longer what it was. */
export const recordAdminUser = (tx: Tx, by: Actor, id: number, change: Pick<Change, 'before' | 'after'>) =>
  recordChanges(tx, by, [
    { action: 'before' in change ? 'update' : 'create', entity: 'admin_user', entity_id: id, ...change },
  ])

/** Accepts an invitation: the account that has its address, and no other, administers from now on. */
export async function acceptInvitation(context: RequestContext, token: string): Promise<Entry> {
  await countLink(context)
  const viewer = userOf(context)
  await writeContent(context, async (tx) => {
    const { user_id } = await consumeLink(tx, 'invite', token)
    const row = await selectAdminUser(tx, Number(user_id))
    if (!row) throw linkEnded()
    const email = viewer.email_verified ? viewer.email : null
    if (row.email !== email) {
      throw new AppError('forbidden', 'This invitation is for another address than that of your account')
    }
    if (!(await bindAdminUser(tx, row.id, viewer.id))) throw linkEnded()
    const by = actorOf(context)
    await tellAdministrators(tx, context, { email, by, accepted: true })
    const before = { email, is_active: true, accepted: false }
    await recordAdminUser(tx, by, row.id, { before, after: { ...before, accepted: true } })
  })
  context.sessions.forget(viewer.id)
  // Rights begin with a session of their own: who knew the one before does not have them.
  return toEntry((await watchSession(context, renewSession)).viewer)
}
