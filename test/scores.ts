import { type OrderSignals, orderParts, scoreOf } from '../src/catalog/score.ts'
import { DEFAULT_ORDER_WEIGHTS } from '../src/features/settings/order-weights.ts'

/** As a tool is ordered of which nothing else is known, with the weights that come with Kitly. */
export function scoredBy(signals: Partial<OrderSignals>) {
  const order_parts = orderParts({ rating: 4, use: 0, isChosen: false, known: 0, current: 0, ...signals })
  return { order_parts, order_score: scoreOf(order_parts, DEFAULT_ORDER_WEIGHTS) }
}
