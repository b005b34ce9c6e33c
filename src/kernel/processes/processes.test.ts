import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { createTestApp, fetchRaw, testEnvironment } from '../../../test/app.ts'
import { kill, startProgram } from '../../../test/child.ts'
import { createTool, reviewInput } from '../../../test/factories.ts'
import { createUploader, toolsCsv } from '../../../test/imports.ts'
import { startRetryingProxy } from '../../../test/retrying-proxy.ts'

const children: ChildProcess[] = []
const closing: (() => void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) close()
  for (const child of children.splice(0)) await kill(child)
})

/** Two processes on a site with a tool and a person. */
async function startTwo(given: Record<string, string> = {}) {
  const environment = await testEnvironment({ KITLY_SECRET: 'x'.repeat(40), ...given })
  const app = await createTestApp(environment)
  const { slug } = await createTool(app)
  let at = 0
  const uploader = await createUploader({
    services: app.services,
    request: (path, init) => fetch(`http://127.0.0.1:${at}${path}`, init),
  })
  const headers = Object.fromEntries(new Headers(uploader.headers))
  await app.close()
  const { child, lines } = startProgram('serve-many.ts', [], { ...environment, KITLY_PROCESSES: '2' })
  children.push(child)
  await expect.poll(() => lines).toContain('all')
  const port = Number(lines[0])
  at = port
  const exited = once(child, 'exit').then(([code]) => code as number)
  return { child, port, slug, uploader, headers, exited }
}

interface Connection {
  pid: number
  fetch(
    path: string,
    init?: { method?: string; body?: unknown; headers?: Record<string, string> },
  ): Promise<Answer>
}
interface Answer {
  status: number
  text: string
}

/** One connection that is kept alive, so that one process answers all of it. */
async function connect(port: number): Promise<Connection> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  closing.push(() => agent.destroy())
  const fetch: Connection['fetch'] = (path, { method = 'GET', body, headers } = {}) =>
    new Promise((resolve, reject) => {
      const all = { 'content-type': 'application/json', ...headers }
      const call = request({ host: '127.0.0.1', port, path, method, headers: all, agent }, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (chunk) => {
          text += chunk
        })
        response.on('end', () => resolve({ status: response.statusCode!, text }))
      })
      call.on('error', reject)
      call.end(body === undefined ? undefined : JSON.stringify(body))
    })
  return { pid: Number((await fetch('/pid')).text), fetch }
}

/** A connection to each of the two. */
async function connectToBoth(port: number, but: number[] = []): Promise<[Connection, Connection]> {
  let one: Connection | undefined
  for (;;) {
    const next = await connect(port).catch(() => null)
    if (!next || but.includes(next.pid)) await sleep(20)
    else if (one && one.pid !== next.pid) return [one, next]
    else one ??= next
  }
}

describe('two processes of one machine', () => {
  test('show at once what the other one has changed', async () => {
    const { port, slug } = await startTwo()
    const [one, two] = await connectToBoth(port)
    const counted = async () =>
      (JSON.parse((await two.fetch(`/api/tools/${slug}`)).text) as { review_count: number }).review_count
    const times: number[] = []
    for (let written = 1; written <= 20; written++) {
      const { status } = await one.fetch(`/api/tools/${slug}/reviews`, {
        method: 'POST',
        body: reviewInput(),
      })
      expect(status).toBe(201)
      const start = performance.now()
      while ((await counted()) < written) await sleep(1)
      times.push(performance.now() - start)
    }
    // The look that each takes now and then would come later than that.
    expect(times.sort((a, b) => a - b)[10]).toBeLessThan(1000)
  })

  test('write at the same time, and lose nothing', async () => {
    const { port, slug } = await startTwo()
    const both = await connectToBoth(port)
    const write = async ({ fetch }: Connection) => {
      const body = reviewInput()
      return (await fetch(`/api/tools/${slug}/reviews`, { method: 'POST', body })).status
    }
    const statuses = await Promise.all(both.flatMap((one) => Array.from({ length: 25 }, () => write(one))))
    expect(new Set(statuses)).toEqual(new Set([201]))
    for (const { fetch } of both) {
      await expect
        .poll(async () => JSON.parse((await fetch(`/api/tools/${slug}`)).text))
        .toMatchObject({ review_count: 50 })
    }
  })

  test('say of an import in the other one how far it is, and stop it', async () => {
    const { port, uploader, headers } = await startTwo()
    const [one, two] = await connectToBoth(port)
    const rows = Array.from({ length: 3000 }, (_, i) => ({ 'Tool Name': `Tool ${i}` }))
    const { id } = await uploader.upload(toolsCsv(rows))
    const path = `${uploader.base}/${id}`
    expect((await one.fetch(`${path}/apply`, { method: 'POST', body: {}, headers })).status).toBe(200)
    const read = async ({ fetch }: Connection) =>
      JSON.parse((await fetch(path, { headers })).text) as { status: string; progress: unknown }
    expect(await read(two)).toMatchObject({ status: 'running', progress: { phase: expect.any(String) } })
    expect((await two.fetch(`${path}/cancel`, { method: 'POST', body: {}, headers })).status).toBe(200)
    for (const each of [one, two]) await expect.poll(async () => (await read(each)).status).toBe('cancelled')
    const tools = JSON.parse((await two.fetch('/api/tools')).text) as unknown[]
    expect(JSON.stringify(tools)).not.toContain('Tool 2999')
  })

  test('end a session for both, and count attempts and figures together', async () => {
    const { port, headers } = await startTwo({ KITLY_RATE_LIMIT: '0.2', KITLY_TRUST_PROXY: '1' })
    const [one, two] = await connectToBoth(port)
    const me = ({ fetch }: Connection) => fetch('/api/users/me', { headers })
    expect([(await me(one)).status, (await me(two)).status]).toEqual([200, 200])
    const signOut = { headers: { ...headers, origin: `http://127.0.0.1:${port}` } }
    expect((await one.fetch('/api/logout', signOut)).status).toBeLessThan(300)
    await expect.poll(async () => (await me(two)).status).toBe(401)

    const ask = ({ fetch }: Connection) => {
      const body = {
        email: 'a@example.com',
        mobile: '+1 555 0100',
        query_type: 'general',
        message: 'x'.repeat(40),
      }
      const from = { 'x-forwarded-for': '192.0.2.9' }
      return fetch('/api/contact', { method: 'POST', body, headers: from }).then(({ status }) => status)
    }
    let answered = 0
    while ((await ask(one)) !== 429) answered++
    expect(answered).toBeGreaterThan(0)
    expect(await ask(two)).toBe(429)

    const requests = async ({ fetch }: Connection) => {
      const { text } = await fetch('/metrics')
      return Number(/^kitly_request_seconds_count\{kind="api"\} (\d+)/m.exec(text)?.[1])
    }
    const before = await requests(one)
    await two.fetch('/api/tools')
    await two.fetch('/api/tools?limit=3')
    expect(await requests(one)).toBe(before + 2)
    expect(await requests(two)).toBe(before + 2)
  })
})

