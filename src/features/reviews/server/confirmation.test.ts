import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createTool, reviewInput } from '../../../../test/factories.ts'
import { createPerson, mailTo, type Person } from '../../../../test/people.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import type { AdminReview } from '../admin-reviews.contract.ts'
import type { AuthoredReview, Review } from '../reviews.contract.ts'
import { tidyReviews } from './confirmation.service.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp({ KITLY_CONTACT_EMAIL: 'owner@kitly.example' })
  admin = await createPerson(app, { role: 'admin' })
})

let count = 0
const freshTool = () => createTool(app, { name: `Confirmed ${++count}` })
const write = (tool: Tool, given = {}, headers = {}) =>
  app.send('POST', `/api/tools/${tool.slug}/reviews`, reviewInput(given), headers)
const read = ({ slug }: Tool) => app.read<Tool>(`/api/tools/${slug}`)
const listed = ({ slug }: Tool) => app.read<Review[]>(`/api/tools/${slug}/reviews`)
const letterTo = async (email: string) => (await mailTo(app, email)).at(-1)!
const tokenFor = async (email: string) => /token=([\w-]+)/.exec((await letterTo(email)).text)![1]!
const answer = (token: string, given: 'confirm' | 'delete' = 'confirm') =>
  app.send('POST', '/api/reviews/confirmation', { token, answer: given })
const set = (settings: object) => app.send('PUT', '/api/admin/settings', settings, admin.headers)

describe('a review of somebody who has not signed in', () => {
  test('is shown below the others, marked, and counts once the link in the mail is followed', async () => {
    const tool = await freshTool()
    const email = 'first@some.example'
    const sent = await write(tool, { rating: 1, user_email: email })
    expect(await sent.json()).toMatchObject({ status: 'published', is_confirmed: false })
    const member = await createPerson(app)
    await write(tool, { rating: 5 }, member.headers)
    await write(tool, { rating: 2, user_email: 'later@other.example' })
    expect((await listed(tool)).map((r) => [r.rating, r.is_confirmed])).toEqual([
      [5, true],
      [2, false],
      [1, false],
    ])
    expect(await read(tool)).toMatchObject({ confirmed_count: 1, review_count: 3, rating: 4.1 })
    expect((await letterTo(email)).text).not.toMatch('Does what it says')
    const token = await tokenFor(email)
    const seen = await app.send('POST', '/api/reviews/confirmation/read', { token })
    expect(await seen.json()).toMatchObject({ rating: 1, tool_slug: tool.slug, tool_name: tool.name })
    // Looking is not confirming: mail programs open links by themselves.
    expect(await read(tool)).toMatchObject({ confirmed_count: 1 })
    expect(await (await answer(token)).json()).toEqual({
      outcome: 'published',
      tool_slug: tool.slug,
      tool_name: tool.name,
    })
    expect(await read(tool)).toMatchObject({ confirmed_count: 2, histogram: [1, 0, 0, 0, 1] })
    await expectFailure(await answer(token), 'not_found')
    await expectFailure(await answer('no such token'), 'not_found')
  })

  test('can be deleted by whoever gets the mail', async () => {
    const tool = await freshTool()
    await write(tool, { user_email: 'not.mine@some.example' })
    const token = await tokenFor('not.mine@some.example')
    expect(await (await answer(token, 'delete')).json()).toMatchObject({ outcome: 'deleted' })
    expect(await listed(tool)).toEqual([])
    expect(await read(tool)).toMatchObject({ review_count: 0, confirmed_count: 0 })
  })

  test('goes after 14 days', async () => {
    const tool = await freshTool()
    await write(tool, { user_email: 'never@some.example' })
    await tidyReviews(app.services, Date.now() + 13.9 * 86_400_000)
    expect(await listed(tool)).toHaveLength(1)
    await tidyReviews(app.services, Date.now() + 14.1 * 86_400_000)
    expect(await listed(tool)).toEqual([])
    expect(await read(tool)).toMatchObject({ review_count: 0 })
  })

  test('is one for a tool and address, however the address is written', async () => {
    const tool = await freshTool()
    const email = 'one@some.example'
    await write(tool, { user_email: email })
    for (const same of [email, 'ONE@some.example', 'one+again@some.example']) {
      const { message } = await expectFailure(await write(tool, { user_email: same }), 'conflict')
      expect(message).toMatch('waits to be confirmed')
    }
    await answer(await tokenFor('one+again@some.example'))
    const { message } = await expectFailure(await write(tool, { user_email: email }), 'conflict')
    expect(message).toMatch('reviewed from this address already')
    expect((await write(await freshTool(), { user_email: email })).status).toBe(201)
  })

  test('gives way to what the same person writes once signed in', async () => {
    const [tool, person] = [await freshTool(), await createPerson(app)]
    await write(tool, { rating: 1, user_email: person.email })
    expect((await write(tool, { rating: 4 }, person.headers)).status).toBe(201)
    expect((await listed(tool)).map((r) => [r.rating, r.is_confirmed])).toEqual([[4, true]])
    expect(await read(tool)).toMatchObject({ review_count: 1, histogram: [0, 0, 0, 1, 0] })
  })

  test('cannot come from an address of those who run the site', async () => {
    const tool = await freshTool()
    const moderator = await createPerson(app, { role: 'moderator' })
    const noted = admin.email.replace('@', '+note@')
    for (const user_email of [admin.email, noted, moderator.email, 'Owner+1@kitly.example']) {
      await expectFailure(await write(tool, { user_email }), 'invalid', 'user_email')
    }
  })

  test('waits where the settings say so, and comes out by its link', async () => {
    const tool = await freshTool()
    await set({ unconfirmed_reviews: 'hold' })
    const sent = await write(tool, { user_email: 'held@some.example' })
    await set({ unconfirmed_reviews: 'show' })
    expect(await sent.json()).toMatchObject({ status: 'pending' })
    expect(await listed(tool)).toEqual([])
    await answer(await tokenFor('held@some.example'))
    expect(await read(tool)).toMatchObject({ review_count: 1, confirmed_count: 1 })
  })
})

