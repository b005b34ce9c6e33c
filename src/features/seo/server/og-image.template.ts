import { OG_HEIGHT } from '../../../shared/limits.ts'
import { hueOf, initialOf } from '../../../shared/monogram.ts'
import type { OgCard } from '../../../shared/og-image.ts'
import { COLORS, monogramColors } from './og-image.colors.ts'

/** An element as satori takes it: what JSX would make. */
export interface OgElement {
  type: string
  props: Record<string, unknown>
}
type Style = Record<string, string | number>
type Child = OgElement | string | null

const box = (style: Style, ...children: Child[]): OgElement => ({
  type: 'div',
  props: { style: { display: 'flex', boxSizing: 'border-box', flexShrink: 0, ...style }, children },
})
/** Text that ends with an ellipsis after some lines. */
const lines = (style: Style, count: number, text: string): OgElement => ({
  type: 'div',
  props: { style: { display: 'block', lineClamp: count, wordBreak: 'break-word', ...style }, children: text },
})
const shape = (size: number, viewBox: string, ...paths: Record<string, string | number>[]): OgElement => ({
  type: 'svg',
  props: {
    width: size,
    height: size,
    viewBox,
    children: paths.map(({ type = 'path', ...props }) => ({ type, props })),
  },
})

const DISPLAY = 'Bricolage Grotesque'
const PANEL = 400
const MARGIN = 68

const MARK = 'M9 7h4.6v7.4L19.8 7h5.6l-7.2 8.2L26 25h-5.8l-5.1-6.9-1.5 1.7V25H9z'
const STAR = 'M12 2.6l2.9 5.9 6.5.95-4.7 4.58 1.1 6.47L12 17.44 6.2 20.5l1.1-6.47-4.7-4.58 6.5-.95z'

const logo = () =>
  box(
    { alignItems: 'center' },
    shape(
      44,
      '0 0 32 32',
      { type: 'rect', width: 32, height: 32, rx: 8, fill: COLORS.accent },
      { d: MARK, fill: COLORS.surface },
    ),
    box({ marginLeft: 14, fontFamily: DISPLAY, fontWeight: 700, fontSize: 34, color: COLORS.text }, 'Kitly'),
  )

/** One line; where it may shrink, it ends with an ellipsis. */
const chip = (text: string, style: Style = {}): OgElement => ({
  type: 'div',
  props: {
    style: {
      display: 'block',
      boxSizing: 'border-box',
      flexShrink: 0,
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
      border: `2px solid ${COLORS.line}`,
      background: COLORS.surface,
      borderRadius: 12,
      padding: '7px 18px',
      marginRight: 14,
      fontSize: 25,
      fontWeight: 600,
      color: COLORS.text,
      ...style,
    },
    children: text,
  },
})

const reviewsOf = (count: number) => (count === 1 ? '1 review' : `${count.toLocaleString('en')} reviews`)

function stars(rating: number | null, reviews: string): Child {
  if (rating === null) return null
  return box(
    { alignItems: 'center', fontSize: 25, fontWeight: 600, color: COLORS.text },
    shape(30, '0 0 24 24', { d: STAR, fill: COLORS.rating }),
    box({ marginLeft: 8 }, rating.toFixed(1)),
    box({ marginLeft: 8, fontWeight: 400, color: COLORS.muted }, `(${reviews})`),
  )
}

/** Long names are set smaller, so that most of them stand in two lines. */
function sizeOf(name: string, widest: number): number {
  if (name.length <= 12) return widest
  if (name.length <= 22) return Math.round(widest * 0.8)
  return Math.round(widest * (name.length <= 40 ? 0.62 : 0.5))
}

const heading = (name: string, widest: number) =>
  lines(
    {
      fontFamily: DISPLAY,
      fontWeight: 700,
      fontSize: sizeOf(name, widest),
      lineHeight: 1.04,
      letterSpacing: '-0.02em',
      color: COLORS.text,
    },
    name.length <= 40 ? 2 : 3,
    name,
  )

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

/** The text of a picture on the left, what stands for its subject on the right. */
const page = (texts: Child[], foot: Child[], panel: OgElement) =>
  box(
    { width: '100%', height: '100%', background: COLORS.paper, fontFamily: 'Inter' },
    box(
      { flexDirection: 'column', flexGrow: 1, width: 800, padding: MARGIN, justifyContent: 'space-between' },
      logo(),
      box({ flexDirection: 'column' }, ...texts),
      box({ alignItems: 'center', height: 50 }, ...foot),
    ),
    panel,
  )

const summary = (text: string, count: number) =>
  lines({ marginTop: 22, fontSize: 31, lineHeight: 1.38, color: COLORS.muted }, count, text)

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
  return page(
    [heading(name, 80), summary(text, 3)],
    [chip(count === 1 ? '1 AI tool' : `${count} AI tools`), chip('Bundle')],
    tiles(tools),
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

/** The card with only what can be drawn. */
function withLetters(card: OgCard): OgCard {
  if (card.kind === 'site') return card
  if (card.kind === 'pair') return { ...card, a: named(card.a), b: named(card.b) }
  const rest = { ...named(card), summary: drawable(card.summary) }
  return rest.kind === 'bundle' ? { ...rest, tools: rest.tools.map(named) } : rest
}

/** What is drawn for a card, in elements with styles. */
export function pictureOf(given: OgCard): OgElement {
  const card = withLetters(given)
  if (card.kind === 'tool') return toolPicture(card)
  if (card.kind === 'bundle') return bundlePicture(card)
  return card.kind === 'pair' ? pairPicture(card) : sitePicture()
}
