import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { type OpenIdProvider, startOpenIdProvider } from '../../../../test/openid-provider.ts'
import {
  type Browser,
  cookieHeader,
  createBrowser,
  createPerson,
  deactivate,
  signIn,
  signUp,
  whoIs,
} from '../../../../test/people.ts'

const URL_OF_KITLY = 'http://kitly.test'
let provider: OpenIdProvider
let app: TestApp
beforeAll(async () => {
  provider = await startOpenIdProvider(`${URL_OF_KITLY}/auth/callback`)
  app = await createTestApp({ KITLY_URL: URL_OF_KITLY, ...provider.env })
})
afterAll(() => provider.close())

let count = 0
const freshAddress = () => `google${++count}@example.com`

/** Asks Kitly where to go, and goes through the provider as a browser does. Answers what it sends back with. */
async function throughProvider(browser: Browser, answer: Record<string, string>) {
  const response = await browser.request('/api/oauth/google/redirect_url')
  const { redirectUrl } = (await response.json()) as { redirectUrl: string }
  return await walk(redirectUrl, answer)
}

async function walk(address: string, answer: Record<string, string>): Promise<URLSearchParams> {
  let at = new URL(address)
  let cookie = ''
  let body: URLSearchParams | null = null
  for (let hops = 0; hops < 10; hops++) {
    if (at.origin === URL_OF_KITLY) return at.searchParams
    const response: Response = await fetch(at, {
      method: body ? 'POST' : 'GET',
      headers: { cookie },
      redirect: 'manual',
      ...(body && { body }),
    })
    cookie = cookieHeader(response.headers.getSetCookie(), cookie)
    const location = response.headers.get('location')
    body = location ? null : new URLSearchParams(answer)
    if (location) at = new URL(location, at)
    else if (!at.pathname.startsWith('/interaction/')) throw new Error(await response.text())
  }
  throw new Error('The provider goes round in circles')
}

const exchange = (browser: Browser, code: string | null, state: string | null) =>
  browser.send('POST', '/api/sessions', { code, state })

async function signInWithGoogle(browser: Browser, email: string): Promise<Response> {
  const back = await throughProvider(browser, { email })
  return await exchange(browser, back.get('code'), back.get('state'))
}

describe('signing in with Google', () => {
  test('asks the provider with state, nonce and PKCE, and for the least there is', async () => {
    const browser = createBrowser(app)
    const response = await browser.request('/api/oauth/google/redirect_url')
    const { redirectUrl } = (await response.json()) as { redirectUrl: string }
    const url = new URL(redirectUrl)
    expect(url.origin).toBe(provider.issuer)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'kitly',
      redirect_uri: `${URL_OF_KITLY}/auth/callback`,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{40,}$/),
      nonce: expect.stringMatching(/^[\w-]{40,}$/),
    })
    const [cookie] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^kitly\.oidc=.*HttpOnly.*SameSite=Lax/i)
    expect(decodeURIComponent(cookie!)).not.toContain(url.searchParams.get('state')!)
  })

  test('makes an account at the first time, and finds it at the next', async () => {
    const email = freshAddress()
    const browser = createBrowser(app)
    expect((await signInWithGoogle(browser, email)).status).toBe(200)
    const user = await whoIs(browser)
    expect(user).toMatchObject({
      name: 'Grace Hopper',
      email,
      email_verified: true,
      user_role: 'user',
      has_password: false,
      google_user_data: { name: 'Grace Hopper', given_name: 'Grace', picture: null },
    })
    const again = createBrowser(app)
    await signInWithGoogle(again, email)
    expect((await whoIs(again))?.id).toBe(user?.id)
  })

  test('takes a code alone, as the specification has it, from the browser that began', async () => {
    const email = freshAddress()
    const browser = createBrowser(app)
    const code = (await throughProvider(browser, { email })).get('code')
    expect((await browser.send('POST', '/api/sessions', { code })).status).toBe(200)
    expect(await whoIs(browser)).toMatchObject({ email })
  })

  test('links to an account whose address is verified', async () => {
    const email = freshAddress()
    const person = await createPerson(app, { email })
    const browser = createBrowser(app)
    await signInWithGoogle(browser, email)
    expect(await whoIs(browser)).toMatchObject({ id: person.id, has_password: true })
  })

  test('takes an unconfirmed account away from whoever made it for the address', async () => {
    const email = freshAddress()
    const attacker = createBrowser(app)
    await signUp(attacker, { email, password: 'attackers own 1', name: 'Attacker' })
    const owner = createBrowser(app)
    await signInWithGoogle(owner, email)
    expect(await whoIs(owner)).toMatchObject({ email, name: 'Grace Hopper', has_password: false })
    await expectFailure(await signIn(attacker, email, 'attackers own 1'), 'unauthenticated')
  })

  test('refuses an address that the provider has not verified, and links nothing', async () => {
    const email = `unverified${++count}@example.com`
    const person = await createPerson(app, { email })
    const browser = createBrowser(app)
    await expectFailure(await signInWithGoogle(browser, email), 'forbidden')
    expect(await whoIs(browser)).toBeNull()
    const rows = await app.services.database.db
      .selectFrom('accounts')
      .select('provider_id')
      .where('user_id', '=', person.id)
      .execute()
    expect(rows).toEqual([{ provider_id: 'credential' }])
  })

  test('refuses a deactivated account', async () => {
    const email = freshAddress()
    const browser = createBrowser(app)
    await signInWithGoogle(browser, email)
    await deactivate(app, email)
    const again = createBrowser(app)
    await expectFailure(await signInWithGoogle(again, email), 'forbidden')
    expect(await whoIs(again)).toBeNull()
    expect(await whoIs(browser)).toBeNull()
  })

  test('brings back a refusal without a code', async () => {
    const back = await throughProvider(createBrowser(app), { cancel: '1' })
    expect([back.get('code'), back.get('error')]).toEqual([null, 'access_denied'])
  })
})

