import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { tokenIn } from '../../../../test/mailbox.ts'
import {
  createBrowser,
  createPerson,
  mailTo,
  newestMail,
  PASSWORD,
  signIn,
  signUpBody,
  VERIFY_SUBJECT,
} from '../../../../test/people.ts'
import { signedCookie } from '../../../kernel/http/signed-cookie.ts'
import { attemptsInADay } from '../../../kernel/load/rate-limit.ts'
import { SIGN_IN } from './attempts.ts'
import { CODES } from './identity/second-factor.service.ts'

const RESET = 'Set a new password'

/** Limits are a tenth of what they are, and visitors come from the network that their request names. */
const withLimits = (given: Record<string, string> = {}) =>
  createTestApp({ KITLY_RATE_LIMIT: '0.1', KITLY_TRUST_PROXY: '1', ...given })

const from = (app: TestApp, ip: string, path: string, body: object, cookie = '') =>
  app.send('POST', `/api/auth/${path}`, body, { 'x-forwarded-for': ip, ...(cookie && { cookie }) })

/** A person who has signed in on a device, with the cookies that it keeps after signing out. */
async function withDevice(app: TestApp) {
  const person = await createPerson(app)
  const browser = createBrowser(app)
  expect((await signIn(browser, person.email)).status).toBe(200)
  await browser.request('/api/logout')
  expect(browser.cookie).toMatch(/^kitly\.device=[^;]+$/)
  return { ...person, device: browser.cookie }
}

/** As if strangers had just tried: whoever is to wait, waits. */
const makeStrangersWait = (app: TestApp) =>
  app.services.database.db
    .updateTable('rate_limits')
    .set({ wait_until: Date.now() + 600_000 })
    .execute()

describe('wrong passwords', () => {
  test('of one network make it wait, also in another process, and nobody else', async () => {
    const limited = await withLimits()
    const { email } = await createPerson(limited)
    const { databaseUrl, dataFolder } = limited.services.config
    const second = await withLimits({
      KITLY_DATA: dataFolder,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    })
    const attempt = (to: TestApp, ip: string, password = 'wrong password 1') =>
      from(to, ip, 'signin', { email, password })
    // One is free, the next one makes the one after it wait.
    expect((await attempt(limited, '2001:db8:1:2::1')).status).toBe(401)
    expect((await attempt(second, '2001:db8:1:2::2')).status).toBe(401)
    for (const to of [limited, second]) {
      const refused = await attempt(to, '2001:db8:1:2::3', PASSWORD)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(30)
      await expectFailure(refused, 'rate_limited')
    }
    expect((await attempt(second, '2001:db8:1:3::1', PASSWORD)).status).toBe(200)
  })

  test('from everywhere lock nobody out: the right one is let in from anywhere', async () => {
    const app = await withLimits()
    const { email } = await createPerson(app)
    const attempt = (ip: number, password: string) =>
      from(app, `203.0.113.${ip}`, 'signin', { email, password })
    for (let ip = 1; ip <= 10; ip++) expect((await attempt(ip, 'a wrong guess 1')).status).toBe(401)
    expect((await attempt(11, PASSWORD)).status).toBe(200)
  })

  test('from everywhere slow strangers down, and never by more than a minute', async () => {
    const app = await withLimits()
    const { email } = await createPerson(app)
    let waited = 0
    // Each wait is twice the one before: soon one is longer than the next try takes.
    for (let ip = 1; ip <= 30 && waited === 0; ip++) {
      const answer = await from(app, `203.0.113.${ip}`, 'signin', { email, password: 'a wrong guess 1' })
      waited = Number(answer.headers.get('retry-after') ?? 0)
    }
    expect(waited).toBeGreaterThan(0)
    expect(waited).toBeLessThanOrEqual(60)
  })

  test('of others do not touch a device on which the owner has signed in, nor its network', async () => {
    const app = await withLimits()
    const { email, device } = await withDevice(app)
    const attempt = (password: string, cookie = '') =>
      from(app, '203.0.113.1', 'signin', { email, password }, cookie)
    for (let i = 0; i < 2; i++) await attempt('a wrong guess 1')
    await makeStrangersWait(app)
    await expectFailure(await attempt(PASSWORD), 'rate_limited')
    for (let i = 0; i < 3; i++) expect((await attempt(PASSWORD, device)).status).toBe(200)
  })

  test('of a known device are limited, too: beyond it counts as a stranger', async () => {
    const app = await withLimits()
    const { email, device } = await withDevice(app)
    const attempt = (password: string) => from(app, '203.0.113.1', 'signin', { email, password }, device)
    const statuses: number[] = []
    for (let i = 0; i < 4; i++) statuses.push((await attempt('a wrong guess 1')).status)
    expect(statuses).toEqual([401, 401, 401, 429])
  })

  test('are not excused by a cookie of another account, of another server, or made up', async () => {
    const app = await withLimits()
    const [own, other] = [await withDevice(app), await withDevice(app)]
    // What the right cookie says, signed by another server.
    const value = /=(.*)\./.exec(own.device)![1]!
    const foreign = { ...app.services.config, secret: 'the secret of another server 0000000' }
    const forged = signedCookie(foreign, 'kitly.device', value, 60).split(';')[0]!
    const attempt = (cookie: string) =>
      from(app, '203.0.113.1', 'signin', { email: own.email, password: PASSWORD }, cookie)
    for (let i = 0; i < 2; i++) {
      await from(app, '203.0.113.1', 'signin', { email: own.email, password: 'a wrong guess 1' })
    }
    await makeStrangersWait(app)
    for (const made of [other.device, forged, 'kitly.device=W10.AAAA', 'kitly.device=']) {
      await expectFailure(await attempt(made), 'rate_limited')
    }
    expect((await attempt(own.device)).status).toBe(200)
  })
})

