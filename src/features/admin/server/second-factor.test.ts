import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createBrowser, createPerson, PASSWORD, startSession } from '../../../../test/people.ts'
import { hashCode, matchStep, newRecoveryCodes, seal, unseal } from './totp.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})

/** An administrator who has set up an app; codes are made by their step, since each is good once. */
async function withApp() {
  const person = await createPerson(app, { role: 'admin' })
  const send = (path: string, body: object, headers = person.headers) =>
    app.send('POST', `/api/admin/second-factor${path}`, body, headers)
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
    const refused = await expectFailure(await browser.request('/api/admin/stats'), 'forbidden')
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
    await expectFailure(await send('/remove', { code: await code() }, fresh), 'forbidden')
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
    await expectFailure(await guess(), 'rate_limited')
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
    expect(() => unseal(sealed, 'key two')).toThrow()
    const [code] = newRecoveryCodes()
    expect(hashCode(code!)).toBe(hashCode(code!.replace('-', ' ').toUpperCase()))
  })
})
