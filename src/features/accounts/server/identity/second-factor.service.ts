import { type RequestContext, userOf } from '../../../../kernel/http/context.ts'
import { type GrowingLimit, isWithin } from '../../../../kernel/load/rate-limit.ts'
import { AppError } from '../../../../shared/errors.ts'
import { DAY_SECONDS } from '../../../../shared/limits.ts'
import { knownDevice, rememberDevice } from '../sessions/device-cookie.ts'
import {
  type SecondFactor,
  selectSealedSecrets,
  selectSecondFactor,
  takeRecoveryCode,
  takeStep,
} from './second-factor.queries.ts'
import { hashCode, matchStep, unseal } from './totp.ts'

/** Of a device on which the owner has shown a code before; beyond it counts as a stranger. */
const DEVICE_CODES = { points: 10, windowSeconds: DAY_SECONDS }
/** Of all others: whoever has got hold of the password makes them wait, and does not keep the owner's device out. */
export const CODES = {
  points: 5,
  windowSeconds: DAY_SECONDS,
  waitSeconds: { first: 10, most: 5 * 60 },
} satisfies GrowingLimit
const WRONG_CODE = 'This code is not right. Please wait for the next one and try again.'
export const BEGIN_AGAIN = 'Please begin again'
const UNREADABLE =
  'Codes of your app cannot be checked any more: the server has another secret than when it was set up. Please enter a recovery code, or ask whoever runs the server for a direct access link.'
const wrongCode = () => new AppError('invalid', WRONG_CODE, { code: WRONG_CODE })

/** Counts one try of a code. Answers what to do when it was right. */
async function countCode(context: RequestContext, userId: string): Promise<() => Promise<void>> {
  const { rateLimits } = context
  const device = knownDevice(context, userId, { factor: true })
  if (device !== null && (await isWithin(rateLimits.takeShared('factor-device', device, DEVICE_CODES)))) {
    return () => rateLimits.clearShared('factor-device', device)
  }
  await rateLimits.takeShared('second-factor', userId, CODES)
  return () => rateLimits.clearShared('second-factor', userId)
}

/** Uses a code of the app or a recovery code up. Throws `invalid` for any other. */
export async function takeCode(context: RequestContext, given: string): Promise<void> {
  const { database, config, log } = context
  const { id } = userOf(context)
  const succeed = await countCode(context, id)
  const factor = await selectSecondFactor(database.db, id)
  if (!factor) throw wrongCode()
  const code = given.replace(/\s/g, '')
  const isTaken = /^\d{6}$/.test(code)
    ? await takeAppCode(context, factor, code)
    : factor.recovery_hashes.includes(hashCode(code)) &&
      (await takeRecoveryCode(database.db, id, factor.recovery_hashes, hashCode(code)))
  if (!isTaken) throw wrongCode()
  await succeed()
  rememberDevice(context, id, { factor: true })

  async function takeAppCode(
    { database: { db } }: RequestContext,
    { secret, last_step, confirmed_at }: SecondFactor,
    digits: string,
  ): Promise<boolean> {
    const text = unseal(secret, config.secret)
    if (text === null) {
      if (confirmed_at === null) throw new AppError('conflict', BEGIN_AGAIN)
      log.error({ user: id }, UNREADABLE_NOTE)
      throw new AppError('conflict', UNREADABLE, { code: UNREADABLE })
    }
    const step = await matchStep(text, digits, last_step)
    return step !== null && (await takeStep(db, id, step))
  }
}

const UNREADABLE_NOTE =
  'KITLY_SECRET is another one than when an authenticator app was set up; docs/secrets.md says what to do'

/** Says at the start, before somebody stands at the door, how many apps the present secret cannot read. */
export async function warnOfUnreadableFactors({
  database,
  config,
  log,
}: Pick<RequestContext, 'database' | 'config' | 'log'>): Promise<void> {
  const sealed = await selectSealedSecrets(database.db)
  const unreadable = sealed.filter((secret) => unseal(secret, config.secret) === null).length
  if (unreadable > 0) log.error({ unreadable, of: sealed.length }, UNREADABLE_NOTE)
}
