import type { Catalog, CatalogTool } from '../../../catalog/catalog.ts'
import { scoreOf } from '../../../catalog/score.ts'
import { cardKey, type DependsOn, listsKey, standingsKey } from '../../../catalog/touched.ts'
import { KITLY, recordChanges, writeContent } from '../../../kernel/changes/changes.queries.ts'
import type { Services } from '../../../kernel/http/context.ts'
import { DAY_SECONDS } from '../../../shared/limits.ts'
import { deleteUsesBefore } from '../../counters/server/use.queries.ts'
import { HALF_LIFE_DAYS } from '../../counters/use-points.ts'
import { ORDER_PARTS, type OrderWeights } from '../../settings/order-weights.ts'
import { NEW_ORDER } from '../../settings/server/admin-settings.service.ts'
import { selectSetting, upsertSetting } from '../../settings/server/settings.queries.ts'
import type { OrderPreview, Placed } from '../admin-ordering.contract.ts'
import type { OrderExample, Ordering } from '../ordering.contract.ts'
import { EXAMPLE_PLACES, PREVIEW_TOP } from '../ordering.limits.ts'

/** Days for which uses are kept: what is left of their points then is next to nothing. */
const USES_KEPT_DAYS = 12 * HALF_LIFE_DAYS

/** What lists are ordered by, from the catalogue alone: it is told while the database is away, too. */
export function readOrdering({ scoring, orders: { relevance } }: Catalog, dependsOn: DependsOn): Ordering {
  const { weights, prior_weight } = scoring
  dependsOn(listsKey(), standingsKey())
  return {
    weights: ORDER_PARTS.map((part) => ({ part, weight: weights[part] })),
    prior_weight,
    examples: EXAMPLE_PLACES.flatMap((place) => {
      const tool = relevance[place - 1]
      if (tool) dependsOn(cardKey(tool.id))
      return tool ? [exampleOf(tool, place, weights)] : []
    }),
  }
}

const exampleOf = (tool: CatalogTool, place: number, weights: OrderWeights): OrderExample => ({
  name: tool.name,
  slug: tool.slug,
  place,
  order_score: tool.order_score,
  points: ORDER_PARTS.map((part) => ({
    part,
    points: Math.round(tool.order_parts[part] * weights[part] * 100) / 100,
  })),
})

/** How the head of the list would stand with other weights. */
export function previewOrder({ orders: { relevance } }: Catalog, weights: OrderWeights): OrderPreview {
  const scored = relevance.map((tool, i) => ({
    tool,
    before: i + 1,
    place: 0,
    order_score: scoreOf(tool.order_parts, weights),
  }))
  // Among equals, as they stand today.
  const order = scored.toSorted((a, b) => b.order_score - a.order_score || a.before - b.before)
  for (const [i, entry] of order.entries()) entry.place = i + 1
  const placed = ({ tool: { id, name, slug }, ...rest }: (typeof scored)[number]): Placed => ({
    id,
    name,
    slug,
    ...rest,
  })
  return {
    tools: order.slice(0, PREVIEW_TOP).map(placed),
    today: scored.slice(0, PREVIEW_TOP).map(placed),
  }
}

type Needs = Pick<Services, 'database' | 'catalog' | 'log'>

/**
 * Begins a day: use is worth a little less, and facts may be due, so that all tools are scored anew. Of several
 * processes the first does it for all of them.
 */
export async function beginOrderDay(
  services: Needs,
  today = new Date().toISOString().slice(0, 10),
): Promise<void> {
  const stored = (await selectSetting(services.database.db, 'order_day')) as string | null
  if (stored !== null && stored >= today) return
  await writeContent(services, async (tx) => {
    const now = (await selectSetting(tx, 'order_day')) as string | null
    if (now !== null && now >= today) return
    await upsertSetting(tx, 'order_day', today)
    await deleteUsesBefore(tx, dayBefore(today, USES_KEPT_DAYS))
    if (services.catalog.current.scoring.day !== today) await recordChanges(tx, KITLY, [NEW_ORDER])
  })
}

const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * DAY_SECONDS * 1000).toISOString().slice(0, 10)
