import { createElement } from 'react'
import { COVER_HEIGHT, COVER_WIDTH, coverOf } from '../../../shared/cover.ts'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import type { BlogCard, CoverTool } from '../blog.contract.ts'
import { sceneOf } from '../cover-scene.ts'

type Post = Pick<BlogCard, 'slug' | 'cover_image_url' | 'categories'> & { cover_tools?: CoverTool[] }

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

/** A hundredth of the drawing's width. It fills its place as a picture does that is cut to it. */
const UNIT = `max(1cqw, ${COVER_WIDTH / COVER_HEIGHT}cqh)`

/** The drawing: the tools that the article features, in front of what its category stands for. */
function DrawnCover({ post, className }: { post: Post; className: string }) {
  const tools = post.cover_tools ?? []
  const { color: own, ground, shapes } = coverOf(post)
  const scene = tools.length > 0 ? sceneOf(post.categories[0]?.id ?? 0, tools.length) : null
  const color = own ?? tools.find(({ theme_color }) => theme_color)?.theme_color ?? 'var(--accent)'
  // The colour laid over the surface fits both themes.
  const tint = (percent: number) => `color-mix(in oklab, ${color} ${percent}%, var(--surface))`
  return (
    <div
      aria-hidden="true"
      className={`@container-size relative grid place-items-center overflow-hidden ${className}`}
      style={{ background: tint(ground), ['--u' as string]: UNIT }}
    >
      <div className="absolute aspect-video w-[calc(var(--u)*100)]">
        <svg viewBox={`0 0 ${COVER_WIDTH} ${COVER_HEIGHT}`} aria-hidden="true" className="size-full">
          {(scene?.shapes ?? shapes).map(({ type, props, strength, line }, i) =>
            createElement(type, {
              key: i,
              ...props,
              ...(line
                ? { stroke: tint(strength), strokeWidth: line, strokeLinejoin: 'round', fill: 'none' }
                : { fill: tint(strength) }),
            }),
          )}
        </svg>
        {scene?.spots.map(({ x, y, side }, i) => (
          <span
            key={tools[i]!.slug}
            className="cover-spot"
            style={{ left: `${(x / COVER_WIDTH) * 100}%`, top: `${(y / COVER_HEIGHT) * 100}%` }}
          >
            <LogoTile
              name={tools[i]!.name}
              slug={tools[i]!.slug}
              src={tools[i]!.logo_url}
              color={tools[i]!.theme_color}
              size={`calc(var(--u) * ${(side / COVER_WIDTH) * 100})`}
            />
          </span>
        ))}
      </div>
    </div>
  )
}
