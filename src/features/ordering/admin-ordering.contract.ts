import { z } from 'zod'
import { byAdmin } from '../../shared/admin-endpoints.ts'
import type { ByName } from '../../shared/contract.ts'
import { OrderWeightsInput } from '../settings/admin-settings.contract.ts'
import { PREVIEW_TOP } from './ordering.limits.ts'

const Placed = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  place: z.int().describe('With these weights'),
  before: z.int().describe('Today'),
  order_score: z.number(),
})
export type Placed = z.infer<typeof Placed>

export const OrderPreview = z.object({
  tools: z.array(Placed).describe(`The first ${PREVIEW_TOP} with these weights`),
  today: z.array(Placed).describe(`The first ${PREVIEW_TOP} of today, in the order of today`),
})
export type OrderPreview = z.infer<typeof OrderPreview>

export const adminOrderingEndpoints = {
  previewOrder: byAdmin('POST /api/admin/ordering/preview', {
    summary: `Tell how the first ${PREVIEW_TOP} tools would stand with other weights; nothing is changed`,
    body: z.object({ weights: OrderWeightsInput }),
    output: OrderPreview,
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof adminOrderingEndpoints> {}
}
