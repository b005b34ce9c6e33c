import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../../test/app.ts'
import { tokenIn } from '../../../../../test/mailbox.ts'
import {
  ageSessions,
  createBrowser,
  createPerson,
  INVITATION_SUBJECT,
  mailTo,
  newestMail,
  PASSWORD,
  type Person,
  signIn,
  signUp,
  startSession,
  VERIFY_SUBJECT,
  verify,
} from '../../../../../test/people.ts'

let app: TestApp
let boss: Person
beforeAll(async () => {
  app = await createTestApp()
  boss = await createPerson(app, { role: 'admin' })
})

const SUBJECT = 'Confirm your new email address'
const CHANGED = 'Your email address was changed'
const ask = ({ headers }: Person, email: string) => app.send('PUT', '/api/users/profile', { email }, headers)
const confirm = (token: string, headers: Record<string, string> = {}, password?: string) =>
  app.send('POST', '/api/auth/confirm-email', { token, ...(password && { password }) }, headers)
const undo = (token: string) => app.send('POST', '/api/auth/undo-email', { token })
const me = ({ headers }: Pick<Person, 'headers'>) => app.request('/api/users/me', { headers })
const emailOf = async (person: Person) => ((await (await me(person)).json()) as { email: string }).email
const stats = ({ headers }: Pick<Person, 'headers'>) => app.request('/api/admin/stats', { headers })
const list = (email: string) => app.send('POST', '/api/admin/users', { email }, boss.headers)
const linksTo = async (email: string) => (await mailTo(app, email)).filter((m) => m.subject === SUBJECT)

/** Changes the address of a person; answers the token with which the old one takes it back. */
async function change(person: Person, email: string): Promise<string> {
  const from = await emailOf(person)
  await ask(person, email)
  const answer = await confirm(tokenIn(await newestMail(app, email, SUBJECT)), person.headers)
  expect(await answer.json()).toEqual({ email, needs_password: false })
  return tokenIn(await newestMail(app, from, CHANGED))
}

describe('an address of the list of administrators', () => {
  test('makes nobody an administrator who asks for it, when its owner opens the link of the mail', async () => {
    const member = await createPerson(app)
    const anna = 'anna@example.com'
    // Asked before the address is listed, and after it: neither helps.
    await ask(member, anna)
    expect((await list(anna)).status).toBe(201)
    const again = await ask(member, anna)
    expect(await again.json()).toMatchObject({ pending_email: anna })
    const letters = await linksTo(anna)
    expect(letters).toHaveLength(1)
    // Anna, who has no account, follows the link in her own browser, and then tells the member of it.
    await confirm(tokenIn(letters[0]!))
    await confirm(tokenIn(letters[0]!), member.headers)
    await confirm(tokenIn(letters[0]!), {}, PASSWORD)
    expect((await stats(member)).status).toBe(403)
    expect(await emailOf(member)).toBe(member.email)
    await newestMail(app, anna, INVITATION_SUBJECT)
  })

  test('is not given to an account whose link was sent before it was listed', async () => {
    const member = await createPerson(app)
    const listed = 'listed-late@example.com'
    await ask(member, listed)
    const [letter] = await linksTo(listed)
    await list(listed)
    await expectFailure(await confirm(tokenIn(letter!), member.headers), 'conflict')
    expect(await emailOf(member)).toBe(member.email)
  })

  test('gives no rights without the answer to the invitation, whoever has it', async () => {
    const email = 'early@example.com'
    const browser = createBrowser(app)
    await signUp(browser, { email })
    await list(email)
    await verify(browser, tokenIn(await newestMail(app, email, VERIFY_SUBJECT)))
    await expectFailure(await browser.request('/api/admin/stats'), 'forbidden')
    // One that was changed to the address before it was listed.
    const member = await createPerson(app)
    await change(member, 'moved-here@example.com')
    await list('moved-here@example.com')
    await expectFailure(await stats(member), 'forbidden')
  })
})

