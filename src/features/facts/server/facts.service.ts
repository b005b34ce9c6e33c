import type { Catalog } from '../../../catalog/catalog.ts'
import { type DependsOn, toolKey } from '../../../catalog/touched.ts'
import type { Db } from '../../../kernel/data/database.ts'
import { AppError } from '../../../shared/errors.ts'
import type { PriceHistory, ToolFacts } from '../facts.contract.ts'
import {
  selectFactKinds,
  selectFacts,
  selectFactsOf,
  selectPlans,
  selectPlansOf,
  selectPrices,
} from './facts.queries.ts'

export const listFactKinds = selectFactKinds

/** What stands for a published tool. Throws `not_found`. */
export async function getToolFacts(
  db: Db,
  { toolBySlug }: Catalog,
  slug: string,
  dependsOn: DependsOn,
): Promise<ToolFacts & { price_history: PriceHistory[] }> {
  const tool = toolBySlug.get(slug)
  if (!tool) throw new AppError('not_found', 'Tool not found')
  dependsOn(toolKey(tool.id))
  const [facts, plans, prices] = await Promise.all([
    selectFacts(db, tool.id),
    selectPlans(db, tool.id),
    selectPrices(db, tool.id),
  ])
  return { facts, plans, price_history: historyOf(prices) }
}

/** Prices of each plan in the order of time, where it had more than one. */
function historyOf(prices: Awaited<ReturnType<typeof selectPrices>>): PriceHistory[] {
  const ofPlan = ({ name, currency, per, is_billed_yearly }: (typeof prices)[number]) =>
    JSON.stringify([name.toLowerCase(), currency, per, is_billed_yearly])
  return [...Map.groupBy(prices, ofPlan).values()].flatMap((rows) => {
    // What else was said of a plan may have changed: a price that stayed is no point.
    const points = rows.filter(({ amount }, i) => amount !== rows[i - 1]?.amount)
    const { name, currency, per } = rows.at(-1)!
    return points.length < 2
      ? []
      : {
          plan: name,
          currency,
          per,
          points: points.map(({ since, amount }) => ({ date: since.slice(0, 10), amount })),
        }
  })
}

/** What stands for each of several tools, in their order. */
export async function getFactsOf(db: Db, toolIds: readonly number[]): Promise<ToolFacts[]> {
  const [facts, plans] = await Promise.all([selectFactsOf(db, toolIds), selectPlansOf(db, toolIds)])
  return toolIds.map((id) => ({ facts: facts.get(id) ?? [], plans: plans.get(id) ?? [] }))
}
