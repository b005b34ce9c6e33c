import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Share2 } from 'lucide-react'
import { Breadcrumbs } from '../../../app/Breadcrumbs.tsx'
import { TagLinks } from '../../../app/TagLinks.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmojiIcon } from '../../../ui/EmojiIcon.tsx'
import { Link } from '../../../ui/Link.tsx'
import { shareLink } from '../../../ui/share-link.ts'
import { TextSection } from '../../../ui/TextSection.tsx'
import { UsDate } from '../../../ui/UsDate.tsx'
import { VideoBox } from '../../../ui/VideoBox.tsx'
import { CategoryTile } from '../../categories/ui/CategoryCard.tsx'
import { categoriesQuery } from '../../categories/ui/categories.route.ts'
import type { ToolCard as Tool } from '../../tools/tools.contract.ts'
import { CARD_GRID, ToolCard } from '../../tools/ui/ToolCard.tsx'
import type { BlogPostFacts } from '../blog.contract.ts'
import { BLOG_CONTENTS_FROM, BLOG_TOOL_CATEGORIES } from '../blog.limits.ts'
import { AuthorTile } from './AuthorTile.tsx'
import { postHead } from './blog.head.ts'
import { postQuery, postToolsQuery, recommendedQuery } from './blog.route.ts'
import { PostBody, usePostBody } from './PostBody.tsx'
import { PostContents } from './PostContents.tsx'
import { PostCover } from './PostCover.tsx'

/** Of the page: see `at`. */
export const head = postHead

const route = getRouteApi('/blog/$slug')

export function BlogPostPage() {
  const { slug } = route.useParams()
  const { data: post } = useSuspenseQuery(postQuery(slug))
  const { html, headings } = usePostBody(slug)
  const hasContents = headings.length >= BLOG_CONTENTS_FROM
  return (
    <div className="page pt-6 md:pt-8">
      <div className={`mx-auto ${hasContents ? 'max-w-[44rem] lg:max-w-[64rem]' : 'max-w-[44rem]'}`}>
        <Breadcrumbs steps={[{ label: 'Blog', link: { to: '/blog' } }]} current={post.title} />
        <article aria-labelledby="post-title">
          <PostHeader post={post} />
          <PostCover
            post={post}
            eager
            className="mt-8 aspect-video w-full rounded-card border border-line md:aspect-[3/1]"
          />
          <div className={hasContents ? 'mt-10 gap-12 lg:grid lg:grid-cols-[minmax(0,44rem)_1fr]' : 'mt-10'}>
            {hasContents && (
              <div className="lg:order-last">
                <PostContents headings={headings} />
              </div>
            )}
            <div className="min-w-0">
              <PostBody slug={slug} html={html} />
              {post.video_url && (
                <div className="mt-12">
                  <TextSection title="Video">
                    <VideoBox url={post.video_url} title={`Video: ${post.title}`} />
                  </TextSection>
                </div>
              )}
              {post.tags.length > 0 && (
                <div className="mt-12">
                  <TextSection title="Related Topics">
                    <TagLinks tags={post.tags} to="/blog" />
                  </TextSection>
                </div>
              )}
            </div>
          </div>
        </article>
      </div>
      <Tools slug={slug} />
      <Categories />
    </div>
  )
}

function PostHeader({ post }: { post: BlogPostFacts }) {
  return (
    <header className="mt-4">
      {post.categories.length > 0 && (
        <ul aria-label="Categories" className="flex flex-wrap gap-2">
          {post.categories.map((category) => (
            <li key={category.id}>
              <Link
                to="/blog"
                search={{ category: category.slug }}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-accent-soft px-3.5 text-sm font-medium text-accent-text hover:underline md:min-h-8"
              >
                <EmojiIcon emoji={category.icon} size={16} />
                {category.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <h1 id="post-title" className="mt-4 max-w-[44rem] text-4xl md:text-5xl">
        {post.title}
      </h1>
      <p className="mt-4 max-w-[44rem] text-lg text-pretty text-muted md:text-xl">{post.excerpt}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <AuthorTile name={post.author_name} src={post.author_avatar_url} />
        <div className="text-sm">
          <p className="font-medium">{post.author_name}</p>
          <p className="text-muted">
            <UsDate value={post.published_at} /> · {post.reading_time_minutes} min read
          </p>
        </div>
        <Button
          size="sm"
          icon={Share2}
          className="js-only ml-auto"
          onClick={() => void shareLink(post.title, { title: 'Link copied to clipboard!' })}
        >
          Share
        </Button>
      </div>
    </header>
  )
}

function Tools({ slug }: { slug: string }) {
  const { data: featured } = useSuspenseQuery(postToolsQuery(slug))
  const { data: recommended } = useSuspenseQuery(recommendedQuery(slug))
  return (
    <>
      <ToolSection
        id="featured-tools"
        title="Featured Tools"
        text="Those this article speaks of."
        tools={featured}
      />
      <ToolSection
        id="recommended-tools"
        title="Recommended Premium Tools"
        text="With paid plans, for work of the same kind."
        tools={recommended}
      />
    </>
  )
}

function ToolSection({ id, title, text, tools }: { id: string; title: string; text: string; tools: Tool[] }) {
  if (tools.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-16 print:hidden">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <p className="mt-1 text-muted">{text}</p>
      <ul className={`${CARD_GRID} mt-4`}>
        {tools.map((tool) => (
          <li key={tool.id}>
            <ToolCard tool={tool} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Categories() {
  const { data: categories } = useSuspenseQuery(categoriesQuery)
  if (categories.length === 0) return null
  return (
    <section aria-labelledby="tool-categories" className="mt-16 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="tool-categories" className="text-2xl">
          Browse Tool Categories
        </h2>
        <Link to="/categories" className="link inline-flex min-h-11 items-center text-sm">
          All categories
        </Link>
      </div>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
        {categories.slice(0, BLOG_TOOL_CATEGORIES).map((category) => (
          <li key={category.id} className="min-w-0">
            <CategoryTile category={category} />
          </li>
        ))}
      </ul>
    </section>
  )
}
