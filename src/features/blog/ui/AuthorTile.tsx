import { useState } from 'react'

/** Side in pixels. */
const SIZE = 44

/** An author's picture, or the initials where there is none or it does not load. */
export function AuthorTile({ name, src }: { name: string; src: string | null }) {
  const [failed, setFailed] = useState(false)
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
      {src && !failed ? (
        <img
          ref={(image) => {
            // It may have failed before React was there to hear of it.
            if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => setFailed(true))
          }}
          src={src}
          alt=""
          width={SIZE}
          height={SIZE}
          decoding="async"
          referrerPolicy="no-referrer"
          className="size-full object-cover"
          onError={() => setFailed(true)}
        />
      ) : (
        initials
      )}
    </span>
  )
}
