import type { IncomingMessage, ServerResponse } from 'node:http'
import { AppError } from '../../shared/errors.ts'
import { READ_COST } from '../../shared/limits.ts'
import type { Services } from '../http/context.ts'
import { senderOf } from '../http/mount.ts'
import { PLAIN_PAGE_CSP, plainPage } from '../http/plain-page.ts'
import { API_CSP, commonHeaders } from '../http/security-headers.ts'
import { networkOf } from './network-of.ts'

const ASKED = Symbol('asked')
type Renamed = IncomingMessage & { [ASKED]?: string }

/** The address that a request came with, where it was answered under another one. */
export const askedAddress = (request: IncomingMessage | undefined) =>
  (request as Renamed | undefined)?.[ASKED]

/** The network that a request comes from, as limits know one visitor from another. */
export const networkOfRequest = ({ headers, socket }: IncomingMessage, trustProxy: boolean): string =>
  networkOf(senderOf(headers['x-forwarded-for'] as string | undefined, socket.remoteAddress, trustProxy))

export const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/** From here on the request is one for the canonical address. Answers whether that is another one. */
export function rename(request: IncomingMessage, { addresses }: Pick<Services, 'addresses'>): boolean {
  const asked = request.url!
  const canonical = addresses.canonical(asked)
  if (canonical === asked) return false
  ;(request as Renamed)[ASKED] = asked
  request.url = canonical
  return true
}

/** What stands between the cache and the app: reads that cost work are begun in turn, as far as a budget goes. */
export class ReadGate {
  readonly #services: Pick<Services, 'addresses' | 'reads' | 'config' | 'log' | 'metrics'>
  readonly #common: string[]
  #hasWarned = false

  constructor(services: Pick<Services, 'addresses' | 'reads' | 'config' | 'log' | 'metrics'>) {
    this.#services = services
    this.#common = Object.entries(commonHeaders(services.config)).flat()
  }

  /** Calls `begin` when it is the request's turn, or answers 429. */
  pass(request: IncomingMessage, response: ServerResponse, requestId: string, begin: () => void): void {
    const { addresses, reads, config } = this.#services
    const cost = addresses.costOf(request.url!)
    if (cost === READ_COST.free) {
      begin()
      return
    }
    const network = networkOfRequest(request, config.trustProxy)
    const seconds = reads.take(network, cost)
    if (seconds > 0) {
      this.#refuse(request, response, requestId, seconds)
      return
    }
    reads.inTurn(network, (end) => {
      // Whoever has gone meanwhile gets no answer.
      if (request.socket.destroyed) return end()
      // A page is made in many steps: those of several at once would leave nobody room between them.
      if (cost === READ_COST.page) response.once('close', end)
      begin()
      if (cost !== READ_COST.page) end()
    })
  }

  /** Without the app, and without a line in the log, which would cost as much as is to be saved. */
  #refuse(request: IncomingMessage, response: ServerResponse, requestId: string, seconds: number): void {
    const { config, log, metrics } = this.#services
    const isPage = /\btext\/html\b/.test(request.headers.accept ?? '') && !request.url!.startsWith('/api/')
    metrics.requests.inc({ kind: isPage ? 'page' : 'api', status: '4xx' })
    log.debug({ requestId, status: 429 }, 'request')
    if (request.headers['x-forwarded-for'] && !config.trustProxy && !this.#hasWarned) {
      this.#hasWarned = true
      log.warn('too many reads for one address: set KITLY_TRUST_PROXY=1 if a proxy is in front')
    }
    const wait = seconds === 1 ? '1 second' : `${seconds} seconds`
    const sentence = `Your network has asked for more than this site answers at a time. Please try again in ${wait}.`
    const error = new AppError('rate_limited', sentence, undefined, seconds)
    const body = isPage ? plainPage('One moment, please', sentence) : JSON.stringify(error.toBody())
    response.writeHead(error.status, [
      ...this.#common,
      ...['x-request-id', requestId, 'retry-after', String(seconds), 'cache-control', 'no-store'],
      ...['content-type', isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8'],
      ...['content-security-policy', isPage ? PLAIN_PAGE_CSP : API_CSP],
      ...['content-length', String(Buffer.byteLength(body))],
    ])
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}
