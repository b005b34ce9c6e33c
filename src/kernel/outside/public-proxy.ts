/** The only way out for a program that must not reach what is not public: a browser that takes screenshots. */

import { createServer, type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { isUsualPort, type Judge, judgedAddresses, lookupOf } from './judged-addresses.ts'

export interface PublicProxy {
  /** 'http://127.0.0.1:…' */
  url: string
  /** Hosts that have answered, with their ports. */
  reached: ReadonlySet<string>
  close(): void
}

/** For all that goes through it: a page needs less. */
const BYTES_MAX = 60_000_000

/** Opens a proxy on this machine alone. Each address is judged as visits judge theirs, and connected to as it was judged. */
export async function startPublicProxy(judge: Judge = {}): Promise<PublicProxy> {
  const reached = new Set<string>()
  const open = new Set<Duplex>()
  let bytes = 0
  const found = async (url: URL) =>
    isUsualPort(url.port, judge) ? await judgedAddresses(url.hostname, judge).catch(() => null) : null
  const track = <T extends Duplex>(socket: T): T => {
    open.add(socket)
    socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy())
    return socket
  }
  const count = (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > BYTES_MAX) for (const socket of open) socket.destroy()
  }

  async function forward(request: IncomingMessage, response: ServerResponse) {
    const url = URL.canParse(request.url!) ? new URL(request.url!) : null
    const addresses = url?.protocol === 'http:' ? await found(url) : null
    if (!url || !addresses) return void response.writeHead(403).end()
    const { 'proxy-connection': _, ...headers } = request.headers
    const asking = requestHttp(url, {
      method: request.method,
      headers: { ...headers, host: url.host },
      agent: false,
      lookup: lookupOf(addresses),
    })
    asking.on('response', (answer) => {
      reached.add(url.host)
      response.writeHead(answer.statusCode!, answer.headers)
      answer.on('data', count).on('error', () => response.destroy())
      answer.pipe(response)
    })
    asking.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
    response.on('close', () => asking.destroy())
    request.pipe(asking)
  }

  async function tunnel(request: IncomingMessage, socket: Duplex, head: Buffer) {
    const url = URL.canParse(`https://${request.url}`) ? new URL(`https://${request.url}`) : null
    const addresses = url && (await found(url))
    if (!addresses) return void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    const { address } = addresses[0]!
    const out = track(connect({ host: address, port: Number(url.port || 443) }))
    out.on('connect', () => {
      reached.add(url.host)
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      out.write(head)
      out.on('data', count)
      out.pipe(socket)
      socket.pipe(out)
    })
    out.on('close', () => socket.destroy())
    socket.on('close', () => out.destroy())
  }

  const server = createServer((request, response) => void forward(request, response))
  server.on('connection', track)
  server.on('connect', (request, socket, head) => void tunnel(request, socket, head))
  server.on('upgrade', (_, socket) => socket.destroy())
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reached,
    close() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
