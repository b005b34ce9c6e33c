import { COVER_HEIGHT, COVER_WIDTH, type CoverShape, coverOf } from '../../../shared/cover.ts'
import { OG_HEIGHT, OG_WIDTH } from '../../../shared/limits.ts'
import type { Face, OgCard } from '../../../shared/og-image.ts'
import { sceneOf } from '../../blog/cover-scene.ts'
import { COLORS, tinted } from './og-image.colors.ts'
import { box, chip, DISPLAY, lines, logo, MARGIN, type OgElement } from './og-image.elements.ts'
import { face } from './og-image.faces.ts'

/** The room of an article's cover, above its title. */
export const POST_COVER = { width: OG_WIDTH, height: 372 }

/** Pixels for one unit of a drawn cover, and the first unit of its height that is seen. */
const SCALE = POST_COVER.width / COVER_WIDTH
const TOP = (COVER_HEIGHT - POST_COVER.height / SCALE) / 2
/** How much of a tile its mark takes, as on the page. */
const MARK_SHARE = 0.64

type Post = Extract<OgCard, { kind: 'post' }>

/** The cover as the article's page draws it: its tools in front of what its category stands for. */
function drawing({ slug, category, tools }: Post): OgElement {
  const { color: own, ground, shapes } = coverOf({ slug, categories: category ? [category] : [] })
  const scene = tools.length > 0 ? sceneOf(category?.id ?? 0, tools.length) : null
  const color = own ?? tools.find((tool) => tool.color)?.color ?? COLORS.accent
  const tint = (percent: number) => tinted(color, percent)
  const painted = ({ type, props, strength, line }: CoverShape) => ({
    type,
    props: line
      ? { ...props, stroke: tint(strength), strokeWidth: line, strokeLinejoin: 'round', fill: 'none' }
      : { ...props, fill: tint(strength) },
  })
  const back: OgElement = {
    type: 'svg',
    props: {
      ...POST_COVER,
      viewBox: `0 ${TOP} ${COVER_WIDTH} ${POST_COVER.height / SCALE}`,
      style: { background: tint(ground) },
      children: (scene?.shapes ?? shapes).map(painted),
    },
  }
  return box(
    { position: 'relative', ...POST_COVER },
    back,
    ...(scene?.spots ?? []).map((spot, i) => tile(tools[i]!, spot)),
  )
}

/** A tool on its cover, with an edge of the surface around it. */
function tile(tool: Face, { x, y, side }: { x: number; y: number; side: number }): OgElement {
  const [inner, edge] = [side * SCALE, (0.6 * OG_WIDTH) / 100]
  const outer = inner + 2 * edge
  return box(
    {
      position: 'absolute',
      left: x * SCALE - outer / 2,
      top: (y - TOP) * SCALE - outer / 2,
      width: outer,
      height: outer,
      padding: edge,
      borderRadius: outer * 0.24,
      background: COLORS.surface,
    },
    face(tool, inner * (tool.logo ? MARK_SHARE : 0.42), {
      width: inner,
      height: inner,
      borderRadius: inner * 0.24,
    }),
  )
}

/** Long titles are set smaller, and in more lines. */
function titled(title: string): OgElement {
  const [fontSize, count] = title.length <= 30 ? [68, 2] : title.length <= 66 ? [58, 2] : [42, 3]
  const type = { fontFamily: DISPLAY, fontWeight: 700, letterSpacing: '-0.02em', color: COLORS.text }
  return lines({ ...type, fontSize, lineHeight: 1.06 }, count, title)
}

/** An article: its cover as readers of the site see it, and its title. */
export function postPicture(post: Post, photo: string | null): OgElement {
  const cover = photo ? { type: 'img', props: { src: photo, ...POST_COVER } } : drawing(post)
  return box(
    {
      flexDirection: 'column',
      width: '100%',
      height: '100%',
      background: COLORS.paper,
      fontFamily: 'Inter',
    },
    cover,
    box(
      {
        flexDirection: 'column',
        justifyContent: 'space-between',
        height: OG_HEIGHT - POST_COVER.height,
        padding: `28px ${MARGIN}px`,
      },
      titled(post.name),
      box(
        { alignItems: 'center', justifyContent: 'space-between' },
        box({}, chip(post.category?.name ?? 'Article'), chip(`${post.minutes} min read`)),
        logo(),
      ),
    ),
  )
}
