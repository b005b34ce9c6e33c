import { StatusBadge } from '../../../../admin-kit/list/StatusBadge.tsx'
import { TimeText } from '../../../../admin-kit/list/TimeText.tsx'
import { plural } from '../../../../ui/text.ts'
import type { AdminPicture } from '../../media.contract.ts'
import { sizeText } from '../media-words.ts'

/** A picture among others, which opens to what is known of it. */
export function PictureCard({ picture, onOpen }: { picture: AdminPicture; onOpen: () => void }) {
  const { name, alt, address, use_count, uses, created_at } = picture
  const [first] = uses
  return (
    <button
      type="button"
      className="group flex flex-1 flex-col text-left"
      aria-label={`Open ${name}`}
      onClick={onOpen}
    >
      <img
        src={address}
        alt={alt ?? ''}
        width={320}
        height={240}
        loading="lazy"
        className="aspect-4/3 w-full border-b border-line bg-raised object-contain p-2"
      />
      <span className="grid w-full flex-1 content-start gap-1 p-3 text-sm">
        <span className="truncate font-medium group-hover:text-accent-text" title={name}>
          {name}
        </span>
        <span className="text-xs text-muted tabular-nums">{sizeText(picture)}</span>
        <TimeText value={created_at} className="text-xs text-muted tabular-nums" />
        <span className="mt-1 flex flex-wrap items-center gap-1.5">
          {first ? (
            <span className="truncate text-xs text-muted">
              {use_count === 1 ? `In ${first.noun} ${first.name}` : `In ${plural(use_count, 'place')}`}
            </span>
          ) : (
            <StatusBadge tone="plain">Not used</StatusBadge>
          )}
          {alt === null && <StatusBadge tone="warm">No alternative text</StatusBadge>}
        </span>
      </span>
    </button>
  )
}
