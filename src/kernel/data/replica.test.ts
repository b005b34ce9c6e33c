import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createListeningApp, type ListeningApp } from '../../../test/app.ts'
import { createTool, reviewInput } from '../../../test/factories.ts'
import { createLine, type Line } from '../../../test/line.ts'
import { hasReplica, type OwnPostgres, startOwnPostgres, startReplica } from '../../../test/own-postgres.ts'
import { POSTGRES_URL } from '../../../test/postgres.ts'
import { positionOf, positionText } from './replica.ts'

test('a position of the log is a number, and nothing else is one', () => {
  expect(positionOf('16/B374D848')).toBe((0x16n << 32n) + 0xb374d848n)
  expect(positionText(positionOf('16/B374D848')!)).toBe('16/b374d848')
  for (const text of ['', '16', '16/', 'x/1', '1/2/3', `${'f'.repeat(9)}/0`])
    expect(positionOf(text)).toBeNull()
})

const ask = async (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(statement).finally(() => client.end())
  return rows as Record<string, unknown>[]
}

const KITLY_SECRET = 's'.repeat(40)

describe.runIf(POSTGRES_URL && hasReplica())('with a replica', () => {
  let first: OwnPostgres
  let second: OwnPostgres
  let line: Line
  /** Two processes, which know nothing of each other but what the database tells them. */
  let site: ListeningApp
  let other: ListeningApp
  let slug: string
  let n = 0

  const createSite = (DATABASE_URL: string) =>
    createListeningApp({ DATABASE_URL, DATABASE_REPLICA_URL: second.url, KITLY_SECRET })
  beforeAll(async () => {
    first = await startOwnPostgres()
    second = await startReplica(first.url)
    const url = new URL(first.url)
    line = await createLine(url.hostname, Number(url.port))
    url.port = String(line.port)
    site = await createSite(url.href)
    other = await createSite(url.href)
    slug = (await createTool(site)).slug
  })
  afterAll(async () => {
    await site?.close()
    await other?.close()
    await line?.cut()
    await second?.stop()
    await first.stop()
  })

  /** No two addresses are the same: none of the answers is kept. */
  const readReviews = async (from: ListeningApp, cookie = '') => {
    const { status, body } = await from.fetchRaw(`/api/tools/${slug}/reviews?limit=${50 + (n++ % 50)}`, {
      headers: { cookie },
    })
    return {
      status,
      ids: status === 200 ? (JSON.parse(String(body)) as { id: number }[]).map(({ id }) => id) : [],
    }
  }
  const write = async (to: ListeningApp) => {
    const answer = await to.fetchRaw(`/api/tools/${slug}/reviews`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(reviewInput()),
    })
    const id = answer.status === 201 ? (JSON.parse(String(answer.body)) as { id: number }).id : null
    return { status: answer.status, id, cookie: String(answer.headers['set-cookie'] ?? '').split(';')[0]! }
  }
  /** Whether the replica was asked for reviews: the last query of each connection is known. */
  const wasAsked = async () => {
    const asked = `select 1 from pg_stat_activity where query like '%from "reviews"%' and query not like '%pg_stat_activity%'`
    return (await ask(second.url, asked)).length > 0
  }

  test('what only reads is read there', async () => {
    await write(site)
    await expect
      .poll(async () => {
        await readReviews(site)
        return await wasAsked()
      })
      .toBe(true)
  })

  test('whoever has written reads it at once, from any process, however far the replica is behind', async () => {
    await ask(second.url, 'select pg_wal_replay_pause()')
    const { id, cookie } = await write(site)
    expect(cookie).toMatch(/^kitly\.written=[\da-f]+\/[\da-f]+$/)
    expect((await readReviews(site)).ids).toContain(id)
    expect((await readReviews(other, cookie)).ids).toContain(id)
    // Others see it a moment later.
    await expect.poll(async () => (await readReviews(other)).ids).toContain(id)
    await ask(second.url, 'select pg_wal_replay_resume()')
  })

  test('one that is behind for longer is not asked, whoever has written', async () => {
    await ask(second.url, 'select pg_wal_replay_pause()')
    const { id } = await write(site)
    await ask(first.url, `update reviews set rating = 1 where id = ${id}`)
    const rating = async () => {
      const { body } = await site.fetchRaw(`/api/tools/${slug}/reviews?limit=${50 + (n++ % 50)}`)
      return (JSON.parse(String(body)) as { id: number; rating: number }[]).find((r) => r.id === id)?.rating
    }
    await expect
      .poll(async () => {
        site.services.pageCache.clear()
        return await rating()
      })
      .toBe(1)
    await ask(second.url, 'select pg_wal_replay_resume()')
  })

  test('one that is away is missed by nobody', async () => {
    await second.goAway()
    const read = await Promise.all(Array.from({ length: 20 }, () => readReviews(site)))
    expect(new Set(read.map(({ status }) => status))).toEqual(new Set([200]))
    const { status, id } = await write(site)
    expect(status).toBe(201)
    expect((await readReviews(site)).ids).toContain(id)
    await second.comeBack()
  })

  test('takes the place of a primary that is lost, and nothing that was answered is missing', async () => {
    // As one does who may lose nothing: what is answered is on both.
    await ask(first.url, "alter system set synchronous_standby_names = '*'")
    await ask(first.url, 'select pg_reload_conf()')
    const sync = () => ask(first.url, "select 1 from pg_stat_replication where sync_state = 'sync'")
    await expect.poll(sync).toHaveLength(1)
    const stored: number[] = []
    const statuses = new Set<number>()
    let isOver = false
    const visitors = [site, other].flatMap((at) => [
      (async () => {
        while (!isOver) statuses.add((await readReviews(at)).status)
      })(),
      (async () => {
        while (!isOver) {
          const { status, id } = await write(at)
          statuses.add(status)
          if (id !== null) stored.push(id)
        }
      })(),
    ])
    await expect.poll(() => stored.length).toBeGreaterThan(5)
    await first.goAway()
    await second.promote()
    await ask(second.url, "alter system set synchronous_standby_names = ''")
    line.lead(Number(new URL(second.url).port))
    const before = stored.length
    await expect.poll(() => stored.length).toBeGreaterThan(before + 5)
    isOver = true
    await Promise.all(visitors)
    expect([...statuses].filter((status) => ![200, 201, 503].includes(status))).toEqual([])
    const kept = new Set((await ask(second.url, 'select id from reviews')).map(({ id }) => id))
    expect(stored.filter((id) => !kept.has(id))).toEqual([])
    const { id } = await write(site)
    expect((await readReviews(site)).ids).toContain(id)
  })
})
