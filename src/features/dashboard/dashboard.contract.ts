import { z } from 'zod'
import { Waiting } from '../../admin-kit/screen/admin.contract.ts'
import { byAdmin, byModerator } from '../../shared/admin-endpoints.ts'
import type { ByName } from '../../shared/contract.ts'
import { ignored } from '../../shared/fields.ts'
import { ToolCard } from '../tools/tools.contract.ts'
import { TRAFFIC_DAYS } from './dashboard.limits.ts'

export const AdminStats = z.object({
  totalTools: z.int(),
  totalBundles: z.int(),
  totalCategories: z.int(),
  totalUsers: z.int(),
  totalReviews: z.int(),
  totalBlogPosts: z.int(),
  openLinks: z.int().describe('Addresses of tools that are dead or have moved'),
  topTools: z.array(
    ToolCard.pick({
      name: true,
      slug: true,
      rating: true,
      is_rated: true,
      confirmed_count: true,
      review_count: true,
    }).extend({ views: z.int().describe('Since the tool was added') }),
  ),
  topBundles: z.array(z.object({ name: z.string(), slug: z.string(), popularity: z.int() })),
})
export type AdminStats = z.infer<typeof AdminStats>

const counts = {
  views: z.int().describe('Tool pages opened'),
  clicks: z.int().describe('Ways taken to the websites of tools'),
  searches: z.int(),
  empty_searches: z.int().describe('Searches without a result'),
  kits: z.int().describe('Kits built'),
}
export const Traffic = z.object({
  days: z.array(z.object({ day: z.string().describe('YYYY-MM-DD, UTC'), ...counts })),
  totals: z.object(counts),
  before: z.object(counts).describe('The same number of days before these'),
  missing: z
    .array(
      z.object({
        term: z.string(),
        count: z.int(),
        is_unlisted: z.boolean().describe('A known product that is not listed; similar tools were found'),
      }),
    )
    .describe('What was looked for in vain'),
})
export type Traffic = z.infer<typeof Traffic>

export const dashboardEndpoints = {
  getStats: byAdmin('GET /api/admin/stats', {
    summary: 'Read how much there is of everything',
    query: z.object({ _t: ignored }),
    output: AdminStats,
  }),
  getWaiting: byModerator('GET /api/admin/waiting', {
    summary: 'Read how much waits for somebody',
    output: Waiting,
  }),
  getTraffic: byAdmin('GET /api/admin/traffic', {
    summary: 'Read how the site was used in the last days',
    query: z.object({
      days: z
        .enum(TRAFFIC_DAYS.map(String) as ['7', '30', '90'], `must be one of ${TRAFFIC_DAYS.join(', ')}`)
        .default('30')
        .transform(Number),
    }),
    output: Traffic,
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof dashboardEndpoints> {}
}
