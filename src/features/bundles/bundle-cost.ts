import type { PriceFrom } from '../facts/facts.contract.ts'
import type { Bundle } from './bundles.contract.ts'

type Tool = Pick<Bundle['tools'][number], 'price_from' | 'pricing_model' | 'is_paid'>

export interface BundleCost {
  /** The cheapest paid plans together, by currency; those of dollars first. */
  sums: PriceFrom[]
  /** How many tools have such a price, have one that nobody knows here, and can be used without paying. */
  priced: number
  unknown: number
  free: number
}

/** What the tools of a bundle cost a month, as far as it is known. A free tool has no price to know. */
export function bundleCost(tools: readonly Tool[]): BundleCost {
  const prices = tools.flatMap(({ price_from }) => price_from ?? [])
  const sums = [...Map.groupBy(prices, ({ currency }) => currency)]
    .map(([currency, of]) => ({ currency, amount: of.reduce((sum, { amount }) => sum + amount, 0) }))
    .sort((a, b) => Number(b.currency === 'USD') - Number(a.currency === 'USD'))
  return {
    sums,
    priced: prices.length,
    unknown: tools.filter((tool) => !tool.price_from && tool.pricing_model !== 'Free').length,
    free: tools.filter((tool) => !tool.is_paid).length,
  }
}
