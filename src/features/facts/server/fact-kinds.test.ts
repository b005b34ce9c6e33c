import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createTool } from '../../../../test/factories.ts'
import { createFacts } from '../../../../test/facts.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import type { AdminFactKind } from '../admin-facts.contract.ts'
import type { FactKind, ToolFacts } from '../facts.contract.ts'

let app: TestApp
let boss: Person
beforeAll(async () => {
  app = await createTestApp()
  boss = await createPerson(app, { role: 'admin', name: 'Boss' })
  const tool = await createTool(app, { name: 'Editor', slug: 'editor' })
  await createFacts(app, tool.id, [
    { kind: 'platforms', value: ['web', 'ios'] },
    { kind: 'sso', value: true },
  ])
})

const PATH = '/api/admin/fact-kinds'
const send = (method: string, path: string, body: unknown = {}) => app.send(method, path, body, boss.headers)
const list = (query = '') => app.read<AdminFactKind[]>(`${PATH}?${query}`, { headers: boss.headers })
const asked = async () => (await app.read<FactKind[]>('/api/fact-kinds')).map((kind) => kind.key)
const byKey = async (key: string) => (await list()).find((kind) => kind.key === key)!
const change = async (key: string, body: object) => send('PUT', `${PATH}/${(await byKey(key)).id}`, body)
const create = async (given: object = {}) => {
  const kind = { label: 'Voice input', question: 'Can I speak to it?', group: 'ai', type: 'flag', ...given }
  return await send('POST', PATH, kind)
}

