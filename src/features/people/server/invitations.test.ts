import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { tokenIn } from '../../../../test/mailbox.ts'
import {
  acceptInvitation,
  ageSessions,
  cookieHeader,
  createBrowser,
  createPerson,
  INVITATION_SUBJECT,
  mailTo,
  newestMail,
  type Person,
  signUp,
  VERIFY_SUBJECT,
  verify,
} from '../../../../test/people.ts'
import type { AdminUser } from '../administrators.contract.ts'
import { ensureFirstAdministrator } from './direct-access.service.ts'

let app: TestApp
let boss: Person
beforeAll(async () => {
  app = await createTestApp()
  boss = await createPerson(app, { role: 'admin', name: 'Boss' })
})

let count = 0
const fresh = () => `invited${++count}@example.com`
const invite = async (email: string) =>
  (await (await app.send('POST', '/api/admin/users', { email }, boss.headers)).json()) as AdminUser
const setActive = (id: number, is_active: boolean) =>
  app.send('PUT', `/api/admin/users/${id}`, { is_active }, boss.headers)
const again = (id: number) => app.send('POST', `/api/admin/users/${id}/invitation`, {}, boss.headers)
const accept = (token: string, headers: Record<string, string>) =>
  app.send('POST', '/api/admin/invitation', { token }, headers)
const invitationsTo = async (email: string) =>
  (await mailTo(app, email)).filter((m) => m.subject === INVITATION_SUBJECT)
const entry = async (email: string) =>
  (await app.read<AdminUser[]>('/api/admin/users', { headers: boss.headers })).find((u) => u.email === email)!
const stats = (headers: Record<string, string>) => app.request('/api/admin/stats', { headers })

