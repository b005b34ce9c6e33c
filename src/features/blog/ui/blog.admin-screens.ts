import { createRoute } from '@tanstack/react-router'
import { adminAt } from '../../../admin-kit/screen/admin-route.ts'
import { adminBlogRoute } from './admin-blog.route.ts'

export const screens = [
  createRoute({ ...adminAt('/admin/blog', 'Blog', 'blog', 'AdminBlogPage'), ...adminBlogRoute }),
]

declare module '../../../app/screen.ts' {
  interface Screens {
    'blog, administration': typeof screens
  }
}
