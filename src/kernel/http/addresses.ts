import { TrieRouter } from 'hono/router/trie-router'
import type { Endpoint } from '../../shared/contract.ts'
import { ignored } from '../../shared/fields.ts'
import { READ_COST } from '../../shared/limits.ts'
import { queryText } from '../../shared/query-text.ts'

type Texts = Record<string, string>

/** What an answer says beside itself: its headers, and what it was made from. */
interface Own {
  setHeader(name: string, value: string): void
  dependsOn(...keys: string[]): void
}

/** What anybody may read by some addresses, apart from how it is asked for. */
export interface Reading {
  /** The headers that an answer begins with. */
  headers(): Texts
  /** What is answered to what stands in an address. Throws AppError for what does not pass the checks. */
  run(names: Texts, query: Texts, own: Partial<Own>): unknown
  textOf(output: unknown): string
  /** What a browser would read from the answer, without one being made. Throws what its client would throw. */
  value(
    given: { params?: Record<string, unknown>; query?: Record<string, unknown> },
    own?: Partial<Own>,
  ): Promise<unknown>
}

/** What is known of the addresses of one path before anything answers them. */
interface Known {
  /** Names of the parameters that the answer depends on. */
  parameters: ReadonlySet<string>
  /** What an answer that was not kept takes of a network's budget. */
  cost: number
  /** What answers, where that needs nothing but the address. */
  read: Reading | null
}

/** What nobody has told anything of is answered by a page that says so. */
const UNKNOWN: Known = { parameters: new Set(), cost: READ_COST.page, read: null }
const NO_PARAMETERS: ReadonlySet<string> = new Set()

/** Addresses that open something to whoever reads them, and what is written of them instead. */
export type SecretAddress = readonly [RegExp, string]

/**
 * What the addresses of the site may carry, as endpoints and routes themselves say it. Addresses that differ only in
 * what nobody reads are one address: the cache then holds one answer for them, and nobody can make it answer anew with
 * a parameter of their own.
 */
export class Addresses {
  #router = new TrieRouter<Known>()
  /** What was found last: each request asks several times for what is known of its path. */
  #last: { path: string; found: [Known, Record<string, string>] } | null = null
  readonly #secrets: readonly SecretAddress[]

  constructor(secrets: readonly SecretAddress[] = []) {
    this.#secrets = secrets
  }

  /** Paths as Hono writes them. Of several that fit, the one that was added first is meant. */
  add(
    path: string,
    parameters: Iterable<string> = NO_PARAMETERS,
    cost: number = READ_COST.other,
    read: Reading | null = null,
  ): void {
    this.#last = null
    this.#router.add('GET', path, { parameters: new Set(parameters), cost, read })
  }

  addEndpoint({ method, path, query }: Endpoint, read: Reading | null = null): void {
    if (method !== 'GET') return
    // What callers add against caches is accepted, and no other answer for that.
    const parameters = Object.entries(query?.shape ?? {}).filter(([, schema]) => schema !== ignored)
    this.add(
      path.replace(/\{(\w+)\}/g, ':$1'),
      parameters.map(([name]) => name),
      READ_COST.other,
      read,
    )
  }

  /** What answers a path by itself, with the parts of the path that have names. */
  readAt(path: string): { read: Reading; names: Record<string, string> } | null {
    const [known, names] = this.#match(path)
    return known.read && { read: known.read, names }
  }

  /** An address as logs may have it. */
  withoutSecrets(url: string): string {
    let shown = url
    for (const [secret, instead] of this.#secrets) shown = shown.replace(secret, instead)
    return shown
  }

  costOf(url: string): number {
    return this.#find(pathOf(url)).cost
  }

  /** The one address of all that mean the same: without what nobody reads, and in one order. */
  canonical(url: string): string {
    const local = withoutOrigin(url)
    const path = pathOf(local)
    if (path.length === local.length || !isUtf8(local)) return local
    const { parameters } = this.#find(path)
    if (parameters === UNKNOWN.parameters) return local
    const read = [...new URLSearchParams(local.slice(path.length))].filter(
      ([name, value]) => value !== '' && parameters.has(name),
    )
    const sorted = new URLSearchParams(read)
    sorted.sort()
    // As the router of pages writes it: what is not so is redirected.
    const text = queryText(sorted)
    return text ? `${path}?${text}` : path
  }

  /**
   * An address of this site to which one is led on from `url`, with what nobody here reads: scripts in the browser may,
   * such as those that count campaigns.
   */
  leadOn(url: string, location: string): string {
    if (!location.startsWith('/')) return location
    const local = withoutOrigin(url)
    const path = pathOf(local)
    const { parameters } = this.#find(path)
    const rest = [...new URLSearchParams(local.slice(path.length))].filter(([name]) => !parameters.has(name))
    if (rest.length === 0) return location
    return `${location}${location.includes('?') ? '&' : '?'}${new URLSearchParams(rest)}`
  }

  #find(path: string): Known {
    return this.#match(path)[0]
  }

  #match(path: string): [Known, Record<string, string>] {
    if (this.#last?.path === path) return this.#last.found
    const [first] = this.#router.match('GET', path)[0] as [Known, Record<string, string>][]
    const found = first ?? [UNKNOWN, {}]
    this.#last = { path, found }
    return found
  }
}

export function pathOf(url: string): string {
  const at = url.indexOf('?')
  return at < 0 ? url : url.slice(0, at)
}

/** A request may name its address with the host, as it is sent to proxies. */
function withoutOrigin(url: string): string {
  if (url.startsWith('/') || !URL.canParse(url)) return url
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** What is not is refused, which nothing may hide. */
export function isUtf8(url: string): boolean {
  if (!url.includes('%')) return true
  try {
    decodeURIComponent(url)
    return true
  } catch {
    return false
  }
}
