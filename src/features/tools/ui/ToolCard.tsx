import { useParts } from '../../../app/parts.ts'
import { CARD_TAGS } from '../../../shared/limits.ts'
import { UNCATEGORIZED } from '../../../shared/uncategorized.ts'
import { Link } from '../../../ui/Link.tsx'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import { track } from '../../analytics/ui/track.ts'
import { CardFacts } from '../../facts/ui/CardFacts.tsx'
import type { ToolCard as Card } from '../tools.contract.ts'
import { PricingBadge } from './PricingBadge.tsx'
import { ToolRating } from './ToolRating.tsx'

/** A tool in a list. The name's link covers the card; the buttons stand above it. */
export function ToolCard({ tool, heading: Heading = 'h3' }: { tool: Card; heading?: 'h2' | 'h3' }) {
  const { ToolActions } = useParts()
  const more = tool.tags.length - CARD_TAGS
  return (
    <article className="card group relative flex h-full flex-col p-5 transition-colors hover:border-line-strong">
      <div className="flex items-start gap-3">
        <LogoTile name={tool.name} slug={tool.slug} src={tool.logo_url} color={tool.theme_color} />
        <div className="min-w-0 flex-1">
          <Heading className="line-clamp-2 text-[1.0625rem] text-balance break-words hyphens-auto">
            <Link
              to="/tools/$slug"
              params={{ slug: tool.slug }}
              className="after:absolute after:inset-0 after:rounded-card group-hover:text-accent-text"
              title={tool.name}
              onClick={() =>
                track('ClickTool', { content_name: tool.name, destination: `/tools/${tool.slug}` })
              }
            >
              {tool.name}
            </Link>
          </Heading>
          <p className="truncate text-sm text-muted">{tool.category_name ?? UNCATEGORIZED.name}</p>
        </div>
        <PricingBadge model={tool.pricing_model} />
      </div>
      <p className="mt-3 line-clamp-3 text-sm text-pretty text-text/90">{tool.short_description}</p>
      <p className="mt-3 flex text-sm">
        <ToolRating tool={tool} />
      </p>
      <CardFacts facts={tool.facts} price_from={tool.price_from} />
      {tool.tags.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-1.5 text-xs text-muted" aria-label="Tags">
          {tool.tags.slice(0, CARD_TAGS).map((tag) => (
            <li key={tag} className="max-w-full truncate rounded-md bg-raised px-2 py-1">
              {tag}
            </li>
          ))}
          {more > 0 && <li className="px-1 py-1">+{more} more</li>}
        </ul>
      )}
      <div className="js-only relative mt-auto flex gap-2 pt-4 [&>*]:flex-1">
        <ToolActions tool={tool} where="card" />
      </div>
    </article>
  )
}

/** Stands for a card while it is on its way, in its size. */
export function ToolCardSkeleton() {
  return (
    <div className="card flex h-full min-h-72 flex-col gap-3 p-5" aria-hidden="true">
      <div className="flex gap-3">
        <div className="skeleton size-11" />
        <div className="flex-1 space-y-2">
          <div className="skeleton h-4 w-2/3" />
          <div className="skeleton h-3 w-1/3" />
        </div>
      </div>
      <div className="skeleton h-3 w-full" />
      <div className="skeleton h-3 w-11/12" />
      <div className="skeleton h-3 w-1/2" />
      <div className="skeleton mt-auto h-9 w-full" />
    </div>
  )
}

export const CARD_GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3'
