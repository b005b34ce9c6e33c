import type { AdminStats } from '../../admin.contract.ts'

export const EMPTY_STATS: AdminStats = {
  totalTools: 0,
  totalBundles: 0,
  totalCategories: 0,
  totalUsers: 0,
  totalReviews: 0,
  totalBlogPosts: 0,
  openLinks: 0,
  topTools: [],
  topBundles: [],
}
