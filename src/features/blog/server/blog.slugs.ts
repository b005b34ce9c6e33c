import type { SlugKind } from '../../../kernel/changes/slug-redirects.queries.ts'

export const POST_SLUGS: SlugKind = {
  entity: 'blog_post',
  table: 'blog_posts',
  inPath: [/^(\/og\/blog\/)([^/]+)(\.png)$/, /^((?:\/api)?\/blog\/)([^/]+)(\/.*)?$/],
}

export const BLOG_CATEGORY_SLUGS: SlugKind = {
  entity: 'blog_category',
  table: 'blog_categories',
  inQuery: /^(\/api)?\/blog$/,
}
