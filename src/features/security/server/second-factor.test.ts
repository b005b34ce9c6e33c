import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createTool } from '../../../../test/factories.ts'
import {
  ageSessions,
  type Browser,
  cookieHeader,
  createBrowser,
  createPerson,
  newestMail,
  PASSWORD,
  signIn,
  startSession,
} from '../../../../test/people.ts'
import { endpoints } from '../../../api.ts'
import { createLog, type Log } from '../../../kernel/jobs/log.ts'
import { callPath } from '../../../shared/client.ts'
import type { Endpoint } from '../../../shared/contract.ts'
import { hashCode, matchStep, newRecoveryCodes, seal, unseal } from '../../accounts/server/identity/totp.ts'
import { announceEntry } from '../../people/server/direct-access.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})

/** A value for each parameter of a path. */
const idsOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map((m) => [m[1]!, '1'] as const)

/** An administrator who has set up an app; codes are made by their step, since each is good once. */
async function withApp(to = app) {
  const person = await createPerson(to, { role: 'admin' })
  const send = (path: string, body: object, headers = person.headers) =>
    to.send('POST', `/api/admin/second-factor${path}`, body, headers)
  const { secret, uri } = (await (await send('/setup', {})).json()) as { secret: string; uri: string }
  const otp = createOTP(Buffer.from(base32.decode(secret)).toString())
  const code = (offset = 0) => otp.hotp(Math.floor(Date.now() / 30_000) + offset)
  const confirmed = await send('/confirm', { code: await code(-1) })
  const { recovery_codes } = (await confirmed.json()) as { recovery_codes: string[] }
  return { person, send, uri, code, recovery_codes }
}

