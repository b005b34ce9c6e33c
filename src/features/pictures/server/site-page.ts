import { Parser } from 'htmlparser2'

/** A picture that a page offers. */
export interface Offer {
  url: string
  /** Its side in pixels as the page has it; what draws counts as large. */
  side: number
}

/** What a page says of its own face. */
export interface SitePage {
  title: string | null
  description: string | null
  /** Like #1a73e8. */
  theme_color: string | null
  /** The best first. */
  icons: Offer[]
  shares: string[]
  manifest: string | null
}

const TITLE_MAX = 300
const DESCRIPTION_MAX = 1000
/** A drawing has any size. */
const DRAWN = 1024
const SIDES: Record<string, number> = { 'apple-touch-icon': 180, 'apple-touch-icon-precomposed': 180 }
/** What pages mostly mean by an icon without a size. */
const PLAIN_SIDE = 32
const SHARES = ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src']

/** Reads the head of a page, however it is written. Addresses are made whole; those that no browser would ask are left out. */
export function parseSitePage(html: string, address: string): SitePage {
  const metas = new Map<string, string>()
  const links: Record<string, string>[] = []
  let title = ''
  let base: string | null = null
  let isTitle = false
  let drawings = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'svg') drawings++
      else if (name === 'title') isTitle = drawings === 0 && title === ''
      else if (name === 'base') base ??= attributes.href ?? null
      else if (name === 'link') links.push(attributes)
      else if (name === 'meta') noteMeta(metas, attributes)
    },
    ontext(text) {
      if (isTitle) title += text
    },
    onclosetag(name) {
      if (name === 'svg') drawings--
      if (name === 'title') isTitle = false
    },
  })
  parser.end(html)
  const root = wholeAddress(base, address) ?? address
  const whole = (url: string | undefined) => wholeAddress(url ?? null, root)
  const manifest = links.find(({ rel }) => words(rel).includes('manifest'))
  return {
    title: short(title || metas.get('og:title'), TITLE_MAX),
    description: short(metas.get('description') ?? metas.get('og:description'), DESCRIPTION_MAX),
    theme_color: brandColor(metas.get('theme-color')),
    icons: iconsOf(links, whole, address),
    shares: [...new Set(SHARES.flatMap((name) => whole(metas.get(name)) ?? []))],
    manifest: manifest ? whole(manifest.href) : null,
  }
}

/** The first of several is meant; one for the dark theme alone is not the brand's. */
function noteMeta(metas: Map<string, string>, { name, property, content, media }: Record<string, string>) {
  const key = (property ?? name ?? '').trim().toLowerCase()
  if (!content?.trim() || metas.has(key) || /dark/i.test(media ?? '')) return
  metas.set(key, content.trim())
}

function iconsOf(
  links: Record<string, string>[],
  whole: (url: string | undefined) => string | null,
  address: string,
): Offer[] {
  const icons = links.flatMap(({ rel, href, sizes, type, media }): Offer[] => {
    const kind = words(rel).find((word) => word === 'icon' || word in SIDES)
    const url = kind && !/dark/i.test(media ?? '') ? whole(href) : null
    if (!url) return []
    const isDrawn = /svg/i.test(type ?? '') || /\.svg($|\?)/i.test(url)
    return [{ url, side: isDrawn ? DRAWN : (largestOf(sizes) ?? SIDES[kind!] ?? PLAIN_SIDE) }]
  })
  const usual = wholeAddress('/favicon.ico', address)
  return inOrder([...icons, ...(usual ? [{ url: usual, side: 0 }] : [])])
}

/** What a manifest adds. Whatever is no manifest adds nothing. */
export function parseManifest(json: string, address: string): Pick<SitePage, 'icons' | 'theme_color'> {
  let manifest: { icons?: unknown; theme_color?: unknown }
  try {
    manifest = Object(JSON.parse(json))
  } catch {
    return { icons: [], theme_color: null }
  }
  const icons = (Array.isArray(manifest.icons) ? manifest.icons : []).flatMap((given): Offer[] => {
    const icon = Object(given) as Record<string, unknown>
    const url = wholeAddress(String(icon.src ?? ''), address)
    const purpose = String(icon.purpose ?? 'any')
    if (!url || /monochrome/.test(purpose)) return []
    const isDrawn = /svg/i.test(String(icon.type ?? '')) || /\.svg($|\?)/i.test(url)
    const side = isDrawn ? DRAWN : (largestOf(String(icon.sizes ?? '')) ?? PLAIN_SIDE)
    // One that is made to be cut has a wide edge: another one of its size is better.
    return [{ url, side: /any/.test(purpose) ? side : side / 2 }]
  })
  return { icons, theme_color: brandColor(String(manifest.theme_color ?? '')) }
}

/** The largest first, each once. */
export function inOrder(offers: readonly Offer[]): Offer[] {
  const sorted = offers.toSorted((a, b) => b.side - a.side)
  return sorted.filter(({ url }, i) => sorted.findIndex((other) => other.url === url) === i)
}

const words = (text: string | undefined) => (text ?? '').toLowerCase().split(/\s+/)

/** "16x16 180x180" is 180, "any" is drawn. */
function largestOf(sizes: string | undefined): number | null {
  const sides = words(sizes).map((size) =>
    size === 'any' ? DRAWN : Number(/^(\d+)x\d+$/.exec(size)?.[1] ?? 0),
  )
  return Math.max(0, ...sides) || null
}

/** Null for what is none of the web, nor a picture that stands in the page itself. */
function wholeAddress(url: string | null, base: string): string | null {
  const trimmed = url?.trim()
  if (!trimmed || !URL.canParse(trimmed, base)) return null
  const { href, protocol } = new URL(trimmed, base)
  return /^https?:$/.test(protocol) || /^data:image\//i.test(href) ? href : null
}

const short = (text: string | undefined, max: number) =>
  text?.replace(/\s+/g, ' ').trim().slice(0, max) || null

/** Sites write white and black for the edge of the window, not for their brand: within so much of these it is none. */
const EDGE = 24

/** A colour as a tool has it; null for what is no colour, or none of a brand. */
function brandColor(text: string | undefined): string | null {
  const value = (text ?? '').trim().toLowerCase()
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})(?:[0-9a-f]{2})?$/.exec(value)?.[1]
  const rgb = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(value)?.slice(1).map(Number)
  const parts = hex
    ? (hex.length === 3 ? [...hex].map((d) => d + d) : hex.match(/../g)!).map((d) => Number.parseInt(d, 16))
    : rgb
  if (!parts || parts.some((part) => part > 255)) return null
  if (parts.every((part) => part < EDGE) || parts.every((part) => part > 255 - EDGE)) return null
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** The text of a page in whatever letters it is written. */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  const [said, stands] = [contentType, start].map((text) => /charset\s*=\s*["']?([\w-]+)/i.exec(text)?.[1])
  const mark = start.startsWith('\xfe\xff')
    ? 'utf-16be'
    : start.startsWith('\xff\xfe')
      ? 'utf-16le'
      : undefined
  for (const charset of [mark, said, stands]) {
    try {
      if (charset) return new TextDecoder(charset).decode(bytes)
    } catch {
      // It names none that there is: the next one may.
    }
  }
  return new TextDecoder().decode(bytes)
}
