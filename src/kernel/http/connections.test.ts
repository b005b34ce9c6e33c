import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { createListeningApp } from '../../../test/app.ts'
import { PATIENCE } from './connections.ts'

const open = new Set<Socket>()
afterEach(() => {
  for (const socket of open) socket.destroy()
  open.clear()
})

interface Given {
  /** What is sent at first, and then again and again. */
  head?: string
  trickle?: string
  from?: string
}

/** A connection that sends a little now and then, and never all of it. Resolves when it is open. */
async function openSlow(port: number, { head, trickle, from = '127.0.0.1' }: Given = {}): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from })
  open.add(socket)
  socket.on('error', () => {}).on('close', () => open.delete(socket))
  socket.resume()
  await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve))
  if (head) socket.write(head)
  const timer = setInterval(() => trickle && socket.write(trickle), 100)
  socket.once('close', () => clearInterval(timer))
  return socket
}

const post = (path: string, more: string) => `POST ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n\r\n`
const JSON_BODY = 'Content-Type: application/json\r\nContent-Length: 90000'

const SLOW: Record<string, Given> = {
  'nothing at all': {},
  'a head that never ends': { head: 'GET / HTTP/1.1\r\n', trickle: 'X-A: b\r\n' },
  'a body that trickles': { head: post('/api/contact', JSON_BODY), trickle: ' ' },
  'a body in chunks': {
    head: post('/api/contact', 'Content-Type: application/json\r\nTransfer-Encoding: chunked'),
    trickle: '1\r\n \r\n',
  },
  'a body of what has none': {
    head: 'GET /api/tools?limit=1 HTTP/1.1\r\nHost: a\r\nContent-Length: 90000\r\n\r\n',
    trickle: ' ',
  },
  'a body of what was answered already': { head: post('/api/nothing', JSON_BODY), trickle: ' ' },
  'a body said to be a file where none is taken': {
    head: post('/api/contact', 'Content-Type: multipart/form-data; boundary=a\r\nContent-Length: 90000'),
    trickle: ' ',
  },
}

describe('slow clients', () => {
  test('200 at once are all cut off, whatever they send slowly', async () => {
    const app = await createListeningApp({}, { patience: { ...PATIENCE, head: 1000, body: 1000 } })
    // So that the answer to the GET is kept: what comes from the cache is answered on another way.
    await app.fetchRaw('/api/tools?limit=1')
    const kinds = Object.entries(SLOW)
    await Promise.all(Array.from({ length: 200 }, (_, i) => openSlow(app.port, kinds[i % kinds.length]![1])))
    expect(open.size).toBeGreaterThan(0)
    await expect.poll(() => open.size, { interval: 100 }).toBe(0)
    expect((await app.fetchRaw('/healthz')).status).toBe(200)
  })

  test('whoever sends a body in time keeps the connection', async () => {
    const app = await createListeningApp({}, { patience: { ...PATIENCE, body: 300 } })
    const body = '{"kind":"search","term":"abc"}'
    const socket = await openSlow(app.port)
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    for (let n = 1; n <= 15; n++) {
      socket.write(
        `${post('/api/counts', `Content-Type: application/json\r\nContent-Length: ${body.length}`)}${body}`,
      )
      await expect.poll(() => text.split('HTTP/1.1 ').length - 1).toBe(n)
      if (n === 1) await sleep(500)
    }
    expect(socket.destroyed).toBe(false)
    expect(socket.listenerCount('close')).toBeLessThan(5)
  })
})

describe('connections of one network', () => {
  // Of 512, five.
  const FIVE = '0.01'
  const openMany = (port: number, from: string) =>
    Promise.all(Array.from({ length: 12 }, () => openSlow(port, { from })))
  const countOpen = (sockets: Socket[]) => sockets.filter((socket) => !socket.destroyed).length

  test('are so many and no more, and leave room for others', async () => {
    const app = await createListeningApp({ KITLY_RATE_LIMIT: FIVE })
    const sockets = await openMany(app.port, '127.0.0.2')
    await expect.poll(() => countOpen(sockets)).toBe(5)
    expect((await app.fetchRaw('/healthz')).status).toBe(200)
    // A place that is given back can be taken again.
    for (const socket of sockets) socket.destroy()
    await expect.poll(async () => countOpen(await openMany(app.port, '127.0.0.2'))).toBeGreaterThan(0)
  })

  test.each<Record<string, string>>([
    { KITLY_TRUST_PROXY: '1', KITLY_RATE_LIMIT: FIVE },
    { KITLY_RATE_LIMIT: '0' },
  ])('have no such limit with %j', async (settings) => {
    const app = await createListeningApp(settings)
    const sockets = await openMany(app.port, '127.0.0.3')
    expect((await app.fetchRaw('/healthz')).status).toBe(200)
    await sleep(200)
    expect(countOpen(sockets)).toBe(12)
  })
})
