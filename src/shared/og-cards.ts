import type { Face, OgCard, ToolFacts } from './og-image.ts'
import { shorten } from './shorten.ts'

/** What the picture of each kind of page shows. */

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
