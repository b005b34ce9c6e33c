import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createReview, createTool, reviewInput } from '../../../../test/factories.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import { histogramOf } from '../../tools/tool-rating.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import type { OwnReview, Review } from '../reviews.contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})

let count = 0
const freshTool = () => createTool(app, { name: `Own ${++count}`, rating: 2 })
const write = ({ headers }: Person, { slug }: Tool, given = {}) =>
  app.send('POST', `/api/tools/${slug}/reviews`, reviewInput(given), headers)
const change = ({ headers }: Person, id: number, given = {}) =>
  app.send('PUT', `/api/users/reviews/${id}`, reviewInput(given), headers)
const remove = ({ headers }: Person, id: number) =>
  app.request(`/api/users/reviews/${id}`, { method: 'DELETE', headers })
const mine = async ({ headers }: Person) =>
  (await (await app.request('/api/users/reviews', { headers })).json()) as OwnReview[]
const listed = (tool: Tool) => app.read<Review[]>(`/api/tools/${tool.slug}/reviews`)
const rating = async (tool: Tool) => {
  const { rating, review_count } = await app.read<Tool>(`/api/tools/${tool.slug}`)
  return [rating, review_count]
}
const stored = (id: number) =>
  app.services.database.db.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('a review of a signed-in person', () => {
  test('is theirs, under the address of their account whatever they send', async () => {
    const [person, tool] = [await createPerson(app), await freshTool()]
    const response = await write(person, tool, { user_email: 'somebody.else@example.com' })
    const review = (await response.json()) as Review
    expect(await stored(review.id)).toMatchObject({
      user_id: person.id,
      user_email: person.email,
      is_verified: 0,
    })
    expect(await mine(person)).toMatchObject([{ id: review.id, tool_name: tool.name, tool_slug: tool.slug }])
  })

  test('is one for each tool, also when two come at the same moment', async () => {
    const [person, tool] = [await createPerson(app), await freshTool()]
    const answers = await Promise.all([write(person, tool), write(person, tool)])
    expect(answers.map((a) => a.status).sort()).toEqual([201, 409])
    await expectFailure(await write(person, tool), 'conflict')
    expect(await rating(tool)).toEqual([2.2, 1])
    expect((await write(person, await freshTool())).status).toBe(201)
    // Visitors are not told apart.
    await createReview(app, tool.slug)
    await createReview(app, tool.slug)
    expect((await listed(tool)).length).toBe(3)
  })

  test('is changed by its author: the tool’s rating follows, and the verified mark goes', async () => {
    const [person, tool] = [await createPerson(app), await freshTool()]
    const { id } = (await (await write(person, tool, { rating: 1 })).json()) as Review
    await app.services.database.db
      .updateTable('reviews')
      .set({ is_verified: 1 })
      .where('id', '=', id)
      .execute()
    const changed = await change(person, id, { rating: 5, content: 'I have changed my mind.' })
    expect(await changed.json()).toMatchObject({
      rating: 5,
      content: 'I have changed my mind.',
      is_verified: false,
    })
    expect(await rating(tool)).toEqual([2.3, 1])
    expect(await listed(tool)).toMatchObject([{ id, content: 'I have changed my mind.' }])
    await expectFailure(await change(person, id, { content: '' }), 'invalid', 'content')
  })

  test('is deleted by its author, who can write another one', async () => {
    const [person, tool] = [await createPerson(app), await freshTool()]
    const { id } = (await (await write(person, tool)).json()) as Review
    expect((await remove(person, id)).status).toBe(200)
    expect(await listed(tool)).toEqual([])
    expect(await rating(tool)).toEqual([2, 0])
    await expectFailure(await remove(person, id), 'not_found')
    await expectFailure(await change(person, id), 'not_found')
    expect((await stored(id)).deleted_at).not.toBeNull()
    expect((await write(person, tool, { rating: 3 })).status).toBe(201)
    expect(await rating(tool)).toEqual([2.1, 1])
  })

  test('is out of reach for everybody else', async () => {
    const [author, other, tool] = [await createPerson(app), await createPerson(app), await freshTool()]
    const { id } = (await (await write(author, tool)).json()) as Review
    const ofVisitor = await createReview(app, tool.slug)
    for (const target of [id, ofVisitor.id]) {
      await expectFailure(await change(other, target), 'not_found')
      await expectFailure(await remove(other, target), 'not_found')
    }
    expect(await mine(other)).toEqual([])
    expect((await listed(tool)).length).toBe(2)
  })

  test('that waits or was rejected does not count when it is changed or deleted', async () => {
    const [person, tool] = [await createPerson(app), await freshTool()]
    const { id } = (await (await write(person, tool, { rating: 5 })).json()) as Review
    const { db } = app.services.database
    await db.updateTable('reviews').set({ status: 'rejected' }).where('id', '=', id).execute()
    await db.updateTable('tools').set({ review_count: 0, stars_5: 0 }).where('id', '=', tool.id).execute()
    await change(person, id, { rating: 1 })
    await remove(person, id)
    const row = await db.selectFrom('tools').selectAll().where('id', '=', tool.id).executeTakeFirstOrThrow()
    expect([row.review_count, ...histogramOf(row)]).toEqual([0, 0, 0, 0, 0, 0])
  })
})

test('the dashboard counts and lists what a person did', async () => {
  const [person, tool] = [await createPerson(app), await freshTool()]
  const summary = async () =>
    (await (await app.request('/api/users/summary', { headers: person.headers })).json()) as object
  expect(await summary()).toEqual({ saved_tools: 0, custom_kits: 0, reviews_written: 0, activity: [] })
  await write(person, tool)
  await new Promise((resolve) => setTimeout(resolve, 3))
  await app.request(`/api/users/saved-tools/${tool.id}`, { method: 'POST', headers: person.headers })
  expect(await summary()).toMatchObject({
    saved_tools: 1,
    reviews_written: 1,
    activity: [
      { kind: 'saved_tool', name: tool.name, href: `/tools/${tool.slug}` },
      { kind: 'review', name: tool.name, href: `/tools/${tool.slug}?tab=reviews` },
    ],
  })
})
