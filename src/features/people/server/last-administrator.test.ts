import { beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { tokenIn } from '../../../../test/mailbox.ts'
import { createPerson, newestMail, type Person } from '../../../../test/people.ts'
import { cleanUpAccounts } from '../../accounts/server/profile/deletion.service.ts'
import type { AdminUser } from '../administrators.contract.ts'

let app: TestApp
let boss: Person
beforeEach(async () => {
  app = await createTestApp()
  boss = await createPerson(app, { role: 'admin' })
})
const send = ({ headers }: Person, method: string, path: string, body: object = {}) =>
  app.send(method, path, body, headers)
const requestEmailChange = (person: Person) =>
  send(person, 'PUT', '/api/users/profile', { email: `moved-${person.email}` })
const askForEnd = (person: Person) => send(person, 'POST', '/api/users/me/delete')
const administers = async ({ headers }: Person) =>
  (await app.request('/api/admin/stats', { headers })).status === 200
const tokenFor = async (person: Person) =>
  tokenIn(await newestMail(app, `moved-${person.email}`, 'Confirm your new email address'))
const confirm = async (person: Person, token: string) =>
  await send(person, 'POST', '/api/auth/confirm-email', { token })
async function idOf(person: Person, by: Person): Promise<number> {
  const users = await app.read<AdminUser[]>('/api/admin/users', { headers: by.headers })
  return users.find((u) => u.email === person.email)!.id
}

describe('the last administrator', () => {
  test('cannot ask for another address, nor for the end of the account', async () => {
    await expectFailure(await requestEmailChange(boss), 'conflict', 'email')
    await expectFailure(await askForEnd(boss), 'conflict')
    expect(await administers(boss)).toBe(true)
  })

  test('keeps the address that they asked to leave while there was another one', async () => {
    const other = await createPerson(app, { role: 'admin' })
    await requestEmailChange(boss)
    const token = await tokenFor(boss)
    await send(boss, 'PUT', `/api/admin/users/${await idOf(other, boss)}`, { is_active: false })
    await expectFailure(await confirm(boss, token), 'conflict')
    expect(await administers(boss)).toBe(true)
  })

  test('is whoever is left beside accounts that are to be deleted', async () => {
    const other = await createPerson(app, { role: 'admin' })
    expect((await askForEnd(other)).status).toBe(200)
    await expectFailure(await askForEnd(boss), 'conflict')
    await expectFailure(await requestEmailChange(boss), 'conflict')
    await expectFailure(
      await send(other, 'PUT', `/api/admin/registered-users/${boss.id}`, { is_active: false }),
      'conflict',
    )
  })

  test('is not erased although they asked for it: the other one was deactivated since', async () => {
    const other = await createPerson(app, { role: 'admin' })
    expect((await askForEnd(boss)).status).toBe(200)
    const { db } = app.services.database
    await db.updateTable('admin_users').set({ is_active: 0 }).where('email', '=', other.email).execute()
    const past = '2026-01-01T00:00:00.000Z'
    const member = await createPerson(app)
    await db
      .updateTable('users')
      .set({ delete_after: past })
      .where('id', 'in', [boss.id, member.id])
      .execute()
    await cleanUpAccounts(app.services)
    // Whoever else is due is deleted all the same.
    const left = await db.selectFrom('users').select('id').where('id', 'in', [boss.id, member.id]).execute()
    expect(left).toEqual([{ id: boss.id }])
  })

  test.each<[string, (person: Person, other: Person) => Promise<() => Promise<Response>>]>([
    [
      'deactivating each other',
      async (person, other) => {
        const id = await idOf(other, person)
        return () => send(person, 'PUT', `/api/admin/users/${id}`, { is_active: false })
      },
    ],
    [
      'taking the role of each other',
      async (person, other) => () =>
        send(person, 'PUT', `/api/admin/registered-users/${other.id}`, { user_role: 'user' }),
    ],
    [
      'confirming new addresses',
      async (person) => {
        await requestEmailChange(person)
        const token = await tokenFor(person)
        return () => confirm(person, token)
      },
    ],
    ['asking for the end of their accounts', async (person) => () => askForEnd(person)],
  ])('stays, of two who go at once by %s', async (_, prepare) => {
    const other = await createPerson(app, { role: 'admin' })
    const [one, two] = [await prepare(boss, other), await prepare(other, boss)]
    const answers = await Promise.all([one(), two()])
    expect(answers.map((r) => r.status === 200).sort()).toEqual([false, true])
  })

  test('stays, of two who go at once by different ways', async () => {
    const other = await createPerson(app, { role: 'admin' })
    await requestEmailChange(boss)
    const token = await tokenFor(boss)
    const answers = await Promise.all([
      confirm(boss, token),
      send(boss, 'PUT', `/api/admin/registered-users/${other.id}`, { is_active: false }),
      askForEnd(other),
    ])
    expect(answers.some((r) => r.status !== 200)).toBe(true)
    const { db } = app.services.database
    const left = await db
      .selectFrom('admin_users')
      .innerJoin('users', 'users.email', 'admin_users.email')
      .select('users.id')
      .where('admin_users.is_active', '=', 1)
      .where('users.is_active', '=', 1)
      .where('delete_after', 'is', null)
      .execute()
    expect(left.length).toBeGreaterThan(0)
  })
})
