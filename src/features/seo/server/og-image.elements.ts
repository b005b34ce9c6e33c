import { COLORS } from './og-image.colors.ts'

/** The parts that the pictures for social networks are made of. */

/** An element as satori takes it: what JSX would make. */
export interface OgElement {
  type: string
  props: Record<string, unknown>
}
export type Style = Record<string, string | number>
type Child = OgElement | string | null

export const box = (style: Style, ...children: Child[]): OgElement => ({
  type: 'div',
  props: { style: { display: 'flex', boxSizing: 'border-box', flexShrink: 0, ...style }, children },
})
/** Text that ends with an ellipsis after some lines. */
export const lines = (style: Style, count: number, text: string): OgElement => ({
  type: 'div',
  props: { style: { display: 'block', lineClamp: count, wordBreak: 'break-word', ...style }, children: text },
})
export const shape = (
  size: number,
  viewBox: string,
  ...paths: Record<string, string | number>[]
): OgElement => ({
  type: 'svg',
  props: {
    width: size,
    height: size,
    viewBox,
    children: paths.map(({ type = 'path', ...props }) => ({ type, props })),
  },
})

export const DISPLAY = 'Bricolage Grotesque'
export const PANEL = 400
export const MARGIN = 68

const MARK = 'M9 7h4.6v7.4L19.8 7h5.6l-7.2 8.2L26 25h-5.8l-5.1-6.9-1.5 1.7V25H9z'
const STAR = 'M12 2.6l2.9 5.9 6.5.95-4.7 4.58 1.1 6.47L12 17.44 6.2 20.5l1.1-6.47-4.7-4.58 6.5-.95z'

export const logo = () =>
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
export const chip = (text: string, style: Style = {}): OgElement => ({
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

export const reviewsOf = (count: number) =>
  count === 1 ? '1 review' : `${count.toLocaleString('en')} reviews`

export function stars(rating: number | null, reviews: string): Child {
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

export const heading = (name: string, widest: number) =>
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

/** The text of a picture on the left, what stands for its subject on the right. */
export const page = (texts: Child[], foot: Child[], panel: OgElement) =>
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

export const summary = (text: string, count: number) =>
  lines({ marginTop: 22, fontSize: 31, lineHeight: 1.38, color: COLORS.muted }, count, text)
