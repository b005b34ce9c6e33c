import { dollars, type KitPrices, type StepPrice } from '../kit-prices.ts'

const LINE = 'absolute w-px bg-accent/35'

/**
 * One step of the running total: a bar from what the steps before cost to what they cost with it. What is free adds
 * nothing, its first paid plan is drawn pale; what is not known is dashed. The numbers stand beside it as text.
 */
export function KitWaterfall({ prices, at }: { prices: KitPrices; at: number }) {
  const step = prices.steps[at]!
  const place = (amount: number) => `${(100 * amount) / prices.scale}%`
  const isLast = at === prices.steps.length - 1
  return (
    <span className="relative self-stretch text-xs text-muted max-lg:hidden" aria-hidden="true">
      <span className="absolute inset-y-0 right-24 left-1.5">
        {at > 0 && <i className={`${LINE} top-0 h-1/2`} style={{ left: place(step.start) }} />}
        {!isLast && <i className={`${LINE} bottom-0 h-1/2`} style={{ left: place(step.end) }} />}
        <Bar step={step} place={place} />
      </span>
    </span>
  )
}

/** What the first paid plan of something free would add. */
export const PALE = 'bg-accent/15 dark:bg-accent/40'
const BAR = 'absolute top-1/2 h-2.5 -translate-y-1/2'

function Bar({ step, place }: { step: StepPrice; place: (amount: number) => string }) {
  const { kind, start, end, paidEnd } = step
  const label = (text: string, left: string, gap: string) => (
    <span
      className={`absolute top-1/2 -translate-y-1/2 whitespace-nowrap tabular-nums ${gap}`}
      style={{ left }}
    >
      {text}
    </span>
  )
  const width = `calc(${place(paidEnd)} - ${place(start)})`
  if (kind === 'paid') {
    return (
      <>
        <i className={`${BAR} min-w-1 rounded-sm bg-accent`} style={{ left: place(start), width }} />
        {label(dollars(end), place(end), 'pl-2')}
      </>
    )
  }
  if (kind === 'free') {
    return (
      <>
        {paidEnd > end && (
          <i className={`${BAR} rounded-r-sm ${PALE}`} style={{ left: place(start), width }} />
        )}
        <i
          className={`${BAR} w-2.5 -translate-x-1/2 rounded-full border-2 border-good bg-surface`}
          style={{ left: place(start) }}
        />
        {label('free', place(paidEnd), paidEnd > end ? 'pl-2' : 'pl-3')}
      </>
    )
  }
  return (
    <>
      <i
        className={`${BAR} w-6 rounded-sm border border-dashed border-line-strong bg-surface`}
        style={{ left: place(start) }}
      />
      {label(kind === 'foreign' ? 'not in dollars' : 'price unknown', place(start), 'pl-8')}
    </>
  )
}
