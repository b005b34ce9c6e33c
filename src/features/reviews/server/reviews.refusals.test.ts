import { beforeAll, describe, expect, test } from 'vitest'
import { createListeningApp, expectFailure, type ListeningApp } from '../../../../test/app.ts'
import { createTool, reviewInput } from '../../../../test/factories.ts'
import { JSON_BODY_MAX } from '../../../kernel/http/http.limits.ts'

const PATH = '/api/tools/target/reviews'
let app: ListeningApp
beforeAll(async () => {
  app = await createListeningApp()
  await createTool(app, { name: 'Target' })
})

const post = (body: RequestInit['body'], type: string | null = 'application/json') =>
  app.request(PATH, { method: 'POST', body: body ?? null, headers: type ? { 'content-type': type } : {} })

describe('POST /api/tools/{slug}/reviews refuses', () => {
  test.each<[string, object, string, string]>([
    ['no name', { user_name: undefined }, 'user_name', 'Name is required'],
    ['a name of blanks', { user_name: '   ' }, 'user_name', 'Name is required'],
    ['a long name', { user_name: 'x'.repeat(101) }, 'user_name', 'Name must have at most 100 characters'],
    ['a name that is a number', { user_name: 7 }, 'user_name', 'Name is required'],
    ['no address', { user_email: '' }, 'user_email', 'Email address is required'],
    ['what is no address', { user_email: 'ada@' }, 'user_email', 'Please enter a valid email address'],
    [
      'a long address',
      { user_email: `${'x'.repeat(250)}@example.com` },
      'user_email',
      'Please enter a valid email address',
    ],
    ['no stars', { rating: 0 }, 'rating', 'Rating must be at least 1'],
    ['six stars', { rating: 6 }, 'rating', 'Rating must be at most 5'],
    ['half a star', { rating: 4.5 }, 'rating', 'Rating must be a whole number from 1 to 5'],
    ['stars as text', { rating: '5' }, 'rating', 'Rating must be a whole number from 1 to 5'],
    ['a long title', { title: 'x'.repeat(151) }, 'title', 'Title must have at most 150 characters'],
    ['no content', { content: '' }, 'content', 'Review is required'],
    ['long content', { content: 'x'.repeat(5001) }, 'content', 'Review must have at most 5,000 characters'],
    ['a NUL character', { content: 'a\0b' }, 'content', 'content must not contain a NUL character'],
    ['a list as content', { content: ['a'] }, 'content', 'Review is required'],
    ['an object as name', { user_name: { a: 1 } }, 'user_name', 'Name is required'],
  ])('%s', async (_, change, field, message) => {
    const response = await app.send('POST', PATH, { ...reviewInput(), ...change })
    const body = await expectFailure(response, 'invalid', field)
    expect(body.message).toBe(message)
  })

  test('everything that is wrong at once, a sentence for each field', async () => {
    const body = await expectFailure(await app.send('POST', PATH, { rating: 9 }), 'invalid')
    expect(Object.keys(body.fields ?? {}).sort()).toEqual(['content', 'rating', 'user_email', 'user_name'])
  })

  test('what is no JSON, or no UTF-8, or nothing', async () => {
    const notUtf8 = Buffer.concat([Buffer.from('{"user_name":"'), Buffer.from([0xff]), Buffer.from('"}')])
    for (const body of ['{"user_name":', '', 'null', '[]', '[1,2]', '"text"', '7', 'true', notUtf8]) {
      await expectFailure(await post(body), 'invalid')
    }
    await expectFailure(await app.request(PATH, { method: 'POST' }), 'unsupported_media_type')
  })

  test('bodies that only look deep or strange', async () => {
    for (const body of ['['.repeat(40_000) + ']'.repeat(40_000), '{"user_name":'.repeat(7000)]) {
      await expectFailure(await post(body), 'invalid')
    }
    const nested = JSON.stringify(reviewInput()).replace(
      '"Ada Lovelace"',
      `${'['.repeat(9000)}1${']'.repeat(9000)}`,
    )
    await expectFailure(await post(nested), 'invalid', 'user_name')
  })

  test('fields that come through the prototype', async () => {
    const forged = JSON.stringify({ proto: reviewInput() }).replace('proto', '__proto__')
    await expectFailure(await post(forged), 'invalid', 'user_name')
    const extra = JSON.stringify({ ...reviewInput(), proto: { polluted: 1 } }).replace(
      '"proto"',
      '"__proto__"',
    )
    expect((await post(extra)).status).toBe(201)
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })

  test('other content types', async () => {
    const body = JSON.stringify(reviewInput())
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json-patch+json',
      null,
    ]) {
      await expectFailure(await post(body, type), 'unsupported_media_type')
    }
    expect((await post(body, 'application/json; charset=utf-8')).status).toBe(201)
  })

  test('a body over the limit, with and without its length told', async () => {
    const large = JSON.stringify(reviewInput({ content: 'x'.repeat(JSON_BODY_MAX) }))
    await expectFailure(await post(large), 'too_large')
    const headers = { 'content-type': 'application/json' }
    const chunked = { ...headers, 'transfer-encoding': 'chunked' }
    for (const options of [{ headers }, { headers: chunked }]) {
      const answer = await app.fetchRaw(PATH, { method: 'POST', body: large, ...options })
      expect(answer.status).toBe(413)
      expect(JSON.parse(String(answer.body))).toMatchObject({ code: 'too_large' })
    }
    expect((await app.fetchRaw('/healthz')).status).toBe(200)
  })
})
