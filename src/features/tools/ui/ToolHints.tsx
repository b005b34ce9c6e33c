import { MonthlyPrice } from '../../facts/ui/CardFacts.tsx'
import type { ToolCard } from '../tools.contract.ts'

/** What stands at the end of a line that names a tool: what it is for, and what it costs. */
export function ToolHints({ category_name, price_from }: Pick<ToolCard, 'category_name' | 'price_from'>) {
  return (
    <span className="ml-auto flex shrink-0 items-baseline gap-3 text-xs text-muted">
      <span className="max-w-36 truncate">{category_name}</span>
      {price_from && <MonthlyPrice price={price_from} />}
    </span>
  )
}
