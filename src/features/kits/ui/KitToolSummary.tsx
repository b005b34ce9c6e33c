import { Link } from '../../../ui/Link.tsx'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import type { ToolCard } from '../../tools/tools.contract.ts'
import { PricingBadge } from '../../tools/ui/PricingBadge.tsx'

interface Props {
  step: number
  job: string
  name: string
  reason: string
  /** Null when the tool is no longer in the directory: it is left with its name. */
  card: Pick<ToolCard, 'slug' | 'logo_url' | 'theme_color' | 'pricing_model' | 'short_description'> | null
}

/** What a kit says of one of its tools, beside its logo. */
export function KitToolSummary({ step, job, name, reason, card }: Props) {
  return (
    <>
      <LogoTile
        name={name}
        slug={card?.slug ?? name}
        src={card?.logo_url ?? null}
        color={card?.theme_color}
      />
      <div className="min-w-0 flex-1">
        <p className="text-sm text-muted">
          <span className="font-semibold text-text tabular-nums">{step}.</span> {job}
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
    </>
  )
}
