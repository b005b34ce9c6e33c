import { TrieRouter } from 'hono/router/trie-router'
import type { Endpoint } from '../../shared/contract.ts'
import { ignored } from '../../shared/fields.ts'
import { READ_COST } from '../../shared/limits.ts'
import { queryText } from '../../shared/query-text.ts'

/** What is known of the addresses of one path before anything answers them. */
interface Known {
  /** Names of the parameters that the answer depends on. */
  parameters: ReadonlySet<string>
  /** What an answer that was not kept takes of a network's budget. */
  cost: number
}

/** What nobody has told anything of is answered by a page that says so. */
const UNKNOWN: Known = { parameters: new Set(), cost: READ_COST.page }
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
  readonly #secrets: readonly SecretAddress[]

  constructor(secrets: readonly SecretAddress[] = []) {
    this.#secrets = secrets
  }

  /** Paths as Hono writes them. Of several that fit, the one that was added first is meant. */
  add(path: string, parameters: Iterable<string> = NO_PARAMETERS, cost: number = READ_COST.other): void {
    this.#router.add('GET', path, { parameters: new Set(parameters), cost })
  }

  addEndpoint({ method, path, query }: Endpoint): void {
    if (method !== 'GET') return
    // What callers add against caches is accepted, and no other answer for that.
    const read = Object.entries(query?.shape ?? {}).filter(([, schema]) => schema !== ignored)
    this.add(
      path.replace(/\{(\w+)\}/g, ':$1'),
      read.map(([name]) => name),
    )
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
    return this.#router.match('GET', path)[0][0]?.[0] ?? UNKNOWN
  }
}

function pathOf(url: string): string {
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
