import { picturesOf } from '../../../kernel/files/picture-holders.ts'
import { serverNoun } from '../../../kernel/noun.ts'
import { adminBlogEndpoints } from '../admin-blog.contract.ts'
import { blogEndpoints } from '../blog.contract.ts'
import { blogCategoriesEndpoints } from '../blog-categories.contract.ts'
import { blogDraftsEndpoints } from '../blog-drafts.contract.ts'
import { adminBlogRoutes } from './admin-blog.routes.ts'
import { postKind } from './admin-blog.service.ts'
import { blogRoutes } from './blog.routes.ts'
import { BLOG_CATEGORY_SLUGS, POST_SLUGS } from './blog.slugs.ts'
import { blogCategoriesRoutes } from './blog-categories.routes.ts'
import { blogCategoryKind } from './blog-categories.service.ts'
import { blogDraftsRoutes } from './blog-drafts.routes.ts'

export const noun = serverNoun({
  endpoints: { ...adminBlogEndpoints, ...blogEndpoints, ...blogCategoriesEndpoints, ...blogDraftsEndpoints },
  handlers: { ...adminBlogRoutes, ...blogRoutes, ...blogCategoriesRoutes, ...blogDraftsRoutes },
  records: [postKind, blogCategoryKind],
  slugs: [POST_SLUGS, BLOG_CATEGORY_SLUGS],
  pictures: [
    picturesOf(postKind, {
      columns: ['content', 'cover_image_url'],
      edited: (id) => `/admin/blog?edit=${id}`,
    }),
    {
      table: 'blog_drafts',
      columns: ['data'],
      label: 'title',
      noun: 'draft',
      until: 'closed_at',
      edited: () => '/admin/blog',
    },
  ],
})
