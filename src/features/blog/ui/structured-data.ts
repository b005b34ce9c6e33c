import type { BlogPostFacts } from '../blog.contract.ts'

/** An article in the vocabulary of schema.org. */
export function blogPosting(origin: string, post: BlogPostFacts) {
  const url = `${origin}/blog/${post.slug}`
  const isOurs = post.author_name.startsWith('Kitly')
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
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
  }
}

export function breadcrumbs(origin: string, { title, slug }: BlogPostFacts) {
  const steps = [
    { name: 'Blog', item: `${origin}/blog` },
    { name: title, item: `${origin}/blog/${slug}` },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, i) => ({ '@type': 'ListItem', position: i + 1, ...step })),
  }
}

export function postList(origin: string, posts: { title: string; slug: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: posts.map(({ title, slug }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: title,
      url: `${origin}/blog/${slug}`,
    })),
  }
}