describe('letters for a new password', () => {
  const ask = (app: TestApp, ip: string, email: string, cookie = '') =>
    from(app, ip, 'forgot-password', { email }, cookie)
  const letters = async (app: TestApp, email: string) =>
    (await mailTo(app, email)).filter((m) => m.subject === RESET).length
  /** Letters are sent after the answer. */
  const waitForLetters = (app: TestApp, email: string, count: number) =>
    expect.poll(() => letters(app, email)).toBe(count)

  test('cannot be used up by strangers: those that they have sent are good, and the owner still gets one', async () => {
    const app = await createTestApp({ KITLY_RATE_LIMIT: '1', KITLY_TRUST_PROXY: '1' })
    const { email, device } = await withDevice(app)
    const { email: plain } = await createPerson(app)
    expect((await from(app, '198.51.100.9', 'signin', { email, password: PASSWORD })).status).toBe(200)
    for (let i = 1; i <= 5; i++) {
      expect((await ask(app, `203.0.113.${i}`, email)).status).toBe(200)
      await waitForLetters(app, email, i)
    }
    const first = tokenIn((await mailTo(app, email)).find((m) => m.subject === RESET)!)
    // Nobody is told which address gets no more of them.
    expect((await ask(app, '203.0.113.6', email)).status).toBe(200)
    expect((await ask(app, '203.0.113.6', email, device)).status).toBe(200)
    await waitForLetters(app, email, 6)
    // The network in which the owner is signed in.
    expect((await ask(app, '198.51.100.9', email)).status).toBe(200)
    await waitForLetters(app, email, 7)
    expect((await ask(app, '203.0.113.6', plain)).status).toBe(200)
    await waitForLetters(app, plain, 1)
    expect(await letters(app, email)).toBe(7)
    const answer = await from(app, '203.0.113.7', 'reset-password', {
      token: first,
      password: 'a fresh password 4',
    })
    expect(answer.status).toBe(200)
    const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!
    expect(cookie).toMatch(/^kitly\.device=/)
  })

  test('are limited for each network', async () => {
    const app = await createTestApp({ KITLY_RATE_LIMIT: '1', KITLY_TRUST_PROXY: '1' })
    const { email } = await createPerson(app)
    const statuses: number[] = []
    for (let i = 0; i < 6; i++) statuses.push((await ask(app, `2001:db8:1:2::${i}`, email)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    for (let i = 0; i < 5; i++) await ask(app, '2001:db8:1:2::1', `other${i}@example.com`)
    await expectFailure(await ask(app, '2001:db8:1:2::1', 'one.more@example.com'), 'rate_limited')
    expect((await ask(app, '2001:db8:1:3::1', email)).status).toBe(200)
  })

  test('let the owner in with a new password after others have guessed at the old one', async () => {
    const app = await withLimits()
    const { email } = await createPerson(app)
    for (let i = 0; i < 2; i++) {
      await from(app, '203.0.113.1', 'signin', { email, password: 'a wrong guess 1' })
    }
    await makeStrangersWait(app)
    await ask(app, '203.0.113.1', email)
    const token = tokenIn(await newestMail(app, email, RESET))
    const password = 'a fresh password 4'
    await from(app, '203.0.113.1', 'reset-password', { token, password })
    expect((await from(app, '203.0.113.1', 'signin', { email, password })).status).toBe(200)
  })
})

test('letters about a new account are slowed down by strangers, and not stopped', async () => {
  const app = await createTestApp({ KITLY_RATE_LIMIT: '1', KITLY_TRUST_PROXY: '1' })
  const email = 'wanted@example.com'
  const ask = (i: number) => from(app, `203.0.113.${i}`, 'signup', signUpBody({ email }))
  for (let i = 1; i <= 6; i++) expect((await ask(i)).status).toBe(200)
  const refused = await ask(7)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(30)
  await expectFailure(refused, 'rate_limited')
  await newestMail(app, email, VERIFY_SUBJECT)
})

test('SECURITY.md says what rates the limits leave', () => {
  const text = readFileSync('SECURITY.md', 'utf8').replace(/\s+/g, ' ')
  const number = (limit: Parameters<typeof attemptsInADay>[0]) => attemptsInADay(limit).toLocaleString('en')
  expect(text).toContain(`${number(SIGN_IN.network)} passwords a day at all accounts together`)
  expect(text).toContain(`${number(SIGN_IN.pair)} of them at one account`)
  expect(text).toContain(`${number(SIGN_IN.strangers)} a day at one account`)
  expect(text).toContain(`${number(SIGN_IN.devices)} more from devices that the owner has used`)
  expect(text).toContain(`${number(CODES)} codes a day`)
})
