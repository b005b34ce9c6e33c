import { emojiPicture } from '../shared/emoji.ts'

/** An emoji as decoration, from our own set; one that is not in it is left to the machine's font. */
export function EmojiIcon({
  emoji,
  size,
  className = '',
}: {
  emoji: string
  size: number
  className?: string
}) {
  const src = emojiPicture(emoji)
  if (src) {
    const look = `emoji ${className}`.trim()
    return (
      <img src={src} alt="" width={size} height={size} loading="lazy" decoding="async" className={look} />
    )
  }
  return (
    <span
      aria-hidden="true"
      className={`inline-grid shrink-0 place-items-center leading-none ${className}`}
      style={{ width: size, height: size, fontSize: size * 0.85 }}
    >
      {emoji}
    </span>
  )
}

/** The same on a tile of its own, as large as the mark of a tool. */
export function EmojiTile({ emoji, size = 40 }: { emoji: string; size?: number }) {
  return (
    <span
      aria-hidden="true"
      className="emoji-tile"
      style={size === 40 ? undefined : { width: size, height: size, borderRadius: Math.round(size * 0.24) }}
    >
      <EmojiIcon emoji={emoji} size={Math.round(size * 0.6)} />
    </span>
  )
}
