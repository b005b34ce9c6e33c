import type { CSSProperties } from 'react'
import { hueOf, initialOf } from '../shared/monogram.ts'
import { Picture } from './Picture.tsx'

interface Props {
  name: string
  slug: string
  src: string | null
  /** Of the brand, like #1a73e8; left out, one that is always the same for the slug. */
  color?: string | null | undefined
  /** Side in pixels, or any length that CSS knows; left out, `--side` of what is around it, or 44 pixels. */
  size?: number | string
  /** Says its name, where nothing beside it does. */
  named?: boolean
}

/** Brand marks stand on the tile itself; what an editor has put in may need paper under it. */
const MARKS = '/marks/'
/** Those that are drawn in dark ink alone: light ink in the dark, but not on paper. */
const INK = `${MARKS}mono/`

const lookOf = (src: string) => {
  if (!src.startsWith(MARKS)) return 'on-paper'
  return src.startsWith(INK) ? 'in-ink' : undefined
}

/**
 * A tool's logo or brand mark, or its monogram when it has none or the picture does not load, on a tile that is washed
 * with its colour. A mark in one ink stands on a plain one.
 */
export function LogoTile({ name, slug, src, color, size, named = false }: Props) {
  const isInk = src?.startsWith(INK)
  const side = typeof size === 'number' ? `${size}px` : size
  const pixels = typeof size === 'number' ? size : 44
  const tone = color || (isInk ? undefined : `oklch(0.62 0.11 ${hueOf(slug)})`)
  return (
    <span
      aria-hidden={!named || undefined}
      className="logo-tile"
      style={side || tone ? ({ '--side': side, '--tone': tone } as CSSProperties) : undefined}
    >
      <Picture
        src={src}
        alt={named ? name : ''}
        width={pixels}
        height={pixels}
        loading="lazy"
        className={lookOf(src ?? '')}
        fallback={
          <>
            <span aria-hidden="true">{initialOf(name)}</span>
            {named && <span className="sr-only">{name}</span>}
          </>
        }
      />
    </span>
  )
}
