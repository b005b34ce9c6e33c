import { COVER_HEIGHT, COVER_WIDTH, type Cover, coverOf } from '../../../shared/cover.ts'
import { OG_HEIGHT } from '../../../shared/limits.ts'
import { hueOf, initialOf } from '../../../shared/monogram.ts'
import { countOf, type OgCard } from '../../../shared/og-image.ts'
import { COLORS, monogramColors, tinted } from './og-image.colors.ts'
import {
  box,
  chip,
  DISPLAY,
  heading,
  lines,
  logo,
  MARGIN,
  type OgElement,
  PANEL,
  page,
  reviewsOf,
  type Style,
  stars,
  summary,
} from './og-image.elements.ts'

/** An initial on its colour; larger than its place where it is the picture itself. */
function monogram(tool: { name: string; slug: string }, size: number, style: Style): OgElement {
  const { ground, letter } = monogramColors(hueOf(tool.slug))
  return box(
    {
      alignItems: 'center',
      justifyContent: 'center',
      overflow: 'hidden',
      background: ground,
      color: letter,
      fontFamily: DISPLAY,
      fontWeight: 700,
      fontSize: size,
      lineHeight: 1,
      ...style,
    },
    initialOf(tool.name),
  )
}

function toolPicture(tool: Extract<OgCard, { kind: 'tool' }>): OgElement {
  return page(
    [heading(tool.name, 92), summary(tool.summary, 3)],
    [
      tool.category ? chip(tool.category, { flexShrink: 1 }) : null,
      chip(tool.pricing),
      stars(tool.rating, tool.reviews.toLocaleString('en')),
    ],
    monogram(tool, 430, { width: PANEL, height: OG_HEIGHT }),
  )
}

/** Monograms in rows that fill the right side to its edges. */
function tiles(tools: { name: string; slug: string }[]): OgElement {
  const columns = tools.length <= 3 ? 1 : 2
  const rows = Math.max(1, Math.ceil(tools.length / columns))
  const height = OG_HEIGHT / rows
  return box(
    { width: PANEL, height: OG_HEIGHT, flexWrap: 'wrap', background: COLORS.line },
    ...tools.map((tool, i) => {
      // The last one takes what its row has left.
      const isAlone = columns === 2 && i === tools.length - 1 && i % 2 === 0
      const width = isAlone ? PANEL : PANEL / columns
      return monogram(tool, Math.min(width, height) * 0.56, { width, height })
    }),
  )
}

function bundlePicture({
  name,
  summary: text,
  tools,
  count,
}: Extract<OgCard, { kind: 'bundle' }>): OgElement {
  return page([heading(name, 80), summary(text, 3)], [chip(countOf(count)), chip('Bundle')], tiles(tools))
}

/** The first tools of a kit with their names, one in each row. */
function toolRows(tools: { name: string; slug: string }[]): OgElement {
  const height = OG_HEIGHT / Math.max(1, tools.length)
  const width = Math.min(height, PANEL * 0.4)
  return box(
    { flexDirection: 'column', width: PANEL, height: OG_HEIGHT, background: COLORS.surface },
    ...tools.map((tool, i) =>
      box(
        {
          alignItems: 'center',
          width: PANEL,
          height,
          ...(i > 0 && { borderTop: `2px solid ${COLORS.line}` }),
        },
        monogram(tool, width * 0.56, { width, height }),
        lines(
          {
            width: PANEL - width,
            padding: '0 24px',
            fontSize: 30,
            fontWeight: 600,
            lineHeight: 1.2,
            color: COLORS.text,
          },
          2,
          tool.name,
        ),
      ),
    ),
  )
}

const kitPicture = ({ name, summary: text, tools, count }: Extract<OgCard, { kind: 'kit' }>): OgElement =>
  page([heading(name, 80), summary(text, 3)], [chip(countOf(count)), chip('Kit on Kitly')], toolRows(tools))

/** The article's drawing, cut to the right side. */
function drawing({ color, ground, shapes }: Cover): OgElement {
  const width = (COVER_HEIGHT * PANEL) / OG_HEIGHT
  const left = (COVER_WIDTH - width) / 2
  const tint = (percent: number) => tinted(color ?? COLORS.accent, percent)
  return {
    type: 'svg',
    props: {
      width: PANEL,
      height: OG_HEIGHT,
      viewBox: `${left} 0 ${width} ${COVER_HEIGHT}`,
      style: { background: tint(ground) },
      children: shapes.map(({ type, props, strength }) => ({
        type,
        props: { ...props, fill: tint(strength) },
      })),
    },
  }
}

