import { recordChanges, writeContent } from '../../../server/changes.queries.ts'
import { type RequestContext, userOf } from '../../../server/context.ts'
import { actorOf } from '../../../server/records.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Entry } from '../admin.contract.ts'
import { markSecondFactor } from './access.queries.ts'
import { findFresh, toEntry } from './access.service.ts'
import {
  confirmSecondFactor,
  deleteSecondFactor,
  insertSecondFactor,
  selectSecondFactor,
  takeRecoveryCode,
  takeStep,
} from './second-factor.queries.ts'
import {
  hashCode,
  matchStep,
  newRecoveryCodes,
  newSecret,
  otpUri,
  readableSecret,
  seal,
  unseal,
} from './totp.ts'

const CODES = { points: 6, windowSeconds: 5 * 60 }
const WRONG_CODE = 'This code is not right. Please wait for the next one and try again.'
const wrongCode = () => new AppError('invalid', WRONG_CODE, { code: WRONG_CODE })

/** Uses a code of the app or a recovery code up. Throws `invalid` for any other. */
async function takeCode(context: RequestContext, given: string): Promise<void> {
  const { database, rateLimits, config } = context
  const { id } = userOf(context)
  await rateLimits.takeShared('second-factor', id, CODES)
  const factor = await selectSecondFactor(database.db, id)
  if (!factor) throw wrongCode()
  const code = given.replace(/\s/g, '')
  const isTaken = /^\d{6}$/.test(code)
    ? await takeAppCode(context, factor, code)
    : factor.recovery_hashes.includes(hashCode(code)) &&
      (await takeRecoveryCode(database.db, id, factor.recovery_hashes, hashCode(code)))
  if (!isTaken) throw wrongCode()
  await rateLimits.clearShared('second-factor', id)

  async function takeAppCode(
    { database: { db } }: RequestContext,
    { secret, last_step }: { secret: string; last_step: number },
    digits: string,
  ): Promise<boolean> {
    const step = await matchStep(unseal(secret, config.secret), digits, last_step)
    return step !== null && (await takeStep(db, id, step))
  }
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
  const { id, session_id } = userOf(context)
  const factor = await selectSecondFactor(context.database.db, id)
  if (!factor || factor.confirmed_at) throw new AppError('conflict', 'Please begin again')
  await takeCode(context, code)
  const codes = newRecoveryCodes()
  await writeContent(context, async (tx) => {
    await confirmSecondFactor(tx, id, codes.map(hashCode))
    await markSecondFactor(tx, session_id)
    await recordChanges(tx, actorOf(context), [{ action: 'create', entity: 'second_factor', entity_id: id }])
  })
  context.sessions.forget(id)
  return codes
}

export async function removeSecondFactor(context: RequestContext, code: string): Promise<void> {
  const { id } = userOf(context)
  await takeCode(context, code)
  await writeContent(context, async (tx) => {
    await deleteSecondFactor(tx, id)
    await recordChanges(tx, actorOf(context), [{ action: 'delete', entity: 'second_factor', entity_id: id }])
  })
  context.sessions.forget(id)
}
