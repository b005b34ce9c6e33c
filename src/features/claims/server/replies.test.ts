import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectFailure } from '../../../../test/app.ts'
import { createReview, createTool, reviewInput } from '../../../../test/factories.ts'
import { createMakers, type Maker, type Makers } from '../../../../test/makers.ts'
import { createPerson } from '../../../../test/people.ts'
import { startClaim } from '../../../../test/vendor-site.ts'
import { endpoints } from '../../../api.ts'
import type { Tool } from '../../tools/tools.contract.ts'

let all: Makers
let maker: Maker
beforeAll(async () => {
  all = await createMakers()
})
afterAll(() => all.close())
beforeEach(async () => {
  maker = await all.createMaker()
})

describe('an answer to a review', () => {
  test('is the maker’s, can be changed and taken away, and is undone like other changes', async () => {
    const vendor = await maker.approved()
    const { id } = await createReview(all.app, maker.tool.slug)
    expect((await all.reply(vendor, id, 'Thank you')).status).toBe(200)
    expect((await maker.reviews())[0]).toMatchObject({
      reply: 'Thank you',
      reply_by: 'maker',
      replied_at: expect.any(String),
    })
    await all.reply(vendor, id, 'Thank you all')
    expect((await maker.reviews())[0]).toMatchObject({ reply: 'Thank you all', reply_by: 'maker' })
    await all.reply(vendor, id, null)
    expect((await maker.reviews())[0]).toMatchObject({ reply: null, reply_by: null, replied_at: null })
  })

  test('of an editor stays, and what an editor has worded anew is the editor’s', async () => {
    const vendor = await maker.approved()
    const { id } = await createReview(all.app, maker.tool.slug)
    const edit = (body: object) => all.app.send('PUT', `/api/admin/reviews/${id}`, body, all.mod.headers)
    await all.reply(vendor, id, 'Ours')
    await edit({ title: 'Moderated' })
    expect((await maker.reviews())[0]).toMatchObject({ title: 'Moderated', reply_by: 'maker' })
    await edit({ reply: 'Ours', reply_by: 'editor' })
    expect((await maker.reviews())[0]).toMatchObject({ reply: 'Ours', reply_by: 'maker' })
    await edit({ reply: 'Theirs, in other words', reply_by: 'maker' })
    expect((await maker.reviews())[0]).toMatchObject({ reply_by: 'editor' })
    for (const text of ['Ours again', null])
      await expectFailure(await all.reply(vendor, id, text), 'conflict')
    expect((await maker.reviews())[0]).toMatchObject({ reply: 'Theirs, in other words' })
  })

  test('stands below a published review of the own tool alone', async () => {
    const vendor = await maker.approved()
    const other = await createTool(all.app, { website_url: all.sites.at('others.com') })
    const elsewhere = await createReview(all.app, other.slug)
    await expectFailure(await all.reply(vendor, elsewhere.id, 'Not true'), 'not_found')
    const { id } = await createReview(all.app, maker.tool.slug)
    await all.app.send('PUT', `/api/admin/reviews/${id}`, { status: 'pending' }, all.mod.headers)
    await expectFailure(await all.reply(vendor, id, 'Too early'), 'not_found')
    await expectFailure(await all.reply(vendor, 999_999, 'Nobody'), 'not_found')
    await expectFailure(await all.reply(vendor, id, 'x'.repeat(3001)), 'invalid', 'reply')
  })
})

describe('a vendor never', () => {
  const review = (headers: Record<string, string>, given = {}) =>
    all.app.send('POST', `/api/tools/${maker.tool.slug}/reviews`, reviewInput(given), headers)

  test('reviews the own tool: proved or approved, signed in or not', async () => {
    const person = await createPerson(all.app, { email: `ada@${maker.host}` })
    const claim = await startClaim(all.app, maker.tool.slug, person, 'email')
    expect((await review(person.headers)).status).toBe(201)
    const [own] = await all.app.read<{ id: number }[]>('/api/users/reviews', person)
    await all.app.send('POST', `/api/claims/${claim.id}/check`, {}, person.headers)
    const input = reviewInput({ rating: 5 })
    const change = await all.app.send('PUT', `/api/users/reviews/${own!.id}`, input, person.headers)
    const { message } = await expectFailure(change, 'forbidden')
    expect(message).toBe('You represent this tool, so you cannot review it')
    const vendor = await maker.approved()
    await expectFailure(await review(vendor.headers, { rating: 5 }), 'forbidden')
    await expectFailure(await review({}, { rating: 5, user_email: vendor.email }), 'forbidden')
    const { review_count, rating } = await all.app.read<Tool>(`/api/tools/${maker.tool.slug}`)
    expect([review_count, rating]).toEqual([1, 4])
  })

  test('changes the tool, its facts, its reviews or their order', async () => {
    const vendor = await maker.approved()
    const { id, content } = await createReview(all.app, maker.tool.slug, { rating: 2 })
    const before = await all.app.read<Tool>(`/api/tools/${maker.tool.slug}`)
    for (const [path, body] of [
      [`/api/admin/tools/${maker.tool.id}`, { rating: 5, name: 'Best', is_featured: true }],
      [`/api/admin/tools/${maker.tool.id}/facts`, { api: null }],
      [`/api/admin/reviews/${id}`, { rating: 5, content: 'Great', status: 'rejected' }],
      [`/api/users/reviews/${id}`, reviewInput({ rating: 5 })],
    ] as const) {
      const response = await all.app.send('PUT', path, body, vendor.headers)
      expect([403, 404]).toContain(response.status)
    }
    await maker.propose(vendor)
    await all.reply(vendor, id, 'Thank you')
    const { updated_at: _, ...after } = await all.app.read<Tool>(`/api/tools/${maker.tool.slug}`)
    expect(before).toMatchObject(after)
    expect((await maker.reviews())[0]).toMatchObject({ rating: 2, content })
  })

  test('has an endpoint beyond the claim, what is proposed and what is answered', () => {
    const mine = Object.entries(endpoints).filter(
      ([, { tag, method }]) => tag === 'Claims' && method !== 'GET',
    )
    expect(mine.map(([name]) => name).toSorted()).toEqual([
      'checkClaim',
      'proposeFact',
      'replyToReview',
      'startClaim',
      'withdrawClaim',
      'withdrawProposal',
    ])
  })

  test('reports more than others', async () => {
    const own = await createMakers({ KITLY_RATE_LIMIT: '1' })
    const theirs = await own.createMaker()
    const { id } = await createReview(own.app, theirs.tool.slug)
    const { headers } = await theirs.approved()
    const report = () => own.app.send('POST', `/api/reviews/${id}/report`, { reason: 'Bad for us' }, headers)
    for (let i = 0; i < 10; i++) expect((await report()).status).toBe(201)
    await expectFailure(await report(), 'rate_limited')
    own.close()
  })
})
