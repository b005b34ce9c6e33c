import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeTestApps, createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createTool } from '../../../../test/factories.ts'

afterAll(closeTestApps)

let app: TestApp
let tool: { id: number; slug: string }
beforeAll(async () => {
  app = await createTestApp()
  tool = await createTool(app, { name: 'Transcriber' })
})
const count = async (body: object, to = app) =>
  ((await (await to.send('POST', '/api/counts', body)).json()) as { counted: boolean }).counted
async function counters(of = app) {
  await of.services.counters.flush()
  return await of.services.database.db
    .selectFrom('daily_counters')
    .select(['kind', 'subject', 'count'])
    .orderBy('kind')
    .orderBy('subject')
    .execute()
}

test('views and visits of a tool are counted once for a visitor', async () => {
  expect(await count({ kind: 'tool_view', slug: tool.slug })).toBe(true)
  expect(await count({ kind: 'tool_view', slug: tool.slug })).toBe(false)
  expect(await count({ kind: 'tool_click', slug: tool.slug })).toBe(true)
  expect(await count({ kind: 'tool_click', slug: 'no-such-tool' })).toBe(false)
  expect(await counters()).toEqual([
    { kind: 'tool_click', subject: String(tool.id), count: 1 },
    { kind: 'tool_view', subject: String(tool.id), count: 1 },
  ])
})

test('searches are counted together, and by their words where nothing is found', async () => {
  const own = await createTestApp()
  await createTool(own, { name: 'Transcriber' })
  expect(await count({ kind: 'search', term: 'Transcriber' }, own)).toBe(true)
  expect(await count({ kind: 'search', term: '  Qwxzv!! jkpfw ' }, own)).toBe(true)
  expect(await count({ kind: 'search', term: 'qwxzv jkpfw' }, own)).toBe(false)
  expect(await count({ kind: 'search', term: '???' }, own)).toBe(false)
  expect(await counters(own)).toEqual([
    { kind: 'search', subject: '', count: 2 },
    { kind: 'search_empty', subject: 'qwxzv jkpfw', count: 1 },
  ])
})

test('a known product that is not listed is counted by its name, however it is written', async () => {
  const own = await createTestApp()
  for (const term of ['whats app', 'WhatsApp download']) await count({ kind: 'search', term }, own)
  expect(await counters(own)).toEqual([
    { kind: 'search', subject: '', count: 2 },
    { kind: 'search_unlisted', subject: 'WhatsApp', count: 1 },
  ])
})

test('what may name a person is not kept', async () => {
  const own = await createTestApp()
  for (const term of ['ann.miller@example.com', 'call 0123 456 7890']) {
    expect(await count({ kind: 'search', term }, own)).toBe(true)
  }
  expect(await counters(own)).toEqual([{ kind: 'search', subject: '', count: 2 }])
})

test.each([
  { kind: 'search' },
  { kind: 'search', term: 'x'.repeat(201) },
  { kind: 'tool_view', term: 'x' },
  { kind: 'other', slug: 'x' },
])('%o is refused', async (body) => {
  await expectFailure(await app.send('POST', '/api/counts', body), 'invalid')
})

test('what cannot be written is written later', async () => {
  const own = await createTestApp()
  const { id, slug } = await createTool(own)
  const { database } = own.services
  await count({ kind: 'tool_view', slug }, own)
  await database.db.schema.alterTable('daily_counters').renameTo('away').execute()
  await own.services.counters.flush()
  await database.db.schema.alterTable('away').renameTo('daily_counters').execute()
  expect(await counters(own)).toEqual([{ kind: 'tool_view', subject: String(id), count: 1 }])
})
