import { OG_HEIGHT, OG_WIDTH } from './limits.ts'
import { shorten } from './shorten.ts'

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
interface ToolFacts extends Face {
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

interface FaceLike {
  name: string
  slug: string
  logo_url: string | null
  theme_color: string | null
}
interface ToolLike extends FaceLike {
  short_description: string
  category_name: string | null
  pricing_model: string
  rating: number
  is_rated: boolean
  confirmed_count: number
}

/** Characters of a summary that have room. */
const SUMMARY_MAX = 200
/** Tools of a bundle whose monograms have room. */
const BUNDLE_TILES = 8
/** Tools of a kit that have room with their names. */
const KIT_ROWS = 5

export const siteCard = (): OgCard => ({ kind: 'site' })

const faceOf = ({ name, slug, logo_url, theme_color }: FaceLike): Face => ({
  name,
  slug,
  logo: logo_url?.startsWith('/marks/') ? logo_url : null,
  color: theme_color,
})

const factsOf = ({
  category_name,
  pricing_model,
  rating,
  is_rated,
  confirmed_count,
  ...tool
}: ToolLike): ToolFacts => ({
  ...faceOf(tool),
  category: category_name,
  pricing: pricing_model,
  rating: is_rated ? rating : null,
  reviews: confirmed_count,
})

export const toolCard = (tool: ToolLike): OgCard => ({
  kind: 'tool',
  summary: shorten(tool.short_description, SUMMARY_MAX),
  ...factsOf(tool),
})

export const bundleCard = (bundle: {
  name: string
  slug: string
  summary: string
  tools: FaceLike[]
}): OgCard => ({
  kind: 'bundle',
  name: bundle.name,
  slug: bundle.slug,
  summary: shorten(bundle.summary, SUMMARY_MAX),
  tools: bundle.tools.slice(0, BUNDLE_TILES).map(faceOf),
  count: bundle.tools.length,
})

/** An article with its cover. A picture that is kept by others is not drawn in: it may be anything by now. */
export const postCard = (post: {
  title: string
  slug: string
  reading_time_minutes: number
  categories: { id: number; name: string; color: string }[]
  cover_image_url: string | null
  cover_tools: FaceLike[]
}): OgCard => {
  const first = post.categories[0] ?? null
  return {
    kind: 'post',
    name: post.title,
    slug: post.slug,
    category: first && { id: first.id, name: first.name, color: first.color },
    minutes: post.reading_time_minutes,
    cover: post.cover_image_url?.startsWith('/uploads/') ? post.cover_image_url : null,
    tools: post.cover_tools.map(faceOf),
  }
}

/** A kit that is shared under a link; a tool that is gone has its name alone. */
export const kitCard = (
  token: string,
  kit: { name: string; description: string; tools: { name: string; card: FaceLike | null }[] },
  total: string,
): OgCard => ({
  kind: 'kit',
  token,
  name: kit.name,
  summary: shorten(kit.description, SUMMARY_MAX),
  tools: kit.tools
    .slice(0, KIT_ROWS)
    .map(({ name, card }) => (card ? faceOf(card) : { name, slug: name, logo: null, color: null })),
  count: kit.tools.length,
  total,
})

/** `pair` is the last part of the address of the page that compares both. */
export const pairCard = (pair: string, a: ToolLike, b: ToolLike): OgCard => ({
  kind: 'pair',
  pair,
  a: factsOf(a),
  b: factsOf(b),
})

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
