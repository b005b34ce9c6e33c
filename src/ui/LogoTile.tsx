import { hueOf, initialOf } from '../shared/monogram.ts'
import { Picture } from './Picture.tsx'

interface Props {
  name: string
  slug: string
  src: string | null
  /** Side in pixels. */
  size?: number
}

/** Brand marks stand on the tile itself; what an editor has put in may need paper under it. */
const MARKS = '/marks/'
/** Those that are drawn in dark ink alone: light ink in the dark, but not on paper. */
const INK = `${MARKS}mono/`

const lookOf = (src: string) => {
  if (!src.startsWith(MARKS)) return 'bg-white p-1'
  return src.startsWith(INK) ? 'p-[13%] [@media_screen]:dark:invert' : 'p-[13%]'
}

/** A tool's logo or brand mark, or its monogram when it has none or the picture does not load. */
export function LogoTile({ name, slug, src, size = 44 }: Props) {
  const hue = hueOf(slug)
  const isMark = src?.startsWith(MARKS)
  return (
    <span
      aria-hidden="true"
      className="relative grid shrink-0 place-items-center overflow-hidden rounded-[0.625rem] font-display font-semibold"
      style={{
        width: size,
        height: size,
        fontSize: size * 0.46,
        background: isMark ? 'var(--raised)' : `oklch(var(--tile-l) var(--tile-c) ${hue})`,
        color: `oklch(var(--tile-text-l) 0.12 ${hue})`,
      }}
    >
      <Picture
        src={src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        className={`absolute inset-0 size-full object-contain ${lookOf(src ?? '')}`}
        fallback={initialOf(name)}
      />
    </span>
  )
}
