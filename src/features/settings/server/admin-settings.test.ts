import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createReview, createTool, reviewInput } from '../../../../test/factories.ts'
import { startMailServer } from '../../../../test/mail-server.ts'
import { createPerson, mailTo, type Person } from '../../../../test/people.ts'
import { COUNTED } from '../../reviews/server/reviews.service.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import type { AdminSettings } from '../admin-settings.contract.ts'

let app: TestApp
let boss: Person
beforeAll(async () => {
  app = await createTestApp()
  boss = await createPerson(app, { role: 'admin', name: 'Boss' })
})

const read = () => app.read<AdminSettings>('/api/admin/settings', { headers: boss.headers })
const put = (body: object) => app.send('PUT', '/api/admin/settings', body, boss.headers)

describe('settings', () => {
  test('are the defaults first, and reach the public pages once they are changed', async () => {
    expect(await read()).toMatchObject({
      google_analytics_code: null,
      review_moderation: 'publish',
      home_stats: [{ value: '{tools}+' }, {}, {}],
    })
    const changed = await put({
      google_analytics_code: ' g-abc1234567 ',
      meta_pixel_id: '123456789012345',
      google_tag_manager_code: '',
      home_stats: [{ value: '9', label: 'Lives' }],
    })
    expect(await changed.json()).toMatchObject({ google_analytics_code: 'G-ABC1234567' })
    expect(await app.read('/api/site-settings')).toMatchObject({
      google_analytics_code: 'G-ABC1234567',
      meta_pixel_id: '123456789012345',
      google_tag_manager_code: null,
    })
    expect(await app.read('/api/site-texts')).toMatchObject({
      home_stats: [{ value: '9', label: 'Lives' }],
      // What is counted is not worth telling yet.
      categories_stats: [{ value: '100%' }],
    })
  })

  test.each([
    ['google_analytics_code', '<script>', 'The measurement ID looks like G-XXXXXXXXXX or UA-XXXXXXX-X'],
    ['meta_pixel_id', '1234', 'The Meta Pixel ID is a 15-16 digit number'],
    ['google_tag_manager_code', 'GTM', 'The container ID looks like GTM-XXXXXXX'],
  ])('refuse a %s that is none', async (field, value, message) => {
    const failure = await expectFailure(await put({ [field]: value }), 'invalid', field)
    expect(failure.message).toBe(message)
  })

  test('are not written over when two change them', async () => {
    const { version } = await read()
    expect((await put({ meta_pixel_id: '1111111111111111', version })).status).toBe(200)
    await expectFailure(await put({ meta_pixel_id: '', version }), 'conflict')
    expect(await read()).toMatchObject({ meta_pixel_id: '1111111111111111' })
    // What is the same is no change.
    const now = await read()
    expect(await (await put({ meta_pixel_id: '1111111111111111' })).json()).toMatchObject({
      version: now.version,
    })
  })

  test('come with what was counted, which nobody sets', async () => {
    const { figures } = await read()
    expect(figures).toMatchObject({ tools: 0, bundles: 0, kits: 0, reviews: 0, members: 1 })
    await createTool(app, { name: 'Counted' })
    await createReview(app, 'counted')
    await createReview(app, 'counted', {}, { ...COUNTED, is_confirmed: false })
    await createPerson(app)
    const answer = await put({ meta_pixel_id: '', figures: { tools: 500 } })
    expect(await answer.json()).toMatchObject({ figures: { ...figures, tools: 1, reviews: 1, members: 2 } })
  })

  test('let reviews wait for approval, also changed ones', async () => {
    const tool = await createTool(app, { name: 'Watched' })
    const shown = async () => await app.read<Tool>('/api/tools/watched')
    const author = await createPerson(app)
    const send = (method: string, path: string, by: Person) =>
      app.send(method, path, reviewInput(), by.headers)
    const first = (await (await send('POST', `/api/tools/${tool.slug}/reviews`, author)).json()) as {
      id: number
    }
    expect(await shown()).toMatchObject({ review_count: 1 })
    await put({ review_moderation: 'approve' })
    const waiting = await send('POST', `/api/tools/${tool.slug}/reviews`, await createPerson(app))
    expect(await waiting.json()).toMatchObject({ status: 'pending' })
    const changed = await send('PUT', `/api/users/reviews/${first.id}`, author)
    expect(await changed.json()).toMatchObject({ status: 'pending' })
    expect(await shown()).toMatchObject({ review_count: 0 })
    expect(await app.read('/api/tools/watched/reviews')).toEqual([])
    const ids = (
      await app.read<{ id: number }[]>('/api/admin/reviews?status=pending', { headers: boss.headers })
    ).map((r) => r.id)
    await app.send('POST', '/api/admin/reviews/moderate', { ids, set: { status: 'published' } }, boss.headers)
    expect(await shown()).toMatchObject({ review_count: 2, rating: 4 })
    await put({ review_moderation: 'publish' })
  })
})

describe('the test mail', () => {
  test('says where it went', async () => {
    const response = await app.send(
      'POST',
      '/api/admin/settings/test-mail',
      { email: 'owner@example.com' },
      boss.headers,
    )
    expect(await response.json()).toMatchObject({
      sent_to: 'owner@example.com',
      where: expect.stringMatching(/\.eml$/),
    })
    expect((await mailTo(app, 'owner@example.com')).map((m) => m.subject)).toEqual(['A test mail'])
  })

  test('tells why a server refuses it', async () => {
    const server = await startMailServer({ onRcptTo: (_, __, done) => done(new Error('no such mailbox')) })
    const own = await createTestApp({ SMTP_URL: server.url })
    const { headers } = await createPerson(own, { role: 'admin' })
    const response = await own.send(
      'POST',
      '/api/admin/settings/test-mail',
      { email: 'x@example.com' },
      headers,
    )
    expect((await expectFailure(response, 'unavailable')).message).toMatch(
      /^The mail could not be sent: .*no such mailbox/,
    )
    await server.close()
  })
})
