/** What the dashboard measures the catalogue against. */
export const GOALS = {
  tools: 5_000,
  bundles: 100,
  categories: 20,
  blogPosts: 100,
  reviews: 1_000,
  users: 10_000,
} as const
export const TRAFFIC_DAYS = [7, 30, 90] as const
