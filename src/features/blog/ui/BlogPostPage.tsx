import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Share2 } from 'lucide-react'
import { Breadcrumbs } from '../../../app/Breadcrumbs.tsx'
import { TagLinks } from '../../../app/TagLinks.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmojiIcon } from '../../../ui/EmojiIcon.tsx'
import { Link } from '../../../ui/Link.tsx'
import { whenTouched } from '../../../ui/later.ts'
import { shareLink } from '../../../ui/share-link.ts'
import { TextSection } from '../../../ui/TextSection.tsx'
import { UsDate } from '../../../ui/UsDate.tsx'
import type { BlogPostFacts } from '../blog.contract.ts'
import { BLOG_CONTENTS_FROM } from '../blog.limits.ts'
import { AuthorTile } from './AuthorTile.tsx'
import { postQuery } from './blog.route.ts'
import { PostBody, usePostBody } from './PostBody.tsx'
import { PostContents } from './PostContents.tsx'
import { PostCover } from './PostCover.tsx'

/** Of the page: see `at`. */
export const head = async (page: never) => (await import('./blog.head.ts')).postHead(page)

const PostWaysOn = whenTouched(() => import('./PostWaysOn.tsx'), 'PostWaysOn')
const VideoBox = whenTouched(() => import('../../../ui/VideoBox.tsx'), 'VideoBox')
export const rest = () => Promise.all([PostWaysOn.load(), VideoBox.load()])

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
      <PostWaysOn slug={slug} />
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
