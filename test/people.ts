import type { User } from '../src/features/accounts/accounts.contract.ts'
import { insertAdminUser, updateAdminUser } from '../src/features/accounts/server/access.queries.ts'
import {
  insertUser,
  type NewUser,
  selectUserByEmail,
  updateUser,
  upsertPassword,
} from '../src/features/accounts/server/accounts.queries.ts'
import type { Viewer } from '../src/kernel/identity/sessions.ts'
import type { TestApp } from './app.ts'
import { type Letter, lettersIn, tokenIn } from './mailbox.ts'

/** Accounts and their mail for tests, made by the same queries as the real thing. */

let count = 0

export const PASSWORD = 'correct horse 7 battery'

export interface Person {
  id: string
  name: string
  email: string
  /** What a browser sends in which they are signed in. */
  headers: Record<string, string>
}

interface Given extends Partial<NewUser> {
  role?: Viewer['user_role']
  password?: string | null
}

/** A person with a verified address who can sign in, and is signed in on one device. */
export async function createPerson(app: TestApp, given: Given = {}): Promise<Person> {
  const { role = 'user', password = PASSWORD, ...user } = given
  count++
  const { db } = app.services.database
  const name = user.name ?? `Person ${count}`
  const email = user.email ?? `person${count}@example.com`
  const hash = password === null ? null : await app.services.identity.hashPassword(password)
  const id = await db.transaction().execute(async (tx) => {
    const id = await insertUser(tx, { email_verified: true, ...user, name, email })
    if (hash !== null) await upsertPassword(tx, id, hash)
    if (role === 'moderator') await updateUser(tx, id, { user_role: role })
    if (role === 'admin') await insertAdminUser(tx, { email, name, user_id: id })
    return id
  })
  return { id, name, email, headers: await startSession(app, id) }
}

/** Signs a person in on one more device; answers its headers. */
export async function startSession(app: TestApp, id: string): Promise<Record<string, string>> {
  const { cookies } = await app.services.identity.startSession(id, {
    headers: new Headers(),
    ipAddress: '127.0.0.1',
  })
  return { cookie: cookieHeader(cookies) }
}

/** The Cookie header of a browser that has got these Set-Cookie headers, in their order. */
export function cookieHeader(setCookies: string[], before = ''): string {
  const jar = new Map<string, string>()
  for (const pair of before.split('; ').filter(Boolean)) {
    jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
  }
  for (const cookie of setCookies) {
    const [pair, ...attributes] = cookie.split('; ')
    const at = pair!.indexOf('=')
    const ended = attributes.some((a) => /^max-age=0$/i.test(a))
    if (ended) jar.delete(pair!.slice(0, at))
    else jar.set(pair!.slice(0, at), pair!.slice(at + 1))
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
}

/** A browser: it keeps cookies, and says that it is on the site itself. */
export function createBrowser(app: TestApp) {
  let cookie = ''
  const request = async (path: string, init: RequestInit = {}) => {
    const response = await app.request(path, {
      ...init,
      headers: { 'sec-fetch-site': 'same-origin', ...init.headers, cookie },
    })
    cookie = cookieHeader(response.headers.getSetCookie(), cookie)
    return response
  }
  return {
    request,
    send: (method: string, path: string, body: unknown) =>
      request(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    get cookie() {
      return cookie
    },
    set cookie(value: string) {
      cookie = value
    },
  }
}
export type Browser = ReturnType<typeof createBrowser>

/** Every mail to an address that was sent, oldest first. */
export async function mailTo(app: TestApp, address: string): Promise<Letter[]> {
  await app.services.mail.sendDue()
  return await lettersIn(app.services.config.dataFolder, address)
}

/** The newest mail to an address with this subject; waits until it is there, since some are sent after the answer. */
export async function newestMail(app: TestApp, address: string, subject: string): Promise<Letter> {
  for (let tries = 0; tries < 50; tries++) {
    const found = (await mailTo(app, address)).filter((m) => m.subject === subject).at(-1)
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`There is no mail "${subject}" to ${address}`)
}

export async function deactivate(app: TestApp, email: string): Promise<void> {
  const { db } = app.services.database
  const user = await selectUserByEmail(db, email)
  await db.updateTable('users').set({ is_active: 0 }).where('id', '=', user!.id).execute()
  app.services.sessions.forget(user!.id)
}

/** Takes an administrator off the list; the account stays. */
export async function takeOffList(app: TestApp, email: string): Promise<void> {
  await updateAdminUser(app.services.database.db, email, false)
}

/** Makes the sessions of a person older: it is so long ago that they began, and that anything was shown in them. */
export async function ageSessions(app: TestApp, { id }: Pick<Person, 'id'>, minutes: number): Promise<void> {
  const at = new Date(Date.now() - minutes * 60_000).toISOString()
  const { db } = app.services.database
  await db
    .updateTable('sessions')
    .set({ created_at: at, confirmed_at: null, used_at: new Date().toISOString() })
    .where('user_id', '=', id)
    .execute()
  app.services.sessions.forget(id)
}

export const INVITATION_SUBJECT = 'You are invited to administer Kitly'

/** Accepts the newest invitation to an address in the session of these headers. */
export async function acceptInvitation(app: TestApp, email: string, headers: Record<string, string>) {
  const token = tokenIn(await newestMail(app, email, INVITATION_SUBJECT))
  return await app.send('POST', '/api/admin/invitation', { token }, headers)
}

export const VERIFY_SUBJECT = 'Confirm your email address'

/** What a new person sends to sign up. */
export const signUpBody = (given: Record<string, unknown> = {}) => ({
  name: 'Ada Lovelace',
  email: `new${++count}@example.com`,
  mobile: '+44 20 7946 0000',
  password: PASSWORD,
  ...given,
})

/** Signs up in a browser; answers what was sent. */
export async function signUp(browser: Browser, given: Record<string, unknown> = {}) {
  const body = signUpBody(given)
  const response = await browser.send('POST', '/api/auth/signup', body)
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return body
}

export const signIn = (browser: Browser, email: string, password = PASSWORD) =>
  browser.send('POST', '/api/auth/signin', { email, password })

/** Follows the link of a new account in a browser. */
export const verify = (browser: Browser, token: string, password?: string) =>
  browser.send('POST', '/api/auth/verify-email', { token, ...(password && { password }) })

/** Who is signed in in a browser; null for nobody. */
export async function whoIs(browser: Browser): Promise<User | null> {
  const response = await browser.request('/api/users/me')
  return response.ok ? ((await response.json()) as User) : null
}
