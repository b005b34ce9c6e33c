import { ArrowRight } from 'lucide-react'
import { Link } from '../../../ui/Link.tsx'
import { plural } from '../../../ui/text.ts'
import { formatMoney, formatPrice } from '../../facts/fact-values.ts'
import type { HomeKit, KitStep } from '../home.contract.ts'
import { MarkTile } from './MarkTile.tsx'

/** Comes after what stands before it; everything is there at once where motion is unwanted. */
const ARRIVES = 'motion-safe:animate-[rise_180ms_ease-out_backwards]'
const after = (steps: number) => ({ animationDelay: `${250 + steps * 160}ms` })

/** A kit that puts itself together once: what was asked, what was understood, and a tool for each step. */
export function KitPreview({ kit: { prompt, understood, steps } }: { kit: HomeKit }) {
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
          <Step key={step.slug} step={step} place={i} start={understood.length / 2 + i} />
        ))}
      </ol>
      <Foot steps={steps} prompt={prompt} />
    </figure>
  )
}

function Step({ step, place, start }: { step: KitStep; place: number; start: number }) {
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
      <StepPrice step={step} />
    </li>
  )
}

function StepPrice({ step: { pricing_model, price_from } }: { step: KitStep }) {
  return (
    <span className="shrink-0 text-right text-sm leading-tight tabular-nums">
      {price_from ? (
        <span className="font-semibold">{formatPrice(price_from)}</span>
      ) : pricing_model === 'Free' ? (
        <span className="font-semibold text-good">Free</span>
      ) : (
        <Unknown>price unknown</Unknown>
      )}
      {pricing_model === 'Freemium' && <span className="mt-1 block text-xs text-muted">free plan</span>}
    </span>
  )
}

const Unknown = ({ children }: { children: string }) => (
  <span className="text-muted underline decoration-line-strong decoration-dashed underline-offset-3">
    {children}
  </span>
)

/** What the steps with a known price cost together. Other currencies than dollars are not added. */
function Foot({ steps, prompt }: { steps: KitStep[]; prompt: string }) {
  const paid = steps.filter(({ price_from }) => price_from?.currency === 'USD')
  const total = paid.reduce((sum, { price_from }) => sum + price_from!.amount, 0)
  const free = steps.filter(({ pricing_model, price_from }) => !price_from && pricing_model === 'Free').length
  const unknown = steps.length - paid.length - free
  return (
    <figcaption className="flex items-center justify-between gap-4 border-t border-line bg-raised px-4 py-2.5 sm:px-5">
      <span className="text-sm leading-snug tabular-nums">
        {total > 0 && (
          <>
            From <b className="font-semibold">{formatMoney(Math.round(total * 100) / 100, 'USD')}</b> a month
          </>
        )}
        {unknown > 0 && (
          <span className="block text-xs">
            <Unknown>{`${plural(unknown, 'price')} unknown`}</Unknown>
          </span>
        )}
      </span>
      <Link
        to="/kit-builder"
        search={{ prompt }}
        className="link inline-flex min-h-11 items-center gap-1.5 text-sm font-medium md:min-h-9"
      >
        Build your own
        <ArrowRight className="size-4" aria-hidden="true" />
      </Link>
    </figcaption>
  )
}