describe('a kind of facts', () => {
  test('is added behind the others, with a key from its label, and is asked at once', async () => {
    const response = await create()
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({
      key: 'voice_input',
      version: 1,
      tool_count: 0,
      is_own: false,
      is_compared: true,
      review_days: 180,
    })
    expect((await asked()).at(-1)).toBe('voice_input')
    expect(await (await create()).json()).toMatchObject({ key: 'voice_input_2' })
    expect(await (await create({ label: '4K video' })).json()).toMatchObject({ key: 'fact_4k_video' })
    expect(await (await create({ label: 'Plans' })).json()).toMatchObject({ key: 'plans_2' })
  })

  test('is refused with a sentence for each wrong field', async () => {
    const wrong = { key: 'Not a key', label: '', question: '', group: 'x', type: 'y', review_days: 0 }
    const { fields } = await expectFailure(await create(wrong), 'invalid')
    expect(fields).toEqual({
      key: 'A key has small letters, digits and underscores, and begins with a letter',
      label: 'Label is required',
      question: 'Question is required',
      group: 'Group is required',
      type: 'Type is required',
      review_days: 'must be at least 1 day',
    })
    for (const [given, field] of [
      [{ key: 'platforms' }, 'key'],
      [{ key: 'plans' }, 'key'],
      [{ type: 'amount' }, 'unit'],
      [{ type: 'amount', unit: 'ZZZ' }, 'unit'],
      [{ type: 'text', unit: 'days' }, 'unit'],
      [{ options: [{ value: 'a', label: 'A' }] }, 'options'],
      [{ type: 'choice', options: ['A', 'B'].map((label) => ({ value: 'a', label })) }, 'options'],
    ] as const) {
      await expectFailure(await create(given), 'invalid', field)
    }
    expect((await create({ key: 'a_price', type: 'amount', unit: 'EUR' })).status).toBe(201)
  })

  test('keeps its key, and its type while facts of it stand', async () => {
    await expectFailure(await change('sso', { key: 'single_sign_on' }), 'invalid', 'key')
    const failure = await expectFailure(await change('sso', { type: 'text' }), 'invalid', 'type')
    expect(failure.message).toBe('1 tool has a fact of it: its type cannot be changed')
    expect(await (await change('api', { type: 'text' })).json()).toMatchObject({ type: 'text', version: 2 })
  })

  test('keeps the values that facts have', async () => {
    const { options } = await byKey('platforms')
    const without = (value: string) => ({ options: options.filter((option) => option.value !== value) })
    const failure = await expectFailure(await change('platforms', without('ios')), 'invalid', 'options')
    expect(failure.message).toBe('1 tool has ios: it cannot be taken away')
    expect((await change('platforms', without('cli'))).status).toBe(200)
    expect((await byKey('platforms')).options.map((option) => option.value)).not.toContain('cli')
  })

  test('is retired with its facts, and taken back', async () => {
    const { facts } = await app.read<ToolFacts>('/api/tools/editor/facts')
    expect(facts.map((fact) => fact.kind)).toContain('sso')
    await change('sso', { is_retired: true })
    expect(await asked()).not.toContain('sso')
    expect((await app.read<ToolFacts>('/api/tools/editor/facts')).facts).toHaveLength(facts.length - 1)
    expect(await list('retired=true')).toMatchObject([{ key: 'sso', tool_count: 1 }])
    await change('sso', { is_retired: false })
    expect((await app.read<ToolFacts>('/api/tools/editor/facts')).facts).toEqual(facts)
  })

  test('lies in the bin and returns; what Kitly itself asks for does not', async () => {
    const kind = await byKey('mcp_server')
    expect((await send('DELETE', `${PATH}/${kind.id}`)).status).toBe(200)
    expect(await asked()).not.toContain('mcp_server')
    await expectFailure(await send('DELETE', `${PATH}/${kind.id}`), 'not_found')
    await expectFailure(await app.request(`${PATH}/999999`, { headers: boss.headers }), 'not_found')
    await expectFailure(await create({ key: 'mcp_server' }), 'invalid', 'key')
    const bin = await app.read<{ name: string }[]>('/api/admin/records/fact_kind/bin', {
      headers: boss.headers,
    })
    expect(bin).toMatchObject([{ name: kind.label, deleted_by: 'Boss' }])
    await send('POST', '/api/admin/records/fact_kind/restore', { ids: [kind.id] })
    expect(await asked()).toContain('mcp_server')
    const own = await byKey('licence')
    expect(own.is_own).toBe(true)
    const refused = await send('DELETE', `${PATH}/${own.id}`)
    expect((await expectFailure(refused, 'invalid')).message).toBe(
      'Kitly itself asks for licence: it can be retired, not deleted',
    )
    await expectFailure(
      await send('POST', '/api/admin/records/fact_kind/delete', { ids: [own.id] }),
      'invalid',
    )
    expect(await asked()).toContain('licence')
  })

  test('has a history that names it, an older version that returns, and changes of two', async () => {
    const { id } = await byKey('retention')
    await send('PUT', `${PATH}/${id}`, { question: 'How long is it kept?', version: 1 })
    const both = await send('PUT', `${PATH}/${id}`, { review_days: 30, version: 1 })
    expect(await both.json()).toMatchObject({ question: 'How long is it kept?', merged_with: ['Boss'] })
    await expectFailure(await send('PUT', `${PATH}/${id}`, { question: 'Else?', version: 1 }), 'conflict')
    const history = await app.read<{ id: number }[]>(`/api/admin/records/fact_kind/${id}/history`, {
      headers: boss.headers,
    })
    await send('POST', `/api/admin/records/fact_kind/${id}/restore`, {
      change_id: history[1]!.id,
      side: 'before',
    })
    expect(await byKey('retention')).toMatchObject({ version: 4, review_days: 180 })
    const log = await app.read('/api/admin/changes?entity=fact_kind&limit=1', { headers: boss.headers })
    expect(log).toMatchObject([{ name: (await byKey('retention')).label }])
  })

  test('moves among those that are named, and back', async () => {
    const before = await list('group=privacy')
    const ids = before.map((kind) => kind.id).reverse()
    const moved = await send('POST', `${PATH}/order`, { ids: [...ids, 999_999] })
    const { changed, batch } = (await moved.json()) as { changed: number; batch: string }
    expect(changed).toBeGreaterThan(0)
    expect((await list('group=privacy')).map((kind) => kind.id)).toEqual(ids)
    await send('POST', `/api/admin/changes/${batch}/undo`)
    expect((await list('group=privacy')).map((kind) => kind.id)).toEqual(ids.reverse())
  })
})
