import { priceDots } from '../../facts/price-dots.ts'
import { PricePlot } from '../../facts/ui/PricePlot.tsx'
import { TeamSize } from '../../facts/ui/TeamSize.tsx'
import type { Tool } from '../../tools/tools.contract.ts'
import { NOT_KNOWN, type PriceRow, priceRows, priceWords } from '../matrix.ts'
import { MarkLabel } from './CompareRow.tsx'
import { NotKnown } from './FactCell.tsx'
import type { Known } from './FactRows.tsx'
import { ToolName } from './ToolName.tsx'

/** The plans of each tool on one price axis, and what a team of a size costs at least; nothing where no price is known. */
export function ComparePrices({ tools, known }: { tools: Tool[]; known: Known }) {
  const { facts, team, onTeam } = known
  const rows = priceRows(facts, team)
  const [forOne, forTeam] = [rows[0], rows.at(-1)]
  if (!forOne?.prices.some(Boolean) || !forTeam) return null
  const isNothing = (at: number) => facts[at]!.plans.length === 0 && forOne.instead[at] === NOT_KNOWN
  return (
    <section aria-labelledby="costs" className="card mt-6 px-4 pt-4 pb-3.5 sm:px-5 print:break-inside-avoid">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="costs" className="text-lg">
          What it costs
        </h2>
        <TeamSize size={team} onChange={onTeam} />
      </div>
      <PricePlot
        rows={tools.flatMap((tool, i) => {
          if (isNothing(i)) return []
          const dots = priceDots(facts[i]!.plans)
          return {
            id: tool.id,
            head: <ToolName tool={tool} />,
            dots,
            instead: <Instead row={forOne} at={i} />,
            isBest: forOne.marks[i] !== undefined,
            total: (dots.length > 0 || forTeam.prices[i]) && <Total row={forTeam} at={i} />,
          }
        })}
      />
      {tools.some((_, i) => isNothing(i)) && (
        <ul className="mt-3 flex flex-wrap gap-x-7 gap-y-2.5 border-t border-dashed border-line-strong/60 pt-3">
          {tools.map(
            (tool, i) =>
              isNothing(i) && (
                <li key={tool.id} className="flex min-w-0 items-center gap-2.5">
                  <ToolName tool={tool} />
                  <NotKnown>price unknown</NotKnown>
                </li>
              ),
          )}
        </ul>
      )}
      <p className="mt-2.5 text-xs text-muted">
        A dot is what a plan costs one person a month; the full one is the lowest price.
        {team > 1 && ` At the end: the cheapest plan for ${team} people.`}
      </p>
    </section>
  )
}

function Instead({ row: { prices, instead }, at }: { row: PriceRow; at: number }) {
  if (prices[at]) return 'not in US dollars'
  return instead[at] === NOT_KNOWN ? <NotKnown>price unknown</NotKnown> : 'paid by use'
}

function Total({ row: { prices, instead, marks }, at }: { row: PriceRow; at: number }) {
  const [price, mark] = [prices[at], marks[at]]
  if (!price) return instead[at] === NOT_KNOWN ? <NotKnown /> : instead[at]
  return (
    <span className="inline-flex flex-wrap items-baseline justify-end gap-x-2">
      {mark && <MarkLabel mark={mark} />}
      <span className="whitespace-nowrap">
        <strong className="font-semibold">{priceWords(price).money}</strong>
        <span className="text-muted"> a month</span>
      </span>
    </span>
  )
}
