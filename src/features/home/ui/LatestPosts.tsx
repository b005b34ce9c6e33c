import type { BlogCard } from '../../blog/blog.contract.ts'
import { PostCard } from '../../blog/ui/PostCard.tsx'
import { BLOG_CATEGORIES_ON_HOME } from '../home.limits.ts'
import { Section } from './Section.tsx'

export function LatestPosts({ posts }: { posts: BlogCard[] }) {
  return (
    <Section id="blog" title="Latest from Our Blog" more={{ to: '/blog', label: 'All articles' }}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} categories={BLOG_CATEGORIES_ON_HOME} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