describe('a second factor', () => {
  test('is asked for in every other session, and let in with the code of the app', async () => {
    const { person, uri, code, recovery_codes } = await withApp()
    expect(uri).toMatch(/^otpauth:\/\/totp\/Kitly:/)
    expect(new Set(recovery_codes).size).toBe(10)
    // This session has shown it.
    expect((await app.request('/api/admin/stats', { headers: person.headers })).status).toBe(200)
    const browser = createBrowser(app)
    const entry = await browser.send('POST', '/api/admin/login', { email: person.email, password: PASSWORD })
    expect(await entry.json()).toMatchObject({ success: false, needs_code: true, admin: null, error: null })
    const refused = await expectFailure(await browser.request('/api/admin/stats'), 'code_required')
    expect(refused.message).toMatch(/authenticator app/)
    expect(await (await browser.request('/api/admin/check')).json()).toMatchObject({
      isAdmin: false,
      needs_code: true,
    })
    await expectFailure(
      await browser.send('POST', '/api/admin/second-factor', { code: '000000x' }),
      'invalid',
      'code',
    )
    const shown = await browser.send('POST', '/api/admin/second-factor', { code: await code() })
    expect(await shown.json()).toMatchObject({ success: true, admin: { email: person.email } })
    expect((await browser.request('/api/admin/stats')).status).toBe(200)
  })

  test('is owed to everything: with the password alone there is only the way to enter it, and out', async () => {
    const { person, code } = await withApp()
    const headers = await startSession(app, person.id)
    const tool = await createTool(app)
    for (const endpoint of Object.values<Endpoint>(endpoints)) {
      if (endpoint.access === 'public' || endpoint.beforeCode) continue
      const path = callPath(endpoint.path, { params: Object.fromEntries(idsOf(endpoint.path)) })
      const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
      const response = await app.request(path, {
        method: endpoint.method,
        headers: { ...headers, ...(hasBody && { 'content-type': 'application/json' }) },
        ...(hasBody && { body: '{}' }),
      })
      await expectFailure(response, 'code_required')
    }
    // Where anyone may call, it counts as nobody: a review is a visitor's, and waits for nothing of the account.
    const review = { user_name: 'x', user_email: 'x@example.com', content: 'Good', rating: 4 }
    expect((await app.send('POST', `/api/tools/${tool.slug}/reviews`, review, headers)).status).toBe(201)
    const { db } = app.services.database
    const rows = await db.selectFrom('reviews').select('user_id').where('tool_id', '=', tool.id).execute()
    expect(rows).toEqual([{ user_id: null }])
    // Out, which ends it; and in another one the code opens everything.
    expect((await app.request('/api/logout', { headers })).status).toBe(200)
    await expectFailure(await app.request('/api/users/me', { headers }), 'unauthenticated')
    const next = await startSession(app, person.id)
    await app.send('POST', '/api/admin/second-factor', { code: await code() }, next)
    expect((await app.request('/api/users/me', { headers: next })).status).toBe(200)
  })

  test('is not left to the address of an account that signs in elsewhere', async () => {
    const { person } = await withApp()
    const browser = createBrowser(app)
    await browser.send('POST', '/api/auth/signin', { email: person.email, password: PASSWORD })
    const planted = browser.cookie
    await browser.send('POST', '/api/auth/signin', { email: person.email, password: PASSWORD })
    // The session that owed its code has ended with the next sign-in, too.
    await expectFailure(
      await app.request('/api/users/me', { headers: { cookie: planted } }),
      'unauthenticated',
    )
  })

  test('is told by mail when it is switched on and off, and stays shown when the password changes', async () => {
    const { person, send, code } = await withApp()
    await newestMail(app, person.email, 'Two-factor sign-in was switched on')
    const changed = await app.send(
      'PUT',
      '/api/users/password',
      { current_password: PASSWORD, password: 'a fresh password 4' },
      person.headers,
    )
    const headers = { cookie: cookieHeader(changed.headers.getSetCookie()) }
    expect((await app.request('/api/admin/stats', { headers })).status).toBe(200)
    expect((await send('/remove', { code: await code() }, headers)).status).toBe(200)
    await newestMail(app, person.email, 'Two-factor sign-in was switched off')
  })

  test('shows who one is in place of the password', async () => {
    const { person, code, recovery_codes } = await withApp()
    await ageSessions(app, person, 11)
    const confirm = (body: object) => app.send('POST', '/api/users/confirmation', body, person.headers)
    await expectFailure(await confirm({ code: '000000' }), 'invalid', 'code')
    expect((await confirm({ code: await code() })).status).toBe(200)
    expect((await app.send('POST', '/api/users/export', {}, person.headers)).status).toBe(200)
    expect((await confirm({ code: recovery_codes[1] })).status).toBe(200)
  })

  test('takes each code once', async () => {
    const { person, code } = await withApp()
    const once = await code()
    const first = await startSession(app, person.id)
    const second = await startSession(app, person.id)
    const show = (headers: Record<string, string>) =>
      app.send('POST', '/api/admin/second-factor', { code: once }, headers)
    expect((await show(first)).status).toBe(200)
    await expectFailure(await show(second), 'invalid', 'code')
  })

  test('takes each recovery code once, with or without its hyphen', async () => {
    const { person, send, recovery_codes } = await withApp()
    const [one] = recovery_codes
    const headers = await startSession(app, person.id)
    const plain = one!.replace('-', '').toUpperCase()
    expect((await send('', { code: plain }, headers)).status).toBe(200)
    await expectFailure(await send('', { code: one! }, await startSession(app, person.id)), 'invalid', 'code')
  })

  test('cannot be replaced by whoever has only the session, and is removed with a code', async () => {
    const { person, send, code } = await withApp()
    await expectFailure(await send('/setup', {}), 'conflict')
    await expectFailure(await send('/confirm', { code: '123456' }), 'conflict')
    await expectFailure(await send('/remove', { code: 'wrong' }), 'invalid', 'code')
    const fresh = await startSession(app, person.id)
    await expectFailure(await send('/remove', { code: await code() }, fresh), 'code_required')
    expect((await send('/remove', { code: await code() })).status).toBe(200)
    expect((await app.request('/api/admin/stats', { headers: fresh })).status).toBe(200)
  })

  test('is for administrators', async () => {
    const moderator = await createPerson(app, { role: 'moderator' })
    const setup = await app.send('POST', '/api/admin/second-factor/setup', {}, moderator.headers)
    await expectFailure(setup, 'forbidden')
  })

  test('limits guesses', async () => {
    const limited = await createTestApp({ KITLY_RATE_LIMIT: '1' })
    const person = await createPerson(limited, { role: 'admin' })
    const setup = () => limited.send('POST', '/api/admin/second-factor/setup', {}, person.headers)
    await setup()
    const guess = () =>
      limited.send('POST', '/api/admin/second-factor/confirm', { code: 'aaaaa-aaaaa' }, person.headers)
    for (let i = 0; i < 6; i++) await expectFailure(await guess(), 'invalid')
    const refused = await guess()
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(10)
    await expectFailure(refused, 'rate_limited')
  })

  test('is not kept from its owner by whoever guesses with the password', async () => {
    const limited = await createTestApp({ KITLY_RATE_LIMIT: '1' })
    const { person, code } = await withApp(limited)
    const show = (browser: Browser, given: string) =>
      browser.send('POST', '/api/admin/second-factor', { code: given })
    const owner = createBrowser(limited)
    await signIn(owner, person.email)
    expect((await show(owner, await code())).status).toBe(200)
    await owner.request('/api/logout')
    const thief = createBrowser(limited)
    await signIn(thief, person.email)
    // Waiting begins with the sixth one; a stranger's sign-in is none of a device that has shown a code.
    for (let i = 0; i < 6; i++) await expectFailure(await show(thief, '000000x'), 'invalid')
    await expectFailure(await show(thief, '000000x'), 'rate_limited')
    await signIn(owner, person.email)
    expect((await show(owner, await code(1))).status).toBe(200)
  })
})

