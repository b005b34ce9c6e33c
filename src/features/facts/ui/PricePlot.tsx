import type { ReactNode } from 'react'
import { PRICE_MARKS, priceMarkLabel, pricePlace } from '../price-axis.ts'
import type { PriceDot } from '../price-dots.ts'

export interface PriceRow {
  id: number
  /** Whose prices they are. */
  head: ReactNode
  dots: PriceDot[]
  /** What is said where none can be placed. */
  instead: ReactNode
  /** Whether its lowest price is the lowest of all. */
  isBest?: boolean
  /** Stands at the end. */
  total?: ReactNode
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`

/** Prices on one axis, a row for each tool. On a narrow screen the dots stand below what they belong to. */
export function PricePlot({ rows }: { rows: PriceRow[] }) {
  return (
    <div className="@container">
      <div className="relative pb-6 [--head:0px] [--total:0px] @2xl:[--head:13rem] @2xl:[--total:12rem]">
        <Axis />
        <ul>
          {rows.map(({ id, head, total, ...prices }) => (
            <li
              key={id}
              className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center @2xl:h-13 @2xl:grid-cols-[var(--head)_minmax(0,1fr)_var(--total)] max-md:not-first:mt-2 print:break-inside-avoid"
            >
              <div className="min-w-0 bg-surface pr-4">{head}</div>
              <div className="relative col-span-full row-start-2 mx-1.5 h-10 @2xl:col-span-1 @2xl:col-start-2 @2xl:row-start-1 @2xl:h-full">
                <Prices {...prices} />
              </div>
              <div className="bg-surface py-1 pl-4 text-right text-sm tabular-nums @2xl:col-start-3">
                {total}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Lines through all rows, and their amounts below. What it says the dots say, too. */
function Axis() {
  const last = PRICE_MARKS.length - 1
  return (
    <div
      aria-hidden="true"
      className="absolute inset-y-0 right-(--total) left-(--head) mx-1.5 text-xs text-muted tabular-nums"
    >
      {PRICE_MARKS.map((amount, i) => (
        <span
          key={amount}
          style={{ left: pricePlace(amount) }}
          className={`absolute top-0 bottom-6 border-l border-line/70 ${i === last - 1 ? '@max-2xl:invisible' : ''}`}
        >
          <span
            className={`absolute top-full mt-1.5 ${i === 0 ? '-left-1.5' : i === last ? '-right-1.5' : '-translate-x-1/2'}`}
          >
            {priceMarkLabel(amount)}
          </span>
        </span>
      ))}
    </div>
  )
}

const LINE = 'absolute inset-x-0 bottom-3.5 @2xl:bottom-1/2'

function Prices({ dots, instead, isBest = false }: Pick<PriceRow, 'dots' | 'instead' | 'isBest'>) {
  if (dots.length === 0) {
    return (
      <>
        <span aria-hidden="true" className={`${LINE} border-t border-dashed border-line-strong`} />
        <span className={`${LINE} flex translate-y-1/2 justify-center text-xs`}>
          <span className="bg-surface px-2 text-muted">{instead}</span>
        </span>
      </>
    )
  }
  const paid = dots.filter(({ looks }) => looks !== 'free').map(({ at }) => at)
  const [from, to] = [paid[0] ?? 0, paid.at(-1) ?? 0]
  return (
    <>
      <span aria-hidden="true" className={`${LINE} border-t border-line`} />
      <span
        aria-hidden="true"
        className={`${LINE} -mb-px h-[3px] rounded-full bg-line-strong/60`}
        style={{ left: percent(from), right: percent(1 - to) }}
      />
      <ul className={LINE}>
        {dots.map((dot) => (
          <Dot key={dot.at} dot={dot} isBest={isBest && dot.looks === 'lowest'} />
        ))}
      </ul>
    </>
  )
}

const LOOKS = {
  free: 'border-good bg-surface',
  lowest: 'border-text bg-text',
  other: 'border-line-strong bg-surface',
}
const ALIGN = { start: '-left-1.5', middle: '-translate-x-1/2', end: '-right-1.5' }

/** A plan or two: a dot with its label, which is seen where there is room, and else when the dot is looked at. */
function Dot({ dot: { at, label, looks, hasRoom, align }, isBest }: { dot: PriceDot; isBest: boolean }) {
  const isAlways = looks === 'lowest' && hasRoom
  const seen = isAlways ? '' : hasRoom ? 'opacity-0 @2xl:opacity-100' : 'opacity-0'
  return (
    <li
      // A label that is not seen everywhere is shown to the keyboard and to a finger, too.
      tabIndex={isAlways ? undefined : 0}
      style={{ left: percent(at) }}
      className="group/dot absolute -mt-px rounded-full outline-offset-8 hover:z-10 focus:z-10"
    >
      <span
        aria-hidden="true"
        className={`absolute -top-[5px] -left-[5px] size-2.75 rounded-full border-2 before:absolute before:-inset-2.5 ${isBest ? 'border-accent bg-accent' : LOOKS[looks]}`}
      />
      <span
        className={`pointer-events-none absolute bottom-2 mb-px max-w-52 truncate rounded-sm bg-surface px-0.5 text-[0.6875rem] leading-4 font-medium transition-opacity group-hover/dot:opacity-100 group-focus/dot:opacity-100 ${isBest ? 'text-accent-text' : looks === 'lowest' ? 'text-text' : 'text-muted'} ${ALIGN[align]} ${seen}`}
      >
        {label}
        {looks !== 'free' && <span className="sr-only"> a month</span>}
      </span>
    </li>
  )
}
