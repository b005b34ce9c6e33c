import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp } from '../../../test/app.ts'
import { createPerson } from '../../../test/people.ts'
import { POSTGRES_URL } from '../../../test/postgres.ts'
import { type Found, Sessions, type Viewer } from './sessions.ts'

const viewer = { id: 'ada' } as Viewer
const headers = (cookie: string) => new Headers({ cookie })
const COOKIE = 'kitly.session_token'

/** Sessions over a database that answers when it is told to. */
function slowSessions() {
  let looked = 0
  const waiting: ((found: Found) => void)[] = []
  const sessions = new Sessions(COOKIE, () => {
    looked++
    return new Promise((resolve) => waiting.push(resolve))
  })
  const answer = (found: Found = { viewer, cookies: [] }) => {
    for (const resolve of waiting.splice(0)) resolve(found)
  }
  return { sessions, answer, looked: () => looked }
}

describe('Sessions', () => {
  test('looks a cookie up once for a while, and not at all where there is none', async () => {
    const { sessions, answer, looked } = slowSessions()
    const first = sessions.find(headers(`a=1; ${COOKIE}=x.y; b=2`))
    answer()
    expect((await first).viewer).toBe(viewer)
    expect((await sessions.find(headers(`${COOKIE}=x.y`))).viewer).toBe(viewer)
    for (const cookie of ['', 'other=x.y', `not-${COOKIE}=x.y`, `kitlyXsession_token=x.y`]) {
      expect((await sessions.find(headers(cookie))).viewer).toBeNull()
    }
    expect(looked()).toBe(1)
  })

  test('looks again for whom it was told to forget, and for nobody else', async () => {
    const { sessions, answer, looked } = slowSessions()
    const ada = sessions.find(headers(`${COOKIE}=a`))
    answer()
    await ada
    const bob = sessions.find(headers(`${COOKIE}=b`))
    answer({ viewer: { id: 'bob' } as Viewer, cookies: [] })
    await bob
    sessions.forget('ada')
    await sessions.find(headers(`${COOKIE}=b`))
    expect(looked()).toBe(2)
    const again = sessions.find(headers(`${COOKIE}=a`))
    answer({ viewer: null, cookies: [] })
    expect((await again).viewer).toBeNull()
  })

  test('does not keep what was read before a session was ended', async () => {
    const { sessions, answer, looked } = slowSessions()
    const early = sessions.find(headers(`${COOKIE}=a`))
    sessions.forget('ada')
    answer()
    await early
    const late = sessions.find(headers(`${COOKIE}=a`))
    answer({ viewer: null, cookies: [] })
    expect((await late).viewer).toBeNull()
    expect(looked()).toBe(2)
  })

  test('keeps no refusal: a cookie that is not known yet may be the next moment', async () => {
    const { sessions, answer, looked } = slowSessions()
    const early = sessions.find(headers(`${COOKIE}=a`))
    answer({ viewer: null, cookies: [] })
    await early
    const late = sessions.find(headers(`${COOKIE}=a`))
    answer()
    expect((await late).viewer).toBe(viewer)
    expect(looked()).toBe(2)
  })
})

describe('a session that one process ends', () => {
  test.skipIf(!POSTGRES_URL)('is ended in another one without waiting', async () => {
    const one = await createTestApp()
    const { databaseUrl } = one.services.config
    const secret = one.services.config.secret
    const two = await createTestApp({ DATABASE_URL: databaseUrl!, KITLY_SECRET: secret })
    const { id, headers } = await createPerson(one)
    const status = async () => (await two.request('/api/users/me', { headers })).status
    expect(await status()).toBe(200)
    // Nothing that is kept gets old: it ends only when it is told to.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    await one.services.database.db.updateTable('users').set({ is_active: 0 }).where('id', '=', id).execute()
    one.services.sessions.forget(id)
    await expect.poll(status).toBe(401)
  })
})
