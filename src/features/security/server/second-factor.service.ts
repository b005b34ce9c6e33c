import type { Entry } from '../../../admin-kit/screen/admin.contract.ts'
import { type Change, recordChanges, writeContent } from '../../../kernel/changes/changes.queries.ts'
import { actorOf } from '../../../kernel/changes/records.ts'
import type { Tx } from '../../../kernel/data/database.ts'
import { type RequestContext, userOf } from '../../../kernel/http/context.ts'
import { AppError } from '../../../shared/errors.ts'
import { selectUserById } from '../../accounts/server/accounts.queries.ts'
import {
  confirmSecondFactor,
  deleteSecondFactor,
  insertSecondFactor,
  selectSecondFactor,
} from '../../accounts/server/identity/second-factor.queries.ts'
import { BEGIN_AGAIN, takeCode } from '../../accounts/server/identity/second-factor.service.ts'
import {
  hashCode,
  newRecoveryCodes,
  newSecret,
  otpUri,
  readableSecret,
  seal,
  unseal,
} from '../../accounts/server/identity/totp.ts'
import { secondFactorLetter } from '../../accounts/server/mail/letters.ts'
import { markSecondFactor } from '../../accounts/server/sessions/sessions.queries.ts'
import { findFresh, toEntry } from './access.service.ts'

/**
 * Takes the app of somebody away who has come in by direct access, if the present secret cannot read it. Answers what is
 * to be noted in the log of changes.
 */
export async function resetUnreadableFactor(
  tx: Tx,
  { config, mail }: RequestContext,
  userId: string,
): Promise<Change[]> {
  const factor = await selectSecondFactor(tx, userId)
  // One that was only begun is replaced when somebody begins again.
  if (!factor?.confirmed_at || unseal(factor.secret, config.secret) !== null) return []
  await deleteSecondFactor(tx, userId)
  const user = await selectUserById(tx, userId)
  if (user) await mail.queue(tx, secondFactorLetter(user, false, config.url))
  return [{ action: 'delete', entity: 'second_factor', entity_id: userId }]
}

/** Shows the second factor in this session. */
export async function showSecondFactor(context: RequestContext, code: string): Promise<Entry> {
  const viewer = userOf(context)
  if (viewer.needs_code) {
    await takeCode(context, code)
    await markSecondFactor(context.database.db, viewer.session_id)
    context.sessions.forget(viewer.id)
  }
  return toEntry(await findFresh(context))
}

export async function setUpSecondFactor(context: RequestContext) {
  const { id, email } = userOf(context)
  const secret = newSecret()
  await context.database.db.transaction().execute(async (tx) => {
    const known = await selectSecondFactor(tx, id)
    if (known?.confirmed_at) throw new AppError('conflict', 'An authenticator app is set up already')
    await insertSecondFactor(tx, id, seal(secret, context.config.secret))
  })
  return { secret: readableSecret(secret), uri: otpUri(secret, email) }
}

/** The first code shows that the app has the secret. This session has shown it, too; others have to. */
export async function finishSecondFactor(context: RequestContext, code: string): Promise<string[]> {
  const { id, session_id, email, name } = userOf(context)
  const { mail, config } = context
  const factor = await selectSecondFactor(context.database.db, id)
  if (!factor || factor.confirmed_at) throw new AppError('conflict', BEGIN_AGAIN)
  await takeCode(context, code)
  const codes = newRecoveryCodes()
  await writeContent(context, async (tx) => {
    await confirmSecondFactor(tx, id, codes.map(hashCode))
    await markSecondFactor(tx, session_id)
    await mail.queue(tx, secondFactorLetter({ email, name }, true, config.url))
    await recordChanges(tx, actorOf(context), [{ action: 'create', entity: 'second_factor', entity_id: id }])
  })
  context.sessions.forget(id)
  return codes
}

export async function removeSecondFactor(context: RequestContext, code: string): Promise<void> {
  const { id, email, name } = userOf(context)
  const { mail, config } = context
  await takeCode(context, code)
  await writeContent(context, async (tx) => {
    await deleteSecondFactor(tx, id)
    await mail.queue(tx, secondFactorLetter({ email, name }, false, config.url))
    await recordChanges(tx, actorOf(context), [{ action: 'delete', entity: 'second_factor', entity_id: id }])
  })
  context.sessions.forget(id)
}
