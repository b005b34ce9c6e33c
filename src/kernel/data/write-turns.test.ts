import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createTool, reviewInput } from '../../../test/factories.ts'
import { POSTGRES_URL } from '../../../test/postgres.ts'
import { now } from './codec.ts'
import { type Database, isUniqueViolation } from './database.ts'

const open = async () => (await createTestApp()).services.database

const part = (key: string, content = 'x') => ({ key, part: 0, content, created_at: now() })
const store = ({ db }: Database, key: string, content?: string) =>
  db.transaction().execute(async (tx) => {
    await tx.insertInto('file_parts').values(part(key, content)).execute()
    return key
  })
const storedKeys = async ({ db }: Database) =>
  (await db.selectFrom('file_parts').select('key').orderBy('key').execute()).map(({ key }) => key)

const fileOf = ({ services }: TestApp) => join(services.config.dataFolder, 'kitly.db')

/** Transactions that SQLite has stored since its log was begun: the last page of each says how long the file is then. */
function countCommits(app: TestApp): number {
  const log = readFileSync(`${fileOf(app)}-wal`)
  const frame = 24 + log.readUInt32BE(8)
  let count = 0
  for (let at = 32; at + frame <= log.length; at += frame) {
    if (log.readUInt32BE(at + 8) === log.readUInt32BE(16) && log.readUInt32BE(at + 4) > 0) count++
  }
  return count
}

describe.skipIf(POSTGRES_URL)('transactions that wait for one another', () => {
  test('are all stored when one of eight fails, and that one not at all', async () => {
    const database = await open()
    await store(database, 'taken')
    const keys = ['a', 'b', 'c', 'taken', 'e', 'f', 'g', 'h']
    const outcomes = await Promise.allSettled(
      keys.map((key) =>
        database.db.transaction().execute(async (tx) => {
          await tx
            .insertInto('file_parts')
            .values(part(`first of ${key}`))
            .execute()
          await tx.insertInto('file_parts').values(part(key)).execute()
        }),
      ),
    )
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(keys.map((key) => key !== 'taken'))
    expect(outcomes[3]).toMatchObject({ reason: expect.toSatisfy(isUniqueViolation) })
    const others = keys.filter((key) => key !== 'taken')
    expect(await storedKeys(database)).toEqual(
      [...others, 'taken', ...others.map((key) => `first of ${key}`)].sort(),
    )
  })

  test('share one transaction of SQLite', async () => {
    const app = await createTestApp()
    const { database } = app.services
    await store(database, 'one')
    const before = countCommits(app)
    await Promise.all(Array.from({ length: 7 }, (_, i) => store(database, `key ${i}`)))
    expect(countCommits(app) - before).toBe(1)
    expect(await storedKeys(database)).toHaveLength(8)
  })

  test('are seen by nobody, and not answered, before they are stored', async () => {
    const database = await open()
    const { promise: hold, resolve } = Promise.withResolvers<void>()
    let isAnswered = false
    const first = store(database, 'first').then(() => {
      isAnswered = true
    })
    // It waits in the same transaction, and keeps it open.
    const second = database.db.transaction().execute(async (tx) => {
      expect(await tx.selectFrom('file_parts').select('key').execute()).toHaveLength(1)
      await hold
    })
    await sleep(30)
    expect([isAnswered, await storedKeys(database)]).toEqual([false, []])
    resolve()
    await Promise.all([first, second])
    expect(await storedKeys(database)).toEqual(['first'])
  })

  test('are all told when there is no room for them', async () => {
    const app = await createTestApp()
    const { database } = app.services
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.db)
    await sql.raw(`pragma max_page_count = ${rows[0]!.page_count + 20}`).execute(database.db)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, i) => store(database, `key ${i}`, 'x'.repeat(16_000))),
    )
    const answered = outcomes.flatMap((o) => (o.status === 'fulfilled' ? [o.value] : []))
    expect(answered.length).toBeLessThan(8)
    expect(await storedKeys(database)).toEqual(answered)
    await sql`pragma max_page_count = 1000000`.execute(database.db)
    expect(await store(database, 'later')).toBe('later')
  })

  test('tell the catalogue once they are stored: what is answered is there', async () => {
    const app = await createTestApp()
    const { slug } = await createTool(app)
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { status } = await app.send('POST', `/api/tools/${slug}/reviews`, reviewInput())
        const { review_count } = await app.read<{ review_count: number }>(`/api/tools/${slug}`)
        return [status, review_count > 0]
      }),
    )
    expect(statuses).toEqual(Array(8).fill([201, true]))
    expect(await app.read(`/api/tools/${slug}`)).toMatchObject({ review_count: 8 })
  })
})

describe.skipIf(POSTGRES_URL)('a database that another program has locked', () => {
  test('makes writers wait, and neither readers nor the event loop', async () => {
    const app = await createTestApp()
    const { database } = app.services
    const other = new DatabaseSync(fileOf(app))
    other.exec('begin immediate')
    let isStored = false
    const writing = store(database, 'waits').then(() => {
      isStored = true
    })
    let longest = 0
    for (let i = 0, last = performance.now(); i < 30; i++) {
      await sleep(10)
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
      expect(await storedKeys(database)).toEqual([])
    }
    expect(isStored).toBe(false)
    // SQLite itself would hold the thread for five seconds.
    expect(longest).toBeLessThan(4500)
    other.exec('commit')
    other.close()
    await writing
    expect(await storedKeys(database)).toEqual(['waits'])
  })
})
