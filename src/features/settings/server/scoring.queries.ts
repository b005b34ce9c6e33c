import { now } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import { OrderWeightsInput } from '../admin-settings.contract.ts'
import { DEFAULT_ORDER_WEIGHTS, type OrderWeights, type Scoring } from '../order-weights.ts'
import { selectPriorWeight, selectSetting, selectSettings } from './settings.queries.ts'

/** What an administrator has set, else what comes with Kitly. */
const weightsOf = (stored: unknown): OrderWeights => {
  const { data } = OrderWeightsInput.safeParse(stored)
  return data ?? DEFAULT_ORDER_WEIGHTS
}

export const selectOrderWeights = async (db: Db | Tx): Promise<OrderWeights> =>
  weightsOf(await selectSetting(db, 'order_weights'))

/** What tools are scored with. Before the first night of a site its day is today. */
export async function selectScoring(db: Db | Tx): Promise<Scoring> {
  const { order_weights, order_day } = await selectSettings(db, ['order_weights', 'order_day'])
  return {
    weights: weightsOf(order_weights),
    day: (order_day as string | null) ?? now().slice(0, 10),
    prior_weight: await selectPriorWeight(db),
  }
}
