import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import {
  createBrowser,
  createPerson,
  deactivate,
  PASSWORD,
  type Person,
  signIn,
} from '../../../../test/people.ts'
import type { Entry } from '../../../admin-kit/screen/admin.contract.ts'
import type { AdminUser } from '../../people/administrators.contract.ts'

interface Check {
  isAdmin: boolean
  admin: { email: string; role: string } | null
  signed_in: boolean
}

let app: TestApp
let boss: Person
beforeAll(async () => {
  app = await createTestApp()
  boss = await createPerson(app, { role: 'admin', name: 'Boss', email: 'boss@example.com' })
})

const check = (headers: Record<string, string> = {}) => app.read<Check>('/api/admin/check?_t=1', { headers })
const users = () => app.read<AdminUser[]>('/api/admin/users', { headers: boss.headers })
const idOf = async (email: string) => (await users()).find((u) => u.email === email)!.id
const setActive = (id: number, is_active: boolean, by = boss) =>
  app.send('PUT', `/api/admin/users/${id}`, { is_active }, by.headers)
const add = (email: string) => app.send('POST', '/api/admin/users', { email }, boss.headers)
const stats = (headers: Record<string, string>) => app.request('/api/admin/stats', { headers })

describe('GET /api/admin/check', () => {
  test('says who may administer', async () => {
    const user = await createPerson(app)
    const moderator = await createPerson(app, { role: 'moderator' })
    expect(await check()).toMatchObject({ isAdmin: false, admin: null, signed_in: false })
    expect(await check(user.headers)).toMatchObject({ isAdmin: false, admin: null, signed_in: true })
    expect(await check(moderator.headers)).toMatchObject({ isAdmin: false, admin: { role: 'moderator' } })
    expect(await check(boss.headers)).toMatchObject({
      isAdmin: true,
      admin: { email: 'boss@example.com', role: 'admin' },
    })
  })

  test('does not believe a role that only stands with the person', async () => {
    const person = await createPerson(app)
    const { db } = app.services.database
    await db.updateTable('users').set({ user_role: 'admin' }).where('id', '=', person.id).execute()
    app.services.sessions.forget(person.id)
    expect(await check(person.headers)).toMatchObject({ isAdmin: false, admin: null })
  })
})

describe('POST /api/admin/login', () => {
  const login = (browser: ReturnType<typeof createBrowser>, email: string, password = PASSWORD) =>
    browser.send('POST', '/api/admin/login', { email, password })

  test('lets an administrator in, however the address is written', async () => {
    const browser = createBrowser(app)
    const entry = (await (await login(browser, '  BOSS@Example.com ')).json()) as Entry
    expect(entry).toMatchObject({ success: true, admin: { email: 'boss@example.com' }, error: null })
    expect((await browser.request('/api/admin/stats')).status).toBe(200)
  })

  test('says so to somebody who does not administer', async () => {
    const user = await createPerson(app)
    const browser = createBrowser(app)
    const entry = (await (await login(browser, user.email)).json()) as Entry
    expect(entry).toEqual({
      success: false,
      admin: null,
      error: 'Only verified Kitly administrators can access this area.',
      needs_code: false,
    })
    await expectFailure(await browser.request('/api/admin/stats'), 'forbidden')
  })

  test('refuses what is wrong', async () => {
    const browser = createBrowser(app)
    const wrong = await expectFailure(await login(browser, boss.email, 'not the password'), 'unauthenticated')
    expect(wrong.message).toBe('Invalid admin credentials')
    const unknown = await expectFailure(await login(browser, 'nobody@example.com'), 'unauthenticated')
    expect(unknown.message).toBe('Invalid admin credentials')
    await expectFailure(await login(browser, '', ''), 'invalid', 'email')
  })

  test('sends a new mail to an administrator whose address is not confirmed', async () => {
    await add('unconfirmed@example.com')
    await createPerson(app, { email: 'unconfirmed@example.com', email_verified: false })
    const response = await login(createBrowser(app), 'unconfirmed@example.com')
    await expectFailure(response, 'forbidden')
  })
})

