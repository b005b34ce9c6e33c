import { createElement } from 'react'
import { COVER_HEIGHT, COVER_WIDTH, coverOf } from '../../../shared/cover.ts'
import { Picture } from '../../../ui/Picture.tsx'
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
  return (
    <Picture
      src={post.cover_image_url}
      alt=""
      width={COVER_WIDTH}
      height={COVER_HEIGHT}
      loading={eager ? 'eager' : 'lazy'}
      className={`bg-raised object-cover ${className}`}
      fallback={<DrawnCover post={post} className={className} />}
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
