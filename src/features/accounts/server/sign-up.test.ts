import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { tokenIn } from '../../../../test/mailbox.ts'
import {
  createBrowser,
  createPerson,
  deactivate,
  mailTo,
  newestMail,
  PASSWORD,
  signIn,
  signUp,
  signUpBody,
  VERIFY_SUBJECT,
  verify,
  whoIs,
} from '../../../../test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})

describe('POST /api/auth/signup', () => {
  test.each<[string, Record<string, unknown>, string, string]>([
    ['no name', { name: '' }, 'name', 'Full name is required'],
    ['no address', { email: undefined }, 'email', 'Email address is required'],
    ['what is no address', { email: 'ada@' }, 'email', 'Please enter a valid email address'],
    ['no mobile number', { mobile: ' ' }, 'mobile', 'Mobile number is required'],
    ['no password', { password: '' }, 'password', 'Password is required'],
    ['a short password', { password: 'seven77' }, 'password', 'Password must be at least 8 characters long'],
    [
      'a long password',
      { password: 'x1'.repeat(65) },
      'password',
      'Password must have at most 128 characters',
    ],
    [
      'a common password',
      { password: 'Password123!' },
      'password',
      'This password is too common. Please choose another one',
    ],
    [
      'the own name as password',
      { password: 'adalovelace1815' },
      'password',
      'The password must not be your name or address',
    ],
  ])('refuses %s', async (_, given, field, message) => {
    const response = await app.send('POST', '/api/auth/signup', signUpBody(given))
    const { fields } = await expectFailure(response, 'invalid', field)
    expect(fields?.[field]).toBe(message)
  })

  test('sends a mail as text and HTML; following it in the same browser signs in', async () => {
    const browser = createBrowser(app)
    const { email } = await signUp(browser)
    expect(await whoIs(browser)).toBeNull()
    const letter = await newestMail(app, email, VERIFY_SUBJECT)
    expect(letter.text).toContain('Hello Ada Lovelace')
    expect(letter.html).toContain(`token=${tokenIn(letter)}`)
    const answer = await verify(browser, tokenIn(letter))
    expect(await answer.json()).toEqual({ signed_in: true, needs_password: false })
    expect(await whoIs(browser)).toMatchObject({
      name: 'Ada Lovelace',
      email,
      email_verified: true,
      user_role: 'user',
      has_password: true,
    })
  })

  test('ignores a role, an id and a verified mark that are sent along', async () => {
    const browser = createBrowser(app)
    const { email } = await signUp(browser, {
      user_role: 'admin',
      userRole: 'admin',
      role: 'admin',
      id: 'chosen',
      email_verified: 1,
      emailVerified: true,
      is_active: 1,
    })
    await verify(browser, tokenIn(await newestMail(app, email, VERIFY_SUBJECT)))
    const user = await whoIs(browser)
    expect(user?.user_role).toBe('user')
    expect(user?.id).not.toBe('chosen')
  })

  test('answers the same for an address that has an account, whose owner is told', async () => {
    const person = await createPerson(app)
    const browser = createBrowser(app)
    await signUp(browser, { email: person.email.toUpperCase(), password: 'another password 9' })
    await newestMail(app, person.email, 'You already have a Kitly account')
    expect((await mailTo(app, person.email)).filter((m) => m.subject === VERIFY_SUBJECT)).toEqual([])
    await expectFailure(await signIn(browser, person.email, 'another password 9'), 'unauthenticated')
    expect((await signIn(browser, person.email)).status).toBe(200)
  })

  test('takes the same address twice at the same moment', async () => {
    const body = signUpBody()
    const answers = await Promise.all([1, 2, 3].map(() => app.send('POST', '/api/auth/signup', body)))
    expect(answers.map((a) => a.status)).toEqual([200, 200, 200])
    await newestMail(app, body.email, VERIFY_SUBJECT)
  })
})

