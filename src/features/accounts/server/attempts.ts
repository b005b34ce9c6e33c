import type { RequestContext } from '../../../kernel/http/context.ts'
import { networkOf } from '../../../kernel/load/network-of.ts'
import { type GrowingLimit, isWithin, type Limit } from '../../../kernel/load/rate-limit.ts'
import { DAY_SECONDS } from '../../../shared/limits.ts'
import { selectUserByEmail } from './accounts.queries.ts'
import { hasKnownDevice, knownDevice } from './sessions/device-cookie.ts'
import { selectSessions } from './sessions/sessions.queries.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * How often passwords are tried. Nothing here stops an account for its owner: a device on which they have signed in has
 * limits of its own, and what everyone else tries only becomes slower. `SECURITY.md` says what rates this leaves.
 */
export const SIGN_IN = {
  /** Of one network, right or wrong, at whatever account. */
  network: { points: 60, windowSeconds: 15 * MINUTE } satisfies Limit,
  /** Wrong ones of one network at one account. */
  pair: {
    points: 10,
    windowSeconds: DAY_SECONDS,
    waitSeconds: { first: 30, most: HOUR },
  } satisfies GrowingLimit,
  /** Wrong ones of all who are not known at one account: against those who have many networks. */
  strangers: {
    points: 100,
    windowSeconds: DAY_SECONDS,
    waitSeconds: { first: 1, most: MINUTE },
  } satisfies GrowingLimit,
  /** Wrong ones of a known device, and all of all known devices of an account: beyond it they count as strangers. */
  device: { points: 10, windowSeconds: DAY_SECONDS } satisfies Limit,
  devices: { points: 100, windowSeconds: DAY_SECONDS } satisfies Limit,
}

/** How often letters are asked for. */
const LETTERS = {
  network: { points: 10, windowSeconds: HOUR },
  pair: { points: 5, windowSeconds: HOUR },
  device: { points: 5, windowSeconds: HOUR },
  /** Letters for a new password that strangers have sent to one address: half of the time that a link is good. */
  recovery: { points: 5, windowSeconds: 30 * MINUTE },
  /** Letters about a new account to one address. A stranger can make them slow, and not stop them. */
  signUp: { points: 5, windowSeconds: HOUR, waitSeconds: { first: 30, most: 5 * MINUTE } },
  verify: { points: 5, windowSeconds: HOUR },
}

/**
 * Counts one try to sign in. Answers what to do when the password was right. Throws `rate_limited` for strangers, and for
 * a device that is known only after both its own tries and those of a stranger are used up.
 */
export async function countSignIn(context: RequestContext, email: string): Promise<() => Promise<void>> {
  const { rateLimits, network } = context
  const device = await findDevice(context, email)
  if (device !== null) {
    const isCounted = await isWithin(
      rateLimits.takeAllShared(
        ['sign-in-device', device, SIGN_IN.device],
        ['sign-in-devices', email, SIGN_IN.devices],
      ),
    )
    if (isCounted) return () => rateLimits.clearShared('sign-in-device', device)
  }
  await rateLimits.takeAllShared(
    ['sign-in-from', network, SIGN_IN.network],
    ['sign-in', pairOf(network, email), SIGN_IN.pair],
    ['sign-in-to', email, SIGN_IN.strangers],
  )
  return async () => {
    await rateLimits.clearShared('sign-in', pairOf(network, email))
    await rateLimits.takeBackShared('sign-in-to', email)
  }
}

/** The owner has set a new password: tries at the old one are forgotten. */
export async function forgetSignIns({ rateLimits, network }: RequestContext, email: string): Promise<void> {
  await rateLimits.clearShared('sign-in', pairOf(network, email))
  await rateLimits.clearShared('sign-in-to', email)
}

/** Counts somebody who makes an account. */
export const countSignUp = ({ rateLimits, network }: RequestContext, email: string): Promise<void> =>
  rateLimits.takeAllShared(
    ['sign-up', network, LETTERS.network],
    ['sign-up-pair', pairOf(network, email), LETTERS.pair],
    ['sign-up-to', email, LETTERS.signUp],
  )

/** Counts a letter that whoever has the password of an unconfirmed account asks for. */
export const countVerification = ({ rateLimits }: RequestContext, email: string): Promise<void> =>
  rateLimits.takeShared('verify-letter', email, LETTERS.verify)

/**
 * Counts somebody who asks for a new password. Answers whether it is done on a device that is known for the account.
 * Others are limited by their network, so that no stranger uses up what the owner has.
 */
export async function countRecovery(context: RequestContext, email: string): Promise<{ known: boolean }> {
  const { rateLimits, network } = context
  const device = await findDevice(context, email)
  if (device !== null && (await isWithin(rateLimits.takeShared('forgot-device', device, LETTERS.device)))) {
    return { known: true }
  }
  await rateLimits.takeAllShared(
    ['forgot', network, LETTERS.network],
    ['forgot-pair', pairOf(network, email), LETTERS.pair],
  )
  return { known: false }
}

/**
 * Whether a stranger's wish sends one more letter. Where it does not, the owner has got some a moment ago, whose links
 * are still good. From a network where the owner is signed in, it always does.
 */
export async function maySendRecovery(
  { rateLimits, network, database }: RequestContext,
  { id, email }: { id: string; email: string },
): Promise<boolean> {
  const sessions = await selectSessions(database.db, id)
  if (sessions.some((session) => networkOf(session.ip_address ?? '') === network)) return true
  return await isWithin(rateLimits.takeShared('forgot-to', email, LETTERS.recovery))
}

/** The id of this device where it is known for the account of an address. */
async function findDevice(context: RequestContext, email: string): Promise<string | null> {
  if (!hasKnownDevice(context)) return null
  const user = await selectUserByEmail(context.database.db, email)
  return user ? knownDevice(context, user.id) : null
}

/** One key for both; a network has no blank. */
const pairOf = (network: string, email: string) => `${network} ${email}`
