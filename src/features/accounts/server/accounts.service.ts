import { isUniqueViolation, type Tx } from '../../../kernel/data/database.ts'
import { type RequestContext, userOf } from '../../../kernel/http/context.ts'
import type { Started } from '../../../kernel/identity/identity.ts'
import { AppError } from '../../../shared/errors.ts'
import type { LinkAndPassword } from '../accounts.contract.ts'
import { RESET_MINUTES, VERIFY_HOURS } from '../accounts.limits.ts'
import { DEACTIVATED } from '../accounts.messages.ts'
import type { SignInInput, SignUpBody } from '../sign-input.ts'
import {
  deleteUser,
  insertUser,
  isActive,
  isReplaceable,
  markVerified,
  selectUserByEmail,
  selectUserById,
  upsertPassword,
} from './accounts.queries.ts'
import {
  countRecovery,
  countSignIn,
  countSignUp,
  countVerification,
  forgetSignIns,
  maySendRecovery,
} from './attempts.ts'
import { accountExistsLetter, passwordChangedLetter, resetLetter, verifyLetter } from './mail/letters.ts'
import { consumeLink, linkEnded, readLink } from './mail/mail-links.ts'
import { createToken, deleteTokens, isSameBrowser } from './mail/tokens.queries.ts'
import { isCommonPassword } from './passwords/common-passwords.ts'
import { checkPasswordAtLink } from './passwords/password-check.ts'
import { readBrowserCookie, rememberBrowser } from './sessions/browser-cookie.ts'
import { rememberDevice } from './sessions/device-cookie.ts'
import { deleteSessions, markSecondFactor } from './sessions/sessions.queries.ts'

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
  const { database, identity } = context
  checkPassword(input.password, input)
  await countSignUp(context, input.email)
  const hash = await identity.hashPassword(input.password)
  const browser = rememberBrowser(context)
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
  if (known && !isReplaceable(known)) {
    await mail.queue(tx, accountExistsLetter(known, config.url))
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
  await mail.queue(tx, verifyLetter({ email, name }, `${config.url}/auth/verify#token=${token}`))
}

/** Signs in; answers false, and sends a new link, while the address is not confirmed. */
export async function signIn(context: RequestContext, { email, password }: SignInInput): Promise<boolean> {
  const { identity, database } = context
  const succeed = await countSignIn(context, email)
  const started = await identity.signIn(email, password, context)
  await succeed()
  if (started !== 'unverified') {
    await issueSession(context, started)
    return true
  }
  const user = await selectUserByEmail(database.db, email)
  await countVerification(context, email)
  const browser = rememberBrowser(context)
  if (user) await database.db.transaction().execute((tx) => queueVerification(tx, context, user, browser))
  return false
}

/** Ends the session of this browser, if there is one, whether it owes its code or not. */
export async function endOwnSession({ sessions, identity, headers }: RequestContext): Promise<string[]> {
  const { viewer } = await sessions.find(headers)
  const cookies = await identity.endSession(headers)
  if (viewer) sessions.forget(viewer.id)
  return cookies
}

/** Gives a new session to the browser; the one it had before ends, so that it cannot be planted. */
export async function issueSession(context: RequestContext, { user_id, cookies }: Started): Promise<void> {
  await endOwnSession(context)
  for (const cookie of cookies) context.addCookie(cookie)
  rememberDevice(context, user_id)
}

/** The person of the session that begins with these cookies. */
export async function viewerOfCookies({ sessions }: Pick<RequestContext, 'sessions'>, cookies: string[]) {
  const cookie = cookies.map((c) => c.slice(0, c.indexOf(';'))).join('; ')
  return (await sessions.find(new Headers({ cookie }), { fresh: true })).viewer
}

/** Does what may begin a session, and answers whose it is then. */
export async function watchSession<T>(
  context: RequestContext,
  begin: (context: RequestContext) => Promise<T>,
) {
  const cookies: string[] = []
  const addCookie = (cookie: string) => {
    cookies.push(cookie)
    context.addCookie(cookie)
  }
  const result = await begin({ ...context, addCookie })
  return { result, viewer: await viewerOfCookies(context, cookies) }
}

/** Gives a new session to whoever is signed in. It owes no code: the one before had shown it, or was let in. */
export async function renewSession(context: RequestContext): Promise<void> {
  const { identity, sessions, database } = context
  const { id } = userOf(context)
  const begun = await identity.startSession(id, context)
  const started = await viewerOfCookies(context, begun.cookies)
  if (started?.needs_code) await markSecondFactor(database.db, started.session_id)
  sessions.forget(id)
  await issueSession(context, begun)
}

/** Follows the link of a new account. */
export async function verifyEmail(
  context: RequestContext,
  { token, password }: LinkAndPassword,
): Promise<{ signed_in: boolean; needs_password: boolean }> {
  const { database, identity } = context
  const pending = await readLink(context, 'verify', token)
  if (!(await isActive(database.db, pending.user_id))) throw new AppError('forbidden', DEACTIVATED)
  if (!isSameBrowser(pending, readBrowserCookie(context))) {
    if (!password) return { signed_in: false, needs_password: true }
    const message = 'This is not the password with which the account was made'
    await checkPasswordAtLink(context, pending.user_id, password, message)
  }
  await database.db.transaction().execute(async (tx) => {
    await consumeLink(tx, 'verify', token)
    await markVerified(tx, pending.user_id)
    await deleteTokens(tx, pending.user_id)
  })
  await issueSession(context, await identity.startSession(pending.user_id, context))
  return { signed_in: true, needs_password: false }
}

/** Sends a link for a new password, where there is an account. Nobody waits for it: that would tell whether. */
export async function forgotPassword(context: RequestContext, email: string): Promise<void> {
  const { database, mail, config, log } = context
  const { known } = await countRecovery(context, email)
  const send = async () => {
    const user = await selectUserByEmail(database.db, email)
    if (!user?.is_active || user.deleted_at) return
    if (!known && !(await maySendRecovery(context, user))) return
    await database.db.transaction().execute(async (tx) => {
      const token = await createToken(tx, 'reset', { user_id: user.id }, RESET_MINUTES)
      const url = `${config.url}/auth/reset-password#token=${token}`
      await mail.queue(tx, resetLetter(user, url))
    })
  }
  send().catch((error) => log.error({ err: error }, 'link for a new password not sent'))
}

/** Gives an account another password: every device is signed out, links that were sent become void, and its owner is told. */
export async function replacePassword(
  tx: Tx,
  { mail, config }: RequestContext,
  user: { id: string; name: string; email: string },
  hash: string,
): Promise<void> {
  await upsertPassword(tx, user.id, hash)
  await deleteTokens(tx, user.id)
  await deleteSessions(tx, user.id)
  await mail.queue(tx, passwordChangedLetter(user, config.url))
}

/** Sets a new password. Whoever had got in with the old one is signed out. */
export async function resetPassword(
  context: RequestContext,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const { database, identity, sessions } = context
  const { user_id } = await readLink(context, 'reset', token)
  const user = await selectUserById(database.db, user_id)
  if (!user) throw linkEnded()
  checkPassword(password, user)
  const hash = await identity.hashPassword(password)
  await database.db.transaction().execute(async (tx) => {
    await consumeLink(tx, 'reset', token)
    // The link came by mail, so the address is theirs.
    await markVerified(tx, user.id)
    await replacePassword(tx, context, user, hash)
  })
  sessions.forget(user.id)
  // Whoever has tried to guess the old one must not keep its owner out.
  await forgetSignIns(context, user.email)
  rememberDevice(context, user.id)
}
