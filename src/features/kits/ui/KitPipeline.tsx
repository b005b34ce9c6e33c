import { Check, CircleHelp, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { takenBy } from '../handed-on.ts'
import { dollars, forTeam, type KitPrices, notCounted, stepsText, totalAmount } from '../kit-prices.ts'
import { columnsOf, KitStep, type StepOfKit } from './KitStep.tsx'
import { PALE } from './KitWaterfall.tsx'

interface Props {
  steps: StepOfKit[]
  prices: KitPrices
  /** Jobs that were asked for and have no tool. */
  gaps?: ReactNode
  /** Dollars a month that all of it may cost. */
  budget?: number | null
  /** What can be done about a step, where it is unfolded. */
  more?: (step: StepOfKit) => ReactNode
}

/** A kit as a row of work: each step with its tool, what it hands to the next, and the total so far. */
export function KitPipeline({ steps, prices, gaps, budget = null, more }: Props) {
  return (
    <div className="card overflow-clip max-md:-mx-4 max-md:rounded-none max-md:border-x-0 sm:max-md:-mx-6">
      <div
        className={`${columnsOf(prices)} border-b border-line py-2.5 text-xs text-muted max-md:hidden`}
        aria-hidden="true"
      >
        <span className="col-start-2">Step and tool</span>
        <span>Hands on</span>
        {prices.scale > 0 && (
          <span className="flex items-center gap-4 max-lg:hidden">
            Total so far
            {prices.steps.some(({ end, paidEnd }) => paidEnd > end) && (
              <span className="flex items-center gap-1.5">
                <i className={`h-2 w-4 rounded-sm ${PALE}`} />
                first paid plan
              </span>
            )}
          </span>
        )}
        <span className="text-right">A month</span>
      </div>
      <ol className="py-1">
        {steps.map((step, at) => (
          <KitStep key={step.id} step={step} at={at} takes={takenBy(steps, at)} prices={prices}>
            {more?.(step)}
          </KitStep>
        ))}
      </ol>
      <div className="grid gap-3 px-4 pb-3 empty:hidden md:px-5">{gaps}</div>
      <Total prices={prices} budget={budget} />
    </div>
  )
}

function Total({ prices, budget }: { prices: KitPrices; budget: number | null }) {
  const amount = totalAmount(prices)
  const missing = notCounted(prices)
  return (
    <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-t border-line bg-raised px-4 py-4 md:pr-18 md:pl-21">
      <p className="mr-auto text-sm text-muted tabular-nums">{stepsText(prices)}</p>
      {missing && (
        <p className="text-sm text-muted tabular-nums">
          <span className="border-b border-dashed border-line-strong">{missing}</span>
        </p>
      )}
      {budget !== null && <Budget total={prices.total} budget={budget} isSure={!missing} />}
      {amount && (
        <p className="text-sm text-muted">
          {prices.total > 0 && 'from '}
          <b className="font-display text-xl font-semibold text-text tabular-nums">{amount}</b>
          {prices.total > 0 && ` a month${forTeam(prices)}, ${dollars(12 * prices.total)} a year`}
        </p>
      )}
    </div>
  )
}

/** How the total stands to what it may be. */
function Budget({ total, budget, isSure }: { total: number; budget: number; isSure: boolean }) {
  const Icon = total > budget ? TriangleAlert : isSure ? Check : CircleHelp
  const state = total > budget ? 'over' : isSure ? 'within' : 'known so far within'
  return (
    <p className={`flex items-center gap-1.5 text-sm ${total > budget ? 'text-warm' : 'text-muted'}`}>
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {state} your {dollars(budget)} a month
    </p>
  )
}
