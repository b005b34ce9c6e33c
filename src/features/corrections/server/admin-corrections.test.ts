import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createTool } from '../../../../test/factories.ts'
import { createFacts } from '../../../../test/facts.ts'
import { createPerson, mailTo, type Person } from '../../../../test/people.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import type { FactReport } from '../admin-corrections.contract.ts'
import { forgetReporters } from './corrections.service.ts'

let app: TestApp
let mod: Person
let tool: Tool
beforeAll(async () => {
  app = await createTestApp()
  mod = await createPerson(app, { role: 'moderator', name: 'Mod' })
  tool = await createTool(app, { name: 'Editor', slug: 'editor' })
  await createFacts(
    app,
    tool.id,
    [
      { kind: 'api', value: false },
      { kind: 'platforms', value: ['web', 'ios'] },
    ],
    [{ name: 'Team', amount: 8.5, per_seat: true }],
  )
})

const PATH = '/api/admin/fact-reports'
const post = (body: object, { slug = 'editor', headers = {}, to = app } = {}) =>
  to.send(
    'POST',
    `/api/tools/${slug}/facts/reports`,
    { kind: 'api', message: 'There is one', ...body },
    headers,
  )
const list = (query = '') => app.read<FactReport[]>(`${PATH}?${query}`, { headers: mod.headers })
const decide = (ids: number[], decision: object, rest: object = {}) =>
  app.send('POST', `${PATH}/decide`, { ids, decision, ...rest }, mod.headers)

let count = 0
/** Sends a report, and answers it as the administration has it. */
async function report(body: object = {}): Promise<FactReport> {
  expect((await post({ message: `Wrong ${++count}`, ...body })).status).toBe(201)
  return (await list('sort=created_at&limit=1'))[0]!
}

describe('the administration', () => {
  test('lists open reports first, filters and searches them', async () => {
    const done = await report()
    const open = await report({ kind: 'platforms' })
    await decide([done.id], { status: 'done' })
    const all = await list()
    expect(all[0]!.id).toBe(open.id)
    expect(all.at(-1)!.id).toBe(done.id)
    expect((await list('status=done')).map((r) => r.id)).toEqual([done.id])
    expect((await list('search=editor+PLATFORMS')).map((r) => r.subject)).toContain('Platforms')
    expect(await list('search=nobody')).toEqual([])
    const wrong = await app.request(`${PATH}?status=new`, { headers: mod.headers })
    await expectFailure(wrong, 'invalid', 'status')
  })

  test('is for moderators', async () => {
    const { headers } = await createPerson(app)
    await expectFailure(await app.request(PATH, { headers }), 'forbidden')
    await expectFailure(await app.request(PATH), 'unauthenticated')
    await expectFailure(await app.send('POST', `${PATH}/decide`, {}, headers), 'forbidden')
  })

  test('shows what stands now with its source', async () => {
    const { id } = await report({ kind: 'platforms' })
    expect(await app.read(`${PATH}/${id}`, { headers: mod.headers })).toMatchObject({
      stood: 'Web, iOS',
      stands: { text: 'Web, iOS', source_url: 'https://docs.example.com/plans', source_kind: 'vendor' },
    })
    const unknown = await report({ kind: 'sso' })
    expect(await app.read(`${PATH}/${unknown.id}`, { headers: mod.headers })).toMatchObject({ stands: null })
    await expectFailure(await app.request(`${PATH}/999999`, { headers: mod.headers }), 'not_found')
  })

  test('mails the reader what was decided, once', async () => {
    const email = 'reader@example.com'
    const { id, version } = await report({ email })
    const done = { status: 'done', answer: 'You were right.', public_note: 'It has an API.' }
    const answers = await Promise.all([decide([id], done, { version }), decide([id], done, { version })])
    expect(answers.map((r) => r.status).toSorted()).toEqual([200, 409])
    const letters = await mailTo(app, email)
    expect(letters.map((l) => l.subject)).toEqual(['What you reported about Editor is done'])
    expect(letters[0]!.text).toContain('You were right.')
    expect(letters[0]!.text).toContain('It has an API.')
    expect(letters[0]!.text).toContain('/tools/editor')
  })

  test('refuses with a sentence, and opens again', async () => {
    const email = 'refused@example.com'
    const { id } = await report({ email })
    await expectFailure(await decide([id], { status: 'refused' }), 'invalid')
    const refused = { status: 'refused', answer: 'The page says no.', public_note: 'Not for the log' }
    expect((await decide([id], refused)).status).toBe(200)
    const read = () => app.read<FactReport>(`${PATH}/${id}`, { headers: mod.headers })
    expect(await read()).toMatchObject({ status: 'refused', answer: 'The page says no.', public_note: null })
    expect((await mailTo(app, email))[0]!.text).toContain('The page says no.')
    expect((await decide([id], { status: 'open' })).status).toBe(200)
    expect(await read()).toMatchObject({ status: 'open', decided_at: null })
    await expectFailure(await decide([id], { status: 'open' }), 'conflict')
    expect(await mailTo(app, email)).toHaveLength(1)
    await expectFailure(await decide([999_999], { status: 'open' }), 'not_found')
  })

  test('decides about several at once, which is undone together', async () => {
    const ids = [(await report({ email: 'some@example.com' })).id, (await report()).id]
    const before = await report()
    await decide([before.id], { status: 'done' })
    const response = await decide([...ids, before.id], { status: 'refused', answer: 'All the same' })
    const { changed, batch } = (await response.json()) as { changed: number; batch: string }
    expect(changed).toBe(2)
    expect(await mailTo(app, 'some@example.com')).toHaveLength(1)
    const status = async () => {
      const all = await list()
      return [...ids, before.id].map((id) => all.find((r) => r.id === id)!.status)
    }
    expect(await status()).toEqual(['refused', 'refused', 'done'])
    await app.send('POST', `/api/admin/changes/${batch}/undo`, {}, mod.headers)
    expect(await status()).toEqual(['open', 'open', 'done'])
  })

  test('has a bin and a history, in which stands no address and nothing that readers write', async () => {
    const { id } = await report({ email: 'secret@example.com', message: 'Secret words' })
    await decide([id], { status: 'done' })
    const history = await app.request(`/api/admin/records/fact_report/${id}/history`, {
      headers: mod.headers,
    })
    const text = await history.text()
    expect(text).toContain('"done"')
    expect(text).not.toMatch(/secret/i)
    await app.send('POST', '/api/admin/records/fact_report/delete', { ids: [id] }, mod.headers)
    expect((await list()).map((r) => r.id)).not.toContain(id)
    await app.send('POST', '/api/admin/records/fact_report/restore', { ids: [id] }, mod.headers)
    expect((await list()).map((r) => r.id)).toContain(id)
  })

  test('forgets addresses some time after the decision', async () => {
    const { db } = app.services.database
    const [old, fresh, open] = [
      await report({ email: 'old@example.com' }),
      await report({ email: 'fresh@example.com' }),
      await report({ email: 'open@example.com' }),
    ]
    await decide([old.id, fresh.id], { status: 'done' })
    await db
      .updateTable('fact_reports')
      .set({ decided_at: '2026-01-01T00:00:00.000Z' })
      .where('id', '=', old.id)
      .execute()
    await forgetReporters(db)
    const rows = await list()
    expect([old, fresh, open].map(({ id }) => rows.find((r) => r.id === id)!.email)).toEqual([
      null,
      'fresh@example.com',
      'open@example.com',
    ])
  })
})