describe('an account that somebody else made for an address', () => {
  test('cannot be used before the address is confirmed', async () => {
    const attacker = createBrowser(app)
    const { email } = await signUp(attacker)
    const answer = await signIn(attacker, email)
    expect(await answer.json()).toEqual({ signed_in: false })
    expect(attacker.cookie).not.toContain('session_token')
    expect(await whoIs(attacker)).toBeNull()
  })

  test('is not confirmed by its victim’s click alone: another browser needs the password', async () => {
    const attacker = createBrowser(app)
    const { email } = await signUp(attacker, { password: 'attackers own 1' })
    const token = tokenIn(await newestMail(app, email, VERIFY_SUBJECT))
    const victim = createBrowser(app)
    expect(await (await verify(victim, token)).json()).toEqual({ signed_in: false, needs_password: true })
    await expectFailure(await verify(victim, token, 'a guess of the victim'), 'unauthenticated', 'password')
    expect(await (await signIn(attacker, email, 'attackers own 1')).json()).toEqual({ signed_in: false })
  })

  test('gives way to whoever signs up later, and its link with it', async () => {
    const attacker = createBrowser(app)
    const { email } = await signUp(attacker, { password: 'attackers own 1' })
    const first = tokenIn(await newestMail(app, email, VERIFY_SUBJECT))
    const owner = createBrowser(app)
    await signUp(owner, { email, name: 'Real Owner' })
    await expectFailure(await verify(attacker, first), 'not_found')
    const second = tokenIn((await mailTo(app, email)).at(-1)!)
    await verify(owner, second)
    expect(await whoIs(owner)).toMatchObject({ name: 'Real Owner' })
    await expectFailure(await signIn(attacker, email, 'attackers own 1'), 'unauthenticated')
  })

  test('does not come back when an administrator has closed it', async () => {
    const browser = createBrowser(app)
    const { email } = await signUp(browser)
    await newestMail(app, email, VERIFY_SUBJECT)
    await deactivate(app, email)
    await signUp(browser, { email })
    await newestMail(app, email, 'You already have a Kitly account')
    expect((await mailTo(app, email)).filter((m) => m.subject === VERIFY_SUBJECT)).toHaveLength(1)
    const token = tokenIn(await newestMail(app, email, VERIFY_SUBJECT))
    await expectFailure(await verify(browser, token, PASSWORD), 'forbidden')
  })

  test('works in another browser with the right password', async () => {
    const { email } = await signUp(createBrowser(app))
    const token = tokenIn(await newestMail(app, email, VERIFY_SUBJECT))
    const phone = createBrowser(app)
    expect(await (await verify(phone, token, PASSWORD)).json()).toMatchObject({ signed_in: true })
    expect(await whoIs(phone)).toMatchObject({ email })
  })
})

describe('POST /api/auth/verify-email', () => {
  test('takes a link once, also from two at the same moment', async () => {
    const browser = createBrowser(app)
    const { email } = await signUp(browser)
    const token = tokenIn(await newestMail(app, email, VERIFY_SUBJECT))
    const statuses = (await Promise.all([verify(browser, token), verify(browser, token)])).map(
      (r) => r.status,
    )
    expect(statuses.sort()).toEqual([200, 404])
    await expectFailure(await verify(browser, token), 'not_found')
  })

  test('refuses what is no token, and a token that is too old', async () => {
    const browser = createBrowser(app)
    await expectFailure(await verify(browser, 'x'.repeat(43)), 'not_found')
    const { email } = await signUp(browser)
    const token = tokenIn(await newestMail(app, email, VERIFY_SUBJECT))
    await app.services.database.db
      .updateTable('verifications')
      .set({ expires_at: '2026-01-01T00:00:00.000Z' })
      .execute()
    await expectFailure(await verify(browser, token), 'not_found')
  })

  test('stores no token that could be followed', async () => {
    const { email } = await signUp(createBrowser(app))
    const token = tokenIn(await newestMail(app, email, VERIFY_SUBJECT))
    const rows = await app.services.database.db.selectFrom('verifications').selectAll().execute()
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
