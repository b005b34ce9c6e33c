import type { IncomingMessage, Server } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { networkOf } from '../load/network-of.ts'
import { CONNECTIONS_MAX } from './http.limits.ts'

/** Milliseconds that a connection is waited for. */
export interface Patience {
  /** The head of a request, or the first byte of a new connection. */
  head: number
  /** The rest of a request. */
  body: number
  /** The same for files, which come over slow lines. */
  upload: number
  /** The next request. */
  keepAlive: number
  /** Once the program is to end, a request on a connection that is kept alive. */
  linger: number
  /** Once the program is to end, the answers to the requests in flight. */
  end: number
}

export const PATIENCE: Patience = {
  head: 15_000,
  body: 30_000,
  upload: 15 * 60_000,
  keepAlive: 10_000,
  linger: 200,
  end: 20_000,
}

/** Sets how long a server waits for what its connections send. Node would look only each 30 seconds. */
export function limitWaiting(server: Server, patience: Patience): void {
  server.requestTimeout = patience.upload
  server.headersTimeout = patience.head
  server.keepAliveTimeout = patience.keepAlive
}

export const checkingInterval = ({ head }: Patience) => Math.min(1000, head / 2)

/**
 * Ends a connection on which the rest of a request trickles in, whatever the method is and whether or not the request
 * has been answered: what follows an answer keeps a connection as well. Only what has a body costs a timer.
 */
export function limitBody(request: IncomingMessage, { body, upload }: Patience): void {
  const { headers, socket } = request
  if (headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0') return
  const isUpload = request.method === 'POST' && /^multipart\//i.test(headers['content-type'] ?? '')
  const end = () => {
    if (!request.complete) socket.destroy()
  }
  const timer = setTimeout(end, isUpload ? upload : body)
  const done = () => {
    clearTimeout(timer)
    socket.off('close', done)
  }
  request.once('end', done)
  socket.once('close', done)
}

/** Lets each network hold so many connections and no more; further ones are closed at once. 0 is no limit. */
export function limitConnections(server: Server, most: number): void {
  if (most === 0) return
  const counts = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    const count = (counts.get(network) ?? 0) + 1
    if (count > most) {
      socket.destroy()
      return
    }
    counts.set(network, count)
    socket.once('close', () => {
      const left = counts.get(network)! - 1
      if (left > 0) counts.set(network, left)
      else counts.delete(network)
    })
  })
}

/** Behind a proxy all connections are the proxy's. */
export const connectionsMax = ({ rateLimit, trustProxy }: { rateLimit: number; trustProxy: boolean }) =>
  trustProxy || rateLimit === 0 ? 0 : Math.max(1, Math.round(CONNECTIONS_MAX * rateLimit))

/**
 * Stops listening and resolves when every request that has arrived is answered: those in flight, and those that wait
 * unread in a connection while something else holds the event loop. Node's own close() would reset the latter, since
 * to it their connections are idle.
 */
export async function closeServer(server: Server, { linger, end }: Patience): Promise<void> {
  if (!server.listening) return
  await readWhatHasArrived()
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve())
  })
  const work = new AbortController()
  void closed.then(() => work.abort())
  const pause = (ms: number) => sleep(ms, undefined, { signal: work.signal }).catch(() => {})
  const latest = performance.now() + end
  while (!work.signal.aborted) {
    await pause(linger)
    await readWhatHasArrived()
    if (performance.now() > latest) server.closeAllConnections()
    else server.closeIdleConnections()
  }
  await closed
}

/** Each turn of the event loop takes new connections, and reads the old ones. */
async function readWhatHasArrived(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await nextTurn()
}
