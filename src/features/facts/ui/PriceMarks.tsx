import { PRICE_MARKS, priceMarkLabel, pricePlace } from '../price-axis.ts'

const place = (amount: number) => ({ left: pricePlace(amount) })

const LAST = PRICE_MARKS.at(-1)!
/** Amounts whose names need a wider axis. */
const ROOM: Record<number, string> = { 50: '@max-md/marks:hidden', 100: '@max-3xl/marks:hidden' }

/** What the marks of the axis are called. Plots on it say the same in words. */
export function PriceMarks() {
  return (
    <span
      className="@container/marks relative block h-4 w-full text-xs font-normal text-muted tabular-nums"
      aria-hidden="true"
    >
      {PRICE_MARKS.map((amount) => (
        <span
          key={amount}
          className={`absolute ${amount === 0 ? '' : amount === LAST ? '-translate-x-full' : '-translate-x-1/2'} ${ROOM[amount] ?? ''}`}
          style={place(amount)}
        >
          {priceMarkLabel(amount)}
        </span>
      ))}
    </span>
  )
}

interface TicksProps {
  /** US dollars a month, and how many cost that. */
  prices: readonly { amount: number; tools: number }[]
  own: number
}

/** Prices of many on the axis, the higher the more cost the same, and one's own among them. */
export function PriceTicks({ prices, own }: TicksProps) {
  const most = Math.max(...prices.map(({ tools }) => tools))
  return (
    <span className="relative block h-7 border-b border-line" aria-hidden="true">
      {prices.map(({ amount, tools }) => (
        <span
          key={amount}
          className="absolute bottom-0 -ml-0.5 w-1 rounded-t-xs bg-line-strong/55"
          style={{ ...place(amount), height: `${25 + (60 * tools) / most}%` }}
        />
      ))}
      <span className="absolute bottom-0 -ml-0.5 h-full w-1 rounded-t-xs bg-accent" style={place(own)} />
    </span>
  )
}

/** One price on the axis. */
export function PlanDot({ amount }: { amount: number }) {
  return (
    <span
      className="relative block h-3 w-full bg-[linear-gradient(var(--line),var(--line))] bg-size-[100%_1px] bg-center bg-no-repeat"
      aria-hidden="true"
    >
      <span
        className="absolute top-0 -ml-1.5 size-3 rounded-full border-2 border-accent bg-surface"
        style={place(amount)}
      />
    </span>
  )
}
