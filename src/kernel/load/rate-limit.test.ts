import { afterEach, describe, expect, test, vi } from 'vitest'
import { createTestApp, expectFailure } from '../../../test/app.ts'
import { RateLimits } from './rate-limit.ts'

const INQUIRY = {
  email: 'ada@example.com',
  mobile: '+1 555 0100',
  query_type: 'general',
  message: 'Hello, this is a question about a tool.',
}

test('whoever has used a limit up is told how long to wait, in seconds', async () => {
  const app = await createTestApp({ KITLY_RATE_LIMIT: '0.1', KITLY_TRUST_PROXY: '1' })
  const post = () => app.send('POST', '/api/contact', INQUIRY, { 'x-forwarded-for': '2001:db8:1:2::1' })
  let response = await post()
  for (let i = 0; i < 20 && response.status !== 429; i++) response = await post()
  await expectFailure(response, 'rate_limited')
  expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
})

test('the addresses of one IPv6 network share its limits, in every spelling, and others do not', async () => {
  const app = await createTestApp({ KITLY_RATE_LIMIT: '1', KITLY_TRUST_PROXY: '1' })
  const count = (ip: string, term = 'write') =>
    app.send('POST', '/api/counts', { kind: 'search', term }, { 'x-forwarded-for': ip })
  expect(await (await count('2001:db8:1:2::1')).json()).toEqual({ counted: true })
  expect(await (await count('2001:db8:1:2:ffff::9')).json()).toEqual({ counted: false })
  expect(await (await count('2001:db8:1:3::1')).json()).toEqual({ counted: true })
  expect(await (await count('192.0.2.1')).json()).toEqual({ counted: true })
  expect(await (await count('::ffff:192.0.2.1')).json()).toEqual({ counted: false })
  const statuses = new Set<number>()
  for (let i = 0; i < 121; i++) statuses.add((await count(`2001:db8:1:2::${i.toString(16)}`)).status)
  expect(statuses).toContain(429)
  expect((await count('2001:db8:1:3::2')).status).toBe(200)
})

describe('a clock that goes back a day', () => {
  afterEach(() => void vi.useRealTimers())
  const LIMIT = { points: 2, windowSeconds: 3600 }
  const useUp = async (take: () => Promise<void>) => {
    await take()
    await take()
    await expect(take()).rejects.toMatchObject({ code: 'rate_limited' })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 24 * 3_600_000 })
  }

  test('makes nobody wait for longer than the limit lasts', async () => {
    const { database } = (await createTestApp()).services
    const limits = new RateLimits(1, database.db)
    const take = () => limits.take('reviews', 'somebody', LIMIT)
    await useUp(take)
    const error = await take().catch((error) => error)
    expect(error.retryAfter).toBeLessThanOrEqual(3600)
  })

  test('begins the windows anew that are counted in the database', async () => {
    const { database } = (await createTestApp()).services
    const limits = new RateLimits(1, database.db)
    const take = () => limits.takeShared('sign-in', 'somebody', LIMIT)
    await useUp(take)
    await take()
    await take()
    await expect(take()).rejects.toMatchObject({ code: 'rate_limited' })
  })
})