describe('a new address', () => {
  test('counts once it is confirmed in the session that asked; both addresses are told', async () => {
    const person = await createPerson(app)
    const next = `moved-${person.email}`
    const answer = await ask(person, next.toUpperCase())
    expect(await answer.json()).toMatchObject({ user: { email: person.email }, pending_email: next })
    await newestMail(app, person.email, 'Your email address is about to change')
    const token = tokenIn(await newestMail(app, next, SUBJECT))
    expect(await (await confirm(token, person.headers)).json()).toEqual({
      email: next,
      needs_password: false,
    })
    await expectFailure(await confirm(token, person.headers), 'not_found')
    expect(await emailOf(person)).toBe(next)
    await newestMail(app, person.email, CHANGED)
    const browser = createBrowser(app)
    await expectFailure(await signIn(browser, person.email), 'unauthenticated')
    expect((await signIn(browser, next)).status).toBe(200)
  })

  test('needs the password everywhere else, also in another session of the same account', async () => {
    const person = await createPerson(app)
    const next = `moved-${person.email}`
    await ask(person, next)
    const token = tokenIn(await newestMail(app, next, SUBJECT))
    const other = await startSession(app, person.id)
    for (const headers of [{}, other, boss.headers]) {
      expect(await (await confirm(token, headers)).json()).toEqual({ email: null, needs_password: true })
    }
    await expectFailure(await confirm(token, {}, 'wrong password 1'), 'unauthenticated', 'password')
    expect(await emailOf(person)).toBe(person.email)
    expect((await confirm(token, {}, PASSWORD)).status).toBe(200)
    expect(await emailOf(person)).toBe(next)
  })

  test('of an account without a password is confirmed nowhere else', async () => {
    const person = await createPerson(app, { password: null })
    const next = `moved-${person.email}`
    await ask(person, next)
    const token = tokenIn(await newestMail(app, next, SUBJECT))
    await expectFailure(await confirm(token, {}, PASSWORD), 'unauthenticated')
    expect((await confirm(token, person.headers)).status).toBe(200)
  })

  test('is asked for by who has shown lately who they are', async () => {
    const person = await createPerson(app)
    await ageSessions(app, person, 11)
    const body = { name: 'Renamed', email: `moved-${person.email}` }
    const put = () => app.send('PUT', '/api/users/profile', body, person.headers)
    await expectFailure(await put(), 'confirm_identity')
    // Nothing of it was done; what is no address may be changed.
    expect(await (await me(person)).json()).toMatchObject({ name: person.name })
    expect((await app.send('PUT', '/api/users/profile', { name: 'Other' }, person.headers)).status).toBe(200)
    await app.send('POST', '/api/users/confirmation', { password: PASSWORD }, person.headers)
    expect((await put()).status).toBe(200)
  })

  test('that another account has is not told, and not taken', async () => {
    const owner = await createPerson(app)
    const thief = await createPerson(app)
    const answer = await ask(thief, owner.email)
    expect(await answer.json()).toMatchObject({ pending_email: owner.email })
    expect(await linksTo(owner.email)).toEqual([])
    expect(await emailOf(owner)).toBe(owner.email)
  })
})

describe('a changed address', () => {
  test('is taken back by the old one: every device and every way to sign in ends', async () => {
    const person = await createPerson(app)
    const next = `thief-${person.email}`
    const token = await change(person, next)
    await app.send('POST', '/api/auth/forgot-password', { email: next })
    const reset = tokenIn(await newestMail(app, next, 'Set a new password'))
    const answer = await undo(token)
    const { email, reset_token } = (await answer.json()) as { email: string; reset_token: string }
    expect(email).toBe(person.email)
    await expectFailure(await me(person), 'unauthenticated')
    const browser = createBrowser(app)
    await expectFailure(await signIn(browser, person.email), 'unauthenticated')
    await expectFailure(await signIn(browser, next), 'unauthenticated')
    const set = (token: string, password: string) =>
      app.send('POST', '/api/auth/reset-password', { token, password })
    await expectFailure(await set(reset, 'what the thief chose 1'), 'not_found')
    expect((await set(reset_token, 'what the owner chose 1')).status).toBe(200)
    expect((await signIn(browser, person.email, 'what the owner chose 1')).status).toBe(200)
    await expectFailure(await undo(token), 'not_found')
  })

  test('is taken back although it was changed once more, and does not come back', async () => {
    const person = await createPerson(app)
    const first = await change(person, `one-${person.email}`)
    const second = await change(person, `two-${person.email}`)
    expect(await (await undo(first)).json()).toMatchObject({ email: person.email })
    await expectFailure(await undo(second), 'not_found')
  })

  test('that goes back one step keeps the way to the first address', async () => {
    const person = await createPerson(app)
    const first = await change(person, `one-${person.email}`)
    const second = await change(person, `two-${person.email}`)
    expect(await (await undo(second)).json()).toMatchObject({ email: `one-${person.email}` })
    expect(await (await undo(first)).json()).toMatchObject({ email: person.email })
  })

  test('cannot be taken back after 72 hours, nor while another account has the old one', async () => {
    const { db } = app.services.database
    const person = await createPerson(app)
    const token = await change(person, `moved-${person.email}`)
    const { expires_at } = await db
      .selectFrom('verifications')
      .select('expires_at')
      .where('id', 'like', `undo:${person.id}:%`)
      .executeTakeFirstOrThrow()
    const hours = (Date.parse(expires_at) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(71.9)
    expect(hours).toBeLessThanOrEqual(72)
    await createPerson(app, { email: person.email })
    await expectFailure(await undo(token), 'conflict')
    const past = new Date(Date.now() - 1000).toISOString()
    await db
      .updateTable('verifications')
      .set({ expires_at: past })
      .where('id', 'like', `undo:${person.id}:%`)
      .execute()
    await expectFailure(await undo(token), 'not_found')
  })

  test('ends the rights of an administrator; with the old address they return', async () => {
    const own = await createPerson(app, { role: 'admin' })
    const token = await change(own, `moved-${own.email}`)
    await expectFailure(await stats(own), 'forbidden')
    // Who makes an account with the address that has become free administers nothing.
    const stranger = await createPerson(app, { email: `stranger-${own.email}` })
    await expectFailure(await stats(stranger), 'forbidden')
    await undo(token)
    expect((await stats({ headers: await startSession(app, own.id) })).status).toBe(200)
  })
})
