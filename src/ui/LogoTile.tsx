import { hueOf, initialOf } from '../shared/monogram.ts'
import { Picture } from './Picture.tsx'

interface Props {
  name: string
  slug: string
  src: string | null
  /** Side in pixels. */
  size?: number
}

/** A tool's logo, or its monogram when it has none or the picture does not load. */
export function LogoTile({ name, slug, src, size = 44 }: Props) {
  const hue = hueOf(slug)
  return (
    <span
      aria-hidden="true"
      className="relative grid shrink-0 place-items-center overflow-hidden rounded-[0.625rem] font-display font-semibold"
      style={{
        width: size,
        height: size,
        fontSize: size * 0.46,
        background: `oklch(var(--tile-l) var(--tile-c) ${hue})`,
        color: `oklch(var(--tile-text-l) 0.12 ${hue})`,
      }}
    >
      <Picture
        src={src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        className="size-full bg-white object-contain p-1"
        fallback={initialOf(name)}
      />
    </span>
  )
}
