import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../../test/app.ts'
import { createReview, createTool } from '../../../../../test/factories.ts'
import { createPerson, newestMail, type Person } from '../../../../../test/people.ts'
import { cleanUpAccounts } from './deletion.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})

const get = async <T>({ headers }: Person, path: string) =>
  (await (await app.request(`/api/users/${path}`, { headers })).json()) as T
const send = ({ headers }: Person, method: string, path: string, body: unknown = {}) =>
  app.send(method, `/api/users/${path}`, body, headers)

describe('one’s data', () => {
  test('is downloaded without passwords and tokens, and nobody else’s', async () => {
    const person = await createPerson(app, { name: 'Ada' })
    const other = await createPerson(app)
    const tool = await createTool(app)
    await send(person, 'POST', `saved-tools/${tool.id}`)
    const response = await send(person, 'POST', 'export')
    expect(response.headers.get('content-disposition')).toContain('kitly-data.json')
    const text = await response.text()
    const data = JSON.parse(text)
    expect(data.user).toMatchObject({ id: person.id, name: 'Ada', email: person.email })
    expect(data.saved_tools).toMatchObject([{ tool_id: tool.id }])
    expect(text).not.toMatch(/argon2|token|password"/)
    expect(text).not.toContain(other.email)
  })
})

describe('an account that is to be deleted', () => {
  const ask = (person: Person) => send(person, 'POST', 'me/delete')
  const endGrace = async (person: Person) => {
    await app.services.database.db
      .updateTable('users')
      .set({ delete_after: '2026-01-01T00:00:00.000Z' })
      .where('id', '=', person.id)
      .execute()
    await cleanUpAccounts(app.services)
  }

  test('lives on for two weeks, and for good when it is kept', async () => {
    const person = await createPerson(app)
    const { delete_after } = (await (await ask(person)).json()) as { delete_after: string }
    const days = (Date.parse(delete_after) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(13.9)
    expect(days).toBeLessThanOrEqual(14)
    await newestMail(app, person.email, 'Your account will be deleted')
    await cleanUpAccounts(app.services)
    expect(await get(person, 'me')).toMatchObject({ delete_after })
    await send(person, 'POST', 'me/keep')
    expect(await get(person, 'me')).toMatchObject({ delete_after: null })
  })

  test('goes with everything that is its own; its reviews stay without name and address', async () => {
    const person = await createPerson(app, { name: 'Unmistakable' })
    const tool = await createTool(app)
    await send(person, 'POST', `saved-tools/${tool.id}`)
    await app.send(
      'POST',
      `/api/tools/${tool.slug}/reviews`,
      { user_name: 'x', user_email: 'x@example.com', content: 'Good' },
      person.headers,
    )
    await createReview(app, tool.slug, { user_name: 'Somebody else' })
    await ask(person)
    await endGrace(person)
    await expectFailure(await app.request('/api/users/me', { headers: person.headers }), 'unauthenticated')
    const { db } = app.services.database
    for (const table of ['saved_tools', 'counted_saves', 'sessions', 'accounts', 'user_profiles'] as const) {
      expect(await db.selectFrom(table).selectAll().where('user_id', '=', person.id).execute()).toEqual([])
    }
    const reviews = await app.read<{ user_name: string }[]>(`/api/tools/${tool.slug}/reviews`)
    expect(reviews.map((r) => r.user_name).sort()).toEqual(['Former member', 'Somebody else'])
    const everything = JSON.stringify([
      await db.selectFrom('reviews').selectAll().execute(),
      await db.selectFrom('changes').selectAll().execute(),
    ])
    expect(everything).not.toContain('Unmistakable')
    expect(everything).not.toContain(person.email)
  })
})
