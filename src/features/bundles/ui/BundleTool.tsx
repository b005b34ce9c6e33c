import { useParts } from '../../../app/parts.ts'
import { UNCATEGORIZED } from '../../../shared/uncategorized.ts'
import { Link } from '../../../ui/Link.tsx'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import { formatPrice } from '../../facts/prices.ts'
import type { Bundle } from '../bundles.contract.ts'

type Tool = Bundle['tools'][number]

/** A tool of a bundle in one row: which, why it is there, what it costs, and what can be done with it. */
export function BundleTool({ tool, step }: { tool: Tool; step: number }) {
  const { ToolActions } = useParts()
  return (
    <article className="group relative grid grid-cols-[2.5rem_minmax(0,1fr)_auto] gap-x-3 py-3.5 pr-1 pl-4 hover:bg-raised/60 sm:grid-cols-[1.25rem_2.75rem_minmax(0,1fr)_9.5rem] sm:gap-x-4 sm:pr-5 sm:pl-5 lg:grid-cols-[1.25rem_2.75rem_minmax(0,1fr)_9.5rem_auto] lg:items-center">
      <span className="pt-2.5 text-sm font-semibold text-muted tabular-nums max-sm:hidden lg:pt-0">
        {step}
      </span>
      <LogoTile name={tool.name} slug={tool.slug} src={tool.logo_url} color={tool.theme_color} size={40} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <div className="min-w-0">
            <h3 className="inline text-[1.0625rem] break-words">
              <Link
                to="/tools/$slug"
                params={{ slug: tool.slug }}
                className="after:absolute after:inset-0 group-hover:text-accent-text"
              >
                {tool.name}
              </Link>
            </h3>
            <span className="ml-2 text-sm text-muted max-sm:hidden">
              {tool.category_name ?? UNCATEGORIZED.name}
            </span>
          </div>
          <p className="text-sm sm:hidden">
            <Price tool={tool} />
          </p>
        </div>
        <p className="mt-0.5 max-w-[70ch] text-sm text-pretty text-text/90">
          {tool.why ?? tool.short_description}
        </p>
      </div>
      <p className="text-right text-sm max-sm:hidden">
        <Price tool={tool} />
      </p>
      <div className="js-only relative flex max-sm:flex-col sm:gap-2 sm:max-lg:col-start-3 sm:max-lg:mt-2.5">
        <ToolActions tool={tool} where="card" />
      </div>
    </article>
  )
}

/** What it costs in few words. A price that nobody knows here is said to be unknown. */
function Price({ tool: { price_from, pricing_model, is_paid } }: { tool: Tool }) {
  const amount = price_from && (
    <>
      <span className="font-semibold tabular-nums">{formatPrice(price_from)}</span>
      <span className="text-muted max-sm:sr-only"> a month</span>
    </>
  )
  if (pricing_model === 'Free') return <span className="font-medium text-good">Free</span>
  return (
    <>
      {!is_paid && <span className="font-medium text-good sm:block">Free plan</span>}
      {!is_paid && <span className="text-muted sm:hidden">, </span>}
      {amount ? (
        <>
          <span className="text-muted">{is_paid ? 'From ' : 'then '}</span>
          {amount}
        </>
      ) : (
        <span className="border-b border-dashed border-line-strong text-muted">
          {is_paid ? 'Price unknown' : 'price unknown'}
        </span>
      )}
    </>
  )
}
