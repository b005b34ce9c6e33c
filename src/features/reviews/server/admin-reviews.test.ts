import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createReview, createTool, reviewInput } from '../../../../test/factories.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import type { AdminReview } from '../admin-reviews.contract.ts'

let app: TestApp
let boss: Person
beforeAll(async () => {
  app = await createTestApp()
  boss = await createPerson(app, { role: 'moderator', name: 'Mod' })
})

const send = (method: string, path: string, body: unknown = {}) => app.send(method, path, body, boss.headers)
const list = (query = '') => app.read<AdminReview[]>(`/api/admin/reviews?${query}`, { headers: boss.headers })
const names = async (query: string) => (await list(query)).map((r) => r.user_name)
const shown = (slug: string) => app.read<Tool>(`/api/tools/${slug}`)

describe('the list', () => {
  test('is searched by tool, reviewer and content, and filtered', async () => {
    const tool = await createTool(app, { name: 'Quillwright' })
    await createTool(app, { name: 'Otherwise' })
    await createReview(app, tool.slug, { user_name: 'Grüße Ömer', rating: 5, content: 'Wonderful letters' })
    await createReview(app, 'otherwise', { user_name: 'Bea', rating: 2, content: 'A quill it is not' })
    await createReview(app, 'otherwise', { user_name: 'Cid', user_email: 'cid@corp.example', rating: 2 })
    expect(await names('search=quillwright')).toEqual(['Grüße Ömer'])
    expect(await names('search=QUILL')).toEqual(['Bea', 'Grüße Ömer'])
    expect(await names('search=grüße')).toEqual(['Grüße Ömer'])
    expect(await names('search=wonder+letters')).toEqual(['Grüße Ömer'])
    expect(await names('search=cid@corp.example')).toEqual(['Cid'])
    expect(await names(`search=${encodeURIComponent(`"'; drop * (%`)}`)).toEqual([])
    expect(await names('rating=2&sort=created_at&order=asc')).toEqual(['Bea', 'Cid'])
    expect(await names('rating=5')).toEqual(['Grüße Ömer'])
    await expectFailure(
      await app.request('/api/admin/reviews?rating=6', { headers: boss.headers }),
      'invalid',
    )
    const [cid] = await list('search=cid')
    await send('PUT', `/api/admin/reviews/${cid!.id}`, { content: 'Rewritten text' })
    expect(await names('search=rewritten')).toEqual(['Cid'])
    expect(await names('search=month')).toEqual([])
    const page = await app.request('/api/admin/reviews?limit=1', { headers: boss.headers })
    expect(page.headers.get('x-total-count')).toBe('3')
  })
})

describe('a review', () => {
  test('is added, changed, deleted and restored, and the rating follows', async () => {
    const [a, b] = [await createTool(app, { name: 'Rated' }), await createTool(app, { name: 'Moved to' })]
    const created = await send('POST', '/api/admin/reviews', {
      tool_id: a.id,
      user_name: 'Ada',
      user_email: ' ADA@Example.com ',
      content: 'Good',
      rating: 2,
      is_verified: true,
    })
    expect(created.status).toBe(201)
    const review = (await created.json()) as AdminReview
    expect(review).toMatchObject({ user_email: 'ada@example.com', tool_slug: 'rated', status: 'published' })
    expect(await shown('rated')).toMatchObject({ rating: 3.8, review_count: 1 })
    await send('PUT', `/api/admin/reviews/${review.id}`, { tool_id: b.id, rating: 3 })
    expect(await shown('rated')).toMatchObject({ review_count: 0 })
    expect(await shown('moved-to')).toMatchObject({ rating: 3.9, review_count: 1 })
    await send('PUT', `/api/admin/reviews/${review.id}`, { status: 'rejected' })
    expect(await shown('moved-to')).toMatchObject({ review_count: 0 })
    await send('PUT', `/api/admin/reviews/${review.id}`, { status: 'published' })
    expect(await (await send('DELETE', `/api/admin/reviews/${review.id}`)).json()).toEqual({ success: true })
    expect(await shown('moved-to')).toMatchObject({ review_count: 0 })
    await expectFailure(await send('DELETE', `/api/admin/reviews/${review.id}`), 'not_found')
    await send('POST', '/api/admin/records/review/restore', { ids: [review.id] })
    expect(await shown('moved-to')).toMatchObject({ rating: 3.9, review_count: 1 })
    const history = await app.read<{ action: string }[]>(`/api/admin/records/review/${review.id}/history`, {
      headers: boss.headers,
    })
    expect(history.map((h) => h.action)).toEqual([
      'restore',
      'delete',
      'update',
      'update',
      'update',
      'create',
    ])
  })

  test('is refused with a sentence for each wrong field', async () => {
    const failure = await expectFailure(
      await send('POST', '/api/admin/reviews', { tool_id: '', user_name: ' ', user_email: 'x', rating: 6 }),
      'invalid',
    )
    expect(failure.fields).toEqual({
      tool_id: 'Tool is required',
      user_name: 'Reviewer name is required',
      user_email: 'Please enter a valid email address',
      rating: 'Rating must be a whole number from 1 to 5',
      content: 'Review content is required',
    })
  })

  test('of a deleted tool can be changed and deleted, and none can be added', async () => {
    const admin = await createPerson(app, { role: 'admin' })
    const tool = await createTool(app, { name: 'Gone' })
    const { id } = await createReview(app, tool.slug)
    await app.send('DELETE', `/api/admin/tools/${tool.id}`, {}, admin.headers)
    expect(await list('search=gone')).toMatchObject([{ tool_name: 'Gone', tool_deleted: true }])
    expect((await send('PUT', `/api/admin/reviews/${id}`, { title: 'Still' })).status).toBe(200)
    const another = { tool_id: tool.id, user_name: 'Ada', content: 'Text' }
    await expectFailure(await send('POST', '/api/admin/reviews', another), 'invalid', 'tool_id')
    expect((await send('DELETE', `/api/admin/reviews/${id}`)).status).toBe(200)
  })

  test('is not written over when two change it', async () => {
    const tool = await createTool(app, { name: 'Shared' })
    const { id } = await createReview(app, tool.slug)
    const first = await send('PUT', `/api/admin/reviews/${id}`, { title: 'Mine', version: 1 })
    expect(await first.json()).toMatchObject({ version: 2 })
    await expectFailure(
      await send('PUT', `/api/admin/reviews/${id}`, { title: 'Theirs', version: 1 }),
      'conflict',
    )
    await expectFailure(await send('PUT', '/api/admin/reviews/999999', { title: 'x' }), 'not_found')
  })

  test('of a person who has written another one meanwhile stays in the bin', async () => {
    const tool = await createTool(app, { name: 'Twice' })
    const author = await createPerson(app)
    const write = async () => {
      const response = await app.send('POST', '/api/tools/twice/reviews', reviewInput(), author.headers)
      return ((await response.json()) as { id: number }).id
    }
    const first = await write()
    await send('DELETE', `/api/admin/reviews/${first}`)
    await write()
    await expectFailure(await send('POST', '/api/admin/records/review/restore', { ids: [first] }), 'conflict')
    expect(await shown(tool.slug)).toMatchObject({ review_count: 1 })
  })

  test('is answered in public', async () => {
    const tool = await createTool(app, { name: 'Answered' })
    const { id } = await createReview(app, tool.slug)
    await send('PUT', `/api/admin/reviews/${id}`, { reply: 'Thank you.' })
    const read = () => app.read<{ reply: string; replied_at: string }[]>('/api/tools/answered/reviews')
    expect(await read()).toMatchObject([{ reply: 'Thank you.', replied_at: expect.any(String) }])
    await send('PUT', `/api/admin/reviews/${id}`, { reply: '' })
    expect(await read()).toMatchObject([{ reply: null, replied_at: null }])
  })
})

describe('reports', () => {
  test('are counted until somebody has dealt with them', async () => {
    const tool = await createTool(app, { name: 'Reported' })
    const { id } = await createReview(app, tool.slug)
    const report = (reviewId: number, body: object) =>
      app.send('POST', `/api/reviews/${reviewId}/report`, body)
    expect((await report(id, { reason: 'It is an advertisement' })).status).toBe(201)
    await report(id, { reason: 'x', website: 'filled in by a program' })
    expect((await expectFailure(await report(id, { reason: ' ' }), 'invalid', 'reason')).message).toBe(
      'Reason is required',
    )
    await expectFailure(await report(999_999, { reason: 'x' }), 'not_found')
    expect(await list('reported=true')).toMatchObject([{ id, report_count: 1 }])
    expect(await app.read(`/api/admin/reviews/${id}/reports`, { headers: boss.headers })).toMatchObject([
      { reason: 'It is an advertisement' },
    ])
    await send('POST', `/api/admin/reviews/${id}/dismiss-reports`)
    expect(await list('reported=true')).toEqual([])
  })
})
