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
    <Still keptAs={`post ${Heading} ${categories}`} of={[post]} className="card group post-card">
      <PostCover post={post} className="post-cover" />
      <div className="post-text">
        <PostCategories categories={post.categories.slice(0, categories)} />
        <Heading>
          <TitleLink post={post} />
        </Heading>
        <p className="post-excerpt">{post.excerpt}</p>
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
    <ul className="post-topics" aria-label="Categories">
      {categories.map((category) => (
        <li key={category.id}>
          <EmojiIcon emoji={category.icon} size={14} className="mr-1 align-[-0.15em]" />
          {category.name}
        </li>
      ))}
    </ul>
  )
}

export function PostFacts({ post }: { post: BlogCard }) {
  return (
    <p className="post-facts">
      <UsDate value={post.published_at} /> · {post.reading_time_minutes} min read
    </p>
  )
}
