/** What the place of a tool in lists is made of, in the order in which people read it. */
export const ORDER_PARTS = ['rating', 'facts', 'freshness', 'choice', 'use'] as const
export type OrderPart = (typeof ORDER_PARTS)[number]

/** Whole percentages that make 100 together. */
export type OrderWeights = Record<OrderPart, number>

/** Facts from which on a tool counts as told completely. */
export const FACTS_FULL = 12

/** Use is what strangers can push, and weighs so little that pushing alone leads no list. */
export const DEFAULT_ORDER_WEIGHTS: OrderWeights = {
  rating: 50,
  facts: 20,
  freshness: 12,
  choice: 10,
  use: 8,
}

/** What a score is made with: the same for all tools of one version of the catalogue. */
export interface Scoring {
  weights: OrderWeights
  /** The day for which use and freshness are told. */
  day: string
  /** For how many reviews the rating counts that a tool begins with. */
  prior_weight: number
}

export const sumOf = (weights: OrderWeights): number =>
  ORDER_PARTS.reduce((sum, part) => sum + weights[part], 0)

/** Weights of any sum as whole percentages that make 100, each at most one off; null where all are nothing. */
export function toPercent(weights: OrderWeights): OrderWeights | null {
  const sum = sumOf(weights)
  if (!(sum > 0)) return null
  const exact = ORDER_PARTS.map((part) => ({ part, share: (weights[part] / sum) * 100 }))
  const percent = Object.fromEntries(
    exact.map(({ part, share }) => [part, Math.floor(share)]),
  ) as OrderWeights
  // What rounding down has left goes to those that have lost most by it.
  const left = 100 - sumOf(percent)
  const byLoss = exact.toSorted((a, b) => (b.share % 1) - (a.share % 1))
  for (const { part } of byLoss.slice(0, left)) percent[part]++
  return percent
}
