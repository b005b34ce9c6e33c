import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createReview, createTool, reviewInput } from '../../../../test/factories.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import type { Review } from '../reviews.contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})

let count = 0
/** A tool of its own for a test, so that its reviews are alone. */
const freshTool = (given = {}) => createTool(app, { name: `Reviewed ${++count}`, ...given })
const pathOf = ({ slug }: { slug: string }) => `/api/tools/${slug}/reviews`
const send = (tool: { slug: string }, body: unknown) => app.send('POST', pathOf(tool), body)

describe('GET /api/tools/{slug}/reviews', () => {
  test('answers the newest first, in pages, with the number of all in X-Total-Count', async () => {
    const tool = await freshTool()
    for (let rating = 1; rating <= 5; rating++) {
      await createReview(app, tool.slug, { rating, content: `Review ${rating}` })
    }
    const page = async (query: string) => {
      const response = await app.request(`${pathOf(tool)}?${query}`)
      expect(response.headers.get('x-total-count')).toBe('5')
      return ((await response.json()) as Review[]).map((r) => r.rating)
    }
    expect(await page('')).toEqual([5, 4, 3, 2, 1])
    expect(await page('limit=2')).toEqual([5, 4])
    expect(await page('limit=2&offset=4')).toEqual([1])
    expect(await page('offset=5')).toEqual([])
  })

  test('answers ten when no limit is given', async () => {
    const tool = await freshTool()
    for (let i = 0; i < 11; i++) await createReview(app, tool.slug)
    expect(await app.read(pathOf(tool))).toHaveLength(10)
  })

  test('leaves out what is in the bin, pending or rejected', async () => {
    const tool = await freshTool()
    const { db } = app.services.database
    const ids: number[] = []
    for (let i = 0; i < 4; i++) ids.push((await createReview(app, tool.slug)).id)
    const change = (id: number, values: { deleted_at?: string; status?: string }) =>
      db.updateTable('reviews').set(values).where('id', '=', id).execute()
    await change(ids[0]!, { deleted_at: '2026-01-01T00:00:00.000Z' })
    await change(ids[1]!, { status: 'pending' })
    await change(ids[2]!, { status: 'rejected' })
    expect((await app.read<Review[]>(pathOf(tool))).map((r) => r.id)).toEqual([ids[3]])
  })

  test('refuses a limit or offset out of range and an unknown slug', async () => {
    const tool = await freshTool()
    for (const [name, value] of [
      ['limit', '0'],
      ['limit', '101'],
      ['limit', 'ten'],
      ['offset', '-1'],
      ['offset', '1000001'],
    ]) {
      await expectFailure(await app.request(`${pathOf(tool)}?${name}=${value}`), 'invalid', name)
    }
    await expectFailure(await app.request('/api/tools/nothing/reviews'), 'not_found')
  })
})