function postPicture({
  name,
  slug,
  summary: text,
  category,
  minutes,
}: Extract<OgCard, { kind: 'post' }>): OgElement {
  return page(
    [heading(name, 112), summary(text, 2)],
    [chip(category?.name ?? 'Article', { flexShrink: 1 }), chip(`${minutes} min read`)],
    drawing(coverOf({ slug, categories: category ? [category] : [] })),
  )
}

type Side = Extract<OgCard, { kind: 'pair' }>['a']

function half(tool: Side): OgElement {
  const { ground, letter } = monogramColors(hueOf(tool.slug))
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: 600,
      height: OG_HEIGHT - 124,
      padding: '48px 76px',
      background: ground,
    },
    box(
      { fontFamily: DISPLAY, fontWeight: 700, fontSize: 190, lineHeight: 1, color: letter },
      initialOf(tool.name),
    ),
    box(
      { flexDirection: 'column' },
      heading(tool.name, 68),
      box(
        { marginTop: 16, alignItems: 'center', fontSize: 26, fontWeight: 600, color: COLORS.text },
        box({ marginRight: 18 }, tool.pricing),
        stars(tool.rating, reviewsOf(tool.reviews)),
      ),
    ),
  )
}

function pairPicture({ a, b }: Extract<OgCard, { kind: 'pair' }>): OgElement {
  const subject = a.category !== null && a.category === b.category ? a.category : 'Side by side'
  return box(
    { flexDirection: 'column', width: '100%', height: '100%', background: COLORS.paper, fontFamily: 'Inter' },
    box({ position: 'relative' }, half(a), half(b), versus()),
    box(
      { height: 124, padding: `0 ${MARGIN}px`, alignItems: 'center', justifyContent: 'space-between' },
      logo(),
      box({ fontSize: 27, color: COLORS.muted }, subject),
    ),
  )
}

const versus = () =>
  box(
    {
      position: 'absolute',
      left: 546,
      top: 199,
      width: 108,
      height: 108,
      borderRadius: 54,
      alignItems: 'center',
      justifyContent: 'center',
      background: COLORS.surface,
      fontFamily: DISPLAY,
      fontWeight: 700,
      fontSize: 42,
      color: COLORS.accentText,
    },
    'vs',
  )

/** The name of the site in monograms, for a picture that speaks of no tool. */
const LETTERS = ['Kit', 'Ink', 'Tone', 'Loop', 'Yarn'].map((name) => ({
  name,
  slug: `${name.toLowerCase()}-${name.length}`,
}))

const sitePicture = () =>
  page(
    [
      heading('Find the right AI\u00a0tools', 110),
      summary('What each is for, what it costs, and what it is not good at. Search, filter and compare.', 3),
    ],
    [box({ fontSize: 27, fontWeight: 600, color: COLORS.accentText }, 'The directory of AI tools')],
    tiles(LETTERS),
  )

/** What the fonts have no letters for: other scripts than Latin, Greek and Cyrillic, and emoji. */
const UNDRAWABLE =
  /[^\u{20}-\u{7e}\u{a0}-\u{24f}\u{370}-\u{3ff}\u{400}-\u{45f}\u{1e00}-\u{1eff}\u{2010}-\u{2027}\u{2030}-\u{205e}\u{20ac}\u{2122}]+/gu

const drawable = (text: string) => text.replace(UNDRAWABLE, ' ').replace(/\s+/g, ' ').trim()
/** A name of other letters is told by its address. */
const named = <T extends { name: string; slug: string }>(tool: T): T => ({
  ...tool,
  name: drawable(tool.name) || drawable(tool.slug) || '?',
})

/** The name of a kit of other letters; there is no address that would tell it. */
const UNNAMED_KIT = 'A kit of AI tools'

/** The card with only what can be drawn. */
function withLetters(card: OgCard): OgCard {
  if (card.kind === 'site') return card
  if (card.kind === 'pair') return { ...card, a: named(card.a), b: named(card.b) }
  if (card.kind === 'kit') {
    const name = drawable(card.name) || UNNAMED_KIT
    return { ...card, name, summary: drawable(card.summary), tools: card.tools.map(named) }
  }
  const rest = { ...named(card), summary: drawable(card.summary) }
  return rest.kind === 'bundle' ? { ...rest, tools: rest.tools.map(named) } : rest
}

/** What is drawn for a card, in elements with styles. */
export function pictureOf(given: OgCard): OgElement {
  const card = withLetters(given)
  if (card.kind === 'tool') return toolPicture(card)
  if (card.kind === 'bundle') return bundlePicture(card)
  if (card.kind === 'post') return postPicture(card)
  if (card.kind === 'kit') return kitPicture(card)
  return card.kind === 'pair' ? pairPicture(card) : sitePicture()
}
