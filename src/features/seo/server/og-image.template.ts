import { OG_HEIGHT } from '../../../shared/limits.ts'
import { countOf, type Face, type OgCard } from '../../../shared/og-image.ts'
import { COLORS } from './og-image.colors.ts'
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
  stars,
  summary,
} from './og-image.elements.ts'
import { face, groundOf } from './og-image.faces.ts'
import { postPicture } from './og-image.post.ts'

function toolPicture(tool: Extract<OgCard, { kind: 'tool' }>): OgElement {
  return page(
    [heading(tool.name, 92), summary(tool.summary, 3)],
    [
      tool.category ? chip(tool.category, { flexShrink: 1 }) : null,
      chip(tool.pricing),
      stars(tool.rating, tool.reviews.toLocaleString('en')),
    ],
    face(tool, tool.logo ? 210 : 430, { width: PANEL, height: OG_HEIGHT }),
  )
}

/** Tiles in rows that fill the right side to its edges. */
function tiles(tools: Face[]): OgElement {
  const columns = tools.length <= 3 ? 1 : 2
  const rows = Math.max(1, Math.ceil(tools.length / columns))
  const height = OG_HEIGHT / rows
  return box(
    { width: PANEL, height: OG_HEIGHT, flexWrap: 'wrap', background: COLORS.line },
    ...tools.map((tool, i) => {
      // The last one takes what its row has left.
      const isAlone = columns === 2 && i === tools.length - 1 && i % 2 === 0
      const width = isAlone ? PANEL : PANEL / columns
      return face(tool, Math.min(width, height) * (tool.logo ? 0.44 : 0.56), { width, height })
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

const TILE = 76

/** The first tools of a kit with their names, joined by a line that goes on where there are more. */
function rail(tools: Face[], count: number): OgElement {
  const height = OG_HEIGHT / Math.max(1, tools.length)
  const line = { position: 'absolute' as const, left: 40 + TILE / 2 - 2, width: 4, background: COLORS.line }
  const joint = (height - TILE) / 2
  const last = tools.length - 1
  return box(
    { flexDirection: 'column', width: PANEL, height: OG_HEIGHT, background: COLORS.surface },
    ...tools.map((tool, i) =>
      box(
        { position: 'relative', alignItems: 'center', width: PANEL, height, padding: '0 24px 0 40px' },
        i > 0 ? box({ ...line, top: 0, height: joint }) : null,
        i < last || count > tools.length ? box({ ...line, bottom: 0, height: joint }) : null,
        face(tool, TILE * (tool.logo ? 0.62 : 0.5), { width: TILE, height: TILE, borderRadius: 18 }),
        lines(
          {
            width: PANEL - TILE - 92,
            marginLeft: 24,
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

function kitPicture(kit: Extract<OgCard, { kind: 'kit' }>): OgElement {
  const { name, summary: text, tools, count, total } = kit
  return page(
    [heading(name, 80), summary(text, 3)],
    [chip(countOf(count)), chip(total, { flexShrink: 1 })],
    rail(tools, count),
  )
}

type Side = Extract<OgCard, { kind: 'pair' }>['a']

function half(tool: Side): OgElement {
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: 600,
      height: OG_HEIGHT - 124,
      padding: '48px 76px',
      background: groundOf(tool),
    },
    face(tool, tool.logo ? 140 : 190, { alignSelf: 'flex-start', height: 160 }),
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
  logo: null,
  color: null,
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
  if (card.kind === 'post') return { ...named(card), tools: card.tools.map(named) }
  const rest = { ...named(card), summary: drawable(card.summary) }
  return rest.kind === 'tool' ? rest : { ...rest, tools: rest.tools.map(named) }
}

/** What is drawn for a card, in elements with styles; `photo` is the article's own picture, as a data URL. */
export function pictureOf(given: OgCard, photo: string | null = null): OgElement {
  const card = withLetters(given)
  if (card.kind === 'tool') return toolPicture(card)
  if (card.kind === 'bundle') return bundlePicture(card)
  if (card.kind === 'post') return postPicture(card, photo)
  if (card.kind === 'kit') return kitPicture(card)
  return card.kind === 'pair' ? pairPicture(card) : sitePicture()
}
