import { lookup as resolve } from 'node:dns/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP } from 'node:net'

/** Networks that are not the public internet: this machine, its neighbours, clouds' own services, reserved ones. */
const CLOSED = new BlockList()
for (const [net, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
  ] as const),
  ...([
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
  ] as const),
  ...([
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
] as const) {
  CLOSED.addSubnet(net, bits, 'ipv4')
}
/** Of IPv6 only what is given out: 2000::/3, without the parts that lead to IPv4 or are for examples. */
const GIVEN_OUT = new BlockList()
GIVEN_OUT.addSubnet('2000::', 3, 'ipv6')
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  CLOSED.addSubnet(net, bits, 'ipv6')
}

/** Whether an IP address belongs to the public internet. */
export function isPublicIp(ip: string): boolean {
  const version = isIP(ip)
  if (version === 4) return !CLOSED.check(ip, 'ipv4')
  return version === 6 && GIVEN_OUT.check(ip, 'ipv6') && !CLOSED.check(ip, 'ipv6')
}

/**
 * `ok`: it answers. `dead`: there is nothing, or no such host. `unknown`: it could not be told, as where a site
 * refuses programs or takes too long. `refused`: it is no address of the public internet, and was not asked.
 */
export type Reach = 'ok' | 'dead' | 'unknown' | 'refused'

interface Options {
  /** Whether an IP address may be connected to. */
  allows?: (ip: string) => boolean
  timeoutMs?: number
}

const REDIRECTS_MAX = 5
const PORTS = new Set(['', '80', '443', '8080', '8443'])

/**
 * Looks whether an address of somebody else's site leads anywhere. Every name is looked up once and the connection
 * goes to the very address that was judged, for each redirect anew; no body is read, no cookie kept.
 */
export async function tryAddress(
  address: string,
  { allows, timeoutMs = 6000 }: Options = {},
): Promise<Reach> {
  const signal = AbortSignal.timeout(timeoutMs)
  const mayAsk = allows ?? isPublicIp
  let url = URL.canParse(address) ? new URL(address) : null
  for (let hop = 0; url && hop <= REDIRECTS_MAX; hop++) {
    if (!/^https?:$/.test(url.protocol) || url.username || (!allows && !PORTS.has(url.port))) return 'refused'
    const found = await addressOf(url.hostname)
    if (typeof found === 'string') return found
    if (!mayAsk(found.address)) return 'refused'
    const answer = await ask(url, found, signal)
    if (answer === null) return 'dead'
    if (answer === undefined) return 'unknown'
    const { status, location } = answer
    if (status >= 300 && status < 400 && location && URL.canParse(location, url)) url = new URL(location, url)
    else return status < 400 ? 'ok' : status === 404 || status === 410 ? 'dead' : 'unknown'
  }
  return url ? 'unknown' : 'dead'
}

type Found = { address: string; family: number }

async function addressOf(host: string): Promise<Found | Reach> {
  const bare = host.replace(/^\[|\]$/g, '')
  const family = isIP(bare)
  if (family) return { address: bare, family }
  try {
    return await resolve(bare)
  } catch (error) {
    return (error as { code?: string }).code === 'ENOTFOUND' ? 'dead' : 'unknown'
  }
}

/** The head of the answer; null when nobody listens there, undefined when it could not be told. */
async function ask(url: URL, found: Found, signal: AbortSignal) {
  const answer = await send('HEAD', url, found, signal)
  // Some servers know no HEAD, or answer it with an error.
  return answer && answer.status >= 400 ? await send('GET', url, found, signal) : answer
}

function send(
  method: string,
  url: URL,
  { address, family }: Found,
  signal: AbortSignal,
): Promise<{ status: number; location: string | undefined } | null | undefined> {
  return new Promise((resolve) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method,
      signal,
      agent: false,
      lookup: (_, options, done) => {
        if (options.all) done(null, [{ address, family }])
        else done(null, address, family)
      },
      headers: { 'user-agent': 'Mozilla/5.0 (compatible; Kitly link check)', accept: '*/*' },
    })
    request.on('response', (response: IncomingMessage) => {
      resolve({ status: response.statusCode ?? 500, location: response.headers.location })
      response.destroy()
    })
    request.on('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code === 'ECONNREFUSED' ? null : undefined)
    })
    request.end()
  })
}
