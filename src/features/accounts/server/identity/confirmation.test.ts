import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../../test/app.ts'
import {
  ageSessions,
  createPerson,
  mailTo,
  newestMail,
  PASSWORD,
  type Person,
  startSession,
} from '../../../../../test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})

const SUBJECT = 'Your code for Kitly'
const exportData = ({ headers }: Pick<Person, 'headers'>) =>
  app.send('POST', '/api/users/export', {}, headers)
const confirm = ({ headers }: Pick<Person, 'headers'>, body: object, at = app) =>
  at.send('POST', '/api/users/confirmation', body, headers)
const mailCode = ({ headers }: Pick<Person, 'headers'>) =>
  app.send('POST', '/api/users/confirmation/mail', {}, headers)
const state = ({ headers }: Person) => app.read('/api/users/confirmation', { headers })
const codeIn = async ({ email }: Person) =>
  /Code: ([\w-]+)/.exec((await newestMail(app, email, SUBJECT)).text)![1]!

/** Somebody who has signed in a quarter of an hour ago. */
async function someone(given: Parameters<typeof createPerson>[1] = {}): Promise<Person> {
  const person = await createPerson(app, given)
  await ageSessions(app, person, 15)
  return person
}

describe('showing again who one is', () => {
  test('is not asked of who has just signed in, and by the password later', async () => {
    const person = await createPerson(app)
    expect((await exportData(person)).status).toBe(200)
    await ageSessions(app, person, 11)
    await expectFailure(await exportData(person), 'confirm_identity')
    expect(await state(person)).toEqual({ confirmed: false, password: true, app: false, mail: false })
    for (const body of [{}, { password: 'wrong' }, { code: PASSWORD }, { password: '' }]) {
      await expectFailure(await confirm(person, body), 'invalid', 'password')
    }
    await expectFailure(await exportData(person), 'confirm_identity')
    expect((await confirm(person, { password: PASSWORD })).status).toBe(200)
    expect((await exportData(person)).status).toBe(200)
    expect(await state(person)).toMatchObject({ confirmed: true })
  })

  test('holds for ten minutes, and in its session alone', async () => {
    const person = await someone()
    await confirm(person, { password: PASSWORD })
    const { db } = app.services.database
    const set = async (minutes: number) => {
      const confirmed_at = new Date(Date.now() - minutes * 60_000).toISOString()
      await db.updateTable('sessions').set({ confirmed_at }).where('user_id', '=', person.id).execute()
      app.services.sessions.forget(person.id)
    }
    await set(9.5)
    expect((await exportData(person)).status).toBe(200)
    await set(10.1)
    await expectFailure(await exportData(person), 'confirm_identity')
    const other = { headers: await startSession(app, person.id) }
    expect((await exportData(other)).status).toBe(200)
    await expectFailure(await exportData(person), 'confirm_identity')
  })

  test('is asked before the end of the account, and before a first password', async () => {
    const person = await someone()
    await expectFailure(
      await app.send('POST', '/api/users/me/delete', {}, person.headers),
      'confirm_identity',
    )
    const without = await someone({ password: null })
    const setPassword = () =>
      app.send('PUT', '/api/users/password', { password: 'a first password 1' }, without.headers)
    await expectFailure(await setPassword(), 'confirm_identity')
    await mailCode(without)
    await confirm(without, { code: await codeIn(without) })
    expect((await setPassword()).status).toBe(200)
  })

  test('goes by a code of a mail where there is no password: once, and for its account alone', async () => {
    const person = await someone({ password: null })
    const other = await someone({ password: null })
    expect(await state(person)).toEqual({ confirmed: false, password: false, app: false, mail: true })
    // The address, which everybody may know, shows nothing.
    await expectFailure(await confirm(person, { password: person.email }), 'invalid', 'password')
    expect((await mailCode(person)).status).toBe(200)
    const code = await codeIn(person)
    expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
    await expectFailure(await confirm(other, { code }), 'invalid', 'code')
    await expectFailure(await confirm(person, { code: 'aaaa-bbbb-cccc' }), 'invalid', 'code')
    expect((await confirm(person, { code: code.toUpperCase().replaceAll('-', ' ') })).status).toBe(200)
    expect((await exportData(person)).status).toBe(200)
    await expectFailure(await confirm(person, { code }), 'invalid', 'code')
  })

  test('sends no code where there is a password', async () => {
    const person = await someone()
    await expectFailure(await mailCode(person), 'conflict')
    expect((await mailTo(app, person.email)).filter((m) => m.subject === SUBJECT)).toEqual([])
  })

  test('ends a code after ten minutes', async () => {
    const person = await someone({ password: null })
    await mailCode(person)
    const code = await codeIn(person)
    const { db } = app.services.database
    const row = await db
      .selectFrom('verifications')
      .selectAll()
      .where('id', '=', `confirm:${person.id}`)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(code.replaceAll('-', ''))
    const minutes = (Date.parse(row.expires_at) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(9)
    expect(minutes).toBeLessThanOrEqual(10)
    const past = new Date(Date.now() - 1000).toISOString()
    await db.updateTable('verifications').set({ expires_at: past }).where('id', '=', row.id).execute()
    await expectFailure(await confirm(person, { code }), 'invalid', 'code')
  })

  test('limits guesses', async () => {
    const limited = await createTestApp({ KITLY_RATE_LIMIT: '1' })
    const person = await createPerson(limited)
    for (let i = 0; i < 10; i++) {
      await expectFailure(await confirm(person, { password: 'a wrong guess 1' }, limited), 'invalid')
    }
    await expectFailure(await confirm(person, { password: PASSWORD }, limited), 'rate_limited')
  })
})

describe('a session of an administrator', () => {
  const ended = (at: TestApp, { headers }: Person) => at.request('/api/users/me', { headers })
  async function setTimes(at: TestApp, { id }: Person, startedHours: number, usedMinutes: number) {
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
    await at.services.database.db
      .updateTable('sessions')
      .set({ created_at: ago(startedHours * 60), used_at: ago(usedMinutes) })
      .where('user_id', '=', id)
      .execute()
    at.services.sessions.forget(id)
  }

  test('ends after twelve hours, and after an hour without a request; that of a member does not', async () => {
    for (const [hours, minutes, status] of [
      [11.9, 59, 200],
      [12.1, 1, 401],
      [2, 61, 401],
    ] as const) {
      const boss = await createPerson(app, { role: 'admin' })
      const member = await createPerson(app)
      await setTimes(app, boss, hours, minutes)
      await setTimes(app, member, hours, minutes)
      expect([hours, minutes, (await ended(app, boss)).status]).toEqual([hours, minutes, status])
      expect((await ended(app, member)).status).toBe(200)
      // It is over, not only refused.
      const { db } = app.services.database
      const left = await db.selectFrom('sessions').select('id').where('user_id', '=', boss.id).execute()
      expect(left).toHaveLength(status === 200 ? 1 : 0)
    }
  })

  test('goes on while it is used, to the minute', async () => {
    const boss = await createPerson(app, { role: 'admin' })
    await setTimes(app, boss, 3, 30)
    expect((await ended(app, boss)).status).toBe(200)
    const { used_at } = await app.services.database.db
      .selectFrom('sessions')
      .select('used_at')
      .where('user_id', '=', boss.id)
      .executeTakeFirstOrThrow()
    expect(Date.now() - Date.parse(used_at!)).toBeLessThan(60_000)
  })

  test('ends when the settings say so', async () => {
    const own = await createTestApp({ KITLY_ADMIN_SESSION_HOURS: '2', KITLY_ADMIN_IDLE_MINUTES: '5' })
    const boss = await createPerson(own, { role: 'admin' })
    await setTimes(own, boss, 1, 6)
    expect((await ended(own, boss)).status).toBe(401)
    const second = await createPerson(own, { role: 'admin' })
    await setTimes(own, second, 2.1, 1)
    expect((await ended(own, second)).status).toBe(401)
    await expect(createTestApp({ KITLY_ADMIN_IDLE_MINUTES: '0' })).rejects.toThrow(
      'KITLY_ADMIN_IDLE_MINUTES must be at least 1',
    )
  })
})
