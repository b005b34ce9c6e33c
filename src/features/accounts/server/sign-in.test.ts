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
  whoIs,
} from '../../../../test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})

describe('POST /api/auth/signin', () => {
  test('signs in with httpOnly, SameSite cookies, and tells scripts only that somebody is', async () => {
    const { email } = await createPerson(app)
    const response = await app.send('POST', '/api/auth/signin', {
      email: email.toUpperCase(),
      password: PASSWORD,
    })
    expect(await response.json()).toEqual({ signed_in: true })
    const cookies = response.headers.getSetCookie()
    const session = cookies.find((c) => c.startsWith('kitly.session_token='))
    expect(session).toMatch(/HttpOnly/i)
    expect(session).toMatch(/SameSite=Lax/i)
    expect(session).toMatch(/Path=\//)
    expect(session).not.toMatch(/Secure/i)
    expect(cookies.find((c) => c.startsWith('kitly_signed_in=1'))).not.toMatch(/HttpOnly/i)
  })

  test('sets Secure cookies with a protected name on https', async () => {
    const secure = await createTestApp({ KITLY_URL: 'https://kitly.example' })
    const { email } = await createPerson(secure)
    const response = await secure.send('POST', '/api/auth/signin', { email, password: PASSWORD })
    for (const cookie of response.headers.getSetCookie()) expect(cookie).toMatch(/; Secure/i)
    const names = response.headers.getSetCookie().map((c) => c.slice(0, c.indexOf('=')))
    expect(names.sort()).toEqual(['__Host-kitly.device', '__Host-kitly.session_token', 'kitly_signed_in'])
    for (const cookie of response.headers.getSetCookie()) {
      expect(cookie).toMatch(/; Path=\/(;|$)/)
      expect(cookie).not.toMatch(/; Domain=/i)
    }
    const cookie = response.headers
      .getSetCookie()
      .map((c) => c.split(';')[0])
      .join('; ')
    expect((await secure.request('/api/users/me', { headers: { cookie } })).status).toBe(200)
  })

  test('says the same for an unknown address and a wrong password, after the same work', async () => {
    const { email } = await createPerson(app)
    const without = await createPerson(app, { password: null })
    const timed = async (address: string) => {
      const start = performance.now()
      const response = await app.send('POST', '/api/auth/signin', {
        email: address,
        password: 'wrong one 123',
      })
      const { message } = await expectFailure(response, 'unauthenticated')
      return { message, ms: performance.now() - start }
    }
    const answers = [await timed(email), await timed('nobody@example.com'), await timed(without.email)]
    expect(new Set(answers.map((a) => a.message))).toEqual(
      new Set(['Email address or password is not right']),
    )
    // A hash is made in each case: it takes many milliseconds, where a look into the database takes one.
    for (const { ms } of answers) expect(ms).toBeGreaterThan(8)
  })

  test('refuses a deactivated account, and ends its sessions at once', async () => {
    const { email, headers } = await createPerson(app)
    expect((await app.request('/api/users/me', { headers })).status).toBe(200)
    await deactivate(app, email)
    await expectFailure(await app.request('/api/users/me', { headers }), 'unauthenticated')
    await expectFailure(
      await app.send('POST', '/api/auth/signin', { email, password: PASSWORD }),
      'forbidden',
    )
  })

  test('gives a new session, and ends the one that was in the browser: none can be planted', async () => {
    const attacker = await createPerson(app)
    const victim = await createPerson(app)
    const browser = createBrowser(app)
    browser.cookie = attacker.headers.cookie!
    const planted = /kitly\.session_token=([^;]+)/.exec(browser.cookie)![1]!
    await signIn(browser, victim.email)
    expect(browser.cookie).not.toContain(planted)
    expect(await whoIs(browser)).toMatchObject({ email: victim.email })
    await expectFailure(await app.request('/api/users/me', { headers: attacker.headers }), 'unauthenticated')
  })

  test('refuses a session cookie with another signature or token', async () => {
    const { headers } = await createPerson(app)
    const [token, signature] = /kitly\.session_token=([^.]+)\.([^;]+)/.exec(headers.cookie!)!.slice(1)
    for (const value of [
      token,
      `${token}.`,
      `${token}.${'A'.repeat(43)}%3D`,
      `${'a'.repeat(32)}.${signature}`,
    ]) {
      const cookie = `kitly.session_token=${value}`
      await expectFailure(await app.request('/api/users/me', { headers: { cookie } }), 'unauthenticated')
    }
  })
})

describe('GET /api/logout', () => {
  test('ends the session, not only its cookie', async () => {
    const { headers, email } = await createPerson(app)
    const browser = createBrowser(app)
    browser.cookie = headers.cookie!
    expect(await whoIs(browser)).toMatchObject({ email })
    expect((await browser.request('/api/logout')).status).toBe(200)
    expect(browser.cookie).toBe('')
    await expectFailure(await app.request('/api/users/me', { headers }), 'unauthenticated')
  })

  test('is refused when another site sends a browser there', async () => {
    const { headers } = await createPerson(app)
    const from = { ...headers, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
    await expectFailure(await app.request('/api/logout', { headers: from }), 'forbidden')
    expect((await app.request('/api/users/me', { headers })).status).toBe(200)
  })

  test('answers visitors too', async () => {
    expect((await app.request('/api/logout')).status).toBe(200)
  })
})

describe('a new password', () => {
  const RESET = 'Set a new password'
  const forgot = (email: string) => app.send('POST', '/api/auth/forgot-password', { email })
  const reset = (token: string, password: string) =>
    app.send('POST', '/api/auth/reset-password', { token, password })

  test('is set with the link of a mail, once; every device is signed out, and the owner told', async () => {
    const { email, headers } = await createPerson(app)
    expect((await forgot(email)).status).toBe(200)
    const token = tokenIn(await newestMail(app, email, RESET))
    await expectFailure(await reset(token, 'password1'), 'invalid', 'password')
    expect((await reset(token, 'a fresh password 4')).status).toBe(200)
    await expectFailure(await reset(token, 'another fresh one 5'), 'not_found')
    await expectFailure(await app.request('/api/users/me', { headers }), 'unauthenticated')
    const browser = createBrowser(app)
    await expectFailure(await signIn(browser, email), 'unauthenticated')
    expect((await signIn(browser, email, 'a fresh password 4')).status).toBe(200)
    await newestMail(app, email, 'Your password was changed')
  })

  test('is not offered to addresses without an account, and the answer is the same', async () => {
    const { email } = await createPerson(app)
    const answers = [await forgot(email), await forgot('nobody@example.com')]
    expect(await Promise.all(answers.map((a) => a.text()))).toEqual(['{"success":true}', '{"success":true}'])
    await newestMail(app, email, RESET)
    expect(await mailTo(app, 'nobody@example.com')).toEqual([])
  })

  test('makes every other link void, and confirms the address of whoever follows it', async () => {
    const browser = createBrowser(app)
    const { email } = await signUp(browser, { password: 'attackers own 1' })
    await forgot(email)
    const first = tokenIn(await newestMail(app, email, RESET))
    await forgot(email)
    let second = first
    while (second === first) second = tokenIn((await mailTo(app, email)).at(-1)!)
    // The first is as good as the second: a stranger's wish must not end a link that the owner has.
    expect((await reset(first, 'the owner chose this 1')).status).toBe(200)
    await expectFailure(await reset(second, 'the owner chose this 1'), 'not_found')
    await expectFailure(await signIn(browser, email, 'attackers own 1'), 'unauthenticated')
    expect(await (await signIn(browser, email, 'the owner chose this 1')).json()).toEqual({ signed_in: true })
  })

  test('is not given to a deactivated account', async () => {
    const { email } = await createPerson(app)
    await deactivate(app, email)
    await forgot(email)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await mailTo(app, email)).toEqual([])
  })
})

describe('calls from other sites', () => {
  const others: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]

  test('are refused with and without a session, whatever they would change', async () => {
    const { headers } = await createPerson(app)
    const calls = [
      ['POST', '/api/users/saved-tools/1'],
      ['DELETE', '/api/users/sessions'],
      ['POST', '/api/auth/signin'],
      ['POST', '/api/users/upload-avatar'],
    ] as const
    for (const from of others) {
      for (const [method, path] of calls) {
        for (const who of [headers, {}]) {
          const response = await app.request(path, { method, headers: { ...who, ...from } })
          await expectFailure(response, 'forbidden')
        }
      }
    }
  })

  test('are let through from the site itself, and from what is no browser', async () => {
    const own: Record<string, string>[] = [
      {},
      { 'sec-fetch-site': 'same-origin' },
      { origin: new URL(app.services.config.url).origin },
      { origin: 'http://kitly.test:81', host: 'kitly.test:81' },
      { origin: 'http://kitly.test', host: 'kitly.test:80' },
    ]
    for (const from of own) {
      const response = await app.send('POST', '/api/auth/forgot-password', { email: 'x@example.com' }, from)
      expect(response.status).toBe(200)
    }
  })

  test('are compared with their scheme, which a trusted proxy or the configured address says', async () => {
    const behindProxy = await createTestApp({ KITLY_TRUST_PROXY: '1' })
    const secure = await createTestApp({ KITLY_URL: 'https://kitly.test' })
    const call = async (to: TestApp, origin: string, proto?: string) => {
      const from = { origin, host: 'other.test', ...(proto && { 'x-forwarded-proto': proto }) }
      return (await to.send('POST', '/api/auth/forgot-password', { email: 'x@example.com' }, from)).status
    }
    expect(await call(app, 'http://other.test')).toBe(200)
    expect(await call(app, 'https://other.test')).toBe(403)
    expect(await call(app, 'https://other.test', 'https')).toBe(403)
    expect(await call(behindProxy, 'https://other.test', 'https')).toBe(200)
    expect(await call(behindProxy, 'https://other.test', 'https, http')).toBe(403)
    expect(await call(behindProxy, 'http://other.test', 'https')).toBe(403)
    expect(await call(behindProxy, 'null', 'data')).toBe(403)
    expect(await call(secure, 'https://other.test')).toBe(200)
    expect(await call(secure, 'https://kitly.test')).toBe(200)
    expect(await call(secure, 'http://kitly.test')).toBe(403)
    expect(await call(secure, 'http://other.test')).toBe(403)
  })
})
