import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createListeningApp, expectFailure, type ListeningApp, type RawAnswer } from '../../../test/app.ts'
import { createTools } from '../../../test/factories.ts'
import { READ_COST } from '../../shared/limits.ts'
import { READ_BUDGET } from './load.limits.ts'
import { ReadBudget } from './read-budget.ts'

/** The budget of these tests: 40 points, and four more each second. */
const FACTOR = 0.04
const POINTS = READ_BUDGET * FACTOR
const PAGES = POINTS / READ_COST.page

let networks = 0
/** A network that has not asked for anything. */
const newNetwork = () => `203.0.113.${++networks}`

let app: ListeningApp
beforeAll(async () => {
  app = await createListeningApp(
    { KITLY_RATE_LIMIT: String(FACTOR), KITLY_TRUST_PROXY: '1' },
    {
      mountPages: (services) => (router) => {
        services.addresses.add('/reading', ['n'], READ_COST.page)
        router.get('/reading', async (c) => {
          for (let n = 0; n < 30; n++) await router.request(`/api/tools?offset=${n}`, {}, { inProcess: true })
          return c.html('<p>Read</p>')
        })
      },
    },
  )
  await createTools(app, [{ name: 'Alpha' }])
})
afterAll(() => app.close())

const ask = (network: string, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.fetchRaw(path, { method, headers: { 'x-forwarded-for': network, ...headers } })

/** Asks until it is refused; answers the refusal and how many were answered before. */
async function exhaust(
  network: string,
  path: (n: number) => string,
  { headers, method }: { headers?: Record<string, string>; method?: string } = {},
) {
  for (let n = 0; n < 20 * POINTS; n++) {
    const answer = await ask(network, path(n), headers, method)
    if (answer.status === 429) return { answer, answered: n }
    expect(answer.status).toBe(200)
  }
  throw new Error('Nothing was refused')
}
const search = (n: number) => `/api/tools?search=never${n}x`

const asResponse = ({ status, headers, body }: RawAnswer) =>
  new Response(new Uint8Array(body), { status, headers: headers as Record<string, string> })

describe('reading what is not kept', () => {
  test('has a budget, told with the time after which there is more', async () => {
    const network = newNetwork()
    const { answer, answered } = await exhaust(network, search)
    expect(answered).toBeGreaterThanOrEqual(POINTS)
    expect(answer.headers['retry-after']).toMatch(/^\d+$/)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.headers['x-request-id']).toBeDefined()
    const { message } = await expectFailure(asResponse(answer), 'rate_limited')
    expect(message).toMatch(/Please try again in \d+ seconds?\.$/)
    // Another network has its own, and so has the same one later.
    expect((await ask(newNetwork(), search(-1))).status).toBe(200)
    await expect.poll(async () => (await ask(network, search(-2))).status).toBe(200)
  })

  test('counts an IPv6 network once, whatever address in it asks', async () => {
    const afterAnother = async (n: number) => {
      await exhaust('2001:db8:1:2::1', search)
      return (await ask('2001:db8:1:2:ffff::9', `/api/tools?search=six${n}`)).status
    }
    // On a slow machine a point may have come back meanwhile; with a budget of its own it would have forty.
    const statuses: number[] = []
    for (let n = 0; n < 10 && !statuses.includes(429); n++) statuses.push(await afterAnother(n))
    expect(statuses).toContain(429)
    expect((await ask('2001:db8:1:3::1', '/api/tools?search=six&offset=2')).status).toBe(200)
  })

  test('leaves kept answers, health and files to everybody', async () => {
    const network = newNetwork()
    await ask(newNetwork(), '/api/tools?limit=9')
    await exhaust(network, search)
    for (const path of ['/api/tools?limit=9', '/api/tools?x=5&limit=9', '/healthz', '/readyz']) {
      for (let n = 0; n < 5; n++) expect([path, (await ask(network, path)).status]).toEqual([path, 200])
    }
    // Without a body it is the same work.
    await exhaust(newNetwork(), search, { method: 'HEAD' })
    // What writes has limits of its own.
    expect((await ask(network, '/api/contact', {}, 'POST')).status).toBe(415)
  })

  test('counts a page once, however much it reads', async () => {
    const network = newNetwork()
    const { answer, answered } = await exhaust(network, (n) => `/reading?n=${n}`, {
      headers: { accept: 'text/html' },
    })
    expect(answered).toBeGreaterThanOrEqual(PAGES)
    expect(answered).toBeLessThan(POINTS)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(String(answer.body)).toMatch(
      /<h1>One moment, please<\/h1><p>.* Please try again in \d+ seconds?\.<\/p>/,
    )
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(answer.headers['retry-after']).toMatch(/^\d+$/)
  })

  test('has no budget where limits are turned off', async () => {
    const free = await createListeningApp({ KITLY_TRUST_PROXY: '1' })
    const answers = await Promise.all(Array.from({ length: 3 * POINTS }, (_, n) => free.fetchRaw(search(n))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })
})

describe('the budget', () => {
  test('remembers no more networks than it may', () => {
    const budget = new ReadBudget(1, 100)
    for (let i = 0; i < 5000; i++) budget.take(`network ${i}`, 1, i)
    expect(budget.networks).toBe(100)
  })

  test('lets others in between what one network has asked for at once', async () => {
    const budget = new ReadBudget(1)
    const begun: string[] = []
    const begin = (who: string) => (end: () => void) => {
      begun.push(who)
      end()
    }
    for (let i = 0; i < 50; i++) budget.inTurn('flood', begin('flood'))
    budget.inTurn('visitor', begin('visitor'))
    expect(begun).toEqual(['flood', 'visitor'])
    await expect.poll(() => begun.length).toBe(51)
  })

  test('begins the next read of a network when the one before has ended, or takes too long', async () => {
    const budget = new ReadBudget(1)
    const begun: number[] = []
    let end = () => {}
    budget.inTurn('one', (over) => {
      begun.push(1)
      end = over
    })
    budget.inTurn('one', () => begun.push(2))
    budget.inTurn('one', () => begun.push(3))
    await sleep(50)
    expect(begun).toEqual([1])
    end()
    await expect.poll(() => begun).toEqual([1, 2])
    // Nobody says that the second is over.
    await expect.poll(() => begun).toEqual([1, 2, 3])
  })
})

test('an existing limit tells when to come back, too', async () => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': newNetwork() }
  const init = { method: 'POST', headers, body: '{"kind":"search","term":"abc"}' }
  let response = await app.request('/api/counts', init)
  for (let n = 0; n < 10 && response.status !== 429; n++) response = await app.request('/api/counts', init)
  expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
  await expectFailure(response, 'rate_limited')
})
