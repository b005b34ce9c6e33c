import { describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createBrowser, createPerson } from '../../../../test/people.ts'
import { announceEntry } from './direct-access.service.ts'

const enter = (browser: ReturnType<typeof createBrowser>, body: object) =>
  browser.send('POST', '/api/admin/direct-access', body)
const lines = (app: TestApp) => announceEntry(app.services, 'http://kitly.test')
const keyOf = async (app: TestApp) => /#key=([\w-]+)/.exec((await lines(app)).join('\n'))?.[1]
const email = 'owner@example.com'

describe('direct access', () => {
  test('makes the first administrator with the key of the start, once', async () => {
    const app = await createTestApp()
    const printed = await lines(app)
    expect(printed[0]).toBe('The administration area: http://kitly.test/admin')
    const key = /http:\/\/kitly\.test\/admin\/direct#key=([\w-]+)&first/.exec(printed[1]!)?.[1]
    const browser = createBrowser(app)
    await expectFailure(await enter(browser, { email: 'no address', key }), 'invalid', 'email')
    const entry = await enter(browser, { email: 'Owner@Example.com', key })
    expect(await entry.json()).toMatchObject({ success: true, admin: { email, role: 'admin' } })
    expect((await browser.request('/api/admin/stats')).status).toBe(200)
    await expectFailure(await enter(createBrowser(app), { email, key }), 'forbidden')
    // Now that there is somebody, the next start prints no link.
    expect(await lines(app)).toEqual(['The administration area: http://kitly.test/admin'])
    const log = await (await browser.request('/api/admin/changes?entity=direct_access')).json()
    expect(log).toMatchObject([{ action: 'create', name: email }])
  })

  test('answers 403 without a key, whoever asks', async () => {
    const app = await createTestApp()
    const admin = await createPerson(app, { role: 'admin', email })
    for (const body of [{}, { email }, { email, key: '' }, { email, key: 'guessed' }]) {
      await expectFailure(await enter(createBrowser(app), body), 'forbidden')
      await expectFailure(
        await app.send('POST', '/api/admin/direct-access', body, admin.headers),
        'forbidden',
      )
    }
  })

  test('ends after 15 minutes', async () => {
    const app = await createTestApp()
    const key = await keyOf(app)
    const { db } = app.services.database
    const [row] = await db.selectFrom('verifications').selectAll().execute()
    expect(row!.identifier).not.toContain(key)
    const minutes = (Date.parse(row!.expires_at) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(14.5)
    expect(minutes).toBeLessThanOrEqual(15)
    await db.updateTable('verifications').set({ expires_at: new Date().toISOString() }).execute()
    await expectFailure(await enter(createBrowser(app), { email, key }), 'forbidden')
  })

  test('lets active administrators in where it is switched on, and makes no others', async () => {
    const app = await createTestApp({ KITLY_DIRECT_ACCESS: '1' })
    await createPerson(app, { role: 'admin', email })
    await createPerson(app, { email: 'user@example.com' })
    const key = await keyOf(app)
    await expectFailure(await enter(createBrowser(app), { email: 'user@example.com', key }), 'forbidden')
    const browser = createBrowser(app)
    expect(await (await enter(browser, { key })).json()).toMatchObject({ success: true, admin: { email } })
    expect((await browser.request('/api/admin/stats')).status).toBe(200)
  })

  test('gives nobody the account that a stranger has begun for the address', async () => {
    const app = await createTestApp()
    const stranger = await createPerson(app, { email, email_verified: false })
    const key = await keyOf(app)
    const browser = createBrowser(app)
    expect((await enter(browser, { email, key })).status).toBe(200)
    expect((await app.request('/api/users/me', { headers: stranger.headers })).status).toBe(401)
    expect((await browser.request('/api/admin/stats')).status).toBe(200)
  })

  test('lets one of two in who use the key at once', async () => {
    const app = await createTestApp()
    const key = await keyOf(app)
    const answers = await Promise.all([1, 2, 3].map(() => enter(createBrowser(app), { email, key })))
    expect(answers.map((r) => r.status).sort()).toEqual([200, 403, 403])
  })
})
