import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createTools } from '../../../../test/factories.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import { KITLY, recordChanges, writeContent } from '../../../kernel/changes/changes.queries.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import type { SavedKit, StoredKit } from '../stored-kits.contract.ts'

let app: TestApp
let tools: Tool[]
beforeAll(async () => {
  app = await createTestApp()
  tools = await createTools(app, [
    { name: 'Recorder', pricing_model: 'Free' },
    { name: 'Cutter', pricing_model: 'Paid' },
    { name: 'Passing' },
  ])
})

const input = (given = {}) => ({
  name: 'Podcast Kit',
  description: 'Two tools for a podcast.',
  prompt: 'I record a podcast with remote guests',
  preferences: { budget: 'mixed', complexity: 'beginner', kit_size: 5 },
  items: [
    { tool_id: tools[0]!.id, job: 'record-remote' },
    { tool_id: tools[1]!.id, job: 'clips' },
  ],
  ...given,
})
interface Share {
  token: string
  secret: string
}
const share = async (given = {}): Promise<Share> => {
  const response = await app.send('POST', '/api/kits/shared', input(given))
  expect(response.status).toBe(201)
  return (await response.json()) as Share
}

describe('sharing a kit', () => {
  test('gives a link that cannot be guessed, under which the kit is read', async () => {
    const { token, secret } = await share()
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(secret).not.toBe(token)
    const response = await app.request(`/api/kits/shared/${token}`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const kit = (await response.json()) as StoredKit
    expect(kit).toMatchObject({
      name: 'Podcast Kit',
      prompt: input().prompt,
      preferences: input().preferences,
    })
    expect(kit.tools.map((t) => [t.step, t.name, t.job.label])).toEqual([
      [1, 'Recorder', 'Recording remote guests'],
      [2, 'Cutter', 'Cutting short clips'],
    ])
    expect(kit.cost).toMatchObject({ free_count: 1, paid_count: 1 })
  })

  test('keeps neither link nor secret as they are', async () => {
    const { token, secret } = await share()
    const rows = JSON.stringify(
      await app.services.database.db.selectFrom('shared_kits').selectAll().execute(),
    )
    expect(rows).not.toContain(token)
    expect(rows).not.toContain(secret)
  })

  test('is withdrawn with its secret alone', async () => {
    const { token, secret } = await share()
    const other = await share()
    const withdraw = (key: string) => app.send('POST', `/api/kits/shared/${token}/withdraw`, { secret: key })
    await expectFailure(await withdraw(other.secret), 'not_found')
    await expectFailure(await withdraw(token), 'not_found')
    expect((await app.request(`/api/kits/shared/${token}`)).status).toBe(200)
    expect((await withdraw(secret)).status).toBe(200)
    await expectFailure(await app.request(`/api/kits/shared/${token}`), 'not_found')
    await expectFailure(await withdraw(secret), 'not_found')
    expect((await app.request(`/api/kits/shared/${other.token}`)).status).toBe(200)
  })

  test('stays readable when a tool is deleted, and says so', async () => {
    const passing = tools[2]!
    const { token } = await share({ items: [{ tool_id: passing.id, job: 'clips' }, ...input().items] })
    await writeContent(app.services, async (tx) => {
      await tx
        .updateTable('tools')
        .set({ deleted_at: '2026-01-01T00:00:00.000Z' })
        .where('id', '=', passing.id)
        .execute()
      await recordChanges(tx, KITLY, [{ action: 'delete', entity: 'tool', entity_id: passing.id }])
    })
    const kit = await app.read<StoredKit>(`/api/kits/shared/${token}`)
    expect(kit.tools[0]).toMatchObject({ name: 'Passing', card: null, reason: '' })
    expect(kit.tools[1]!.card?.name).toBe('Recorder')
  })

  test.each([
    ['no tool', { items: [] }, 'items'],
    ['an unknown tool', { items: [{ tool_id: 999_999, job: 'clips' }] }, 'items'],
    ['an unknown job', { items: [{ tool_id: 1, job: 'clipping' }] }, 'items'],
    ['21 tools', { items: Array.from({ length: 21 }, () => ({ tool_id: 1, job: 'clips' })) }, 'items'],
    ['no name', { name: '  ' }, 'name'],
    ['a long name', { name: 'x'.repeat(121) }, 'name'],
    ['a long description', { description: 'x'.repeat(1201) }, 'description'],
    ['a short prompt', { prompt: 'short' }, 'prompt'],
  ])('refuses %s', async (_, given, field) => {
    await expectFailure(await app.send('POST', '/api/kits/shared', input(given)), 'invalid', field)
  })
})

describe('the PDF of a kit', () => {
  const bytes = async (given = {}) => {
    const response = await app.send('POST', '/api/kits/pdf', input(given))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="podcast-kit.pdf"')
    return Buffer.from(await response.arrayBuffer()).toString('latin1')
  }
  const pages = (pdf: string) => pdf.match(/\/Type \/Page\b/g)!.length

  test('has its fonts embedded and links to the tools', async () => {
    const pdf = await bytes()
    expect(pdf.startsWith('%PDF-')).toBe(true)
    expect(pdf.trimEnd().endsWith('%%EOF')).toBe(true)
    expect(pages(pdf)).toBe(1)
    expect(pdf).toMatch(/\/FontFile[23]/)
    expect(pdf).toContain('/tools/recorder')
    expect(pdf).toContain('/tools/cutter')
  })

  test('has three pages at most, and survives letters that its fonts do not have', async () => {
    const ten = Array.from({ length: 10 }, (_, i) => input().items[i % 2]!)
    const description = 'ü — “quoted” 日本語 🎬 '.repeat(40)
    expect(pages(await bytes({ items: ten, description }))).toBeLessThanOrEqual(3)
  })
})

describe('saved kits', () => {
  const as = ({ headers }: Person, method: string, path = '', body?: unknown) => {
    const address = `/api/users/saved-kits${path}`
    return body === undefined
      ? app.request(address, { method, headers })
      : app.send(method, address, body, headers)
  }
  const list = async (person: Person) => (await (await as(person, 'GET')).json()) as SavedKit[]
  const saved = async (person: Person) => (await (await as(person, 'POST', '', input())).json()) as SavedKit

  test('are saved, listed, renamed, duplicated and deleted', async () => {
    const person = await createPerson(app)
    const { id } = await saved(person)
    expect((await list(person)).map((k) => k.id)).toEqual([id])
    expect((await as(person, 'PUT', `/${id}`, { name: 'Renamed' })).status).toBe(200)
    expect((await as(person, 'POST', `/${id}/duplicate`)).status).toBe(201)
    expect((await list(person)).map((k) => k.name).sort()).toEqual(['Copy of Renamed', 'Renamed'])
    expect((await as(person, 'DELETE', `/${id}`)).status).toBe(200)
    expect((await list(person)).map((k) => k.name)).toEqual(['Copy of Renamed'])
    await expectFailure(await as(person, 'DELETE', `/${id}`), 'not_found')
    expect((await as(person, 'POST', `/${id}/restore`)).status).toBe(200)
    expect((await list(person)).map((k) => k.name).sort()).toEqual(['Copy of Renamed', 'Renamed'])
    await expectFailure(await as(person, 'POST', `/${id}/restore`), 'not_found')
  })

  test('keep what is locked', async () => {
    const person = await createPerson(app)
    const [first, second] = input().items
    const body = input({ items: [{ ...first, is_locked: true }, second] })
    expect((await as(person, 'POST', '', body)).status).toBe(201)
    expect((await list(person))[0]!.tools.map((t) => t.is_locked)).toEqual([true, false])
  })

  test('are nobody else’s', async () => {
    const [owner, other] = [await createPerson(app), await createPerson(app)]
    const { id } = await saved(owner)
    expect(await list(other)).toEqual([])
    await expectFailure(await as(other, 'PUT', `/${id}`, { name: 'Mine now' }), 'not_found')
    await expectFailure(await as(other, 'POST', `/${id}/duplicate`), 'not_found')
    await expectFailure(await as(other, 'DELETE', `/${id}`), 'not_found')
    expect((await list(owner)).map((k) => k.name)).toEqual(['Podcast Kit'])
    await as(owner, 'DELETE', `/${id}`)
    await expectFailure(await as(other, 'POST', `/${id}/restore`), 'not_found')
    expect(await list(owner)).toEqual([])
    await expectFailure(await app.request('/api/users/saved-kits'), 'unauthenticated')
  })
})
