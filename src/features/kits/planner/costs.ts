/** What tools cost the people of a project. Pure. */
import type { CatalogTool } from '../../../catalog/catalog.ts'
import { demandDetail } from '../../../catalog/reading/demands.ts'
import type { PriceFrom } from '../../facts/facts.contract.ts'
import { priceFor } from '../../facts/known-facts.ts'
import { priceOf } from '../kit-prices.ts'

/** How many people will use the tools; null where nobody says. */
export function teamOf(demands: readonly { id: string }[]): number | null {
  const people = demandDetail(demands, 'team')
  return people === undefined ? null : Number(people)
}

/** What the cheapest paid plan of a tool costs a team a month; null where nobody knows, undefined where there is no team. */
export const teamPrice = ({ paid_plans }: CatalogTool, team: number | null): PriceFrom | null | undefined =>
  team === null ? undefined : priceFor(paid_plans, team)

/** Dollars a month that a tool costs at least; 0 where it is free of charge, or nobody knows. */
export function monthlyDollars(tool: CatalogTool, team: number | null): number {
  if (!tool.is_paid) return 0
  const { is_paid, price_from } = tool
  const price = priceOf({ is_paid, price_from, team_price: teamPrice(tool, team) })
  return price?.currency === 'USD' ? price.amount : 0
}
