import type { IncomingMessage, ServerResponse } from 'node:http'
import { getQueryParam } from 'hono/utils/url'
import { Reads } from '../load/reads.ts'
import { isUtf8, pathOf } from './addresses.ts'
import type { Services } from './context.ts'
import { commonHeaders } from './security-headers.ts'

/** An address that says the same however it is read. Any other is for the app to read. */
const PLAIN = /^(?:\/[\w-][\w.-]*)+(?:\?[^#\s]*)?$/

/**
 * Answers what is kept for everybody from the request of Node to its response, without the app: its objects would cost
 * several times what a search does. Whatever is not plain, or fails, is left to the app, which answers it as it answers
 * everything.
 */
export class DirectReads {
  readonly #services: Pick<Services, 'addresses' | 'pageCache'>
  readonly #common: Record<string, string>

  constructor(services: Pick<Services, 'addresses' | 'pageCache' | 'config'>) {
    this.#services = services
    this.#common = commonHeaders(services.config)
  }

  /** Answers a request, or calls `otherwise` where it is not one to be answered here. */
  answer(request: IncomingMessage, response: ServerResponse, requestId: string, otherwise: () => void): void {
    const { addresses, pageCache } = this.#services
    const url = request.url!
    const isPlain = (request.method === 'GET' || request.method === 'HEAD') && PLAIN.test(url) && isUtf8(url)
    const found = isPlain ? addresses.readAt(pathOf(url)) : null
    if (!found) {
      otherwise()
      return
    }
    const { read, names } = found
    const { stamp } = pageCache
    const headers = { ...this.#common, ...read.headers() }
    const reads = new Reads()
    const send = (output: unknown) => {
      const text = read.textOf(output)
      const entry = pageCache.keep({ url, stamp, status: 200, headers, text, keys: reads.keys })
      pageCache.send(entry, request, response, requestId)
    }
    try {
      const setHeader = (name: string, value: string) => {
        headers[name] = value
      }
      const dependsOn = (...keys: string[]) => reads.add(keys)
      const output = read.run(names, queryOf(url), { setHeader, dependsOn })
      if (output instanceof Promise) output.then(send).catch(otherwise)
      else send(output)
    } catch {
      otherwise()
    }
  }
}

/** The values of a query as the app reads them, of several with one name the first. */
const queryOf = (url: string) => getQueryParam(`http://localhost${url}`) as Record<string, string>
