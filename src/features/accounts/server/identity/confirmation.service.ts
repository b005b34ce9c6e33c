import { randomInt } from 'node:crypto'
import { isConfirmed, type RequestContext, userOf } from '../../../../kernel/http/context.ts'
import { AppError } from '../../../../shared/errors.ts'
import { CONFIRMED_MINUTES } from '../../../../shared/limits.ts'
import type { Confirmation, ConfirmationState } from '../../accounts.contract.ts'
import { selectPasswordHash } from '../accounts.queries.ts'
import { confirmCodeLetter } from '../mail/letters.ts'
import { consumeToken, createToken } from '../mail/tokens.queries.ts'
import { checkPasswordOf } from '../passwords/password-check.ts'
import { markConfirmed } from '../sessions/sessions.queries.ts'
import { selectSecondFactor } from './second-factor.queries.ts'
import { takeCode } from './second-factor.service.ts'

const CONFIRM = { points: 10, windowSeconds: 900 }
const MAILS = { points: 5, windowSeconds: 3600 }

/** By what somebody can show who they are: where there is neither password nor app, their address must do. */
export async function readConfirmation(context: RequestContext): Promise<ConfirmationState> {
  const viewer = userOf(context)
  const [hash, factor] = await Promise.all([
    selectPasswordHash(context.database.db, viewer.id),
    selectSecondFactor(context.database.db, viewer.id),
  ])
  const [password, app] = [hash !== null, Boolean(factor?.confirmed_at)]
  return { confirmed: isConfirmed(viewer), password, app, mail: !password && !app }
}

/** Notes in the session that somebody has just shown who they are. Throws `invalid` for what does not show it. */
export async function confirmIdentity(context: RequestContext, given: Confirmation): Promise<void> {
  const { database, rateLimits, sessions } = context
  const viewer = userOf(context)
  await rateLimits.takeShared('confirm', viewer.session_id, CONFIRM)
  const ways = await readConfirmation(context)
  if (given.code && ways.app) await takeCode(context, given.code)
  else if (given.code && ways.mail) await takeMailedCode(context, given.code)
  else await checkPasswordOf(context, viewer.id, given.password, WRONG_PASSWORD)
  await markConfirmed(database.db, viewer.session_id)
  sessions.forget(viewer.id)
  await rateLimits.clearShared('confirm', viewer.session_id)
}

const WRONG_PASSWORD = { code: 'invalid', message: 'The password is not right' } as const

/** Without letters and digits that look alike: 59 bits, read from one screen and typed on another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const CODE_LENGTH = 12

/** Known together with whom it is for, so that it is good for nobody else. */
const tokenOf = (userId: string, code: string) => `${userId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`

export async function sendConfirmationCode(context: RequestContext): Promise<void> {
  const { database, rateLimits, mail } = context
  const viewer = userOf(context)
  if (!(await readConfirmation(context)).mail) {
    throw new AppError('conflict', 'Please use your password or your authenticator app')
  }
  await rateLimits.takeShared('confirm-mail', viewer.id, MAILS)
  const code = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  const readable = code.match(/.{4}/g)!.join('-')
  await database.db.transaction().execute(async (tx) => {
    const value = { user_id: viewer.id }
    await createToken(tx, 'confirm', value, CONFIRMED_MINUTES, tokenOf(viewer.id, code))
    await mail.queue(tx, confirmCodeLetter(viewer, readable))
  })
}

async function takeMailedCode({ database, viewer }: RequestContext, code: string): Promise<void> {
  const token = tokenOf(viewer!.id, code)
  const isTaken = await database.db.transaction().execute((tx) => consumeToken(tx, 'confirm', token))
  if (isTaken) return
  const message = 'This code is not right, or too old'
  throw new AppError('invalid', message, { code: message })
}
