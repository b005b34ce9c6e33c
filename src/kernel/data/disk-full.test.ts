import { execFile, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  createDataFolder,
  createTestApp,
  expectFailure,
  type TestApp,
  testEnvironment,
} from '../../../test/app.ts'
import { createTool, reviewInput } from '../../../test/factories.ts'
import { POSTGRES_URL } from '../../../test/postgres.ts'
import type { Log } from '../jobs/log.ts'
import { outageOf } from './outage.ts'
import { Outages } from './outages.ts'

/** A log whose lines can be read. */
function createLines() {
  const lines: string[] = []
  const write = (_: object, message: string) => void lines.push(message)
  return { lines, log: { error: write, info: write } as unknown as Pick<Log, 'error' | 'info'> }
}

/** Lets the database file grow no further: the next page that it needs is refused, as on a full disk. */
async function fillUp({ services }: TestApp) {
  const { db } = services.database
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  await sql.raw(`pragma max_page_count = ${rows[0]!.page_count}`).execute(db)
  return async () => void (await sql`pragma max_page_count = 1000000`.execute(db))
}

const LONG = 'x'.repeat(4000)
const reviews = async ({ services }: TestApp) =>
  (await services.database.db.selectFrom('reviews').select('id').execute()).length
/** Reviews until one finds no room; answers that one's answer, and how many were stored. */
async function writeUntilFull(app: TestApp, slug: string) {
  for (let stored = 0; stored < 100; stored++) {
    const body = reviewInput({ content: LONG })
    const answer = await app.send('POST', `/api/tools/${slug}/reviews`, body)
    if (answer.status !== 201) return { answer, stored }
  }
  throw new Error('The database is not full')
}

describe.skipIf(POSTGRES_URL)('when the disk of the embedded database is full', () => {
  test('a write says so, nothing of it is stored, and reading goes on', async () => {
    const app = await createTestApp()
    const { slug } = await createTool(app)
    const before = await app.services.database.db.selectFrom('changes').select('id').execute()
    await fillUp(app)
    const { answer, stored } = await writeUntilFull(app, slug)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    const { message } = await expectFailure(answer, 'unavailable')
    expect(message).toMatch(/disk of the server is full/)
    expect(await reviews(app)).toBe(stored)
    const after = await app.services.database.db.selectFrom('changes').select('id').execute()
    expect(after.length - before.length).toBe(2 * stored)
    expect(await app.read(`/api/tools/${slug}`)).toMatchObject({ review_count: stored })
    expect(await app.read(`/api/tools/${slug}/reviews?limit=100`)).toHaveLength(stored)
  })

  test('readiness names it, and it is over by itself when there is room', async () => {
    const app = await createTestApp()
    const { slug } = await createTool(app)
    const makeRoom = await fillUp(app)
    const { stored } = await writeUntilFull(app, slug)
    const full = await app.request('/readyz')
    expect(full.status).toBe(503)
    expect(await full.json()).toMatchObject({
      status: 'not ready',
      database: true,
      storage: false,
      problems: [expect.stringContaining('disk is full')],
    })
    expect(await app.read('/readyz/pages')).toMatchObject({ status: 'ready' })
    await makeRoom()
    expect(await app.read('/readyz')).toMatchObject({ status: 'ready', storage: true })
    expect((await app.send('POST', `/api/tools/${slug}/reviews`, reviewInput())).status).toBe(201)
    expect(await reviews(app)).toBe(stored + 1)
    const left = await app.services.database.db.selectFrom('file_parts').select('key').execute()
    expect(left).toEqual([])
  })

  test('the error that is thrown is the first one, and what follows it is not stored', async () => {
    const app = await createTestApp()
    const { db } = app.services.database
    await createTool(app)
    await fillUp(app)
    const at = new Date().toISOString()
    const insert = (key: string, length: number) => ({
      key,
      part: 0,
      content: 'x'.repeat(length),
      created_at: at,
    })
    const error: unknown = await db
      .transaction()
      .execute(async (tx) => {
        const fill = tx.insertInto('file_parts').values(insert('large', 1_000_000)).execute()
        await fill.catch(() => {})
        await tx.insertInto('file_parts').values(insert('small', 1)).execute()
      })
      .catch((e) => e)
    expect(String(error)).toMatch(/database or disk is full/)
    expect(outageOf(error)).toBe('disk')
    expect(await db.selectFrom('file_parts').select('key').execute()).toEqual([])
  })
})

