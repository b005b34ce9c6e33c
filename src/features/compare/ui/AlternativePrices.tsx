import type { PriceFrom } from '../../facts/facts.contract.ts'
import { type PricedPlan, priceDots } from '../../facts/price-dots.ts'
import { formatMoney } from '../../facts/prices.ts'
import { PricePlot } from '../../facts/ui/PricePlot.tsx'
import type { ToolCard } from '../../tools/tools.contract.ts'
import { priceMarks } from '../marks.ts'
import { NotKnown } from './FactCell.tsx'
import { ToolName } from './ToolName.tsx'

/** From how much on a tool and others cost, on one axis; nothing where no price of another one is known. */
export function AlternativePrices({ tool, others }: { tool: ToolCard; others: ToolCard[] }) {
  const priced = others.filter(({ price_from }) => price_from)
  if (priced.length === 0) return null
  const shown = [tool, ...priced]
  const marks = priceMarks(
    shown.map(({ price_from: price }) => price && { cost: price.amount, currency: price.currency }),
  )
  const unknown = others.length - priced.length
  return (
    <section aria-labelledby="costs" className="card mt-6 px-4 pt-4 pb-3.5 sm:px-5">
      <h2 id="costs" className="mb-2 text-lg">
        What they cost
      </h2>
      <PricePlot
        rows={shown.map((one, i) => ({
          id: one.id,
          head: <ToolName tool={one} />,
          dots: priceDots(plansOf(one)),
          instead: one.price_from ? 'not in US dollars' : <NotKnown>price unknown</NotKnown>,
          isBest: marks[i] !== undefined,
          total: one !== tool && against(tool.price_from, one.price_from),
        }))}
      />
      <p className="mt-2.5 text-xs text-muted">
        What the cheapest paid plan costs one person a month, by the plans known.
        {unknown > 0 && ` No price is known of ${unknown} more.`}
      </p>
    </section>
  )
}

/** What a card knows of plans. */
function plansOf({ price_from, facts }: ToolCard): PricedPlan[] {
  const plan = { per: 'month', per_seat: false, seats_from: null, is_billed_yearly: false } as const
  const isFree = facts.some(({ kind, value }) => kind === 'free_plan' && value === true)
  return [
    ...(isFree ? [{ ...plan, name: 'Free plan', amount: 0, currency: null }] : []),
    ...(price_from ? [{ ...plan, name: 'From', ...price_from }] : []),
  ]
}

/** '$10 less', where both are in one currency. */
function against(own: PriceFrom | null, other: PriceFrom | null): string | null {
  if (!own || !other || own.currency !== other.currency) return null
  const more = other.amount - own.amount
  if (more === 0) return 'the same'
  return `${formatMoney(Math.round(Math.abs(more) * 100) / 100, own.currency)} ${more > 0 ? 'more' : 'less'}`
}
