import { expect, test } from 'vitest'
import { createTestApp, expectFailure } from '../../test/app.ts'

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
