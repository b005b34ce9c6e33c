import { linkOptions } from '@tanstack/react-router'
import type { AdminStats } from '../dashboard.contract.ts'

type Total = Exclude<keyof AdminStats, 'topTools' | 'topBundles'>

/** Where the rows are that a total counts: each list shows exactly as many. */
export const LIST_OF = {
  totalTools: linkOptions({ to: '/admin/tools' }),
  totalBundles: linkOptions({ to: '/admin/bundles' }),
  totalCategories: linkOptions({ to: '/admin/categories' }),
  totalUsers: linkOptions({ to: '/admin/users' }),
  totalReviews: linkOptions({ to: '/admin/reviews' }),
  totalBlogPosts: linkOptions({ to: '/admin/blog' }),
  // Without a filter it has what somebody should look at.
  openLinks: linkOptions({ to: '/admin/links' }),
} satisfies Record<Total, object>