describe('what is suspicious', () => {
  const heldFor = async ({ id }: { id: number }) =>
    (await app.read<AdminReview>(`/api/admin/reviews/${id}`, { headers: admin.headers })).held_reason
  const send = async (tool: Tool, given = {}) => (await (await write(tool, given)).json()) as AuthoredReview

  test('waits for a moderator, with the reason, also once it is confirmed', async () => {
    const tool = await freshTool()
    const link = await send(tool, {
      content: 'Better look at https://casino.example',
      user_email: 'a@l.example',
    })
    expect([link.status, await heldFor(link)]).toEqual(['pending', 'links'])
    const named = { content: 'Left Character.ai and monday.com for it', left_tool: 'Otter.ai' }
    expect((await send(tool, named)).status).toBe('published')
    await send(tool, { content: 'Quite good, I think' })
    const again = await send(await freshTool(), { content: 'quite GOOD – I think!' })
    expect([again.status, await heldFor(again)]).toEqual(['pending', 'repeated'])
    await answer(await tokenFor('a@l.example'))
    expect([await heldFor(link), (await read(tool)).confirmed_count]).toEqual(['links', 0])
    await app.send(
      'POST',
      '/api/admin/reviews/moderate',
      { ids: [link.id], set: { status: 'published' } },
      admin.headers,
    )
    expect([await heldFor(link), (await read(tool)).confirmed_count]).toEqual([null, 1])
  })

  test('is also the sixth of a network in a day, and the fourth of a mail domain', async () => {
    const limited = await createTestApp({ KITLY_TRUST_PROXY: '1', KITLY_RATE_LIMIT: '1' })
    const tools = [await createTool(limited, { name: 'A' }), await createTool(limited, { name: 'B' })]
    const statuses = async (tool: Tool, given: (i: number) => object, from: (i: number) => string) => {
      const got: string[] = []
      for (let i = 0; i < 7; i++) {
        const headers = { 'x-forwarded-for': from(i) }
        const sent = await limited.send(
          'POST',
          `/api/tools/${tool.slug}/reviews`,
          reviewInput(given(i)),
          headers,
        )
        got.push(((await sent.json()) as AuthoredReview).status)
      }
      return got
    }
    const shown = (n: number) => Array.from({ length: 7 }, (_, i) => (i < n ? 'published' : 'pending'))
    const others = (i: number) => ({ user_email: `p@mail${i}.example` })
    // Addresses of one /64 are one network.
    expect(await statuses(tools[0]!, others, (i) => `2001:db8:1:1::${i + 1}`)).toEqual(shown(5))
    const domain = (i: number) => ({ user_email: `p${i}@mine.example` })
    expect(await statuses(tools[1]!, domain, (i) => `203.0.113.${i}`)).toEqual(shown(3))
  })
})

describe('votes', () => {
  test('count once for each member, not for one’s own review, and can be taken back', async () => {
    const [tool, author, reader] = [await freshTool(), await createPerson(app), await createPerson(app)]
    const { id } = (await (await write(tool, {}, author.headers)).json()) as Review
    const vote = (helpful: boolean, headers: Record<string, string>) =>
      app.send('POST', `/api/reviews/${id}/helpful`, { helpful }, headers)
    await expectFailure(await vote(true, author.headers), 'conflict')
    await expectFailure(await vote(true, {}), 'unauthenticated')
    const both = await Promise.all([vote(true, reader.headers), vote(true, reader.headers)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await listed(tool))[0]).toMatchObject({ helpful_count: 1 })
    const own = () => app.read(`/api/users/review-votes?tool_id=${tool.id}`, { headers: reader.headers })
    expect(await own()).toEqual([id])
    expect(await (await vote(false, reader.headers)).json()).toEqual({ helpful: false, helpful_count: 0 })
    expect(await own()).toEqual([])
    expect((await listed(tool))[0]).toMatchObject({ helpful_count: 0 })
  })

  test('order the list, which stars and kind of use narrow', async () => {
    const tool = await freshTool()
    const people = [await createPerson(app), await createPerson(app), await createPerson(app)]
    const kinds = ['team', 'company', 'team'] as const
    const ids: number[] = []
    for (const [i, { headers }] of people.entries()) {
      const sent = await write(tool, { rating: 3 + i, use_kind: kinds[i], used_for: 'years' }, headers)
      ids.push(((await sent.json()) as Review).id)
    }
    await app.send('POST', `/api/reviews/${ids[0]}/helpful`, { helpful: true }, people[1]!.headers)
    const list = async (query: string) =>
      (await app.read<Review[]>(`/api/tools/${tool.slug}/reviews?${query}`)).map(({ id }) => ids.indexOf(id))
    expect(await list('')).toEqual([2, 1, 0])
    expect(await list('sort=helpful')).toEqual([0, 2, 1])
    expect(await list('use=team')).toEqual([2, 0])
    expect(await list('stars=4')).toEqual([1])
    await expectFailure(await app.request(`/api/tools/${tool.slug}/reviews?stars=6`), 'invalid', 'stars')
  })
})
