import type { ReactNode } from 'react'
import { Link } from '../../../ui/Link.tsx'
import { type KitPrices, notCounted, stepsText, totalAmount } from '../kit-prices.ts'
import type { KitJob } from '../kits.contract.ts'
import { columnsOf, KitStep, type StepOfKit } from './KitStep.tsx'
import { PALE } from './KitWaterfall.tsx'

interface Props {
  steps: StepOfKit[]
  prices: KitPrices
  /** Jobs that were asked for and have no tool. */
  gaps?: KitJob[]
  /** What can be done about a step, where it is unfolded. */
  more?: (step: StepOfKit) => ReactNode
}

/** A kit as a row of work: each step with its tool, what it hands to the next, and the total so far. */
export function KitPipeline({ steps, prices, gaps = [], more }: Props) {
  return (
    <div className="card overflow-clip max-md:-mx-4 max-md:rounded-none max-md:border-x-0 sm:max-md:-mx-6">
      <div
        className={`${columnsOf(prices)} border-b border-line py-2.5 text-xs text-muted max-md:hidden`}
        aria-hidden="true"
      >
        <span className="col-start-2">Step and tool</span>
        <span>Hands on</span>
        <span className="flex items-center gap-4 max-lg:hidden">
          Total so far
          {prices.steps.some(({ end, paidEnd }) => paidEnd > end) && (
            <span className="flex items-center gap-1.5">
              <i className={`h-2 w-4 rounded-sm ${PALE}`} />
              first paid plan
            </span>
          )}
        </span>
        <span className="text-right">A month</span>
      </div>
      <ol className="py-1">
        {steps.map((step, at) => (
          <KitStep key={step.id} step={step} at={at} prices={prices}>
            {more?.(step)}
          </KitStep>
        ))}
      </ol>
      {gaps.map((job) => (
        <Gap key={job.id} job={job} />
      ))}
      <Total prices={prices} />
    </div>
  )
}

function Gap({ job }: { job: KitJob }) {
  return (
    <div className="mx-4 mb-3 flex flex-wrap items-center gap-x-3.5 gap-y-1 rounded-card border border-dashed border-line-strong px-4 py-2 text-sm md:mx-5">
      <p className="mr-auto">
        <span className="text-muted">Not covered:</span> <span className="font-medium">{job.label}</span>
      </p>
      <Link
        to="/tools"
        search={{ search: job.label }}
        className="link inline-flex min-h-11 items-center md:min-h-9"
      >
        Search tools
        <span className="sr-only"> for {job.label}</span>
      </Link>
    </div>
  )
}

function Total({ prices }: { prices: KitPrices }) {
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
      {amount && (
        <p className="text-sm text-muted">
          {prices.total > 0 && 'from '}
          <b className="font-display text-xl font-semibold text-text tabular-nums">{amount}</b>
          {prices.total > 0 && ' a month'}
        </p>
      )}
    </div>
  )
}
