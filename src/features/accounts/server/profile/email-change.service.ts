import { writeContent } from '../../../../kernel/changes/changes.queries.ts'
import { now } from '../../../../kernel/data/codec.ts'
import { isUniqueViolation, type Tx } from '../../../../kernel/data/database.ts'
import { type RequestContext, userOf } from '../../../../kernel/http/context.ts'
import { AppError } from '../../../../shared/errors.ts'
import type { LinkAndPassword } from '../../accounts.contract.ts'
import { RESET_MINUTES, UNDO_EMAIL_HOURS, VERIFY_HOURS } from '../../accounts.limits.ts'
import { selectAdminUserByEmail } from '../access.queries.ts'
import {
  deleteCredentials,
  deleteUser,
  isReplaceable,
  selectUserByEmail,
  selectUserById,
  updateEmail,
} from '../accounts.queries.ts'
import { refuseLast } from '../last-administrator.ts'
import { confirmEmailLetter, emailChangedLetter, emailChangeNotice } from '../mail/letters.ts'
import { consumeLink, countLink, linkEnded, readLink } from '../mail/mail-links.ts'
import { createToken, deleteTokens, deleteUndosSince } from '../mail/tokens.queries.ts'
import { checkPasswordAtLink } from '../passwords/password-check.ts'
import { deleteSessions } from '../sessions/sessions.queries.ts'

/** Asks for another address of whoever is signed in: a link goes there, and the old address is told. */
export async function requestEmailChange(tx: Tx, context: RequestContext, email: string): Promise<void> {
  const { mail, config } = context
  const viewer = userOf(context)
  await refuseLast(tx, viewer.id, 'email')
  const value = { user_id: viewer.id, email, session: viewer.session_id }
  const token = await createToken(tx, 'email', value, VERIFY_HOURS * 60)
  // Whether somebody else has the address is not told here: no link comes.
  if (await isFree(tx, email)) {
    const url = `${config.url}/auth/confirm-email#token=${token}`
    await mail.queue(tx, confirmEmailLetter({ email, name: viewer.name }, url))
  }
  await mail.queue(tx, emailChangeNotice(viewer, email, config.url))
}

/** An address on the list of administrators, active or not, is for whoever makes an account with it. */
async function isFree(tx: Tx, email: string): Promise<boolean> {
  const other = await selectUserByEmail(tx, email)
  return !other?.email_verified && !(await selectAdminUserByEmail(tx, email))
}

/** Follows the link that confirms a new address, in the session that asked, or with the password of its account. */
export async function confirmEmail(
  context: RequestContext,
  { token, password }: LinkAndPassword,
): Promise<{ email: string | null; needs_password: boolean }> {
  const asked = await readLink(context, 'email', token)
  if ((await context.findViewer())?.session_id !== asked.session) {
    if (!password) return { email: null, needs_password: true }
    const message = 'This is not the password of the account that has asked for this address'
    await checkPasswordAtLink(context, asked.user_id, password, message)
  }
  const email = await refuseTaken(
    writeContent(context, async (tx) => {
      const { user_id, email } = await consumeLink(tx, 'email', token)
      const user = await selectUserById(tx, user_id)
      if (!user || email === undefined) throw linkEnded()
      if (!(await isFree(tx, email))) throw emailTaken()
      await refuseLast(tx, user.id)
      await setEmail(tx, user.id, email)
      await queueUndoLetter(tx, context, user, email)
      return email
    }),
  )
  context.sessions.forget(asked.user_id)
  return { email, needs_password: false }
}

/** Tells the address that was left, with a link that takes it back. */
async function queueUndoLetter(
  tx: Tx,
  { mail, config }: RequestContext,
  { id, name, email: before }: { id: string; name: string; email: string },
  email: string,
): Promise<void> {
  const value = { user_id: id, email: before, at: now() }
  const token = await createToken(tx, 'undo', value, UNDO_EMAIL_HOURS * 60)
  const url = `${config.url}/auth/undo-email#token=${token}`
  await mail.queue(tx, emailChangedLetter({ email: before, name }, email, url))
}

/**
 * Takes a changed address back. Whoever has changed it may know the password, have linked an account of theirs and be
 * signed in: all of that ends, and the answer lets a new password be set.
 */
export async function undoEmail(
  context: RequestContext,
  token: string,
): Promise<{ email: string; reset_token: string }> {
  await countLink(context)
  const { user_id, ...answer } = await refuseTaken(
    writeContent(context, async (tx) => {
      const { user_id, email, at } = await consumeLink(tx, 'undo', token)
      const user = await selectUserById(tx, user_id)
      if (!user || email === undefined || at === undefined) throw linkEnded()
      if (user.email !== email) {
        await refuseLast(tx, user.id)
        await setEmail(tx, user.id, email)
      }
      await deleteTokens(tx, user.id)
      await deleteUndosSince(tx, user.id, at)
      await deleteCredentials(tx, user.id)
      await deleteSessions(tx, user.id)
      const reset_token = await createToken(tx, 'reset', { user_id: user.id }, RESET_MINUTES)
      return { user_id: user.id, email, reset_token }
    }),
  )
  context.sessions.forget(user_id)
  return answer
}

/** Gives an address to an account. One that nobody has confirmed does not keep it from its owner. */
async function setEmail(tx: Tx, userId: string, email: string): Promise<void> {
  const other = await selectUserByEmail(tx, email)
  if (other && isReplaceable(other) && other.id !== userId) await deleteUser(tx, other.id)
  await updateEmail(tx, userId, email)
  await deleteTokens(tx, userId)
}

const emailTaken = () => new AppError('conflict', 'Another account has this address')

/** Of two accounts that want an address at the same moment, one hears that the other has it. */
async function refuseTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    throw isUniqueViolation(error) ? emailTaken() : error
  }
}
