import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { ownText } from '../../shared/own-text.ts'

const SECURITY_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
}

/** Sent on an https site only: a browser keeps it for a year. */
const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains'

/** Headers that every answer of a site carries, kept ones too. */
export const commonHeaders = ({ url }: { url: string }): Record<string, string> => ({
  ...SECURITY_HEADERS,
  ...(url.startsWith('https:') && { 'strict-transport-security': STRICT_TRANSPORT }),
})

/** The policy of what is not a page: nothing may run or load. */
export const API_CSP = "default-src 'none'; frame-ancestors 'none'"

/** Hosts whose players a page may embed. */
export const VIDEO_HOSTS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

/** Opens a script whose text stands in the page. Data blocks do not run and need no hash. */
const OPENS_INLINE = /^<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>$/i

/** By the text of a script; most of them stand in every page. */
const kept = new LRUCache<string, string>({ max: 100 })

function hashOf(source: string): string {
  let hash = kept.get(source)
  if (hash === undefined) {
    hash = `'sha256-${createHash('sha256').update(source).digest('base64')}'`
    // What is cut out of a page would hold the page.
    kept.set(ownText(source), hash)
  }
  return hash
}

/** Found by plain texts, which takes a tenth of what an expression over the whole page does. */
function hashes(html: string): string {
  const found = new Set<string>()
  let from = html.indexOf('<script')
  while (from >= 0) {
    const start = html.indexOf('>', from) + 1
    const end = html.indexOf('</script>', start)
    if (start === 0 || end < 0) break
    if (OPENS_INLINE.test(html.slice(from, start))) found.add(hashOf(html.slice(start, end)))
    from = html.indexOf('<script', end)
  }
  return [...found].join(' ')
}

const NO_SOURCES: { script: string[]; connect: string[] } = { script: [], connect: [] }

/**
 * The policy of one rendered page: its inline scripts are allowed by their hash. A nonce would not
 * do, since the page is kept and sent to many. `sources` are hosts that the settings ask for.
 */
export function pageCsp(
  html: string,
  { development = false, sources = NO_SOURCES }: { development?: boolean; sources?: typeof NO_SOURCES } = {},
): string {
  const list = (...parts: string[]) => parts.filter(Boolean).join(' ')
  return [
    "default-src 'self'",
    list("script-src 'self'", hashes(html), ...sources.script),
    // In development Vite adds style elements.
    development ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    // Positions and the colours of monograms.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data:",
    "media-src 'self' https:",
    "font-src 'self'",
    list("connect-src 'self'", development ? 'ws:' : '', ...sources.connect),
    `frame-src ${VIDEO_HOSTS.join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
