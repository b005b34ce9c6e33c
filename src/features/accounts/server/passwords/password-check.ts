import type { RequestContext } from '../../../../kernel/http/context.ts'
import { AppError, type ErrorCode } from '../../../../shared/errors.ts'
import { selectPasswordHash } from '../accounts.queries.ts'

/** How often one account is tried with a password at a link that was sent for it. */
const LINK_PASSWORD = { points: 5, windowSeconds: 15 * 60 }

interface Refusal {
  code: ErrorCode
  message: string
  /** The field that the message is about. */
  field?: string
}

/** Refuses every password that is not the one of an account. */
export async function checkPasswordOf(
  { database, identity }: RequestContext,
  userId: string,
  password: string | undefined,
  { code, message, field = 'password' }: Refusal,
): Promise<void> {
  const hash = await selectPasswordHash(database.db, userId)
  if (!password || hash === null || !(await identity.verifyPassword(hash, password))) {
    throw new AppError(code, message, { [field]: message })
  }
}

/** The same for whoever follows a link in another browser than the one in which it was asked for. */
export async function checkPasswordAtLink(
  context: RequestContext,
  userId: string,
  password: string,
  message: string,
): Promise<void> {
  await context.rateLimits.takeShared('link-password', userId, LINK_PASSWORD)
  await checkPasswordOf(context, userId, password, { code: 'unauthenticated', message })
}
