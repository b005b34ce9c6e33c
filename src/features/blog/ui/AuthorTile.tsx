import { Picture } from '../../../ui/Picture.tsx'

/** Side in pixels. */
const SIZE = 44

/** An author's picture, or the initials where there is none or it does not load. */
export function AuthorTile({ name, src }: { name: string; src: string | null }) {
  const initials = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? '')
    .join('')
    .toUpperCase()
  return (
    <span
      aria-hidden="true"
      className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft text-sm font-semibold text-accent-text"
    >
      <Picture
        src={src}
        alt=""
        width={SIZE}
        height={SIZE}
        className="size-full object-cover"
        fallback={initials}
      />
    </span>
  )
}
