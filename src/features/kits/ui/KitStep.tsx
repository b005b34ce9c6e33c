import { Check, Ellipsis, Eye, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../../ui/Link.tsx'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import type { ToolCard } from '../../tools/tools.contract.ts'
import type { KitPrices } from '../kit-prices.ts'
import type { KitFormats, StepJob } from '../kits.contract.ts'
import { HandsOn } from './HandsOn.tsx'
import { KitWaterfall } from './KitWaterfall.tsx'

/** The columns of a kit: mark, step and tool, what is handed on, the running total where anything costs, the price, more. */
export const columnsOf = ({ scale }: KitPrices) =>
  `grid grid-cols-[2.75rem_minmax(0,1fr)_auto] gap-x-3.5 px-4 md:gap-x-5 md:px-5 md:grid-cols-[2.75rem_minmax(0,2.2fr)_minmax(0,0.8fr)_6rem_2.5rem] ${
    scale > 0 ? 'lg:grid-cols-[2.75rem_minmax(0,1.3fr)_minmax(0,0.65fr)_minmax(0,1.1fr)_6rem_2.5rem]' : ''
  }`

export interface StepOfKit {
  id: number
  name: string
  job: Pick<StepJob, 'id' | 'label'> & Partial<StepJob>
  formats?: KitFormats
  reason: string
  isLocked: boolean
  /** What was said that speaks for it. */
  suits?: string[]
  /** What to look out for, and the demands of which nobody knows whether it meets them. */
  watch?: string | null
  unknown?: string[]
  /** Null when the tool is no longer in the directory: it is left with its name. */
  card: ToolCard | null
}

/** The line that joins the marks, from the middle of the first to that of the last. */
const RAIL =
  'before:absolute before:inset-y-0 before:left-9.5 before:w-0.5 before:-translate-x-1/2 before:bg-line md:before:left-10.5'

/** A row of a kit; what is folded away is why the tool is there, and `children`. */
export function KitStep({
  step,
  at,
  takes,
  prices,
  children,
}: {
  step: StepOfKit
  at: number
  takes: string | null
  prices: KitPrices
  children?: ReactNode
}) {
  const { id, name, job, reason, isLocked, card } = step
  const price = prices.steps[at]!
  const isLast = at === prices.steps.length - 1
  const rail = `${at === 0 ? 'before:top-8' : ''} ${isLast ? 'before:bottom-auto before:h-8' : ''}`
  return (
    <li className={`relative ${RAIL} ${rail} ${columnsOf(prices)}`}>
      <span className="relative row-span-2 py-3 md:row-span-1">
        <LogoTile
          name={name}
          slug={card?.slug ?? name}
          src={card?.logo_url ?? null}
          color={card?.theme_color}
        />
      </span>
      <div className="min-w-0 self-center pt-3 md:py-3">
        <p className="text-sm text-pretty text-muted">
          <span className="tabular-nums">{at + 1}.</span> {job.label}
        </p>
        <div className="mt-0.5 flex items-center gap-1.5">
          <h3 className="min-w-0 font-sans text-base font-semibold tracking-normal break-words">
            {card ? (
              <Link
                id={`kit-tool-${id}`}
                to="/tools/$slug"
                params={{ slug: card.slug }}
                className="hover:text-accent-text"
              >
                {name}
              </Link>
            ) : (
              name
            )}
          </h3>
          {isLocked && (
            <>
              <Lock className="size-3.5 shrink-0 text-accent-text" aria-hidden="true" />
              <span className="sr-only">Locked</span>
            </>
          )}
        </div>
        {card && <p className="truncate text-sm text-text/90 max-md:hidden">{card.short_description}</p>}
        {!card && <p className="text-sm text-warm">This tool is not in the directory any more.</p>}
        <Suits words={step.suits} />
        <Caveats watch={step.watch ?? null} unknown={step.unknown ?? []} />
      </div>
      <div className="min-w-0 self-center text-sm max-md:col-start-2 max-md:row-start-2 max-md:min-h-8 max-md:pt-1.5 max-md:pr-9 max-md:pb-3">
        {job.hands_on && (
          <p className="inline-flex max-w-full items-center gap-1.5 rounded-full bg-accent-soft py-1 pr-3 pl-2.5 font-medium text-accent-text">
            <HandsOn {...job.hands_on} />
          </p>
        )}
        {takes && <p className="mt-1 truncate text-xs text-muted">takes: {takes}</p>}
      </div>
      {prices.scale > 0 && <KitWaterfall prices={prices} at={at} />}
      <p className="self-center pt-3 text-right leading-tight tabular-nums max-md:col-start-3 max-md:row-start-1 max-md:self-start md:py-3">
        <PriceText price={price} />
      </p>
      {card && (
        <details className="col-span-full min-w-0 md:pl-16">
          <summary
            aria-label={`More about ${name}`}
            className="absolute top-10 right-1 grid size-11 list-none place-items-center rounded-control text-muted hover:bg-raised hover:text-text md:top-3 md:right-3 [&::-webkit-details-marker]:hidden"
          >
            <Ellipsis className="size-5" aria-hidden="true" />
          </summary>
          {/* On a phone it is as wide as the row, and hides the rail behind it. */}
          <div className="max-w-3xl pb-5 max-md:relative max-md:bg-surface">
            <p className="text-sm max-md:mb-1.5 md:hidden">{card.short_description}</p>
            {reason && <p className="text-sm text-muted">{reason}</p>}
            {children}
          </div>
        </details>
      )}
    </li>
  )
}

/** What a person said that speaks for a tool, small; a kit that an earlier version of the site has made does not say. */
export function Suits({ words = [] }: { words?: readonly string[] | undefined }) {
  if (words.length === 0) return null
  const quoted = words.slice(0, SUITS_SHOWN).map((word) => `“${word}”`)
  return (
    <p className="mt-1 flex gap-1.5 text-xs text-pretty text-good">
      <Check className="mt-px size-3.5 shrink-0" aria-hidden="true" />
      <span>Suits {quoted.join(', ')}</span>
    </p>
  )
}
const SUITS_SHOWN = 3

/** What speaks against a tool, small: what to look out for, and what is not known. */
function Caveats({ watch, unknown }: { watch: string | null; unknown: readonly string[] }) {
  // What is not known stands by itself.
  const rest = unknown.reduce((text, label) => text.replace(`${label}: unknown.`, ''), watch ?? '').trim()
  return (
    <>
      {rest && (
        <p className="mt-1 flex gap-1.5 text-xs text-pretty text-muted">
          <Eye className="mt-px size-3.5 shrink-0" aria-hidden="true" />
          <span>
            <span className="sr-only">Look out: </span>
            {rest}
          </span>
        </p>
      )}
      {unknown.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-muted">
          {unknown.map((label) => (
            <li key={label} className="border-b border-dashed border-line-strong">
              {label}: unknown
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function PriceText({ price: { kind, text, note } }: { price: KitPrices['steps'][number] }) {
  if (kind === 'unknown') {
    return (
      <span className="border-b border-dashed border-line-strong text-sm text-muted">
        <span className="sr-only">Price: </span>
        {text}
      </span>
    )
  }
  return (
    <>
      <span className={`font-semibold ${kind === 'free' ? 'text-good' : ''}`}>{text}</span>
      {kind !== 'free' && <span className="sr-only"> a month</span>}
      {note && <span className="block text-xs text-muted">{note}</span>}
    </>
  )
}
