import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server in the place of the world's websites, with everything that they do. */
export interface StrangeSites {
  origin: string
  /** What was asked: 'HEAD /path', in the order in which it came. */
  asked: string[]
  /** The most requests that were open at the same time, for each host it was called by. */
  mostAtOnce: Map<string, number>
  /** The same for all of them together. */
  mostTogether(): number
  /** Bytes that were taken of the endless answer. */
  sent(): number
  /** From now on a path does something else. */
  set(path: string, answer: SetAnswer): void
  close(): Promise<void>
}

interface SetAnswer {
  status: number
  location?: string
  html?: string
}

const SLOW_MS = 40

export async function startStrangeSites(): Promise<StrangeSites> {
  const asked: string[] = []
  const open = new Map<string, number>()
  const mostAtOnce = new Map<string, number>()
  const own = new Map<string, SetAnswer>()
  let [sent, together, mostTogether] = [0, 0, 0]
  const server = createServer((request, response) => {
    const path = request.url!
    const host = request.headers.host!
    asked.push(`${request.method} ${path}`)
    open.set(host, (open.get(host) ?? 0) + 1)
    mostAtOnce.set(host, Math.max(mostAtOnce.get(host) ?? 0, open.get(host)!))
    mostTogether = Math.max(mostTogether, ++together)
    response.on('close', () => {
      open.set(host, open.get(host)! - 1)
      together--
    })
    const redirect = (status: number, location: string) => response.writeHead(status, { location }).end()
    const number = /^\/(status|slow)\/(\d+)/.exec(path)
    const set = own.get(path)
    if (set?.html) response.writeHead(set.status, { 'content-type': 'text/html' }).end(set.html)
    else if (set) response.writeHead(set.status, set.location ? { location: set.location } : {}).end()
    else if (number?.[1] === 'status') response.writeHead(Number(number[2])).end()
    else if (number) setTimeout(() => response.end(), SLOW_MS)
    else if (path === '/moved') redirect(301, '/new-home')
    else if (path === '/moved-twice') redirect(308, '/moved')
    else if (path === '/moved-then-elsewhere') redirect(301, '/elsewhere')
    else if (path === '/elsewhere') redirect(302, '/today')
    else if (path === '/elsewhere-then-moved') redirect(302, '/moved')
    else if (path === '/moved-nowhere') redirect(301, '/status/404')
    else if (path === '/same') redirect(301, '/same#top')
    else if (path === '/round') redirect(301, '/round')
    else if (path.startsWith('/deeper')) redirect(301, `/deeper${path.length}`)
    else if (path === '/inside') redirect(302, 'http://10.0.0.1/secret')
    else if (path === '/inside-by-name') redirect(301, 'http://localhost:1/secret')
    else if (path === '/file') redirect(301, 'file:///etc/passwd')
    else if (path === '/no-head') response.writeHead(request.method === 'HEAD' ? 405 : 200).end()
    else if (path === '/drops-head') request.method === 'HEAD' ? request.socket.destroy() : response.end()
    else if (path === '/drops') request.socket.destroy()
    else if (path === '/no-http') request.socket.end('what?\r\n\r\n')
    else if (path.startsWith('/hangs')) return
    else if (path === '/drips') {
      request.socket.write('HTTP/1.1 200 OK\r\n')
      const drip = setInterval(() => request.socket.write('x-drop: 1\r\n'), 50)
      request.socket.on('close', () => clearInterval(drip))
    } else if (path === '/endless') {
      if (request.method === 'HEAD') return void response.writeHead(405).end()
      const chunk = Buffer.alloc(64 * 1024)
      const pour = () => {
        while (!response.destroyed) {
          sent += chunk.length
          if (!response.write(chunk)) return
        }
      }
      response.on('drain', pour)
      pour()
    } else response.end()
  })
  await new Promise<void>((done) => server.listen(0, done))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    mostAtOnce,
    mostTogether: () => mostTogether,
    sent: () => sent,
    set: (path, answer) => void own.set(path, answer),
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** Whether an IP address is one of these sites; every address of the loopback network leads there. */
export const isStrangeSite = (ip: string) => ip.startsWith('127.')
