import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createTools } from '../../../../test/factories.ts'
import { createPerson, PASSWORD, type Person } from '../../../../test/people.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import { SHARED_KITS_MAX } from '../kits.limits.ts'
import type { SavedKit, SharedLink } from '../stored-kits.contract.ts'

/** The links that somebody has made while signed in. */

let app: TestApp
let tools: Tool[]
beforeAll(async () => {
  app = await createTestApp()
  tools = await createTools(app, [{ name: 'Recorder' }, { name: 'Cutter' }])
})

const input = (name: string) => ({
  name,
  prompt: 'I record a podcast with remote guests',
  preferences: { budget: 'mixed', complexity: 'beginner', kit_size: 5 },
  items: tools.map((t) => ({ tool_id: t.id, job: 'clips' })),
})
const share = (name: string, person?: Person) =>
  app.send('POST', '/api/kits/shared', input(name), person?.headers)
const shared = async (name: string, person?: Person) =>
  (await (await share(name, person)).json()) as { token: string; secret: string }
const links = ({ headers }: Person) => app.read<SharedLink[]>('/api/users/shared-kits', { headers })
const withdraw = (id: string, { headers }: Person) =>
  app.request(`/api/users/shared-kits/${id}`, { method: 'DELETE', headers })

describe('one’s own links', () => {
  test('are listed with what leads to them, the newest first', async () => {
    const person = await createPerson(app)
    expect(await links(person)).toEqual([])
    const { token } = await shared('First', person)
    const { db } = app.services.database
    const created_at = '2026-01-02T03:04:05.678Z'
    await db.updateTable('shared_kits').set({ created_at }).where('user_id', '=', person.id).execute()
    const second = await shared('Second', person)
    expect(await links(person)).toMatchObject([
      { name: 'Second', tool_count: 2, token: second.token },
      { name: 'First', tool_count: 2, token, created_at },
    ])
    expect((await app.request(`/api/kits/shared/${token}`)).status).toBe(200)
  })

  test('are listed without the kit that they were made of', async () => {
    const person = await createPerson(app)
    const saving = await app.send('POST', '/api/users/saved-kits', input('Passing'), person.headers)
    const { id } = (await saving.json()) as SavedKit
    const { token } = await shared('Passing', person)
    const { headers } = person
    await app.request(`/api/users/saved-kits/${id}`, { method: 'DELETE', headers })
    expect((await links(person)).map((l) => l.token)).toEqual([token])
  })

  test('are withdrawn, page and picture at once', async () => {
    const person = await createPerson(app)
    const { token, secret } = await shared('Mine', person)
    const [link] = await links(person)
    expect((await withdraw(link!.id, person)).status).toBe(200)
    await expectFailure(await app.request(`/api/kits/shared/${token}`), 'not_found')
    expect((await app.request(`/og/kits/${token}.png`)).status).toBe(404)
    expect(await links(person)).toEqual([])
    await expectFailure(await withdraw(link!.id, person), 'not_found')
    await expectFailure(await app.send('POST', `/api/kits/shared/${token}/withdraw`, { secret }), 'not_found')
  })

  test('are gone from the list when the browser that made them withdraws them', async () => {
    const person = await createPerson(app)
    const { token, secret } = await shared('Mine', person)
    await app.send('POST', `/api/kits/shared/${token}/withdraw`, { secret })
    expect(await links(person)).toEqual([])
  })

  test('are nobody else’s, and those of visitors are nobody’s', async () => {
    const [owner, other] = [await createPerson(app), await createPerson(app)]
    const { token } = await shared('Mine', owner)
    const visitors = await shared('Nobody’s')
    expect(await links(other)).toEqual([])
    const [link] = await links(owner)
    await expectFailure(await withdraw(link!.id, other), 'not_found')
    const rows = await app.services.database.db.selectFrom('shared_kits').select(['id', 'user_id']).execute()
    const unowned = rows.filter((r) => r.user_id === null)
    expect(unowned.length).toBeGreaterThan(0)
    for (const { id } of unowned) await expectFailure(await withdraw(id, other), 'not_found')
    for (const name of [token, visitors.token]) {
      expect((await app.request(`/api/kits/shared/${name}`)).status).toBe(200)
    }
    await expectFailure(await app.request('/api/users/shared-kits'), 'unauthenticated')
  })

  test('can only be withdrawn once the server’s key is another one', async () => {
    const person = await createPerson(app)
    await shared('Old', person)
    const { db } = app.services.database
    const token_hash = 'the hash of a link that another key has made'
    await db.updateTable('shared_kits').set({ token_hash }).where('user_id', '=', person.id).execute()
    const [link] = await links(person)
    expect(link).toMatchObject({ name: 'Old', token: null })
    expect((await withdraw(link!.id, person)).status).toBe(200)
  })

  test('are in the file of one’s data, without what leads to them', async () => {
    const person = await createPerson(app)
    const { token } = await shared('Mine', person)
    const response = await app.send('POST', '/api/users/export', { password: PASSWORD }, person.headers)
    expect(response.status).toBe(200)
    const text = await response.text()
    const data = JSON.parse(text) as { shared_kits: Record<string, unknown>[] }
    expect(data.shared_kits).toMatchObject([{ name: 'Mine', prompt: input('').prompt }])
    expect(Object.keys(data.shared_kits[0]!).filter((name) => name.endsWith('_hash'))).toEqual([])
    expect(text).not.toContain(token)
  })

  test('go with the account', async () => {
    const person = await createPerson(app)
    const { token } = await shared('Mine', person)
    await app.services.database.db.deleteFrom('users').where('id', '=', person.id).execute()
    await expectFailure(await app.request(`/api/kits/shared/${token}`), 'not_found')
  })

  test('have a limit, which is no visitor’s', async () => {
    const person = await createPerson(app)
    await shared('Mine', person)
    const { db } = app.services.database
    const row = await db
      .selectFrom('shared_kits')
      .selectAll()
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow()
    const copies = Array.from({ length: SHARED_KITS_MAX - 1 }, (_, i) => ({
      ...row,
      id: `${row.id}-${i}`,
      token_hash: `${row.token_hash}-${i}`,
    }))
    await db.insertInto('shared_kits').values(copies).execute()
    await expectFailure(await share('One more', person), 'conflict')
    expect((await share('One more')).status).toBe(201)
    const [link] = await links(person)
    await withdraw(link!.id, person)
    expect((await share('One more', person)).status).toBe(201)
  })
})
