import {
  FACTS_FULL,
  ORDER_PARTS,
  type OrderPart,
  type OrderWeights,
} from '../features/settings/order-weights.ts'

/** How lists are ordered: one number for each tool, from what is known of it. Pure, and the same everywhere. */

export interface OrderSignals {
  /** From 1 to 5, as it is shown. */
  rating: number
  /** What visitors have done with it, decayed; see `features/counters/use-points.ts`. */
  use: number
  /** An editor has chosen it. */
  isChosen: boolean
  /** Facts that stand, and those of them that are not due to be looked at again. */
  known: number
  current: number
}

/** Each from 0 to 1. */
export type OrderParts = Readonly<Record<OrderPart, number>>

/** Points up to which use counts nearly in full, and from which on more of it changes nothing. */
const USE_KNEE = 200
const USE_FULL = 2_000
const RATINGS = { lowest: 1, highest: 5 }

/** What a score is made of. */
export function orderParts({ rating, use, isChosen, known, current }: OrderSignals): OrderParts {
  return {
    rating: rounded(share((rating - RATINGS.lowest) / (RATINGS.highest - RATINGS.lowest)), 1e4),
    facts: rounded(share(known / FACTS_FULL), 1e4),
    use: usePart(use),
    freshness: known === 0 ? 0 : rounded(share(current / known), 1e4),
    choice: isChosen ? 1 : 0,
  }
}

/** In steps of a hundredth, so that one more click makes no new order. */
export const usePart = (points: number): number =>
  rounded(share(Math.log1p(Math.max(0, points) / USE_KNEE) / Math.log1p(USE_FULL / USE_KNEE)), 100)

/** From 0 to 1, with four decimals. */
export function scoreOf(parts: OrderParts, weights: OrderWeights): number {
  let sum = 0
  let whole = 0
  for (const part of ORDER_PARTS) {
    sum += parts[part] * weights[part]
    whole += weights[part]
  }
  return whole === 0 ? 0 : rounded(sum / whole, 1e4)
}

export const orderScore = (signals: OrderSignals, weights: OrderWeights): number =>
  scoreOf(orderParts(signals), weights)

const share = (value: number) => Math.min(1, Math.max(0, value))
const rounded = (value: number, steps: number) => Math.round(value * steps) / steps
