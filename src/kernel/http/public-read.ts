import type { Client } from '../../shared/client.ts'
import type { Endpoint, EndpointInput } from '../../shared/contract.ts'
import { AppError } from '../../shared/errors.ts'
import { jsonValue, shareJson, toJson } from '../../shared/json-text.ts'
import type { Dated } from '../load/kept-answer.ts'
import { Reads } from '../load/reads.ts'
import type { Reading } from './addresses.ts'
import { type Handler, type RequestContext, type Services, SIGN_IN_FIRST } from './context.ts'
import { failureOf } from './failures.ts'
import { parse, parseNames, presentValues } from './input.ts'
import { API_CSP } from './security-headers.ts'

type Texts = Record<string, string>
type Given = Parameters<Reading['value']>[0]

/** Nobody in particular asks: who it is makes no difference to what everybody may read. */
const NOBODY: Partial<RequestContext> = {
  requestId: '',
  network: 'local',
  ipAddress: 'local',
  headers: new Headers(),
  viewer: null,
  findViewer: async () => null,
  addCookie: () => {
    throw new Error('What anybody may read sets no cookie')
  },
  setHeader: () => {},
  dependsOn: () => {},
}

/** A value that was made before, with what it was made from. */
interface KeptValue {
  value: object
  keys: string[]
  dated: Dated
}

/** An endpoint that anybody may read, apart from how it is asked: by an address, or by a page that is being made. */
export class PublicRead implements Reading {
  readonly endpoint: Endpoint
  readonly #handler: Handler<Endpoint>
  readonly #services: Services
  readonly #context: RequestContext
  /** What is answered where nothing more is said than what is asked for. */
  #kept: KeptValue | null = null

  constructor(endpoint: Endpoint, handler: Handler<Endpoint>, services: Services) {
    this.endpoint = endpoint
    this.#handler = handler
    this.#services = services
    this.#context = { ...services, ...NOBODY } as RequestContext
  }

  headers(): Record<string, string> {
    return {
      'content-type': this.endpoint.contentType ?? 'application/json; charset=utf-8',
      'content-security-policy': API_CSP,
      'cache-control': 'public, no-cache',
    }
  }

  run(names: Texts, query: Texts, own: Partial<RequestContext> = {}): unknown {
    const { endpoint } = this
    const input = {
      params: parseNames(endpoint.params, names),
      query: parse(endpoint.query, presentValues(query)),
      body: undefined,
      file: undefined,
    }
    // The services are found behind it: copying all of them takes longer than many a handler.
    const context = Object.assign(Object.create(this.#context) as RequestContext, own)
    return this.#handler(input as EndpointInput<Endpoint>, context)
  }

  textOf(output: unknown): string {
    return this.endpoint.contentType ? (output as string) : toJson(output)
  }

  async value({ params = {}, query = {} }: Given, own: Parameters<Reading['run']>[2] = {}): Promise<unknown> {
    const [names, texts] = [asTexts(params), asTexts(query)]
    const isBare = Object.keys(names).length === 0 && Object.keys(texts).length === 0
    try {
      if (isBare && this.endpoint.cached) return await this.#keptValue(own)
      return jsonValue(await this.run(names, texts, own))
    } catch (error) {
      throw failureOf(error, this.#services, { path: this.endpoint.path })
    }
  }

  /** The settings, the kinds of facts, all counts: what many pages read is made once for all until a change touches it. */
  async #keptValue(own: Parameters<Reading['run']>[2] = {}): Promise<unknown> {
    const { pageCache } = this.#services
    if (!this.#kept || !pageCache.isRight(this.#kept.dated)) {
      const { stamp } = pageCache
      const reads = new Reads()
      const output = await this.run({}, {}, { ...own, dependsOn: (...keys) => reads.add(keys) })
      const [value, keys] = [shareJson(jsonValue(output) as object), [...reads.keys]]
      const dated = pageCache.dated(stamp, keys)
      own.dependsOn?.(...keys)
      // Of what was made with a part that could not be read nothing is kept.
      this.#kept = dated && { value, keys, dated }
      return value
    }
    own.dependsOn?.(...this.#kept.keys)
    return this.#kept.value
  }
}

/** Values as an address has them. */
const asTexts = (values: Record<string, unknown>): Texts =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  )

/**
 * The client of pages that are made here: it calls the handlers and takes their values. Nobody is signed in while a page
 * is made, so only what anybody may read can be called. `reads` notes what everything that it reads was made from.
 */
export function clientInProcess(
  { publicReads }: Pick<Services, 'publicReads'>,
  reads: Reads = new Reads(),
): Client {
  return async (name, input) => {
    const read = publicReads.get(name)
    if (!read) throw new AppError('unauthenticated', SIGN_IN_FIRST)
    const own = new Reads()
    try {
      return (await read.value(input as Given, { dependsOn: (...keys) => own.add(keys) })) as never
    } finally {
      reads.add(own.keys)
    }
  }
}
