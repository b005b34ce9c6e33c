import { randomBytes } from 'node:crypto'
import type { RequestContext } from '../../../server/context.ts'
import { isUniqueViolation, type Tx } from '../../../server/database/database.ts'
import { AppError } from '../../../shared/errors.ts'
import { RESET_MINUTES, VERIFY_HOURS } from '../../../shared/limits.ts'
import type { SignInInput, SignUpBody } from '../sign-input.ts'
import {
  deleteUser,
  givesWay,
  insertUser,
  isActive,
  markVerified,
  selectPasswordHash,
  selectUserByEmail,
  selectUserById,
  updateEmail,
  upsertPassword,
} from './accounts.queries.ts'
import { browserCookie, readBrowserCookie } from './browser-cookie.ts'
import { isCommonPassword } from './common-passwords.ts'
import { accountExistsLetter, passwordChangedLetter, resetLetter, verifyLetter } from './letters.ts'
import { DEACTIVATED } from './refusals.ts'
import { deleteSessions } from './sessions.queries.ts'
import { consumeToken, createToken, deleteTokens, isSameBrowser, readToken } from './tokens.queries.ts'

const HOUR = 3600
const LIMITS = {
  signUp: { points: 10, windowSeconds: HOUR },
  /** Mails to one address, whoever asks for them. */
  mail: { points: 5, windowSeconds: HOUR },
  signIn: { points: 10, windowSeconds: 15 * 60 },
  signInFrom: { points: 60, windowSeconds: 15 * 60 },
  /** Attempts at one account from everywhere: against those who have many addresses. */
  signInTo: { points: 100, windowSeconds: 24 * HOUR },
  link: { points: 30, windowSeconds: HOUR },
  linkPassword: { points: 5, windowSeconds: 15 * 60 },
}
const LINK_ENDED = 'This link has been used or is too old. Please ask for a new one.'

/** Refuses a password that would be tried first. Throws `invalid` for the field. */
export function checkPassword(
  password: string,
  { name, email }: { name: string; email: string },
  field = 'password',
): void {
  const text = password.toLowerCase()
  const own = [email, email.split('@')[0]!, name, name.replace(/\s/g, '')].map((s) => s.toLowerCase())
  const message = isCommonPassword(password)
    ? 'This password is too common. Please choose another one'
    : own.some((part) => part.length > 3 && text.replace(/[\d\W_]+$/, '') === part) || own.includes(text)
      ? 'The password must not be your name or address'
      : null
  if (message) throw new AppError('invalid', message, { [field]: message })
}

/** Makes an account whose address is yet to be confirmed. Says the same whether the address has one or not. */
export async function signUp(context: RequestContext, input: SignUpBody): Promise<void> {
  const { rateLimits, ip, database, identity, config } = context
  checkPassword(input.password, input)
  await rateLimits.takeAllShared(['sign-up', ip, LIMITS.signUp], ['account-mail', input.email, LIMITS.mail])
  const hash = await identity.hashPassword(input.password)
  const browser = randomBytes(32).toString('base64url')
  context.addCookie(browserCookie(config, browser))
  const store = (tx: Tx) => storeSignUp(tx, context, input, hash, browser)
  try {
    await database.db.transaction().execute(store)
  } catch (error) {
    // The same address twice at the same moment: the other one is served.
    if (!isUniqueViolation(error)) throw error
  }
}

async function storeSignUp(
  tx: Tx,
  { mail, config }: RequestContext,
  { name, email, mobile }: SignUpBody,
  hash: string,
  browser: string,
): Promise<void> {
  const known = await selectUserByEmail(tx, email)
  if (known && !givesWay(known)) {
    await mail.queue(tx, accountExistsLetter(known.email, known.name, config.url))
    return
  }
  // Nobody has shown that the address is theirs: whoever signs up last may try to.
  if (known) await deleteUser(tx, known.id)
  const id = await insertUser(tx, { name, email, mobile, email_verified: false })
  await upsertPassword(tx, id, hash)
  await queueVerification(tx, { mail, config }, { id, name, email: email.toLowerCase() }, browser)
}

async function queueVerification(
  tx: Tx,
  { mail, config }: Pick<RequestContext, 'mail' | 'config'>,
  { id, name, email }: { id: string; name: string; email: string },
  browser: string,
): Promise<void> {
  const token = await createToken(tx, 'verify', { user_id: id, browser }, VERIFY_HOURS * 60)
  await mail.queue(tx, verifyLetter(email, name, `${config.url}/auth/verify#token=${token}`))
}

/** Signs in; answers false, and sends a new link, while the address is not confirmed. */
export async function signIn(context: RequestContext, { email, password }: SignInInput): Promise<boolean> {
  const { rateLimits, ip, identity, database } = context
  await rateLimits.takeAllShared(
    ['sign-in-from', ip, LIMITS.signInFrom],
    ['sign-in', `${ip} ${email}`, LIMITS.signIn],
    ['sign-in-to', email, LIMITS.signInTo],
  )
  const cookies = await identity.signIn(email, password, context)
  if (cookies !== 'unverified') {
    await adopt(context, cookies)
    return true
  }
  const user = await selectUserByEmail(database.db, email)
  await rateLimits.takeShared('account-mail', email, LIMITS.mail)
  const browser = randomBytes(32).toString('base64url')
  context.addCookie(browserCookie(context.config, browser))
  if (user) await database.db.transaction().execute((tx) => queueVerification(tx, context, user, browser))
  return false
}

