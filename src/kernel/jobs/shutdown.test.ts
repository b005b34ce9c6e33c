import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { createListeningApp, fetchRaw, testEnvironment } from '../../../test/app.ts'
import { kill, startProgram } from '../../../test/child.ts'
import { createTool, createTools, reviewInput } from '../../../test/factories.ts'
import { createPerson } from '../../../test/people.ts'

/** An app with a page that takes as long as its address says, and a count of the requests that arrived. */
async function createSlowApp() {
  let arrived = 0
  const app = await createListeningApp(
    {},
    {
      middleware: (_, __, next) => {
        arrived++
        next()
      },
      mountPages: () => (router) => {
        router.get('/slow/:ms', async (c) => {
          await sleep(Number(c.req.param('ms')))
          return c.text('done')
        })
        router.get('/hold/:ms', (c) => {
          const end = performance.now() + Number(c.req.param('ms'))
          while (performance.now() < end);
          return c.text('done')
        })
      },
    },
  )
  const untilArrived = (count: number) => expect.poll(() => arrived, { interval: 1 }).toBe(count)
  return { ...app, untilArrived }
}

describe('a program that is asked to end', () => {
  test('finishes the requests in flight and takes no new ones', async () => {
    const app = await createSlowApp()
    const answers = Array.from({ length: 5 }, () => app.fetchRaw('/slow/400'))
    await app.untilArrived(5)
    const closed = app.close()
    const ask = () => app.fetchRaw('/healthz').then(String, (error: Error) => error.message)
    await expect.poll(ask).toContain('ECONNREFUSED')
    for (const { status, body } of await Promise.all(answers)) {
      expect([status, String(body)]).toEqual([200, 'done'])
    }
    await closed
  })

  test('stores the reviews that were on their way', async () => {
    const app = await createSlowApp()
    const { slug } = await createTool(app)
    const headers = { 'content-type': 'application/json' }
    const answers = Array.from({ length: 10 }, () => {
      const body = JSON.stringify(reviewInput())
      return app.fetchRaw(`/api/tools/${slug}/reviews`, { method: 'POST', headers, body })
    })
    await app.untilArrived(10)
    await app.close()
    for (const { status } of await Promise.all(answers)) expect(status).toBe(201)
    expect(app.services.catalog.current.toolBySlug.get(slug)?.review_count).toBe(10)
  })

  test('does not wait for a connection that is only kept alive', async () => {
    const app = await createSlowApp()
    const agent = new Agent({ keepAlive: true })
    await new Promise<void>((resolve, reject) => {
      const call = request({ host: '127.0.0.1', port: app.port, path: '/slow/0', agent }, (response) => {
        response.resume()
        response.on('end', resolve)
      })
      call.on('error', reject)
      call.end()
    })
    await sleep(20)
    const start = performance.now()
    await app.close()
    expect(performance.now() - start).toBeLessThan(5000)
    agent.destroy()
  })
})

