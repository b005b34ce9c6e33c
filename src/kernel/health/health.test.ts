import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  createListeningApp,
  createPostgresDatabase,
  createTestApp,
  expectFailure,
  type TestApp,
} from '../../../test/app.ts'
import { createReview, createTool, createTools, reviewInput } from '../../../test/factories.ts'
import { createLine, type Line } from '../../../test/line.ts'
import { POSTGRES_URL } from '../../../test/postgres.ts'

const readiness = async (app: TestApp) => {
  const response = await app.request('/readyz')
  return { httpStatus: response.status, ...((await response.json()) as object) }
}

describe('GET /readyz', () => {
  test('answers 200 while database and catalogue are there', async () => {
    expect(await readiness(await createTestApp())).toEqual({
      httpStatus: 200,
      status: 'ready',
      accepting: true,
      database: true,
      catalog: true,
      storage: true,
    })
  })

  test('answers 503 from the moment the program is asked to end', async () => {
    const app = await createTestApp()
    const closing = app.close()
    expect(await readiness(app)).toMatchObject({ httpStatus: 503, status: 'not ready', accepting: false })
    expect((await app.request('/readyz')).headers.get('retry-after')).toBe('5')
    await closing
  })
})

describe('GET /metrics', () => {
  test('counts requests, cache and tools, for the operator', async () => {
    const app = await createListeningApp()
    await createTools(app, [{}, {}])
    for (let i = 0; i < 3; i++) await app.fetchRaw('/api/tools')
    const { status, headers, body } = await app.fetchRaw('/metrics')
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/^text\/plain/)
    for (const line of [
      /^kitly_requests_total\{kind="api",status="2xx"\} [1-9]/m,
      /^kitly_page_cache_hits_total [1-9]/m,
      /^kitly_page_cache_bytes [1-9]/m,
      /^kitly_catalog_tools 2$/m,
      /^kitly_catalog_version 2$/m,
    ]) {
      expect(String(body)).toMatch(line)
    }
  })

  test('is not there for who comes through a proxy', async () => {
    const app = await createTestApp()
    await expectFailure(
      await app.request('/metrics', { headers: { 'x-forwarded-for': '203.0.113.1' } }),
      'not_found',
    )
  })
})

describe.skipIf(POSTGRES_URL)('when SQLite is gone', () => {
  test('the program is not ready, but lives', async () => {
    const app = await createTestApp()
    await app.services.database.close()
    expect(await readiness(app)).toMatchObject({ httpStatus: 503, accepting: true, database: false })
    expect(await app.read('/healthz')).toEqual({ status: 'ok' })
  })

  test('public reads go on from memory and writes answer 503', async () => {
    const app = await createTestApp()
    const { slug } = await createTool(app)
    await app.services.database.close()
    expect((await app.request('/api/tools')).status).toBe(200)
    expect((await app.request(`/api/tools/${slug}`)).status).toBe(200)
    await expectFailure(await app.send('POST', `/api/tools/${slug}/reviews`, reviewInput()), 'unavailable')
    await expectFailure(await app.request(`/api/tools/${slug}/reviews`), 'unavailable')
  })
})

describe.skipIf(POSTGRES_URL)('while another program holds the file of SQLite', () => {
  test('a write answers 503, and is taken afterwards', async () => {
    const app = await createTestApp()
    const { slug } = await createTool(app)
    const other = new DatabaseSync(join(app.services.config.dataFolder, 'kitly.db'))
    other.exec('BEGIN IMMEDIATE')
    const write = () => app.send('POST', `/api/tools/${slug}/reviews`, reviewInput())
    const waiting = write()
    await sleep(500)
    // The minute for which it waits passes at once.
    const now = performance.now.bind(performance)
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + 60_000)
    onTestFinished(() => clock.mockRestore())
    await expectFailure(await waiting, 'unavailable')
    clock.mockRestore()
    other.close()
    expect((await write()).status).toBe(201)
  })
})

describe.runIf(POSTGRES_URL)('when PostgreSQL goes away and comes back', () => {
  const lines: Line[] = []
  afterAll(async () => {
    for (const line of lines) await line.cut()
  })

  async function createAppOnLine() {
    const url = new URL(await createPostgresDatabase())
    const line = await createLine(url.hostname, Number(url.port))
    lines.push(line)
    const direct = url.href
    url.hostname = '127.0.0.1'
    url.port = String(line.port)
    return { line, direct, app: await createTestApp({ DATABASE_URL: url.href }) }
  }

  test('reads go on, writes answer 503, and all is well afterwards', async () => {
    const { line, direct, app } = await createAppOnLine()
    const { slug } = await createTool(app)
    const review = () => app.send('POST', `/api/tools/${slug}/reviews`, reviewInput())
    expect((await review()).status).toBe(201)

    await line.cut()
    expect(await app.read(`/api/tools/${slug}`)).toMatchObject({ review_count: 1 })
    expect(await app.read('/api/tools?search=tool')).toHaveLength(1)
    await expectFailure(await review(), 'unavailable')
    await expectFailure(await app.request(`/api/tools/${slug}/reviews`), 'unavailable')
    expect(await readiness(app)).toMatchObject({ httpStatus: 503, database: false })
    expect(await app.read('/healthz')).toEqual({ status: 'ok' })

    // Meanwhile another process, which still reaches it, takes a review.
    const other = await createTestApp({ DATABASE_URL: direct })
    await createReview(other, slug)

    await line.mend()
    expect(await readiness(app)).toMatchObject({ httpStatus: 200 })
    expect((await review()).status).toBe(201)
    expect(await app.read(`/api/tools/${slug}`)).toMatchObject({ review_count: 3 })
  })

  test('a write that is under way at that moment answers 503 too', async () => {
    const { line, direct, app } = await createAppOnLine()
    const { slug } = await createTool(app)
    const holder = new pg.Client(direct)
    await holder.connect()
    await holder.query('begin; lock table reviews')
    const answers = Array.from({ length: 3 }, () =>
      app.send('POST', `/api/tools/${slug}/reviews`, reviewInput()),
    )
    await sleep(100)
    await line.cut()
    for (const answer of answers) await expectFailure(await answer, 'unavailable')
    await holder.end()
    await line.mend()
    await expect.poll(async () => (await readiness(app)).httpStatus).toBe(200)
    expect(await app.read(`/api/tools/${slug}/reviews`)).toEqual([])
  })

  test('a program whose catalogue fell behind catches up by itself', async () => {
    const { line, direct, app } = await createAppOnLine()
    const other = await createTestApp({ DATABASE_URL: direct })
    await line.cut()
    await createTool(other, { name: 'Late' })
    expect((await app.request('/api/tools/late')).status).toBe(404)
    await line.mend()
    await expect.poll(async () => (await app.request('/api/tools/late')).status).toBe(200)
  })
})
