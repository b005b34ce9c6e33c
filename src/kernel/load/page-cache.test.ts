import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createListeningApp, type ListeningApp, type RawAnswer } from '../../../test/app.ts'
import { createReview, createTools, reviewInput } from '../../../test/factories.ts'
import { sendKept } from '../http/mount.ts'
import { PageCache } from './page-cache.ts'

let app: ListeningApp
beforeAll(async () => {
  app = await createListeningApp()
  await createTools(
    app,
    Array.from({ length: 30 }, (_, i) => ({ name: `Tool ${i}` })),
  )
})

/** The second answer of an address: it comes from the cache. */
async function fetchKept(path: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  await app.fetchRaw(path)
  return await app.fetchRaw(path, { headers })
}

describe('a kept answer', () => {
  test('is compressed for the first who asks already', async () => {
    const first = await app.fetchRaw('/api/tools?_t=never-asked', {
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(first.headers['content-encoding']).toBe('br')
    expect(JSON.parse(String(brotliDecompressSync(first.body)))).toHaveLength(30)
  })

  test('becomes smaller when it is asked for often', async () => {
    const path = '/api/tools?limit=25'
    const lengthOf = async () => {
      const { headers, body } = await app.fetchRaw(path, { headers: { 'accept-encoding': 'br' } })
      expect(Number(headers['content-length'])).toBe(body.length)
      expect(JSON.parse(String(brotliDecompressSync(body)))).toHaveLength(25)
      return body.length
    }
    const first = await lengthOf()
    await expect.poll(lengthOf).toBeLessThan(first)
  })

  test('is the same bytes with the same headers, and an ETag', async () => {
    const path = '/api/tools?limit=7&_t=first'
    const fresh = await app.fetchRaw(path)
    const kept = await fetchKept(path)
    expect(fresh.headers.etag).toBe(kept.headers.etag)
    expect(kept.body.equals(fresh.body)).toBe(true)
    expect(kept.headers['x-total-count']).toBe('30')
    expect(kept.headers['x-request-id']).not.toBe(fresh.headers['x-request-id'])
    const { 'x-request-id': _, date: __, connection: ___, ...expected } = fresh.headers
    expect(kept.headers).toMatchObject(expected)
  })

  test('comes compressed as the visitor accepts it', async () => {
    const path = '/api/tools?limit=20'
    const plain = await fetchKept(path)
    const encoded = async (accept: string) => {
      const { headers, body } = await app.fetchRaw(path, { headers: { 'accept-encoding': accept } })
      expect(headers.vary).toBe('Accept-Encoding')
      expect(Number(headers['content-length'])).toBe(body.length)
      return { encoding: headers['content-encoding'], body }
    }
    const br = await encoded('gzip, deflate, br')
    const gzip = await encoded('gzip')
    expect([br.encoding, gzip.encoding]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true)
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
    expect(br.body.length).toBeLessThan(plain.body.length / 2)
    for (const accept of ['identity', 'deflate', 'br;q=0', 'br; q=0.0, gzip;q=0']) {
      expect(await encoded(accept)).toEqual({ encoding: undefined, body: plain.body })
    }
    expect((await encoded('br;q=0, gzip;q=0.5')).encoding).toBe('gzip')
  })

  test('is not sent again to who has it', async () => {
    const path = '/api/tools?limit=3'
    const etag = (await fetchKept(path)).headers.etag!
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await app.fetchRaw(path, { headers: { 'if-none-match': header } })
      expect(answer).toMatchObject({ status: 304, headers: { etag, 'cache-control': 'public, no-cache' } })
      expect(answer.body).toHaveLength(0)
    }
    expect((await app.fetchRaw(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  test('answers HEAD with the headers alone', async () => {
    const path = '/api/tools?limit=5'
    const kept = await fetchKept(path)
    const head = await app.fetchRaw(path, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.body).toHaveLength(0)
    expect(head.headers['content-length']).toBe(String(kept.body.length))
    expect(head.headers.etag).toBe(kept.headers.etag)
  })

  test('is not what a POST to the same address gets', async () => {
    const path = '/api/tools/tool-1/reviews'
    await fetchKept(path)
    const headers = { 'content-type': 'application/json' }
    const answer = await app.fetchRaw(path, { method: 'POST', headers, body: JSON.stringify(reviewInput()) })
    expect(answer.status).toBe(201)
  })

  test('falls away with the next change of what it was made from, and with no other', async () => {
    const path = '/api/tools/tool-2'
    const before = await fetchKept(path)
    await createReview(app, 'tool-3', { rating: 1 })
    expect(app.services.pageCache.isFresh(path)).toBe(true)
    await createReview(app, 'tool-2', { rating: 1 })
    expect(app.services.pageCache.isFresh(path)).toBe(false)
    const after = await fetchKept(path)
    expect(JSON.parse(String(after.body))).toMatchObject({ rating: 3.7, review_count: 1 })
    expect(after.headers.etag).not.toBe(before.headers.etag)
  })

  test('is never a failure', async () => {
    const paths = ['/api/tools/nothing', '/api/tools?limit=0', '/nothing', '/readyz']
    for (let round = 0; round < 3; round++) {
      for (const path of paths) expect((await app.fetchRaw(path)).headers.etag).toBeUndefined()
      await sleep(10)
    }
  })
})

describe('a page that is rendered while the content changes', () => {
  test('is not taken for a new one', async () => {
    let goOn = () => {}
    const listening = await createListeningApp(
      {},
      {
        mountPages: (services) => (router) => {
          router.get('/slow', async (c) => {
            const { version } = services.catalog.current
            const { stamp } = services.pageCache
            const html = `<p>Version ${version}</p>`
            if (c.req.header('x-slow')) {
              await new Promise<void>((resolve) => {
                goOn = resolve
              })
            }
            return await sendKept(services, c, stamp, 200, { 'content-type': 'text/html' }, html)
          })
        },
      },
    )
    const slow = listening.fetchRaw('/slow', { headers: { 'x-slow': '1' } })
    while (String(goOn) === '() => {}') await sleep(2)
    await createTools(listening, [{ name: 'Meanwhile' }])
    goOn()
    expect(String((await slow).body)).toBe('<p>Version 0</p>')
    await sleep(20)
    expect(listening.services.pageCache.isFresh('/slow')).toBe(false)
    const read = async () => String((await listening.fetchRaw('/slow')).body)
    await expect.poll(read).toBe('<p>Version 1</p>')
  })
})

describe('a page that a change has touched', () => {
  test('is sent once more while it is made anew, but not to whoever writes', async () => {
    const listening = await createListeningApp(
      {},
      {
        mountPages: (services) => (router) => {
          router.get('/page', async (c) => {
            const { stamp } = services.pageCache
            const html = `<p>Version ${services.catalog.current.version}</p>`
            return await sendKept(services, c, stamp, 200, { 'content-type': 'text/html' }, html)
          })
        },
      },
    )
    const read = async () => String((await listening.fetchRaw('/page')).body)
    expect(await read()).toBe('<p>Version 0</p>')
    await createTools(listening, [{ name: 'First' }])
    expect(await read()).toBe('<p>Version 0</p>')
    // Nobody has to ask for it.
    await expect.poll(() => listening.services.pageCache.isFresh('/page')).toBe(true)
    expect(await read()).toBe('<p>Version 1</p>')
    await listening.fetchRaw('/api/counts', { method: 'POST' })
    await createTools(listening, [{ name: 'Second' }])
    expect(await read()).toBe('<p>Version 2</p>')
  })

  test('is not sent any more after a second', async () => {
    const cache = new PageCache()
    const headers = { 'content-type': 'text/html' }
    const text = '<p>Old</p>'
    cache.keep({ url: '/', stamp: cache.stamp, status: 200, headers, text, keys: ['tool:1'] })
    let sent = 0
    const response = { writeHead: () => {}, end: () => sent++ } as unknown as ServerResponse
    const request = { method: 'GET', url: '/', headers: {} } as IncomingMessage
    const serve = () => cache.serve(request, response, 'id', () => false)
    expect(serve()).toBe(200)
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    cache.follow(1, ['tool:1'])
    vi.advanceTimersByTime(999)
    expect(serve()).toBe(200)
    vi.advanceTimersByTime(2)
    expect([serve(), sent]).toEqual([0, 2])
  })
})

describe('the page cache', () => {
  const headers = { 'content-type': 'text/plain' }
  /** Text that no compression makes much smaller. */
  const noise = (size: number) => randomBytes(size).toString('base64').slice(0, size)
  const keep = (cache: PageCache, url: string, size: number, stamp = cache.stamp, keys: string[] = []) =>
    cache.respond(cache.keep({ url, stamp, status: 200, headers, text: noise(size), keys }), 'br')

  test('is of no bytes where nothing may be kept', async () => {
    const cache = new PageCache(0)
    await keep(cache, '/a', 4)
    expect(cache.bytes).toBe(0)
  })

  test('never holds more bytes than its bound, and counts none when it is empty', async () => {
    const cache = new PageCache(100_000)
    for (let i = 0; i < 500; i++) {
      await keep(cache, `/${i}`, 10 + i * 24)
      expect(cache.bytes).toBeLessThanOrEqual(100_000)
    }
    expect(cache.bytes).toBeGreaterThan(50_000)
    cache.clear()
    expect(cache.bytes).toBe(0)
  })

  test('holds what is compressed alone', async () => {
    const cache = new PageCache(100_000)
    const text = 'a page '.repeat(150_000)
    const stamp = cache.stamp
    cache.keep({ url: '/', stamp, status: 200, headers, text, keys: [] })
    await expect.poll(() => cache.isFresh('/')).toBe(true)
    expect(cache.bytes).toBeLessThan(5000)
  })

  test('counts an address once however often it is kept', async () => {
    const cache = new PageCache(100_000)
    await keep(cache, '/', 500)
    const { bytes } = cache
    for (let i = 0; i < 10; i++) await keep(cache, '/', 500)
    expect(cache.bytes).toBe(bytes)
  })

  test('keeps nothing of which a part could not be read, and what it has', async () => {
    const cache = new PageCache()
    await keep(cache, '/whole', 100)
    const { bytes, stamp } = cache
    cache.doubt()
    await keep(cache, '/partial', 100, stamp)
    expect(cache.bytes).toBe(bytes)
    expect(cache.isFresh('/whole')).toBe(true)
    await keep(cache, '/after', 100)
    expect(cache.bytes).toBeGreaterThan(bytes)
  })

  test('takes nothing for fresh that a change has touched since it was begun', async () => {
    const cache = new PageCache()
    await keep(cache, '/early', 5000, cache.stamp, ['tool:1', 'lists'])
    const { stamp } = cache
    const keeping = keep(cache, '/late', 5000, stamp, ['tool:1'])
    cache.follow(1, ['tool:1'])
    await keeping
    expect([cache.isFresh('/early'), cache.isFresh('/late')]).toEqual([false, false])
    await keep(cache, '/late', 5000, cache.stamp, ['tool:1'])
    cache.follow(2, ['tool:2', 'bundles'])
    expect(cache.isFresh('/late')).toBe(true)
    cache.follow(3, null)
    expect(cache.isFresh('/late')).toBe(false)
  })

  test('keeps the later one of two that are made at the same time', async () => {
    const cache = new PageCache()
    const { stamp } = cache
    cache.follow(1, ['tool:1'])
    await keep(cache, '/', 100, cache.stamp, ['tool:1'])
    await keep(cache, '/', 100, stamp, ['tool:1'])
    expect(cache.isFresh('/')).toBe(true)
  })

  test('lets what depends on everything fall away with any change', async () => {
    const cache = new PageCache()
    await keep(cache, '/', 100, cache.stamp, ['*'])
    cache.follow(1, [])
    expect(cache.isFresh('/')).toBe(false)
  })

  test('keeps nothing that would take an eighth of it', async () => {
    const cache = new PageCache(80_000)
    await keep(cache, '/', 15_000)
    expect(cache.bytes).toBe(0)
  })
})