/** Whether this machine lets somebody mount a small disk of their own, as root or without. */
const canMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/tmp']).status === 0

describe.skipIf(POSTGRES_URL || !canMount)('on a real disk without room', () => {
  test('reviews, pictures, mails and imports say so, and go on when there is room', async () => {
    const folder = await createDataFolder()
    const program = join(import.meta.dirname, '..', '..', '..', 'test', 'programs', 'fill-disk.ts')
    const script = 'mount -t tmpfs -o size=24m tmpfs "$KITLY_DATA" && exec "$@"'
    const env = await testEnvironment({ KITLY_DATA: folder, KITLY_LOG: 'info' })
    const { stdout, stderr } = await promisify(execFile)(
      'unshare',
      ['-rm', 'sh', '-c', script, 'sh', process.execPath, program],
      { env: { ...process.env, NODE_OPTIONS: '', ...env } },
    )
    const lines = stdout.trim().split('\n')
    const said = JSON.parse(lines.find((line) => line.startsWith('{"full"')) ?? 'null')
    expect({ said, stderr }).toMatchObject({
      said: {
        full: {
          review: [503, expect.stringContaining('disk of the server is full')],
          picture: [503, expect.stringContaining('disk of the server is full')],
          import: expect.stringMatching(/disk of the server is full/),
          ready: [503, false],
          page: 200,
        },
        // The mail that waited, and the link that confirms the review.
        room: { ready: [200, true], review: 201, picture: 200, mails: 2 },
      },
    })
    const count = (message: string) => lines.filter((line) => line.includes(`"msg":"${message}`)).length
    expect(count('no room to write')).toBe(1)
    expect(count('there is room to write again')).toBe(1)
    expect(count('request failed')).toBe(0)
  })
})

describe('room on the disk', () => {
  const full = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })

  test('is missed once in the log, however many requests meet it', async () => {
    const app = await createTestApp()
    const { lines, log } = createLines()
    const { config, database } = app.services
    const outages = new Outages(database, config, log)
    for (let i = 0; i < 5; i++) {
      const answer = outages.explain(new Error('not written', { cause: full() }))
      expect(answer).toMatchObject({ code: 'unavailable', retryAfter: 60 })
    }
    expect(lines).toEqual(['no room to write: the disk is full'])
    await outages.tryAgain()
    expect(lines).toEqual(['no room to write: the disk is full', 'there is room to write again'])
    expect(outages.isFull).toBe(false)
    expect(outages.explain(new Error('a fault'))).toBeNull()
    outages.close()
  })

  test.each([
    [{ code: 'ENOSPC' }, 'disk'],
    [{ code: 'EDQUOT' }, 'disk'],
    [{ code: '53100' }, 'disk'],
    [{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, 'disk'],
    [{ code: 'ERR_SQLITE_ERROR', errcode: 1 }, null],
    [{ code: '53300' }, 'database'],
    [{ code: 'ECONNREFUSED' }, 'database'],
    [{ code: '23505' }, null],
    [{ code: 'ENOENT' }, null],
  ])('is told apart from other faults: %o', (fields, outage) => {
    expect(outageOf(Object.assign(new Error('?'), fields))).toBe(outage)
    expect(outageOf(new Error('wrapped', { cause: Object.assign(new Error('?'), fields) }))).toBe(outage)
  })
})