describe('with another KITLY_SECRET', () => {
  /** The same database, started again with another secret; and what the new process has logged. */
  async function restarted(environment: Record<string, string> = {}) {
    const before = await createTestApp({ KITLY_SECRET: 'the secret of the first start 000000' })
    const made = await withApp(before)
    const { dataFolder, databaseUrl } = before.services.config
    await before.close()
    const logged: { level: string; fields: unknown; message: string }[] = []
    const note = (level: string) => (fields: unknown, message: string) =>
      logged.push({ level, fields, message })
    const log = { ...createLog('silent'), error: note('error') } as unknown as Log
    const now = await createTestApp(
      {
        KITLY_SECRET: 'the secret of the next start 0000000',
        KITLY_DATA: dataFolder,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        ...environment,
      },
      { log },
    )
    return { ...made, now, logged }
  }

  test('a code is refused with what happened, a line in the log, and the way in by a recovery code', async () => {
    const { now, logged, person, code, recovery_codes } = await restarted()
    expect(logged).toMatchObject([{ level: 'error', fields: { unreadable: 1, of: 1 } }])
    await expectFailure(await now.request('/api/users/me', { headers: person.headers }), 'unauthenticated')
    const browser = createBrowser(now)
    await signIn(browser, person.email)
    const send = (path: string, given: string) =>
      browser.send('POST', `/api/admin/second-factor${path}`, { code: given })
    logged.length = 0
    const refused = await expectFailure(await send('', await code()), 'conflict', 'code')
    expect(refused.message).toMatch(/another secret.*recovery code.*direct access/)
    expect(logged).toMatchObject([
      { fields: { user: person.id }, message: expect.stringContaining('KITLY_SECRET') },
    ])
    expect((await send('', recovery_codes[0]!)).status).toBe(200)
    await expectFailure(await send('/remove', await code()), 'conflict', 'code')
    expect((await send('/remove', recovery_codes[1]!)).status).toBe(200)
    expect((await browser.send('POST', '/api/admin/second-factor/setup', {})).status).toBe(200)
  })

  test('the direct access link of the server takes the app away, and says so in the log of changes', async () => {
    const { now, person } = await restarted({ KITLY_DIRECT_ACCESS: '1' })
    const lines = await announceEntry(now.services, 'http://kitly.test')
    const key = /#key=([\w-]+)/.exec(lines.join('\n'))![1]
    const browser = createBrowser(now)
    expect((await browser.send('POST', '/api/admin/direct-access', { key })).status).toBe(200)
    expect(await (await browser.request('/api/admin/check')).json()).toMatchObject({
      isAdmin: true,
      second_factor: false,
    })
    const log = await (await browser.request('/api/admin/changes?entity=second_factor')).json()
    expect(log).toMatchObject([{ action: 'delete', entity_id: person.id }, { action: 'create' }])
    await newestMail(now, person.email, 'Two-factor sign-in was switched off')
    expect((await browser.send('POST', '/api/admin/second-factor/setup', {})).status).toBe(200)
  })

  test('direct access leaves an app alone that can be read', async () => {
    const same = { KITLY_SECRET: 'the secret of the first start 000000', KITLY_DIRECT_ACCESS: '1' }
    const { now, logged } = await restarted(same)
    expect(logged).toEqual([])
    const lines = await announceEntry(now.services, 'http://kitly.test')
    const key = /#key=([\w-]+)/.exec(lines.join('\n'))![1]
    const browser = createBrowser(now)
    expect((await browser.send('POST', '/api/admin/direct-access', { key })).status).toBe(200)
    expect(await (await browser.request('/api/admin/check')).json()).toMatchObject({ second_factor: true })
  })
})

describe('codes', () => {
  test('are those of RFC 6238', async () => {
    const secret = '12345678901234567890'
    expect(await matchStep(secret, '287082', 0, 59_000)).toBe(1)
    expect(await matchStep(secret, '081804', 0, 1_111_111_109_000)).toBe(37_037_036)
    // One step before and after, for clocks that are off.
    expect(await matchStep(secret, '081804', 0, 1_111_111_109_000 + 30_000)).toBe(37_037_036)
    expect(await matchStep(secret, '081804', 0, 1_111_111_109_000 + 90_000)).toBeNull()
    expect(await matchStep(secret, '081804', 37_037_036, 1_111_111_109_000)).toBeNull()
  })

  test('are kept sealed', () => {
    const sealed = seal('my secret', 'key one')
    expect(sealed).not.toContain('secret')
    expect(unseal(sealed, 'key one')).toBe('my secret')
    expect(unseal(sealed, 'key two')).toBeNull()
    const [code] = newRecoveryCodes()
    expect(hashCode(code!)).toBe(hashCode(code!.replace('-', ' ').toUpperCase()))
  })
})
