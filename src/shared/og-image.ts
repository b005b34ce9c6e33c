import { OG_HEIGHT, OG_WIDTH } from './limits.ts'

/**
 * The pictures that social networks show for a link. What one shows is told by plain values (`OgCard`), made by
 * the same functions for the page, which names the picture's address, and for the server, which draws it.
 */
/** What a tile shows: `logo` is the address of a brand mark, `color` that of the brand. */
export interface Face {
  name: string
  slug: string
  logo: string | null
  color: string | null
}
export interface ToolFacts extends Face {
  category: string | null
  pricing: string
  /** Only where enough reviews are confirmed. */
  rating: number | null
  reviews: number
}
export type OgCard =
  | { kind: 'site' }
  | ({ kind: 'tool'; summary: string } & ToolFacts)
  | {
      kind: 'bundle'
      name: string
      slug: string
      summary: string
      tools: Face[]
      count: number
    }
  | {
      kind: 'post'
      name: string
      slug: string
      category: { id: number; name: string; color: string } | null
      minutes: number
      /** Its own picture, where this site keeps it; null where a cover is drawn. */
      cover: string | null
      /** What its cover is drawn of. */
      tools: Face[]
    }
  | {
      kind: 'kit'
      /** The link of a shared kit: nobody finds its picture who does not have it. */
      token: string
      name: string
      summary: string
      tools: Face[]
      count: number
      /** 'from $35 a month' */
      total: string
    }
  | { kind: 'pair'; pair: string; a: ToolFacts; b: ToolFacts }

export const siteCard = (): OgCard => ({ kind: 'site' })

/** Raised when the drawing itself changes. */
const DESIGN = 3

/** A version of what a picture shows: another one when any of it is. */
export function ogVersion(card: OgCard): string {
  const text = `${DESIGN}${JSON.stringify(card)}`
  // FNV-1a: this renews caches and keeps nothing safe.
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0
  return hash.toString(36)
}

/** The address of a picture without its version. */
export function ogPath(card: OgCard): string {
  const file = (slug: string) => `${encodeURIComponent(slug)}.png`
  if (card.kind === 'tool') return `/og/tools/${file(card.slug)}`
  if (card.kind === 'bundle') return `/og/bundles/${file(card.slug)}`
  if (card.kind === 'post') return `/og/blog/${file(card.slug)}`
  if (card.kind === 'kit') return `/og/kits/${file(card.token)}`
  return card.kind === 'pair' ? `/og/compare/${file(card.pair)}` : '/og/site.png'
}

/** '7 AI tools' */
export const countOf = (tools: number) => (tools === 1 ? '1 AI tool' : `${tools} AI tools`)

function altOf(card: OgCard): string {
  if (card.kind === 'tool') return `${card.name} on Kitly: ${card.summary}`
  if (card.kind === 'post') return `${card.name}: an article on Kitly`
  if (card.kind === 'kit') return `${card.name}, a kit of ${countOf(card.count)} on Kitly`
  if (card.kind === 'bundle') return `${card.name}, a bundle of ${countOf(card.count)} on Kitly`
  return card.kind === 'pair'
    ? `${card.a.name} and ${card.b.name} compared on Kitly`
    : 'Kitly: the directory of AI tools'
}

/** What a page's head says of its picture; the address is absolute, as networks ask. */
export const ogMeta = (origin: string, card: OgCard) => [
  { property: 'og:image', content: `${origin}${ogPath(card)}?v=${ogVersion(card)}` },
  { property: 'og:image:type', content: 'image/png' },
  { property: 'og:image:width', content: String(OG_WIDTH) },
  { property: 'og:image:height', content: String(OG_HEIGHT) },
  { property: 'og:image:alt', content: altOf(card) },
  { name: 'twitter:card', content: 'summary_large_image' },
]
