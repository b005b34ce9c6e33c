import { z } from 'zod'
import { type ByName, endpoint } from '../../shared/contract.ts'
import { ORDER_PARTS } from '../settings/order-weights.ts'

const Part = z.object({
  part: z.enum(ORDER_PARTS),
  weight: z.int().describe('In percent; all of them make 100'),
})

export const OrderExample = z.object({
  name: z.string(),
  slug: z.string(),
  place: z.int().describe('In the list of all tools, the first is 1'),
  order_score: z.number().describe('From 0 to 1'),
  points: z
    .array(z.object({ part: z.enum(ORDER_PARTS), points: z.number() }))
    .describe('What each part gives, of at most its weight; together they are a hundred times the score'),
})
export type OrderExample = z.infer<typeof OrderExample>

export const Ordering = z.object({
  weights: z.array(Part),
  prior_weight: z.int().describe('Reviews that the rating counts for which every tool begins with'),
  examples: z.array(OrderExample),
})
export type Ordering = z.infer<typeof Ordering>

export const orderingEndpoints = {
  readOrdering: endpoint('GET /api/ordering', {
    access: 'public',
    tag: 'Tools',
    summary: 'Read what lists are ordered by, how much each part weighs, and the scores of some tools',
    output: Ordering,
    cached: true,
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof orderingEndpoints> {}
}