/** Gives a new session to the browser; the one it had before ends, so that it cannot be planted. */
export async function adopt(context: RequestContext, cookies: string[]): Promise<void> {
  const before = await context.findViewer()
  if (before) {
    await context.identity.endSession(context.headers)
    context.sessions.forget(before.id)
  }
  for (const cookie of cookies) context.addCookie(cookie)
}

/** Follows the link of a new account. */
export async function verifyEmail(
  context: RequestContext,
  { token, password }: { token: string; password?: string | undefined },
): Promise<{ signed_in: boolean; needs_password: boolean }> {
  const { database, identity, rateLimits, ip, headers, config } = context
  await rateLimits.takeShared('link', ip, LIMITS.link)
  const pending = await readToken(database.db, 'verify', token)
  if (!pending) throw new AppError('not_found', LINK_ENDED)
  if (!(await isActive(database.db, pending.user_id))) throw new AppError('forbidden', DEACTIVATED)
  if (!isSameBrowser(pending, readBrowserCookie(config, headers))) {
    if (!password) return { signed_in: false, needs_password: true }
    await rateLimits.takeShared('link-password', pending.user_id, LIMITS.linkPassword)
    const hash = await selectPasswordHash(database.db, pending.user_id)
    if (hash === null || !(await identity.verifyPassword(hash, password))) {
      const message = 'This is not the password with which the account was made'
      throw new AppError('unauthenticated', message, { password: message })
    }
  }
  await database.db.transaction().execute(async (tx) => {
    if (!(await consumeToken(tx, 'verify', token))) throw new AppError('not_found', LINK_ENDED)
    await markVerified(tx, pending.user_id)
    await deleteTokens(tx, pending.user_id)
  })
  await adopt(context, await identity.startSession(pending.user_id, context))
  return { signed_in: true, needs_password: false }
}

/** Sends a link for a new password, where there is an account. Nobody waits for it: that would tell whether. */
export async function forgotPassword(context: RequestContext, email: string): Promise<void> {
  const { rateLimits, ip, database, mail, config, log } = context
  await rateLimits.takeAllShared(['forgot', ip, LIMITS.signUp], ['account-mail', email, LIMITS.mail])
  const send = async () => {
    const user = await selectUserByEmail(database.db, email)
    if (!user?.is_active || user.deleted_at) return
    await database.db.transaction().execute(async (tx) => {
      const token = await createToken(tx, 'reset', { user_id: user.id }, RESET_MINUTES)
      const url = `${config.url}/auth/reset-password#token=${token}`
      await mail.queue(tx, resetLetter(user.email, user.name, url))
    })
  }
  send().catch((error) => log.error({ err: error }, 'link for a new password not sent'))
}

/** Sets a new password. Whoever had got in with the old one is signed out. */
export async function resetPassword(
  context: RequestContext,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const { database, identity, rateLimits, ip, sessions, mail, config } = context
  await rateLimits.takeShared('link', ip, LIMITS.link)
  const asked = await readToken(database.db, 'reset', token)
  const user = asked && (await selectUserById(database.db, asked.user_id))
  if (!user) throw new AppError('not_found', LINK_ENDED)
  checkPassword(password, user)
  const hash = await identity.hashPassword(password)
  await database.db.transaction().execute(async (tx) => {
    if (!(await consumeToken(tx, 'reset', token))) throw new AppError('not_found', LINK_ENDED)
    await upsertPassword(tx, user.id, hash)
    // The link came by mail, so the address is theirs.
    await markVerified(tx, user.id)
    await deleteTokens(tx, user.id)
    await deleteSessions(tx, user.id)
    await mail.queue(tx, passwordChangedLetter(user.email, user.name, config.url))
  })
  sessions.forget(user.id)
  // Whoever has tried to guess the old one must not keep its owner out.
  await rateLimits.clearShared('sign-in-to', user.email)
}

/** Follows the link that confirms a new address. Answers the address. */
export async function confirmEmail(context: RequestContext, token: string): Promise<string> {
  const { database, rateLimits, ip, sessions } = context
  await rateLimits.takeShared('link', ip, LIMITS.link)
  try {
    const { user_id, email } = await database.db.transaction().execute(async (tx) => {
      const { user_id, email } = (await consumeToken(tx, 'email', token)) ?? {}
      if (user_id === undefined || email === undefined) throw new AppError('not_found', LINK_ENDED)
      const other = await selectUserByEmail(tx, email)
      // An account that nobody has confirmed does not keep an address from its owner.
      if (other && givesWay(other) && other.id !== user_id) await deleteUser(tx, other.id)
      await updateEmail(tx, user_id, email)
      await deleteTokens(tx, user_id)
      return { user_id, email }
    })
    sessions.forget(user_id)
    return email
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('conflict', 'Another account has this address')
    throw error
  }
}
