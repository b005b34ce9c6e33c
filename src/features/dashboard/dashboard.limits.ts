/** What the dashboard measures the catalogue against. */
export const GOALS = {
  totalTools: 5_000,
  totalBundles: 100,
  totalCategories: 20,
  totalBlogPosts: 100,
  totalReviews: 1_000,
  totalUsers: 10_000,
} as const
export const TRAFFIC_DAYS = [7, 30, 90] as const
