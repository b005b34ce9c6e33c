import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createTool } from '../../../../test/factories.ts'
import { createFacts } from '../../../../test/facts.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import type { FactReport } from '../admin-corrections.contract.ts'
import type { Corrections } from '../corrections.contract.ts'

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
const log = (of = app, query = '') => of.read<Corrections>(`/api/corrections${query}`)

let count = 0
/** Sends a report, and answers it as the administration has it. */
async function report(body: object = {}): Promise<FactReport> {
  expect((await post({ message: `Wrong ${++count}`, ...body })).status).toBe(201)
  return (await list('sort=created_at&limit=1'))[0]!
}

/** A tool that is not published any more. */
async function createHidden(of: TestApp): Promise<Tool> {
  const hidden = await createTool(of, { name: 'Hidden', slug: 'hidden' })
  const boss = await createPerson(of, { role: 'admin' })
  await of.send('PUT', `/api/admin/tools/${hidden.id}`, { status: 'inactive' }, boss.headers)
  return hidden
}

/** Puts another value in the place of the one that stands; null takes it away. */
async function replaceFact(of: TestApp, { id }: Tool, kind: string, value: unknown, until = new Date()) {
  const { db } = of.services.database
  await db
    .updateTable('facts')
    .set({ until: until.toISOString() })
    .where('tool_id', '=', id)
    .where('until', 'is', null)
    .where('kind_id', '=', (e) => e.selectFrom('fact_kinds').select('id').where('key', '=', kind))
    .execute()
  if (value !== null) await createFacts(of, id, [{ kind, value: value as string }])
}

describe('a report', () => {
  test('is stored with what stood then, and waits', async () => {
    const response = await post({ link: 'docs.editor.example/api', email: ' ann@example.com ' })
    expect([response.status, await response.json()]).toEqual([201, { received: true }])
    expect((await list())[0]).toMatchObject({
      tool_name: 'Editor',
      kind: 'api',
      subject: 'API',
      stood: 'No',
      message: 'There is one',
      link: 'https://docs.editor.example/api',
      email: 'ann@example.com',
      status: 'open',
    })
    const waiting = await app.read('/api/admin/waiting', { headers: mod.headers })
    expect(waiting).toMatchObject({ reports: 1 })
  })

  test('may be about a plan, about what is not known, and about the tool as a whole', async () => {
    expect(await report({ kind: 'plans', plan: 'Team' })).toMatchObject({
      plan: 'Team',
      subject: 'Plan Team',
      stood: '$8.50 a person, a month',
    })
    expect(await report({ kind: 'plans', plan: 'Gone' })).toMatchObject({ subject: 'Plan Gone', stood: null })
    expect(await report({ kind: 'sso' })).toMatchObject({ kind: 'sso', stood: null })
    expect(await report({ kind: null, plan: 'Team' })).toMatchObject({
      kind: null,
      plan: null,
      subject: 'The tool as a whole',
    })
  })

  test('of somebody who is signed in has their address', async () => {
    const { headers, email } = await createPerson(app)
    await post({ message: 'I know' }, { headers })
    expect((await list('sort=created_at'))[0]).toMatchObject({ message: 'I know', email })
  })

  test.each([
    ['message', ''],
    ['message', '  '],
    ['message', 'x'.repeat(2001)],
    ['link', 'javascript:alert(1)'],
    ['link', 'just words'],
    ['email', 'nobody'],
    ['kind', 'colour'],
    ['kind', 7],
    ['plan', 'x'.repeat(201)],
  ])('with a wrong %s is refused', async (name, value) => {
    const before = await list()
    await expectFailure(await post({ [name]: value }), 'invalid', name)
    expect(await list()).toEqual(before)
  })

  test('about no published tool is not found', async () => {
    await createHidden(app)
    for (const slug of ['nothing', 'hidden']) {
      await expectFailure(await post({}, { slug }), 'not_found')
      await expectFailure(await post({ website: 'x' }, { slug }), 'not_found')
    }
  })

  test('of a program is answered and dropped', async () => {
    const before = await list()
    expect((await post({ message: 'Spam', website: 'https://spam.example' })).status).toBe(201)
    expect(await list()).toEqual(before)
  })

  test('is stored once when the same person says the same twice', async () => {
    const twice = { message: 'Twice', email: 'twice@example.com' }
    const answers = await Promise.all([post(twice), post(twice)])
    expect(answers.map((r) => r.status)).toEqual([201, 201])
    const said = async () => (await list()).filter(({ message }) => message === 'Twice')
    expect(await said()).toHaveLength(1)
    await post({ ...twice, email: 'other@example.com' })
    await post({ ...twice, kind: 'platforms' })
    expect(await said()).toHaveLength(3)
    // Another day it is said again.
    const { db } = app.services.database
    await db.updateTable('fact_reports').set({ created_at: '2026-01-01T00:00:00.000Z' }).execute()
    await post(twice)
    expect(await said()).toHaveLength(4)
  })

  test('can be sent ten times an hour', async () => {
    const own = await createTestApp({ KITLY_RATE_LIMIT: '1' })
    await createTool(own, { name: 'Editor', slug: 'editor' })
    for (let i = 0; i < 10; i++) {
      expect((await post({ kind: null, message: `Nr ${i}` }, { to: own })).status).toBe(201)
    }
    await expectFailure(await post({ kind: null }, { to: own }), 'rate_limited')
  })
})

