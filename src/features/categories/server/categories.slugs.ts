import type { SlugKind } from '../../../kernel/changes/slug-redirects.queries.ts'

export const CATEGORY_SLUGS: SlugKind = {
  entity: 'category',
  table: 'categories',
  inQuery: /^(\/api)?\/tools(\/facets)?$/,
}
