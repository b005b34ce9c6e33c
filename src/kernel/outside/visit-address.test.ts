import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SELF_SIGNED } from '../../../test/self-signed.ts'
import { type StrangeSites, startStrangeSites } from '../../../test/strange-sites.ts'
import { isPublicIp } from './public-ip.ts'
import { sameAddress, visitAddress } from './visit-address.ts'

let sites: StrangeSites
beforeAll(async () => {
  sites = await startStrangeSites()
})
afterAll(() => sites.close())
beforeEach(() => {
  sites.asked.length = 0
})

const here = { allows: (ip: string) => ip === '127.0.0.1', timeoutMs: 400 }
const visit = (path: string) => visitAddress(sites.origin + path, here)

describe('visitAddress', () => {
  test.each([
    ['/', { failure: null, status: 200, moved_to: null }, ['HEAD']],
    ['/no-head', { failure: null, status: 200 }, ['HEAD', 'GET']],
    ['/drops-head', { failure: null, status: 200 }, ['HEAD', 'GET']],
    ['/status/404', { failure: 'answer', status: 404 }, ['HEAD', 'GET']],
    ['/status/410', { failure: 'answer', status: 410 }, ['HEAD', 'GET']],
    ['/status/503', { failure: 'answer', status: 503 }, ['HEAD', 'GET']],
    // Whoever says that it was too much is not asked again.
    ['/status/429', { failure: 'answer', status: 429 }, ['HEAD']],
    ['/drops', { failure: 'closed', status: null, code: 'ECONNRESET' }, ['HEAD', 'GET']],
    ['/no-http', { failure: 'broken', status: null }, ['HEAD', 'GET']],
    ['/hangs', { failure: 'time_out', status: null }, ['HEAD', 'GET']],
    ['/drips', { failure: 'time_out', status: null }, ['HEAD', 'GET']],
  ])('asks %s', async (path, found, methods) => {
    expect(await visit(path)).toMatchObject(found)
    expect(sites.asked).toEqual(methods.map((method) => `${method} ${path}`))
  })

  test.each([
    ['/moved', '/new-home'],
    ['/moved-twice', '/new-home'],
    // What is behind a redirect of today is not where it has moved to.
    ['/moved-then-elsewhere', '/elsewhere'],
    ['/elsewhere-then-moved', null],
    ['/elsewhere', null],
    ['/same', null],
    ['/moved-nowhere', null],
    ['/round', null],
  ])('learns where %s has moved to', async (path, to) => {
    expect((await visit(path)).moved_to).toBe(to && sites.origin + to)
  })

  test('does not go in circles, nor ever deeper', async () => {
    expect(await visit('/round')).toMatchObject({ failure: 'redirects' })
    expect(await visit('/deeper')).toMatchObject({ failure: 'redirects' })
    expect(sites.asked).toHaveLength(12)
  })

  test('asks nobody inside, neither by address nor by name, neither at once nor through a redirect', async () => {
    expect(await visit('/inside')).toMatchObject({ failure: 'not_public', moved_to: null })
    expect(await visit('/file')).toMatchObject({ failure: 'no_address' })
    const byName = await visitAddress(`${sites.origin}/inside-by-name`, {
      allows: (ip) => ip === '127.0.0.1' && sites.asked.length === 0,
    })
    expect(byName).toMatchObject({ failure: 'not_public', moved_to: null })
    sites.asked.length = 0
    const port = new URL(sites.origin).port
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '0x7f.1', '2130706433', '[::ffff:127.0.0.1]']) {
      const address = `http://${host}:${port}/`
      expect([host, (await visitAddress(address)).failure]).toEqual([host, 'not_public'])
      const anyPort = await visitAddress(address, { allows: isPublicIp })
      expect([host, anyPort.failure]).toEqual([host, 'not_public'])
    }
    expect(sites.asked).toEqual([])
  })

  test('leaves the answer where it is', async () => {
    expect(await visit('/endless')).toMatchObject({ failure: null, status: 200 })
    await new Promise((resolve) => setTimeout(resolve, 100))
    // What fits into the buffers between two sockets, and not more.
    expect(sites.sent()).toBeLessThan(16_000_000)
  })

  test('tells why there is no answer', async () => {
    expect(await visitAddress('http://127.0.0.1:1/', here)).toMatchObject({ failure: 'refused' })
    expect(await visitAddress('http://no-such-host.invalid/')).toMatchObject({
      failure: expect.stringMatching(/^no_(host|names)$/),
    })
    for (const address of ['nowhere', 'ftp://example.com/', 'http://a:b@1.1.1.1/']) {
      expect([address, (await visitAddress(address)).failure]).toEqual([address, 'no_address'])
    }
  })

  test('trusts no certificate that a browser would not trust', async () => {
    const server = createServer(SELF_SIGNED, (_, response) => response.end())
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as AddressInfo
    const found = await visitAddress(`https://127.0.0.1:${port}/`, here)
    expect(found).toMatchObject({ failure: 'certificate', code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
    server.closeAllConnections()
    server.close()
  })

  test('ends at once when it is to end', async () => {
    const controller = new AbortController()
    const visiting = visitAddress(`${sites.origin}/hangs`, {
      ...here,
      // Longer than a test may take.
      timeoutMs: 2 ** 31 - 1,
      signal: controller.signal,
    })
    setTimeout(() => controller.abort(), 50)
    await visiting
    expect(sites.asked).toEqual(['HEAD /hangs'])
  })
})

test('two spellings of one address are the same', () => {
  expect(sameAddress('https://Example.com', 'https://example.com/#top')).toBe(true)
  expect(sameAddress('https://example.com/a', 'https://example.com/a/')).toBe(false)
  expect(sameAddress('http://example.com/', 'https://example.com/')).toBe(false)
})
