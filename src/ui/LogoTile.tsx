import { hueOf, initialOf } from '../shared/monogram.ts'
import { Picture } from './Picture.tsx'

interface Props {
  name: string
  slug: string
  src: string | null
  /** Of the brand, like #1a73e8; left out, one that is always the same for the slug. */
  color?: string | null | undefined
  /** Side in pixels, or any length that CSS knows. */
  size?: number | string
}

/** Brand marks stand on the tile itself; what an editor has put in may need paper under it. */
const MARKS = '/marks/'
/** Those that are drawn in dark ink alone: light ink in the dark, but not on paper. */
const INK = `${MARKS}mono/`

const lookOf = (src: string) => {
  if (!src.startsWith(MARKS)) return 'bg-white p-1'
  return src.startsWith(INK) ? 'p-[18%] [filter:var(--ink)]' : 'p-[18%]'
}

/**
 * A tool's logo or brand mark, or its monogram when it has none or the picture does not load, on a tile that is washed
 * with its colour. A mark in one ink stands on a plain one.
 */
export function LogoTile({ name, slug, src, color, size = 44 }: Props) {
  const isInk = src?.startsWith(INK)
  const side = typeof size === 'number' ? `${size}px` : size
  const pixels = typeof size === 'number' ? size : 44
  const tone = color || (isInk ? 'var(--muted)' : `oklch(0.62 0.11 ${hueOf(slug)})`)
  return (
    <span
      aria-hidden="true"
      className="logo-tile relative grid shrink-0 place-items-center overflow-hidden font-display font-semibold"
      style={{
        width: side,
        height: side,
        fontSize: `calc(${side} * 0.42)`,
        borderRadius: `calc(${side} * 0.24)`,
        ['--tone' as string]: tone,
      }}
    >
      <Picture
        src={src}
        alt=""
        width={pixels}
        height={pixels}
        loading="lazy"
        className={`absolute inset-0 size-full object-contain ${lookOf(src ?? '')}`}
        fallback={initialOf(name)}
      />
    </span>
  )
}