/** Reads through a proxy until told to stop. Answers how many reads there were, and the statuses other than 200. */
function readSteadily(port: number, slug: string) {
  let isOver = false
  let count = 0
  const others: number[] = []
  const reader = async (n: number) => {
    for (let i = 0; !isOver; i++) {
      const { status } = await fetchRaw(port, `/api/tools?search=${slug}+${n}+${i}`)
      count++
      if (status !== 200) others.push(status)
    }
  }
  const readers = Promise.all(Array.from({ length: 4 }, (_, n) => reader(n)))
  return async () => {
    isOver = true
    await readers
    return { count, others }
  }
}

describe('behind a proxy that tries again', () => {
  test('no read fails while a process is killed, and another one takes its place', async () => {
    const { port, slug, child, exited } = await startTwo()
    const proxy = await startRetryingProxy(port)
    closing.push(proxy.close)
    const [one] = await connectToBoth(port)
    const stop = readSteadily(proxy.port, slug)
    await sleep(200)
    process.kill(one.pid, 'SIGKILL')
    const [, next] = await connectToBoth(port, [one.pid])
    expect(next.pid).not.toBe(one.pid)
    const { count, others } = await stop()
    expect(count).toBeGreaterThan(0)
    expect(others).toEqual([])
    child.kill('SIGTERM')
    expect(await exited).toBe(0)
  })

  test('nothing fails, writes neither, while all of them are replaced', async () => {
    const { port, slug, child } = await startTwo()
    const [one, two] = await connectToBoth(port)
    const stop = readSteadily(port, slug)
    child.kill('SIGUSR2')
    const statuses = new Set<number>()
    let isReplaced = false
    const replaced = connectToBoth(port, [one.pid, two.pid]).then(() => {
      isReplaced = true
    })
    while (!isReplaced) {
      const body = JSON.stringify(reviewInput())
      const headers = { 'content-type': 'application/json' }
      statuses.add(
        (await fetchRaw(port, `/api/tools/${slug}/reviews`, { method: 'POST', body, headers })).status,
      )
    }
    await replaced
    expect((await stop()).others).toEqual([])
    expect(statuses).toEqual(new Set([201]))
  })
})

describe('the process that starts them', () => {
  test('ends with them, after what is in flight, with 0', async () => {
    const { port, child, exited } = await startTwo({ KITLY_DRAIN_SECONDS: '0.5' })
    const slow = fetchRaw(port, '/slow/1500')
    await fetchRaw(port, '/healthz')
    child.kill('SIGTERM')
    await expect.poll(async () => (await fetchRaw(port, '/readyz')).status).toBe(503)
    expect(String((await slow).body)).toBe('done')
    expect(await exited).toBe(0)
  })

  test('ends with 1 when they cannot start', async () => {
    const environment = await testEnvironment({
      KITLY_PROCESSES: '2',
      DATABASE_URL: 'postgres://127.0.0.1:1/none',
    })
    const { child, lines } = startProgram('serve-many.ts', [], environment)
    children.push(child)
    const [code] = await once(child, 'exit')
    expect([code, lines]).toEqual([1, []])
  })
})
