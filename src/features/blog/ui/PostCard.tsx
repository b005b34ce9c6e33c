import { EmojiIcon } from '../../../ui/EmojiIcon.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Still } from '../../../ui/Still.tsx'
import { UsDate } from '../../../ui/UsDate.tsx'
import type { BlogCard, BlogCategory } from '../blog.contract.ts'
import { BLOG_CATEGORIES_IN_GRID } from '../blog.limits.ts'
import { PostCover } from './PostCover.tsx'

type HeadingLevel = 'h2' | 'h3'

/** An article in a grid. The title's link covers the card. */
export function PostCard({
  post,
  heading: Heading = 'h3',
  categories = BLOG_CATEGORIES_IN_GRID,
}: {
  post: BlogCard
  heading?: HeadingLevel
  /** The most categories that are shown. */
  categories?: number
}) {
  return (
    <Still
      keptAs={`post ${Heading} ${categories}`}
      of={[post]}
      className="card group relative flex h-full flex-col overflow-hidden transition-colors hover:border-line-strong"
    >
      <PostCover post={post} className="aspect-video w-full" />
      <div className="flex flex-1 flex-col p-5">
        <PostCategories categories={post.categories.slice(0, categories)} />
        <Heading className="line-clamp-3 text-[1.0625rem]">
          <TitleLink post={post} />
        </Heading>
        <p className="mt-2 line-clamp-3 text-sm text-pretty text-text/90">{post.excerpt}</p>
        <PostFacts post={post} />
      </div>
    </Still>
  )
}

export function TitleLink({ post: { slug, title } }: { post: BlogCard }) {
  return (
    <Link to="/blog/$slug" params={{ slug }} className="card-link">
      {title}
    </Link>
  )
}

export function PostCategories({ categories }: { categories: BlogCategory[] }) {
  if (categories.length === 0) return null
  return (
    <ul
      className="mb-2 flex gap-1.5 overflow-hidden text-xs whitespace-nowrap text-muted"
      aria-label="Categories"
    >
      {categories.map((category) => (
        <li key={category.id} className="min-w-0 truncate rounded-md bg-raised px-2 py-1">
          <EmojiIcon emoji={category.icon} size={14} className="mr-1 align-[-0.15em]" />
          {category.name}
        </li>
      ))}
    </ul>
  )
}

export function PostFacts({ post }: { post: BlogCard }) {
  return (
    <p className="mt-auto pt-4 text-sm text-muted">
      <UsDate value={post.published_at} /> · {post.reading_time_minutes} min read
    </p>
  )
}
