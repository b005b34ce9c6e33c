import { createRoute } from '@tanstack/react-router'
import { at } from '../../../app/screen.ts'
import { blogRoute, postRoute } from './blog.route.ts'

export const screens = [
  createRoute({ ...at('/blog', 'blog', 'BlogPage'), ...blogRoute }),
  createRoute({ ...at('/blog/$slug', 'blog', 'BlogPostPage'), ...postRoute }),
]

declare module '../../../app/screen.ts' {
  interface Screens {
    blog: typeof screens
  }
}
