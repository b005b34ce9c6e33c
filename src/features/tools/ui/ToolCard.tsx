import { memo, use } from 'react'
import { useParts } from '../../../app/parts.ts'
import { CARD_TAGS } from '../../../shared/limits.ts'
import { UNCATEGORIZED } from '../../../shared/uncategorized.ts'
import { KeptHtml } from '../../../ui/kept-html.ts'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import { CardFacts, MonthlyPrice, platformsOf } from '../../facts/ui/CardFacts.tsx'
import { PlatformIcons } from '../../facts/ui/PlatformIcons.tsx'
import type { ListedTool } from './listed-tool.ts'
import { PricingBadge } from './PricingBadge.tsx'
import { ToolLink } from './ToolLink.tsx'
import { ToolRating } from './ToolRating.tsx'

interface Props {
  tool: ListedTool
  heading?: 'h2' | 'h3'
}

const CARD = 'card tool-card group'

/**
 * A tool in a list: a card, on a phone a row. The name's link covers it; the buttons stand above it. Where its parts
 * stand is said in the styles (`.tool-card`).
 */
export const ToolCard = memo(function ToolCard({ tool, heading = 'h3' }: Props) {
  const kept = use(KeptHtml)
  const content = <CardContent tool={tool} heading={heading} />
  if (!kept) return <article className={CARD}>{content}</article>
  const html = kept(heading + JSON.stringify(tool), content)
  return <article className={CARD} dangerouslySetInnerHTML={{ __html: html }} />
})

function CardContent({ tool, heading: Heading }: Required<Props>) {
  const { ToolActions } = useParts()
  const more = tool.tags.length - CARD_TAGS
  return (
    <>
      <LogoTile name={tool.name} slug={tool.slug} src={tool.logo_url} color={tool.theme_color} />
      <div className="tool-head">
        <Heading>
          <ToolLink tool={tool} />
        </Heading>
        <p>{tool.category_name ?? UNCATEGORIZED.name}</p>
      </div>
      <p className="tool-text">{tool.short_description}</p>
      <div className="tool-tags">
        <CardFacts facts={tool.facts} />
        {tool.tags.length > 0 && (
          <ul className="tags" aria-label="Tags">
            {tool.tags.slice(0, CARD_TAGS).map((tag) => (
              <li key={tag} className="tag">
                {tag}
              </li>
            ))}
            {more > 0 && <li className="more">{`+${more} more`}</li>}
          </ul>
        )}
      </div>
      <p className="tool-facts">
        {tool.price_from && (
          <span>
            <span className="text-xs text-muted max-sm:sr-only">from </span>
            <MonthlyPrice price={tool.price_from} />
          </span>
        )}
        <PricingBadge model={tool.pricing_model} />
      </p>
      <p className={tool.is_rated ? 'tool-rate' : 'tool-rate max-sm:hidden'}>
        <ToolRating tool={tool} />
      </p>
      <p className="tool-runs">
        <PlatformIcons platforms={platformsOf(tool.facts)} />
      </p>
      <div className="js-only tool-acts">
        <ToolActions tool={tool} where="card" />
      </div>
    </>
  )
}

/** Stands for a card while it is on its way, in its size. */
export function ToolCardSkeleton() {
  return (
    <div className="card tool-card" aria-hidden="true">
      <div className="logo-tile skeleton size-11" />
      <div className="space-y-2 pt-1 tool-head">
        <div className="skeleton h-4 w-2/3" />
        <div className="skeleton h-3 w-1/3" />
      </div>
      <div className="tool-text h-9 space-y-2 py-1 sm:mt-2.5 sm:h-15">
        <div className="skeleton h-3 w-full" />
        <div className="skeleton h-3 w-full max-sm:hidden" />
        <div className="skeleton h-3 w-3/4" />
      </div>
      <div className="tool-tags skeleton h-4 w-3/4" />
      <div className="tool-facts max-sm:h-6">
        <div className="skeleton h-4 w-20" />
      </div>
      <div className="tool-rate skeleton h-3 w-20 max-sm:hidden" />
      <div className="tool-acts h-9 max-sm:h-6" />
    </div>
  )
}

export const CARD_GRID = 'grid grid-cols-1 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3'
