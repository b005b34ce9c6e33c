import { type NamedPage, thing } from '../../../app/structured-data.ts'
import type { BlogPostFacts } from '../blog.contract.ts'

export const BLOG: NamedPage = { name: 'Blog', path: '/blog' }

export const postPage = ({ title, slug }: { title: string; slug: string }): NamedPage => ({
  name: title,
  path: `/blog/${slug}`,
})

/** An article in the vocabulary of schema.org. */
export function blogPosting(origin: string, post: BlogPostFacts) {
  const url = origin + postPage(post).path
  const isOurs = post.author_name.startsWith('Kitly')
  return thing('BlogPosting', {
    headline: post.title,
    description: post.excerpt,
    url,
    mainEntityOfPage: url,
    datePublished: post.published_at,
    dateModified: post.updated_at > post.published_at ? post.updated_at : post.published_at,
    author: {
      '@type': isOurs ? 'Organization' : 'Person',
      name: post.author_name,
      ...(isOurs && { url: `${origin}/` }),
    },
    publisher: { '@type': 'Organization', name: 'Kitly', url: `${origin}/` },
    ...(post.cover_image_url && { image: new URL(post.cover_image_url, origin).href }),
    ...(post.tags.length > 0 && { keywords: post.tags.join(', ') }),
    timeRequired: `PT${post.reading_time_minutes}M`,
  })
}