describe('an invitation to administer', () => {
  test('gives its rights to the account of its address, in a new session; the others are told', async () => {
    const person = await createPerson(app, { email: fresh(), name: 'Ada' })
    expect(await invite(person.email)).toMatchObject({ is_active: true, has_account: true, accepted: false })
    await expectFailure(await stats(person.headers), 'forbidden')
    const letter = await newestMail(app, person.email, INVITATION_SUBJECT)
    expect(letter.text).toContain('/admin/invitation#token=')
    expect(letter.text).toContain('Invited by: Boss')
    const answer = await acceptInvitation(app, person.email, person.headers)
    expect(await answer.json()).toMatchObject({ success: true, admin: { email: person.email } })
    const headers = { cookie: cookieHeader(answer.headers.getSetCookie()) }
    expect((await stats(headers)).status).toBe(200)
    await expectFailure(await stats(person.headers), 'unauthenticated')
    expect(await entry(person.email)).toMatchObject({ accepted: true, invited_until: null })
    const told = await newestMail(app, boss.email, 'A new administrator')
    expect(told.text).toContain(`Address: ${person.email}`)
    // Once.
    await expectFailure(await accept(tokenIn(letter), headers), 'not_found')
  })

  test('waits for whoever makes an account with its address', async () => {
    const email = fresh()
    expect(await invite(email)).toMatchObject({ has_account: false, accepted: false })
    const browser = createBrowser(app)
    await signUp(browser, { email })
    await verify(browser, tokenIn(await newestMail(app, email, VERIFY_SUBJECT)))
    await expectFailure(await browser.request('/api/admin/stats'), 'forbidden')
    const token = tokenIn(await newestMail(app, email, INVITATION_SUBJECT))
    expect((await browser.send('POST', '/api/admin/invitation', { token })).status).toBe(200)
    expect((await browser.request('/api/admin/stats')).status).toBe(200)
  })

  test('is not for another account, which does not use it up, nor for nobody', async () => {
    const person = await createPerson(app, { email: fresh() })
    const thief = await createPerson(app)
    await invite(person.email)
    const token = tokenIn(await newestMail(app, person.email, INVITATION_SUBJECT))
    await expectFailure(await accept(token, thief.headers), 'forbidden')
    await expectFailure(await accept(token, {}), 'unauthenticated')
    await expectFailure(await accept('guessed', person.headers), 'not_found')
    expect((await accept(token, person.headers)).status).toBe(200)
    await expectFailure(await stats(thief.headers), 'forbidden')
  })

  test('is accepted once of two who try at once', async () => {
    const person = await createPerson(app, { email: fresh() })
    await invite(person.email)
    const token = tokenIn(await newestMail(app, person.email, INVITATION_SUBJECT))
    const answers = await Promise.all([accept(token, person.headers), accept(token, person.headers)])
    expect(answers.filter((r) => r.status === 200)).toHaveLength(1)
  })

  test('ends after seven days, and is stored as a hash', async () => {
    const person = await createPerson(app, { email: fresh() })
    const { id, invited_until } = await invite(person.email)
    const days = (Date.parse(invited_until!) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThanOrEqual(7)
    const token = tokenIn(await newestMail(app, person.email, INVITATION_SUBJECT))
    const { db } = app.services.database
    const rows = await db.selectFrom('verifications').selectAll().where('id', '=', `invite:${id}`).execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
    const past = new Date(Date.now() - 1000).toISOString()
    await db.updateTable('verifications').set({ expires_at: past }).where('id', '=', `invite:${id}`).execute()
    await expectFailure(await accept(token, person.headers), 'not_found')
    expect(await entry(person.email)).toMatchObject({ accepted: false, invited_until: null })
  })

  test('is sent again, which makes the first one void, and is withdrawn', async () => {
    const person = await createPerson(app, { email: fresh() })
    const { id } = await invite(person.email)
    expect((await again(id)).status).toBe(200)
    const [first, second] = (await invitationsTo(person.email)).map(tokenIn)
    await expectFailure(await accept(first!, person.headers), 'not_found')
    expect(await (await setActive(id, false)).json()).toMatchObject({ is_active: false, invited_until: null })
    await expectFailure(await accept(second!, person.headers), 'not_found')
    await expectFailure(await again(id), 'conflict')
    // Activated again, it is sent anew.
    expect(await (await setActive(id, true)).json()).toMatchObject({ is_active: true, accepted: false })
    expect((await acceptInvitation(app, person.email, person.headers)).status).toBe(200)
    await expectFailure(await again(id), 'conflict')
    await expectFailure(await again(999_999), 'not_found')
  })

  test('is not needed a second time by who is only activated again', async () => {
    const person = await createPerson(app, { role: 'admin' })
    const { id } = await entry(person.email)
    await setActive(id, false)
    await expectFailure(await stats(person.headers), 'forbidden')
    expect(await (await setActive(id, true)).json()).toMatchObject({ accepted: true, invited_until: null })
    expect((await stats(person.headers)).status).toBe(200)
    expect(await invitationsTo(person.email)).toEqual([])
  })

  test('is sent to a person whose role is to be that of an administrator, and told to the others', async () => {
    const person = await createPerson(app, { email: fresh() })
    const other = await createPerson(app, { role: 'admin' })
    const path = `/api/admin/registered-users/${person.id}`
    const answer = await app.send('PUT', path, { user_role: 'admin' }, boss.headers)
    expect(await answer.json()).toMatchObject({ user_role: 'user' })
    const told = await newestMail(app, other.email, 'Somebody is invited to administer')
    expect(told.text).toContain(person.email)
    expect(await entry(person.email)).toMatchObject({ is_active: true, accepted: false })
    const people = await app.read<{ id: string }[]>('/api/admin/registered-users?role=admin', {
      headers: boss.headers,
    })
    expect(people.map((p) => p.id)).not.toContain(person.id)
  })

  test('is accepted, and sent, by who has shown lately who they are', async () => {
    const own = await createPerson(app, { role: 'admin' })
    const person = await createPerson(app, { email: fresh() })
    const { id } = await invite(person.email)
    const token = tokenIn(await newestMail(app, person.email, INVITATION_SUBJECT))
    await ageSessions(app, person, 11)
    await expectFailure(await accept(token, person.headers), 'confirm_identity')
    await ageSessions(app, own, 11)
    const send = (method: string, path: string, body: object) => app.send(method, path, body, own.headers)
    for (const asked of [
      send('POST', '/api/admin/users', { email: fresh() }),
      send('PUT', `/api/admin/users/${id}`, { is_active: false }),
      send('POST', `/api/admin/users/${id}/invitation`, {}),
      send('PUT', `/api/admin/registered-users/${person.id}`, { user_role: 'admin' }),
      send('PUT', `/api/admin/registered-users/${person.id}`, { user_role: 'moderator' }),
      send('PUT', `/api/admin/registered-users/${boss.id}`, { is_active: false }),
      app.request('/api/admin/registered-users/export', { headers: own.headers }),
      app.request('/api/admin/contact-inquiries/export', { headers: own.headers }),
      send('POST', '/api/admin/second-factor/setup', {}),
    ]) {
      await expectFailure(await asked, 'confirm_identity')
    }
    // What is everyday work does not ask.
    const everyday = await send('PUT', `/api/admin/registered-users/${person.id}`, { is_active: false })
    expect(everyday.status).toBe(200)
  })
})

describe('the owner of the server', () => {
  const email = 'owner@example.com'

  test('needs no invitation for the address of the environment: it comes with the verified account', async () => {
    const own = await createTestApp({ KITLY_ADMIN_EMAIL: email })
    const browser = createBrowser(own)
    await signUp(browser, { email })
    await expectFailure(await browser.request('/api/admin/stats'), 'unauthenticated')
    await verify(browser, tokenIn(await newestMail(own, email, VERIFY_SUBJECT)))
    expect((await browser.request('/api/admin/stats')).status).toBe(200)
    expect(await mailTo(own, email)).toHaveLength(1)
  })

  test('lets an address in that is invited already, but none that was deactivated', async () => {
    const own = await createTestApp()
    const first = await createPerson(own, { role: 'admin' })
    const person = await createPerson(own, { email })
    const added = await own.send('POST', '/api/admin/users', { email }, first.headers)
    const { id } = (await added.json()) as AdminUser
    const start = () =>
      ensureFirstAdministrator({
        ...own.services,
        config: { ...own.services.config, firstAdmin: { email, password: undefined } },
      })
    const isIn = async () =>
      (await own.request('/api/admin/stats', { headers: person.headers })).status === 200
    expect(await isIn()).toBe(false)
    await start()
    expect(await isIn()).toBe(true)
    await own.send('PUT', `/api/admin/users/${id}`, { is_active: false }, first.headers)
    await start()
    expect(await isIn()).toBe(false)
  })
})
