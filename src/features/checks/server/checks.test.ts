import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createBundle, createTools } from '../../../../test/factories.ts'
import { createFacts } from '../../../../test/facts.ts'
import { createPerson } from '../../../../test/people.ts'
import { upsertSourceFindings } from '../../links/server/source-pages.queries.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import type { Check, CheckCounts, CheckReason } from '../checks.contract.ts'

let app: TestApp
let headers: Record<string, string>
let tools: Tool[]
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const page = (path: string) => `https://docs.example.com/${path}`

beforeAll(async () => {
  app = await createTestApp()
  headers = (await createPerson(app, { role: 'admin' })).headers
  tools = await createTools(
    app,
    ['Atlas', 'Bureau', 'Comet', 'Dune'].map((name, i) => ({
      name,
      ...(i === 2 && { life_state: 'closed' }),
    })),
  )
  const [atlas, bureau, comet] = tools as [Tool, Tool, Tool]
  await createFacts(
    app,
    atlas.id,
    [
      // Prices are read again after 60 days, the rest after 180.
      { kind: 'free_plan', value: true, checked_at: daysAgo(61) },
      { kind: 'platforms', value: ['web', 'ios'], checked_at: daysAgo(61) },
      { kind: 'api', value: true, checked_at: daysAgo(181), source_url: page('gone') },
    ],
    [{ name: 'Pro', checked_at: daysAgo(70), source_url: page('prices') }],
  )
  await createFacts(
    app,
    bureau.id,
    [{ kind: 'api', value: false }],
    [{ name: 'Pro', source_url: page('fine') }],
  )
  await createBundle(app, { name: 'Trip', tool_ids: [comet.id] })
})

const list = (reason: CheckReason, more = '') =>
  app.read<Check[]>(`/api/admin/checks?reason=${reason}${more}`, { headers })
const rows = async (reason: CheckReason, more = '') =>
  (await list(reason, more)).map(({ name, label }) => [name, label])
const counts = () => app.read<CheckCounts>('/api/admin/checks/counts', { headers })

/** A visit of pages, and what stood there then. */
const visited = (found: Record<string, string | null>, at = new Date()) =>
  upsertSourceFindings(
    app.services.database.db,
    Object.entries(found).map(([path, text_hash]) => ({
      url: page(path),
      outcome: text_hash === null ? ('dead' as const) : ('alive' as const),
      failure: text_hash === null ? ('answer' as const) : null,
      http_status: text_hash === null ? 404 : 200,
      code: null,
      checked_at: at.toISOString(),
      text_hash,
    })),
  )

describe('what is due', () => {
  test('are facts and plans whose time is over, the longest waiting first', async () => {
    expect(await rows('due')).toEqual([
      ['Atlas', 'API'],
      ['Atlas', 'Plans'],
      ['Atlas', 'Free plan'],
    ])
    expect((await list('due'))[2]).toMatchObject({ kind: 'free_plan', value: 'Yes', since: daysAgo(61) })
    expect(await rows('due', '&search=bureau')).toEqual([])
    expect(await rows('due', '&limit=1&offset=1')).toEqual([['Atlas', 'Plans']])
  })

  test('is so no more when somebody has read it again', async () => {
    const path = `/api/admin/tools/${tools[0]!.id}/facts/confirm`
    await app.send('POST', path, { kinds: ['free_plan'], plans: true }, headers)
    expect(await rows('due')).toEqual([['Atlas', 'API']])
  })
})

describe('sources', () => {
  test('that are gone name all that rests on them, with the reason', async () => {
    await visited({ gone: null, fine: 'a', prices: 'a' })
    const [row, ...others] = await list('dead')
    expect(row).toMatchObject({ name: 'Atlas', kind: 'api', detail: 'There is no such page (404)' })
    expect(others).toEqual([])
  })

  test('with prices are told when they say something else since they were read', async () => {
    expect(await rows('changed')).toEqual([])
    await visited({ fine: 'b', prices: 'a' }, new Date(Date.now() + 86_400_000))
    expect(await rows('changed')).toEqual([['Bureau', 'Plans']])
    // What was found once stays found until somebody has read it.
    await visited({ fine: 'b' }, new Date(Date.now() + 2 * 86_400_000))
    expect(await rows('changed')).toEqual([['Bureau', 'Plans']])
  })
})

test('tools of which little is known are named with how much it is', async () => {
  expect((await list('unknown')).map(({ name, detail }) => [name, detail])).toEqual([
    ['Bureau', '1 fact is known'],
    ['Comet', 'Nothing is known of it'],
    ['Dune', 'Nothing is known of it'],
  ])
})

test('closed tools are named with what they stand in', async () => {
  expect((await list('closed')).map(({ name, uses }) => [name, uses])).toEqual([
    ['Comet', [{ title: 'Trip', path: '/bundles/trip' }]],
  ])
})

test('each list is as long as it is said to be', async () => {
  expect(await counts()).toEqual({ due: 1, changed: 1, dead: 1, unknown: 3, closed: 1 })
})

test('they are for administrators alone', async () => {
  const member = await createPerson(app, {})
  for (const path of ['/api/admin/checks', '/api/admin/checks/counts']) {
    expect((await app.request(path)).status).toBe(401)
    expect((await app.request(path, { headers: member.headers })).status).toBe(403)
  }
})
