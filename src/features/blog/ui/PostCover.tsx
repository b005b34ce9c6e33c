import { useState } from 'react'
import { hashOf } from '../../../shared/hash.ts'
import type { BlogCard } from '../blog.contract.ts'

type Cover = Pick<BlogCard, 'slug' | 'cover_image_url' | 'categories'>

const WIDTH = 640
const HEIGHT = 360

/** An article's picture, or one that is drawn from its category and slug when it has none or it does not load. */
export function PostCover({
  post,
  eager = false,
  className = '',
}: {
  post: Cover
  /** For the picture that a page opens with. */
  eager?: boolean
  className?: string
}) {
  const [failed, setFailed] = useState(false)
  if (!post.cover_image_url || failed) return <DrawnCover post={post} className={className} />
  return (
    <img
      ref={(image) => {
        // It may have failed before React was there to hear of it.
        if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => setFailed(true))
      }}
      src={post.cover_image_url}
      alt=""
      width={WIDTH}
      height={HEIGHT}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      referrerPolicy="no-referrer"
      className={`bg-raised object-cover ${className}`}
      onError={() => setFailed(true)}
    />
  )
}

/** The category gives colour and motif, the slug how they lie. */
function DrawnCover({ post: { slug, categories }, className }: { post: Cover; className: string }) {
  const [category] = categories
  const color = /^#[0-9a-f]{6}$/i.test(category?.color ?? '') ? category!.color : 'var(--accent)'
  const seed = hashOf(slug)
  const Motif = MOTIFS[(category?.id ?? seed) % MOTIFS.length]!
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={className}
      style={{ background: tint(color, 16), color }}
    >
      <Motif seed={seed} color={color} />
    </svg>
  )
}

/** The colour laid over the surface, so that it fits both themes. */
const tint = (color: string, percent: number) => `color-mix(in oklab, ${color} ${percent}%, var(--surface))`

interface MotifProps {
  seed: number
  color: string
}
/** The n-th digit of a seed, below `most`. */
const digit = (seed: number, n: number, most: number) =>
  (((seed >>> (n * 3)) ^ (seed >>> (n + 11))) >>> 0) % most

/** Circles around a corner: explaining, from the outside to the core. */
function Rings({ seed, color }: MotifProps) {
  const x = digit(seed, 1, 2) ? 500 : 140
  const y = digit(seed, 2, 2) ? 300 : 70
  return [330, 250, 175, 105, 45].map((r, i) => (
    <circle key={r} cx={x} cy={y} r={r + digit(seed, i, 4) * 6} fill={tint(color, 24 + i * 15)} />
  ))
}

/** Columns of different height: comparing. */
function Columns({ seed, color }: MotifProps) {
  return Array.from({ length: 7 }, (_, i) => {
    const height = 80 + digit(seed, i, 8) * 28
    return (
      <rect
        key={i}
        x={54 + i * 78}
        y={HEIGHT - height}
        width={54}
        height={height + 20}
        rx={14}
        fill={tint(color, 28 + ((i * 3 + digit(seed, 3, 5)) % 5) * 14)}
      />
    )
  })
}

/** A board of dots, some of them set: going through a list. */
function Dots({ seed, color }: MotifProps) {
  return Array.from({ length: 45 }, (_, i) => {
    const [column, row] = [i % 9, Math.floor(i / 9)]
    const isSet = digit(seed + i * 7919, row, 5) < 2
    return (
      <circle
        key={i}
        cx={64 + column * 64}
        cy={52 + row * 64}
        r={isSet ? 22 : 9}
        fill={tint(color, isSet ? 50 + digit(seed, column % 5, 3) * 17 : 32)}
      />
    )
  })
}

/** Waves behind each other: one step carries to the next. */
function Waves({ seed, color }: MotifProps) {
  return [0, 1, 2, 3].map((i) => {
    const y = 110 + i * 62
    const lift = 34 + digit(seed, i, 4) * 14
    const from = -80 - digit(seed, i + 2, 5) * 30
    const curve = Array.from({ length: 4 }, () => `q 60 ${-lift} 120 0 t 120 0`).join(' ')
    return (
      <path
        key={i}
        d={`M ${from} ${y} ${curve} L 900 ${HEIGHT + 10} L ${from} ${HEIGHT + 10} Z`}
        fill={tint(color, 30 + i * 17)}
      />
    )
  })
}

/** Sheets that lie on each other: steps of a guide. */
function Sheets({ seed, color }: MotifProps) {
  const turn = digit(seed, 1, 2) ? 1 : -1
  return [0, 1, 2, 3].map((i) => (
    <rect
      key={i}
      x={150 + i * 44}
      y={64 + i * 22}
      width={250}
      height={190}
      rx={22}
      transform={`rotate(${turn * (14 - i * 7 + digit(seed, i, 4))} 320 180)`}
      fill={tint(color, 28 + i * 18)}
    />
  ))
}

/** By the category's id: the first five have one each. */
const MOTIFS = [Waves, Dots, Columns, Rings, Sheets]