describe('GET /api/corrections', () => {
  test('counts what is known of published tools', async () => {
    const own = await createTestApp()
    const empty = { counts: { facts: 0, sources: 0, tools: 0 }, corrections: [], more: false }
    expect(await log(own)).toEqual(empty)
    const known = await createTool(own, { name: 'Known', slug: 'known' })
    const hidden = await createHidden(own)
    const facts = [
      { kind: 'api', value: true },
      { kind: 'sso', value: true, source_url: 'https://docs.example.com/sso' },
    ]
    await createFacts(own, known.id, facts, [{ source_url: 'https://docs.example.com/pricing' }])
    await createFacts(own, hidden.id, facts)
    expect((await log(own)).counts).toEqual({ facts: 2, sources: 3, tools: 1 })
  })

  test('has values that were replaced or taken away, and neither the first nor the same again', async () => {
    const own = await createTestApp()
    const known = await createTool(own, { name: 'Known', slug: 'known' })
    const hidden = await createHidden(own)
    for (const { id } of [known, hidden]) {
      await createFacts(own, id, [
        { kind: 'api', value: false },
        { kind: 'sso', value: true },
        { kind: 'platforms', value: ['web'] },
      ])
    }
    expect((await log(own)).corrections).toEqual([])
    await replaceFact(own, known, 'platforms', ['web'], new Date('2026-11-01'))
    await replaceFact(own, known, 'sso', null, new Date('2026-11-02'))
    await replaceFact(own, known, 'api', true, new Date('2026-11-03'))
    await replaceFact(own, hidden, 'api', true)
    const entry = { tool: { name: 'Known', slug: 'known' }, reported: false, note: null }
    expect((await log(own)).corrections).toEqual([
      { ...entry, at: '2026-11-03T00:00:00.000Z', subject: 'API', was: 'No', now: 'Yes' },
      { ...entry, at: '2026-11-02T00:00:00.000Z', subject: 'Single sign-on', was: 'Yes', now: null },
    ])
  })

  test('says what readers have reported, with the sentence, and never their address', async () => {
    const own = await report({ email: 'private@example.com', kind: 'api', message: 'Private words' })
    await replaceFact(app, tool, 'api', true)
    await decide([own.id], { status: 'done', public_note: 'It has one since May.', answer: 'For you alone' })
    const whole = await report({ kind: null })
    await decide([whole.id], { status: 'done', public_note: 'The description says so now.' })
    const refused = await report({ kind: null })
    await decide([refused.id], { status: 'refused', answer: 'No' })
    const answer = await log()
    expect(answer.corrections).toContainEqual(
      expect.objectContaining({
        subject: 'API',
        was: 'No',
        now: 'Yes',
        reported: true,
        note: 'It has one since May.',
      }),
    )
    expect(answer.corrections).toContainEqual(
      expect.objectContaining({
        subject: 'The tool as a whole',
        reported: true,
        note: 'The description says so now.',
      }),
    )
    expect(answer.corrections.filter(({ subject }) => subject === 'API')).toHaveLength(1)
    expect(JSON.stringify(answer)).not.toMatch(/private|For you alone|@/i)
    await decide([whole.id], { status: 'open' })
    expect((await log()).corrections.map(({ subject }) => subject)).not.toContain('The tool as a whole')
  })

  test('has pages', async () => {
    const own = await createTestApp()
    const many = await createTool(own, { name: 'Many', slug: 'many' })
    await createFacts(own, many.id, [{ kind: 'trial_days', value: 0 }])
    for (let i = 1; i <= 51; i++) await replaceFact(own, many, 'trial_days', i)
    const [first, second] = [await log(own), await log(own, '?page=2')]
    expect([first.corrections.length, first.more]).toEqual([50, true])
    expect([second.corrections.length, second.more]).toEqual([1, false])
    await expectFailure(await own.request('/api/corrections?page=0'), 'invalid', 'page')
  })
})
