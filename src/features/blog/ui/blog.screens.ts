import { createRoute } from '@tanstack/react-router'
import { adminAt } from '../../../admin-kit/screen/admin-route.ts'
import { at } from '../../../app/screen.ts'
import { adminBlogRoute } from './admin-blog.route.ts'
import { blogRoute, postRoute } from './blog.route.ts'

export const screens = [
  createRoute({ ...at('/blog', 'blog', 'BlogPage'), ...blogRoute }),
  createRoute({ ...at('/blog/$slug', 'blog', 'BlogPostPage'), ...postRoute }),
  createRoute({ ...adminAt('/admin/blog', 'Blog', 'blog', 'AdminBlogPage'), ...adminBlogRoute }),
]

declare module '../../../app/screen.ts' {
  interface Screens {
    blog: typeof screens
  }
}
