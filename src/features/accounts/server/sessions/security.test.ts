import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../../test/app.ts'
import {
  createBrowser,
  createPerson,
  PASSWORD,
  type Person,
  signIn,
  startSession,
  whoIs,
} from '../../../../../test/people.ts'
import type { Device } from '../../profile.contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})

const get = async <T>({ headers }: Person, path: string) =>
  (await (await app.request(`/api/users/${path}`, { headers })).json()) as T
const send = ({ headers }: Person, method: string, path: string, body: unknown = {}) =>
  app.send(method, `/api/users/${path}`, body, headers)

describe('the password', () => {
  const change = (person: Person, current_password: string, password: string) =>
    send(person, 'PUT', 'password', { current_password, password })

  test('changes with the current one; every other device is signed out, and this one stays', async () => {
    const person = await createPerson(app)
    const browser = createBrowser(app)
    browser.cookie = person.headers.cookie!
    const other = await startSession(app, person.id)
    await expectFailure(
      await change(person, 'wrong password 1', 'a fresh password 4'),
      'invalid',
      'current_password',
    )
    await expectFailure(await change(person, PASSWORD, 'password123'), 'invalid', 'password')
    await expectFailure(await change(person, PASSWORD, 'short'), 'invalid', 'password')
    const answer = await browser.send('PUT', '/api/users/password', {
      current_password: PASSWORD,
      password: 'a fresh password 4',
    })
    expect(answer.status).toBe(200)
    expect(await whoIs(browser)).toMatchObject({ id: person.id })
    await expectFailure(await app.request('/api/users/me', { headers: other }), 'unauthenticated')
    await expectFailure(await app.request('/api/users/me', { headers: person.headers }), 'unauthenticated')
    expect((await signIn(createBrowser(app), person.email, 'a fresh password 4')).status).toBe(200)
  })

  test('is set without a current one by those who have none', async () => {
    const person = await createPerson(app, { password: null })
    expect((await send(person, 'PUT', 'password', { password: 'a first password 1' })).status).toBe(200)
    expect((await signIn(createBrowser(app), person.email, 'a first password 1')).status).toBe(200)
  })
})

describe('devices', () => {
  const CHROME =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

  test('are listed without what lets them in, and signed out one by one or all together', async () => {
    const person = await createPerson(app)
    await app.send(
      'POST',
      '/api/auth/signin',
      { email: person.email, password: PASSWORD },
      { 'user-agent': CHROME },
    )
    const third = await startSession(app, person.id)
    const devices = await get<Device[]>(person, 'sessions')
    expect(devices.map((d) => d.browser).sort()).toEqual([
      'Chrome on Windows',
      'Unknown device',
      'Unknown device',
    ])
    expect(devices.filter((d) => d.is_current)).toHaveLength(1)
    const { token } = await app.services.database.db
      .selectFrom('sessions')
      .select('token')
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(devices)).not.toContain(token)
    const chrome = devices.find((d) => d.browser === 'Chrome on Windows')!
    expect((await send(person, 'DELETE', `sessions/${chrome.id}`)).status).toBe(200)
    await expectFailure(await send(person, 'DELETE', `sessions/${chrome.id}`), 'not_found')
    expect(await get(person, 'sessions')).toHaveLength(2)
    await send(person, 'DELETE', 'sessions')
    expect(await get<Device[]>(person, 'sessions')).toMatchObject([{ is_current: true }])
    await expectFailure(await app.request('/api/users/me', { headers: third }), 'unauthenticated')
  })

  test('of another person cannot be signed out', async () => {
    const person = await createPerson(app)
    const victim = await createPerson(app)
    const [device] = await get<Device[]>(victim, 'sessions')
    await expectFailure(await send(person, 'DELETE', `sessions/${device!.id}`), 'not_found')
    expect(await get(victim, 'me')).toMatchObject({ id: victim.id })
  })
})