describe('POST /api/tools/{slug}/reviews', () => {
  test('answers the stored review, without the address, and lists it at once', async () => {
    const tool = await freshTool()
    const response = await send(tool, { ...reviewInput({ title: '  Good  ' }), tool_id: 0 })
    expect(response.status).toBe(201)
    const review = (await response.json()) as Review
    expect(review).toEqual({
      id: expect.any(Number),
      tool_id: tool.id,
      user_name: 'Ada Lovelace',
      rating: 4,
      title: 'Good',
      content: expect.stringMatching('every day for a month'),
      is_verified: false,
      is_confirmed: false,
      use_kind: null,
      used_for: null,
      pros: null,
      cons: null,
      left_tool: null,
      helpful_count: 0,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      reply: null,
      replied_at: null,
      reply_by: null,
      status: 'published',
    })
    const { status: _, ...listed } = review as Review & { status: string }
    expect(await app.read(pathOf(tool))).toEqual([listed])
  })

  test('counts for nothing until it is confirmed', async () => {
    const tool = await freshTool({ rating: 2.5 })
    for (const rating of [5, 5, 5, 5]) await send(tool, reviewInput({ rating }))
    expect(await app.read(`/api/tools/${tool.slug}`)).toMatchObject({
      rating: 2.5,
      rating_source: 'editor',
      is_rated: false,
      review_count: 4,
      confirmed_count: 0,
      histogram: [0, 0, 0, 0, 0],
    })
  })

  test('what is confirmed makes a Bayesian mean with what the tool began with, as ten reviews', async () => {
    const tool = await freshTool({ rating: 2.5 })
    const shown = async () => {
      const { rating, is_rated, confirmed_count, histogram } = await app.read<Tool>(`/api/tools/${tool.slug}`)
      return [rating, is_rated, confirmed_count, histogram]
    }
    await createReview(app, tool.slug, { rating: 5 })
    expect(await shown()).toEqual([2.7, false, 1, [0, 0, 0, 0, 1]])
    await createReview(app, tool.slug, { rating: 4 })
    await createReview(app, tool.slug, { rating: 4 })
    // (2.5 × 10 + 5 + 4 + 4) / 13
    expect(await shown()).toEqual([2.9, true, 3, [0, 0, 0, 2, 1]])
  })

  test('takes five stars, no title and content in any script when only the needed fields come', async () => {
    const tool = await freshTool()
    const content = 'Très bien! 很好用 👍🏽 <b>not bold</b> \\u0000'
    await send(tool, { user_name: 'Žofie', user_email: 'zofie@example.com', content })
    expect(await app.read(pathOf(tool))).toMatchObject([
      { user_name: 'Žofie', rating: 5, title: null, content },
    ])
  })

  test('loses none of 20 reviews that come at the same moment', async () => {
    const tool = await freshTool()
    const ratings = Array.from({ length: 20 }, (_, i) => 1 + (i % 5))
    const answers = await Promise.all(ratings.map((rating) => send(tool, reviewInput({ rating }))))
    expect(answers.map((a) => a.status)).toEqual(ratings.map(() => 201))
    expect(await app.read(`/api/tools/${tool.slug}`)).toMatchObject({ rating: 4, review_count: 20 })
    expect(await app.read(`${pathOf(tool)}?limit=100`)).toHaveLength(20)
  })

  test('records who changed what, in the same transaction', async () => {
    const tool = await freshTool()
    const review = await createReview(app, tool.slug)
    const changes = await app.services.database.db
      .selectFrom('changes')
      .select(['action', 'entity', 'entity_id', 'actor_name', 'after'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(changes).toMatchObject([
      { action: 'update', entity: 'tool', entity_id: String(tool.id) },
      { action: 'create', entity: 'review', entity_id: String(review.id), actor_name: 'Ada Lovelace' },
    ])
  })

  test('stores nothing when the hidden field is filled in, and answers as if it had', async () => {
    const tool = await freshTool()
    const response = await send(tool, { ...reviewInput(), website: 'https://spam.example' })
    expect(response.status).toBe(201)
    expect(Object.keys((await response.json()) as Review)).toEqual(
      Object.keys(await createReview(app, (await freshTool()).slug)),
    )
    expect(await app.read(pathOf(tool))).toEqual([])
    expect(await app.read(`/api/tools/${tool.slug}`)).toMatchObject({ review_count: 0 })
  })

  test('answers 404 for an unknown tool', async () => {
    await expectFailure(await app.send('POST', '/api/tools/nothing/reviews', reviewInput()), 'not_found')
  })

  test('never shows the reviewer’s address in any public answer', async () => {
    const tool = await freshTool()
    await createReview(app, tool.slug, { user_email: 'secret.person@example.com' })
    for (const path of ['', '/reviews', '/similar', '/tutorials']
      .map((p) => `/api/tools/${tool.slug}${p}`)
      .concat('/api/tools', '/api/categories', '/api/openapi.json')) {
      const text = await (await app.request(path)).text()
      expect(text).not.toMatch(/secret\.person|user_email":\s*"/)
    }
  })
})

describe('POST /api/tools/{slug}/reviews with limits on', () => {
  const attempts = async (factor: string, headers: (i: number) => Record<string, string> = () => ({})) => {
    const limited = await createTestApp({ KITLY_RATE_LIMIT: factor, KITLY_TRUST_PROXY: '1' })
    const tool = await createTool(limited)
    const answers: Response[] = []
    for (let i = 0; i < 10; i++) {
      answers.push(await limited.send('POST', pathOf(tool), reviewInput(), headers(i)))
    }
    return { answers, statuses: answers.map((a) => a.status), limited, tool }
  }

  test('lets eight an hour through from one address and says when to come back', async () => {
    const { answers, statuses, limited, tool } = await attempts('1')
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 201, 201, 429, 429])
    const { message } = await expectFailure(answers[8]!, 'rate_limited')
    expect(message).toMatch(/try again in \d+ minutes/)
    // The fourth of one mail domain waits for a moderator.
    expect(await limited.read(`/api/tools/${tool.slug}`)).toMatchObject({ review_count: 3 })
  })

  test('counts each address for itself behind a proxy', async () => {
    const { statuses } = await attempts('1', (i) => ({ 'x-forwarded-for': `203.0.113.${i}` }))
    expect(new Set(statuses)).toEqual(new Set([201]))
  })

  test('lets any number through when the factor is 0', async () => {
    expect(new Set((await attempts('0')).statuses)).toEqual(new Set([201]))
  })
})
