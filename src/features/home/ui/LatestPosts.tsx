import { Link } from '@tanstack/react-router'
import { BLOG_CATEGORIES_ON_HOME } from '../../../shared/limits.ts'
import { UsDate } from '../../../ui/UsDate.tsx'
import type { BlogCard } from '../../blog/blog.contract.ts'
import { Section } from './Section.tsx'

export function LatestPosts({ posts }: { posts: BlogCard[] }) {
  return (
    <Section
      id="blog"
      title="Latest from Our Blog"
      more={
        <Link to="/blog" className="link">
          All articles
        </Link>
      }
    >
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function PostCard({ post }: { post: BlogCard }) {
  return (
    <article className="card group relative flex h-full flex-col overflow-hidden transition-colors hover:border-line-strong">
      {post.cover_image_url && (
        <img
          src={post.cover_image_url}
          alt=""
          width={640}
          height={360}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          className="aspect-video w-full bg-raised object-cover"
        />
      )}
      <div className="flex flex-1 flex-col p-5">
        {post.categories.length > 0 && (
          <ul
            className="mb-2 flex gap-1.5 overflow-hidden text-xs whitespace-nowrap text-muted"
            aria-label="Categories"
          >
            {post.categories.slice(0, BLOG_CATEGORIES_ON_HOME).map((category) => (
              <li key={category.id} className="min-w-0 truncate rounded-md bg-raised px-2 py-1">
                {category.icon} {category.name}
              </li>
            ))}
          </ul>
        )}
        <h3 className="line-clamp-3 text-[1.0625rem]">
          <a
            href={`/blog/${post.slug}`}
            className="after:absolute after:inset-0 after:rounded-card group-hover:text-accent-text"
          >
            {post.title}
          </a>
        </h3>
        <p className="mt-2 line-clamp-3 text-sm text-pretty text-text/90">{post.excerpt}</p>
        <p className="mt-auto pt-4 text-sm text-muted">
          <UsDate value={post.published_at} /> · {post.reading_time_minutes} min read
        </p>
      </div>
    </article>
  )
}
