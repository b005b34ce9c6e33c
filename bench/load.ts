import { request as httpRequest } from 'node:http'
import autocannon from 'autocannon'
import { processorMs } from './machine.ts'
import type { BareServer, Server } from './servers.ts'
import { median, quantile } from './timing.ts'

export interface Case {
  name: string
  /** The address of the next request; the same again and again where the answer is to come from the cache. */
  path: () => string
  cached: boolean
}

export interface CaseResult {
  name: string
  cached: boolean
  perSecond: number
  p50: number
  p99: number
  barePerSecond: number
  ratio: number
  /** Microseconds of processor time for one request: says the same when other programs take their share. */
  processor: number
  bareProcessor: number
  bytes: number
  failed: number
}

const CONNECTIONS = 32
const ROUNDS = 3
const WARM_UP_SECONDS = 0.6

/** What browsers say they take. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br' }

interface Round {
  perSecond: number
  p50: number
  p99: number
  processor: number
  failed: number
}

async function round(server: Server, { path, cached }: Case, seconds: number): Promise<Round> {
  const times: number[] = []
  const processorBefore = processorMs(server.pid)
  const start = performance.now()
  const request = cached ? { path: path() } : { setupRequest: (r: object) => ({ ...r, path: path() }) }
  const load = autocannon({
    url: server.url,
    connections: CONNECTIONS,
    duration: seconds,
    sampleInt: 100,
    headers: HEADERS,
    // It would decode each body as text, which takes longer than the servers take to send it.
    setupClient: (client) => {
      client.pipelinedRequests.addBody = () => {}
    },
    requests: [request],
  })
  load.on('response', (_client, _status, _bytes, ms) => times.push(ms))
  const { errors, non2xx } = await load
  const elapsed = performance.now() - start
  return {
    perSecond: (times.length * 1000) / elapsed,
    p50: median(times),
    p99: quantile(times, 0.99),
    processor: ((processorMs(server.pid) - processorBefore) * 1000) / times.length,
    failed: errors + non2xx,
  }
}

/**
 * Loads Kitly and the bare server in turns, so that whatever else the machine does hits both; each figure is
 * the median of its rounds.
 */
export async function measure(
  kitly: Server,
  bare: BareServer,
  what: Case,
  seconds: number,
): Promise<CaseResult> {
  const { type, body } = await answerOf(kitly, what)
  await bare.set(type, body)
  await round(kitly, what, WARM_UP_SECONDS)
  await round(bare, what, WARM_UP_SECONDS / 2)
  const rounds: [Round, Round][] = []
  for (let i = 0; i < ROUNDS; i++) {
    rounds.push([await round(kitly, what, seconds), await round(bare, what, seconds)])
  }
  const of = (which: 0 | 1, key: keyof Round) => median(rounds.map((r) => r[which][key]))
  return {
    name: what.name,
    cached: what.cached,
    perSecond: of(0, 'perSecond'),
    p50: of(0, 'p50'),
    p99: of(0, 'p99'),
    barePerSecond: of(1, 'perSecond'),
    ratio: median(rounds.map(([a, b]) => a.perSecond / b.perSecond)),
    processor: of(0, 'processor'),
    bareProcessor: of(1, 'processor'),
    bytes: body.length,
    failed: rounds.reduce((sum, [a]) => sum + a.failed, 0),
  }
}

/** The bytes as they go over the wire; from the cache where the case is about the cache. */
async function answerOf(kitly: Server, { path, cached }: Case): Promise<{ type: string; body: Uint8Array }> {
  const ask = (address: string) =>
    new Promise<{ type: string; body: Uint8Array; status: number }>((resolve, reject) => {
      httpRequest(kitly.url + address, { headers: HEADERS }, async (response) => {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk as Buffer)
        const type = response.headers['content-type'] ?? ''
        resolve({ type, body: Buffer.concat(chunks), status: response.statusCode! })
      })
        .once('error', reject)
        .end()
    })
  const address = path()
  const first = await ask(address)
  if (first.status !== 200) throw new Error(`${address} is answered with status ${first.status}`)
  if (!cached) return first
  // It is compressed and kept after the first answer has gone out.
  await new Promise((resolve) => setTimeout(resolve, 300))
  return await ask(address)
}
