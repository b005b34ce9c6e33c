/** What is shown of a tool: in lists, and on its own page. */

import { type Tool, ToolCard } from '../features/tools/tools.contract.ts'
import { shareJson } from '../shared/json-text.ts'
import { pick } from '../shared/pick.ts'
import type { CatalogTool } from './catalog.ts'

const FIELDS = Object.keys(ToolCard.shape) as (keyof ToolCard)[]

const cards = new WeakMap<CatalogTool, ToolCard>()

/** What lists show of a tool: made once for each version of it, and shared by all that show it. */
export function toCard(tool: CatalogTool): ToolCard {
  const known = cards.get(tool)
  if (known) return known
  const card = shareJson(pick(tool, FIELDS))
  cards.set(tool, card)
  return card
}

export function toTool({
  search_keywords: _,
  known: __,
  order_parts: ___,
  paid_plans: ____,
  ...tool
}: CatalogTool): Tool {
  return tool
}