describe('POST /api/sessions refuses', () => {
  test('no code, no state, and what the provider has not made', async () => {
    const browser = createBrowser(app)
    await expectFailure(await exchange(browser, null, 'x'), 'invalid', 'code')
    await expectFailure(await exchange(browser, 'x', null), 'invalid', 'state')
    const back = await throughProvider(browser, { email: freshAddress() })
    await expectFailure(await exchange(browser, 'made-up', back.get('state')), 'unauthenticated')
  })

  test('another state, and a code in another browser', async () => {
    const browser = createBrowser(app)
    const back = await throughProvider(browser, { email: freshAddress() })
    const other = createBrowser(app)
    await expectFailure(await exchange(other, back.get('code'), back.get('state')), 'unauthenticated')
    const alone = { code: back.get('code') }
    await expectFailure(await other.send('POST', '/api/sessions', alone), 'unauthenticated')
    await expectFailure(await exchange(browser, back.get('code'), 'another-state'), 'unauthenticated')
    expect(await whoIs(browser)).toBeNull()
  })

  test('somebody else’s code with the own state: nobody is signed in to an account that is not theirs', async () => {
    const attacker = createBrowser(app)
    const theirs = await throughProvider(attacker, { email: freshAddress() })
    const victim = createBrowser(app)
    const own = await throughProvider(victim, { email: freshAddress() })
    await expectFailure(await exchange(victim, theirs.get('code'), own.get('state')), 'unauthenticated')
    await throughProvider(victim, { email: freshAddress() })
    const alone = { code: theirs.get('code') }
    await expectFailure(await victim.send('POST', '/api/sessions', alone), 'unauthenticated')
    expect(await whoIs(victim)).toBeNull()
  })

  test('the same code and state again, also with the cookie kept', async () => {
    const browser = createBrowser(app)
    const back = await throughProvider(browser, { email: freshAddress() })
    const kept = browser.cookie
    expect((await exchange(browser, back.get('code'), back.get('state'))).status).toBe(200)
    const replay = createBrowser(app)
    replay.cookie = kept
    await expectFailure(await exchange(replay, back.get('code'), back.get('state')), 'unauthenticated')
    expect(await whoIs(replay)).toBeNull()
  })

  test('a cookie that was changed', async () => {
    const browser = createBrowser(app)
    const back = await throughProvider(browser, { email: freshAddress() })
    browser.cookie = browser.cookie.replace(/kitly\.oidc=./, 'kitly.oidc=X')
    await expectFailure(await exchange(browser, back.get('code'), back.get('state')), 'unauthenticated')
  })

  test('the signed value of another cookie in the place of its own', async () => {
    const browser = createBrowser(app)
    await signUp(browser)
    const back = await throughProvider(browser, { email: freshAddress() })
    const other = /kitly\.signup=([^;]+)/.exec(browser.cookie)![1]!
    browser.cookie = `kitly.oidc=${other}`
    await expectFailure(await exchange(browser, back.get('code'), back.get('state')), 'unauthenticated')
  })
})

describe('without a provider', () => {
  test('that is set up, the calls say so', async () => {
    const plain = await createTestApp()
    expect(await plain.read('/api/auth/options')).toEqual({ google: false })
    expect(await app.read('/api/auth/options')).toEqual({ google: true })
    const { message } = await expectFailure(
      await plain.request('/api/oauth/google/redirect_url'),
      'unavailable',
    )
    expect(message).toBe('Signing in with Google is not set up here')
    await expectFailure(await plain.send('POST', '/api/sessions', { code: 'x', state: 'y' }), 'unavailable')
  })

  test('that answers, the calls say so, and work once it does', async () => {
    const late = await startOpenIdProvider(`${URL_OF_KITLY}/auth/callback`)
    await late.close()
    const port = Number(new URL(late.issuer).port)
    const waiting = await createTestApp({ KITLY_URL: URL_OF_KITLY, ...late.env })
    await expectFailure(await waiting.request('/api/oauth/google/redirect_url'), 'unavailable')
    const back = await startOpenIdProvider(`${URL_OF_KITLY}/auth/callback`, port)
    expect((await waiting.request('/api/oauth/google/redirect_url')).status).toBe(200)
    await back.close()
  })

  test('that goes on, once a code is to be exchanged', async () => {
    const browser = createBrowser(app)
    await expectFailure(await signInWithGoogle(browser, `down${++count}@example.com`), 'unavailable')
    expect(await whoIs(browser)).toBeNull()
  })
})
