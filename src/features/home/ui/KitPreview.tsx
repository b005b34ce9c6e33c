import { ArrowRight } from 'lucide-react'
import { Link } from '../../../ui/Link.tsx'
import {
  dollars,
  type KitPrices,
  notCounted,
  type StepPrice as Price,
  pricesOf,
  stepsText,
  totalAmount,
} from '../../kits/kit-prices.ts'
import type { HomeKit, KitStep } from '../home.contract.ts'
import { MarkTile } from './MarkTile.tsx'

/** Comes after what stands before it; everything is there at once where motion is unwanted. */
const ARRIVES = 'motion-safe:animate-[rise_180ms_ease-out_backwards]'
const after = (steps: number) => ({ animationDelay: `${150 + steps * 90}ms` })

/**
 * A kit that puts itself together once: what was asked, what was understood, and a tool for each step. `isSample`: beside
 * the builder, to which it needs to lead nobody.
 */
export function KitPreview({ kit, isSample = false }: { kit: HomeKit; isSample?: boolean }) {
  const { prompt, understood, budget, steps } = kit
  const prices = pricesOf(steps)
  return (
    <figure
      aria-label="A kit that Kitly has planned"
      className="min-w-0 overflow-hidden rounded-2xl border border-line bg-surface shadow-float"
    >
      <div className="border-b border-line px-4 py-4 sm:px-5">
        <p className="font-display text-[1.0625rem] leading-snug font-[550]">“{prompt}”</p>
        <ul
          className="mt-2.5 flex flex-wrap gap-1.5 text-xs max-sm:max-h-6 max-sm:overflow-hidden"
          aria-label="Understood"
        >
          {understood.map((words, i) => (
            <li
              key={words}
              className={`inline-flex h-6 items-center rounded-md border border-line px-2 ${ARRIVES}`}
              style={after(i / 2)}
            >
              {words}
            </li>
          ))}
        </ul>
      </div>
      <ol className="px-4 py-1.5 sm:px-5">
        {steps.map((step, i) => (
          <Step
            key={step.slug}
            step={step}
            price={prices.steps[i]!}
            place={i}
            start={understood.length / 2 + i}
          />
        ))}
      </ol>
      <Foot prices={prices} prompt={isSample ? null : prompt} budget={budget} />
    </figure>
  )
}

function Step({ step, price, place, start }: { step: KitStep; price: Price; place: number; start: number }) {
  return (
    <li
      className={`group relative flex h-14 items-center gap-3.5 ${ARRIVES} ${
        place > 0
          ? 'before:absolute before:-top-2.5 before:left-[17px] before:h-5 before:border-l-2 before:border-line'
          : ''
      }`}
      style={after(start)}
    >
      <MarkTile tool={step} size={36} />
      <span className="min-w-0 flex-1 leading-tight">
        <span className="block truncate text-xs text-muted">{step.job}</span>
        <Link
          to="/tools/$slug"
          params={{ slug: step.slug }}
          className="block truncate text-sm font-semibold after:absolute after:inset-0 group-hover:text-accent-text"
        >
          {step.name}
        </Link>
      </span>
      <StepPrice price={price} />
    </li>
  )
}

function StepPrice({ price: { kind, text, note } }: { price: Price }) {
  return (
    <span className="shrink-0 text-right text-sm leading-tight tabular-nums">
      {kind === 'unknown' ? (
        <Unknown>price unknown</Unknown>
      ) : (
        <span className={`font-semibold ${kind === 'free' ? 'text-good' : ''}`}>{text}</span>
      )}
      {note && <span className="mt-1 block text-xs text-muted">{note}</span>}
    </span>
  )
}

const Unknown = ({ children }: { children: string }) => (
  <span className="text-muted underline decoration-line-strong decoration-dashed underline-offset-3">
    {children}
  </span>
)

interface FootProps {
  prices: KitPrices
  /** What the builder is to begin with; null where no way leads there. */
  prompt: string | null
  budget: number | null
}

/** What the steps cost together, as the page of a kit adds it up. */
function Foot({ prices, prompt, budget }: FootProps) {
  const missing = notCounted(prices)
  return (
    <figcaption className="border-t border-line bg-raised px-4 py-3 sm:px-5">
      {budget !== null && <Budget prices={prices} budget={budget} />}
      <div className="flex items-center justify-between gap-4">
        <span className="text-sm leading-snug tabular-nums">
          {stepsText(prices)}
          {prices.total > 0 && (
            <>
              , from <b className="font-semibold">{totalAmount(prices)}</b> a month
            </>
          )}
          {missing && (
            <span className="block text-xs">
              <Unknown>{missing}</Unknown>
            </span>
          )}
        </span>
        {prompt !== null && (
          <Link
            to="/kit-builder"
            search={{ prompt }}
            className="link inline-flex min-h-11 items-center gap-1.5 text-sm font-medium md:min-h-8"
          >
            Build your own
            <ArrowRight className="size-4" aria-hidden="true" />
          </Link>
        )}
      </div>
    </figcaption>
  )
}

/** What must be paid and, lighter, what the known plans after the free use would add, up to what is allowed. */
function Budget({ prices: { steps, total }, budget }: { prices: KitPrices; budget: number }) {
  const later = steps.filter(({ kind, start, paidEnd }) => kind === 'free' && paidEnd > start)
  const all = later.reduce((sum, { start, paidEnd }) => sum + paidEnd - start, total)
  if (all > budget) return null
  const width = (amount: number) => ({ width: `${(amount / budget) * 100}%` })
  return (
    <div className="mb-2 text-xs tabular-nums">
      <p className="flex items-baseline justify-between gap-3 text-muted">
        <span>
          <b className="text-sm font-semibold text-text">{total > 0 ? dollars(total) : '$0'}</b> to start
          {later.length > 0 && `, ${dollars(all)} with the paid plans known`}
        </span>
        <span>of {dollars(budget)}</span>
      </p>
      <span
        aria-hidden="true"
        className="mt-1.5 flex h-2 gap-0.5 overflow-hidden rounded-full bg-[repeating-linear-gradient(115deg,var(--line)_0_2px,transparent_2px_6px)]"
      >
        {total > 0 && <span className="bg-accent" style={width(total)} />}
        {later.map(({ start, paidEnd }, i) => (
          <span
            key={i}
            className="bg-[color-mix(in_oklab,var(--accent)_50%,var(--raised))] motion-safe:animate-[rise_180ms_ease-out_backwards]"
            style={{ ...width(paidEnd - start), animationDelay: `${800 + i * 120}ms` }}
          />
        ))}
      </span>
    </div>
  )
}
