import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeTestApps, createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createCategory, createTool } from '../../../../test/factories.ts'
import { addressKey } from './submission-keys.ts'

afterAll(closeTestApps)

const INPUT = {
  name: 'Brand New',
  website_url: 'brandnew.example',
  email: 'maker@example.com',
  short_description: 'Does something new.',
  category: '',
  pricing_model: '',
  note: '',
}
let app: TestApp
let category: string
beforeAll(async () => {
  app = await createTestApp()
  category = (await createCategory(app, { name: 'Audio' })).slug
  await createTool(app, {
    name: 'Known Tool',
    slug: 'known-tool',
    website_url: 'https://www.known.example/app/',
  })
})
const post = (body: object, to = app) => to.send('POST', '/api/submissions', body)
const stored = () => app.services.database.db.selectFrom('submissions').selectAll().orderBy('id').execute()
const check = (query: Record<string, string>) =>
  app.read<{ duplicate: unknown }>(`/api/submissions/check?${new URLSearchParams(query)}`)

test('addresses are compared without what does not matter', () => {
  for (const address of [
    'known.example/app',
    'http://known.example/app/',
    'HTTPS://WWW.Known.example/App?utm=1#x',
  ]) {
    expect(addressKey(address)).toBe('known.example/app')
  }
  expect(addressKey('')).toBe('')
  expect(addressKey('not an address')).toBe('')
})

describe('a submission', () => {
  test('waits for the administrators, and the owner is told', async () => {
    const response = await post({ ...INPUT, category, pricing_model: 'Freemium', note: 'I make it.' })
    expect([response.status, await response.json()]).toEqual([201, { received: true }])
    const rows = await stored()
    expect(rows).toMatchObject([
      {
        name: 'Brand New',
        website_url: 'https://brandnew.example',
        email: 'maker@example.com',
        status: 'new',
      },
    ])
    expect(JSON.parse(rows[0]!.data)).toEqual({
      short_description: 'Does something new.',
      category,
      pricing_model: 'Freemium',
      note: 'I make it.',
    })
    const [mail] = await app.services.database.db.selectFrom('mail_outbox').selectAll().execute()
    expect(mail).toMatchObject({ subject: 'Suggested tool: Brand New', reply_to: 'maker@example.com' })
  })

  test.each([
    [{ name: 'known  TOOL', website_url: 'other.example' }, 'Known Tool is already listed.'],
    [{ name: 'Other', website_url: 'http://known.example/app?ref=1' }, 'Known Tool is already listed.'],
    [{ name: 'Brand-New', website_url: 'else.example' }, /waiting for review/],
    [{ name: 'Else', website_url: 'https://www.brandnew.example/' }, /waiting for review/],
  ])('that repeats what is known is refused: %o', async (part, sentence) => {
    const before = await stored()
    const { message } = await expectFailure(await post({ ...INPUT, ...part }), 'conflict', 'website_url')
    expect(message).toMatch(sentence)
    expect(await stored()).toEqual(before)
  })

  test('of two at the same moment one is taken', async () => {
    const twice = { ...INPUT, name: 'Twice', website_url: 'twice.example' }
    const statuses = (await Promise.all([post(twice), post(twice)])).map((r) => r.status)
    expect(statuses.toSorted()).toEqual([201, 409])
  })

  test.each([
    ['name', ''],
    ['name', 'x'.repeat(201)],
    ['website_url', ''],
    ['website_url', 'javascript:alert(1)'],
    ['website_url', 'http://localhost/'],
    ['website_url', 'https://user:secret@site.example'],
    ['website_url', 'just words'],
    ['email', 'nobody'],
    ['short_description', ' '],
    ['short_description', 'x'.repeat(301)],
    ['category', 'no-such-category'],
    ['pricing_model', 'Cheap'],
    ['note', 'x'.repeat(2001)],
  ])('with a wrong %s is refused', async (name, value) => {
    await expectFailure(
      await post({ ...INPUT, name: 'Fresh', website_url: 'fresh.example', [name]: value }),
      'invalid',
      name,
    )
  })

  test('of a program is answered and dropped', async () => {
    const before = await stored()
    expect((await post({ ...INPUT, name: 'Spam', website_url: 'spam.example', website: 'x' })).status).toBe(
      201,
    )
    expect(await stored()).toEqual(before)
  })
})

test('whether a tool is known can be asked while typing', async () => {
  expect(await check({ name: 'Known tool' })).toEqual({
    duplicate: { kind: 'tool', name: 'Known Tool', slug: 'known-tool' },
  })
  expect(await check({ website_url: 'known.example/app' })).toMatchObject({ duplicate: { kind: 'tool' } })
  expect(await check({ name: 'brand new' })).toEqual({ duplicate: { kind: 'submission' } })
  expect(await check({ name: 'Never seen', website_url: 'https' })).toEqual({ duplicate: null })
  expect(await check({})).toEqual({ duplicate: null })
})