const GET = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`

/** A connection that is kept alive and has had an answer. */
async function openKeptAlive(port: number) {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  let error: Error | null = null
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += chunk
  })
  socket.on('error', (e) => {
    error = e
  })
  socket.write(GET('/slow/0'))
  await expect.poll(() => text).toContain('done')
  return {
    send: (path: string) => socket.write(GET(path)),
    /** The statuses of all answers, once the other side has closed it. */
    async ended() {
      if (!socket.closed) await once(socket, 'close').catch(() => {})
      return { statuses: [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, s]) => s), error, text }
    },
    isClosed: () => socket.closed,
  }
}

describe('requests that have arrived and were not read yet', () => {
  test('are answered, though their connections look idle', async () => {
    const app = await createSlowApp()
    const kept = await Promise.all(Array.from({ length: 6 }, () => openKeptAlive(app.port)))
    // They are in the connections now; what reads them has not had its turn.
    for (const connection of kept) connection.send('/slow/100')
    await app.close()
    for (const connection of kept) {
      const { statuses, error, text } = await connection.ended()
      expect([statuses, error]).toEqual([['200', '200'], null])
      expect(text.split('HTTP/1.1').at(-1)).toMatch(/connection: close/i)
    }
  })

  test('are answered while exports run and hold the event loop', async () => {
    const app = await createSlowApp()
    await createTools(
      app,
      Array.from({ length: 3000 }, (_, i) => ({ name: `Tool ${i}`, description: 'x'.repeat(2000) })),
    )
    const { headers } = await createPerson(app, { role: 'admin', password: null })
    const kept = await Promise.all(Array.from({ length: 6 }, () => openKeptAlive(app.port)))
    const exports = Array.from({ length: 3 }, () => app.fetchRaw('/api/admin/tools/export', { headers }))
    const holding = app.fetchRaw('/hold/500')
    await app.untilArrived(10)
    for (const connection of kept) connection.send('/api/tools?limit=5')
    await app.close()
    for (const connection of kept) {
      const { statuses, error } = await connection.ended()
      expect([statuses, error]).toEqual([['200', '200'], null])
    }
    expect((await holding).status).toBe(200)
    for (const { status, body } of await Promise.all(exports)) {
      expect(status).toBe(200)
      expect(String(body).trimEnd().split('\n')).toHaveLength(3001)
    }
  })

  test('lets other requests in between the pages of an export', async () => {
    const app = await createListeningApp()
    await createTools(
      app,
      Array.from({ length: 2000 }, (_, i) => ({ name: `Tool ${i}` })),
    )
    const { headers } = await createPerson(app, { role: 'admin', password: null })
    const response = await app.request('/api/admin/tools/export', { headers })
    let turns = 0
    const counting = setInterval(() => turns++)
    const reader = response.body!.getReader()
    while (!(await reader.read()).done);
    clearInterval(counting)
    expect(turns).toBeGreaterThan(2)
  })
})

describe('the drain time', () => {
  test('is one of serving without being ready', async () => {
    const app = await createSlowApp()
    const kept = await openKeptAlive(app.port)
    const idle = await openKeptAlive(app.port)
    const closed = app.close(1)
    expect((await app.fetchRaw('/readyz')).status).toBe(503)
    const answer = await app.fetchRaw('/api/tools')
    expect([answer.status, answer.headers.connection]).toEqual([200, 'close'])
    expect((await app.fetchRaw('/api/tools')).headers.connection).toBe('close')
    expect((await app.fetchRaw('/api/tools/nothing')).headers.connection).toBe('close')
    // Whoever is kept alive learns with the next answer that it ends.
    kept.send('/slow/1')
    expect((await kept.ended()).statuses).toEqual(['200', '200'])
    expect(idle.isClosed()).toBe(false)
    await closed
    await idle.ended()
    await expect(app.fetchRaw('/healthz')).rejects.toThrow('ECONNREFUSED')
  })
})

describe('a process that gets a signal', () => {
  const children: ChildProcess[] = []
  afterEach(async () => {
    for (const child of children.splice(0)) await kill(child)
  })

  async function startServing(environment: Record<string, string>) {
    const { child, lines } = startProgram('serve.ts', [], await testEnvironment(environment))
    children.push(child)
    await expect.poll(() => lines.length).toBeGreaterThan(0)
    const port = Number(lines[0])
    const exited = once(child, 'exit').then(([code]) => code as number)
    return { child, port, exited, fetch: (path: string) => fetchRaw(port, path) }
  }

  test('serves for its drain time, answers what runs, and ends with 0', async () => {
    const { child, exited, fetch } = await startServing({ KITLY_DRAIN_SECONDS: '1.5' })
    const slow = fetch('/slow/2000')
    await fetch('/healthz')
    child.kill('SIGTERM')
    // The same wish, as npm passes it on.
    child.kill('SIGTERM')
    await expect.poll(async () => (await fetch('/readyz')).status, { interval: 20 }).toBe(503)
    expect((await fetch('/healthz')).status).toBe(200)
    expect(String((await slow).body)).toBe('done')
    expect(await exited).toBe(0)
  })

  test.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)('ends at once with a second %s', async (signal, code) => {
    const { child, exited, fetch } = await startServing({ KITLY_DRAIN_SECONDS: '200' })
    const slow = fetch('/slow/100000').catch((error: Error) => error.message)
    await fetch('/healthz')
    child.kill('SIGTERM')
    await sleep(1000)
    expect((await fetch('/healthz')).status).toBe(200)
    child.kill(signal)
    expect(await exited).toBe(code)
    expect(await slow).toMatch(/ECONNRESET|hang up/)
  })
})
