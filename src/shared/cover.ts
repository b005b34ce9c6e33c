import { hashOf } from './monogram.ts'

/**
 * The picture of an article that has none: drawn from its category, which gives colour and motif, and its slug,
 * which says how the parts lie. The page and the picture for social networks draw the same.
 */

export const COVER_WIDTH = 640
export const COVER_HEIGHT = 360

/** A part of a picture: an element of SVG, and how much of the colour it has, in percent; the rest is ground. */
export interface CoverShape {
  type: 'circle' | 'rect' | 'path'
  props: Record<string, string | number>
  strength: number
  /** Drawn as a line of this width, and not filled. */
  line?: number
}
export interface Cover {
  /** As #rrggbb; null where the category has none that is one. */
  color: string | null
  ground: number
  shapes: CoverShape[]
}

export function coverOf({
  slug,
  categories: [category],
}: {
  slug: string
  categories: { id: number; color: string }[]
}): Cover {
  const seed = hashOf(slug)
  const motif = MOTIFS[(category?.id ?? seed) % MOTIFS.length]!
  const color = /^#[0-9a-f]{6}$/i.test(category?.color ?? '') ? category!.color : null
  return { color, ground: 16, shapes: motif((n, most) => digit(seed, n, most)) }
}

/** The n-th digit of a seed, below `most`. */
const digit = (seed: number, n: number, most: number) =>
  (((seed >>> (n * 3)) ^ (seed >>> (n + 11))) >>> 0) % most

type Motif = (digit: (n: number, most: number) => number) => CoverShape[]

/** Circles around a corner: explaining, from the outside to the core. */
const rings: Motif = (digit) => {
  const cx = digit(1, 2) ? 500 : 140
  const cy = digit(2, 2) ? 300 : 70
  return [330, 250, 175, 105, 45].map((r, i) => ({
    type: 'circle',
    props: { cx, cy, r: r + digit(i, 4) * 6 },
    strength: 24 + i * 15,
  }))
}

/** Columns of different height: comparing. */
const columns: Motif = (digit) =>
  Array.from({ length: 7 }, (_, i) => {
    const height = 80 + digit(i, 8) * 28
    return {
      type: 'rect',
      props: { x: 54 + i * 78, y: COVER_HEIGHT - height, width: 54, height: height + 20, rx: 14 },
      strength: 28 + ((i * 3 + digit(3, 5)) % 5) * 14,
    }
  })

/** A board of dots, some of them set: going through a list. */
const dots: Motif = (digit) =>
  Array.from({ length: 45 }, (_, i) => {
    const [column, row] = [i % 9, Math.floor(i / 9)]
    const isSet = (digit(column, 7) + digit(row + 3, 5) * 3 + column * row) % 5 < 2
    return {
      type: 'circle',
      props: { cx: 64 + column * 64, cy: 52 + row * 64, r: isSet ? 22 : 9 },
      strength: isSet ? 50 + digit(column, 3) * 17 : 32,
    }
  })

/** Waves behind each other: one step carries to the next. */
const waves: Motif = (digit) =>
  [0, 1, 2, 3].map((i) => {
    const [y, bottom] = [110 + i * 62, COVER_HEIGHT + 10]
    const lift = 34 + digit(i, 4) * 14
    const from = -80 - digit(i + 2, 5) * 30
    const curve = Array.from({ length: 4 }, () => `q 60 ${-lift} 120 0 t 120 0`).join(' ')
    return {
      type: 'path',
      props: { d: `M ${from} ${y} ${curve} L 900 ${bottom} L ${from} ${bottom} Z` },
      strength: 30 + i * 17,
    }
  })

/** Sheets that lie on each other: steps of a guide. */
const sheets: Motif = (digit) => {
  const side = digit(1, 2) ? 1 : -1
  return [0, 1, 2, 3].map((i) => {
    const turn = side * (14 - i * 7 + digit(i, 4))
    return {
      type: 'rect',
      props: {
        x: 129 + i * 44,
        y: 52 + i * 22,
        width: 250,
        height: 190,
        rx: 22,
        transform: `rotate(${turn} ${COVER_WIDTH / 2} ${COVER_HEIGHT / 2})`,
      },
      strength: 28 + i * 18,
    }
  })
}

/** By the category's id: the first five have one each. */
const MOTIFS = [waves, dots, columns, rings, sheets]
