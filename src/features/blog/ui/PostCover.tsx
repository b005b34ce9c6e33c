import { createElement, useState } from 'react'
import { COVER_HEIGHT, COVER_WIDTH, coverOf } from '../../../shared/cover.ts'
import type { BlogCard } from '../blog.contract.ts'

type Post = Pick<BlogCard, 'slug' | 'cover_image_url' | 'categories'>

/** An article's picture, or one that is drawn when it has none or it does not load. */
export function PostCover({
  post,
  eager = false,
  className = '',
}: {
  post: Post
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
      width={COVER_WIDTH}
      height={COVER_HEIGHT}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      referrerPolicy="no-referrer"
      className={`bg-raised object-cover ${className}`}
      onError={() => setFailed(true)}
    />
  )
}

function DrawnCover({ post, className }: { post: Post; className: string }) {
  const { color, ground, shapes } = coverOf(post)
  // The colour laid over the surface fits both themes.
  const tint = (percent: number) =>
    `color-mix(in oklab, ${color ?? 'var(--accent)'} ${percent}%, var(--surface))`
  return (
    <svg
      viewBox={`0 0 ${COVER_WIDTH} ${COVER_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={className}
      style={{ background: tint(ground) }}
    >
      {shapes.map(({ type, props, strength }, i) =>
        createElement(type, { key: i, ...props, fill: tint(strength) }),
      )}
    </svg>
  )
}
