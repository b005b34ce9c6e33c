import type { ReactNode } from 'react'
import { type KitPrices, notCounted, stepsText, totalAmount } from '../kit-prices.ts'

/** What a kit costs and what can be done with it, always in reach: below the header, on a phone at the lower edge. */
export function KitBar({ prices, children }: { prices: KitPrices; children: ReactNode }) {
  const amount = totalAmount(prices)
  const missing = notCounted(prices)
  const isPaid = prices.total > 0
  return (
    <div className="dock z-20 flex items-center gap-2 border-line bg-bg max-md:bg-surface py-3 print:hidden max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:px-4 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-md:has-[>.basis-full]:flex-wrap md:sticky md:top-16 md:flex-wrap">
      <p className="mr-auto min-w-0 text-sm leading-tight text-muted tabular-nums">
        {amount && (
          <span className="md:mr-3">
            {isPaid && 'from '}
            <b className="text-lg font-semibold text-text">{amount}</b>
            {isPaid && ' a month'}
          </span>
        )}
        <span className={amount && missing ? 'max-md:hidden' : 'max-md:block'}>{stepsText(prices)}</span>
        {missing && (
          <span className="max-md:block">
            <span className="max-md:hidden"> · </span>
            {missing}
          </span>
        )}
      </p>
      {children}
    </div>
  )
}
