import { Link } from '../../../ui/Link.tsx'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import { PricingBadge } from '../../tools/ui/PricingBadge.tsx'
import type { KeptKit } from '../kept-kits.contract.ts'

/** The tools of a kit that is only read; one that is gone is left with its name. */
export function KeptKitTools({ tools }: { tools: KeptKit['tools'] }) {
  return (
    <ol className="mt-4 grid gap-4">
      {tools.map(({ tool_id, step, name, job, reason, card }) => (
        <li key={tool_id} className="card flex gap-4 p-5">
          <LogoTile name={name} slug={card?.slug ?? name} src={card?.logo_url ?? null} />
          <div className="min-w-0 flex-1">
            <p className="text-sm text-muted">
              <span className="font-semibold text-text tabular-nums">{step}.</span> {job.label}
            </p>
            <div className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1">
              <h3 className="text-lg break-words">
                {card ? (
                  <Link to="/tools/$slug" params={{ slug: card.slug }} className="hover:text-accent-text">
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </h3>
              {card && <PricingBadge model={card.pricing_model} />}
            </div>
            <p className="mt-2 text-sm text-pretty">
              {card ? card.short_description : 'This tool is not in the directory any more.'}
            </p>
            {reason && <p className="mt-2 text-sm text-pretty text-muted">{reason}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