describe('the list of administrators', () => {
  test('takes an address before it has an account', async () => {
    const response = await add(' Later@Example.com ')
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({
      email: 'later@example.com',
      has_account: false,
      accepted: false,
    })
    await expectFailure(await add('LATER@example.com'), 'conflict', 'email')
    await expectFailure(await add('no address'), 'invalid', 'email')
  })

  test('gives no rights to an address that is not verified', async () => {
    await add('claimed@example.com')
    const person = await createPerson(app, { email: 'claimed@example.com', email_verified: false })
    expect((await stats(person.headers)).status).toBe(403)
  })

  test('ends rights at once, also those of a session that was just believed', async () => {
    const second = await createPerson(app, { role: 'admin' })
    expect((await stats(second.headers)).status).toBe(200)
    const id = await idOf(second.email)
    expect(await (await setActive(id, false)).json()).toMatchObject({ is_active: false })
    await expectFailure(await stats(second.headers), 'forbidden')
    expect((await setActive(id, true)).status).toBe(200)
    expect((await stats(second.headers)).status).toBe(200)
    // Another process has written: nothing here was told.
    const { db } = app.services.database
    await db.updateTable('admin_users').set({ is_active: 0 }).where('id', '=', id).execute()
    await expectFailure(await stats(second.headers), 'forbidden')
  })

  test('keeps the last administrator, and everyone from shutting themselves out', async () => {
    const own = await setActive(await idOf(boss.email), false)
    expect((await expectFailure(own, 'conflict')).message).toBe('You cannot deactivate yourself')
    const lone = await createTestApp()
    const first = await createPerson(lone, { role: 'admin', email: 'first@example.com' })
    const second = await createPerson(lone, { role: 'admin', email: 'second@example.com' })
    await deactivate(lone, first.email)
    // The other one of the list cannot sign in: whoever acts is the last.
    const [a] = await lone.read<AdminUser[]>('/api/admin/users', { headers: second.headers })
    const { db } = lone.services.database
    await db.updateTable('users').set({ is_active: 1 }).where('id', '=', first.id).execute()
    const answers = await Promise.all([
      lone.send('PUT', `/api/admin/users/${a!.id}`, { is_active: false }, second.headers),
      lone.send('PUT', `/api/admin/users/${a!.id + 1}`, { is_active: false }, first.headers),
    ])
    // Two who deactivate each other at the same moment: one of them stays.
    expect(answers.map((r) => r.status).sort()).not.toEqual([200, 200])
    const left = (await check2(lone, first)) || (await check2(lone, second))
    expect(left).toBe(true)
  })
  const check2 = async (of: TestApp, { headers }: Person) =>
    (await of.read<Check>('/api/admin/check', { headers })).isAdmin

  test('answers about what is not there', async () => {
    await expectFailure(await setActive(999_999, false), 'not_found')
    await expectFailure(
      await app.send('PUT', '/api/admin/users/1', { is_active: 'no' }, boss.headers),
      'invalid',
      'is_active',
    )
  })

  test('is told in the log', async () => {
    await add('logged@example.com')
    const log = await app.read<{ entity: string; name: string; actor_name: string }[]>(
      '/api/admin/changes?entity=admin_user&limit=1',
      { headers: boss.headers },
    )
    expect(log).toMatchObject([{ entity: 'admin_user', name: 'logged@example.com', actor_name: 'Boss' }])
  })
})

describe('the first administrator', () => {
  const environment = {
    KITLY_ADMIN_EMAIL: 'Owner@Example.com',
    KITLY_ADMIN_PASSWORD: 'a password of the owner',
  }

  test('is made from the environment, and signs in with its password', async () => {
    const own = await createTestApp(environment)
    const browser = createBrowser(own)
    const response = await browser.send('POST', '/api/admin/login', {
      email: 'owner@example.com',
      password: environment.KITLY_ADMIN_PASSWORD,
    })
    expect(await response.json()).toMatchObject({ success: true, admin: { email: 'owner@example.com' } })
  })

  test('keeps the password that was set since, and a deactivation', async () => {
    const data = await createTestApp(environment)
    const { KITLY_DATA = data.services.config.dataFolder, ...rest } = environment as Record<string, string>
    const database = data.services.config.databaseUrl
    const { db } = data.services.database
    await db.updateTable('admin_users').set({ is_active: 0 }).execute()
    await data.close()
    const again = await createTestApp({
      ...rest,
      KITLY_DATA,
      ...(database && { DATABASE_URL: database }),
      KITLY_ADMIN_PASSWORD: 'another one of today',
    })
    const browser = createBrowser(again)
    await expectFailure(await signIn(browser, 'owner@example.com', 'another one of today'), 'unauthenticated')
    expect((await signIn(browser, 'owner@example.com', environment.KITLY_ADMIN_PASSWORD)).status).toBe(200)
    await expectFailure(await browser.request('/api/admin/stats'), 'forbidden')
  })
})
