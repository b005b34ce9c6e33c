import { CARD_TAGS } from '../../../shared/limits.ts'
import { EmojiTile } from '../../../ui/EmojiIcon.tsx'
import { Link } from '../../../ui/Link.tsx'
import { plural } from '../../../ui/text.ts'
import type { BundleCard as Card } from '../bundles.contract.ts'
import { BundleChain } from './BundleChain.tsx'

/** Logos shown on a card; the others are counted. */
const LOGOS = 6

/** A bundle in a list; on a phone it is one row of it. */
export function BundleCard({ bundle, heading: Heading = 'h3' }: { bundle: Card; heading?: 'h2' | 'h3' }) {
  const { tools, tags } = bundle
  return (
    <article className="card group relative grid h-full grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_1fr_auto] gap-x-3 px-3 py-1.5 transition-colors hover:border-line-strong sm:p-5">
      <EmojiTile emoji={bundle.icon} />
      <div>
        <Heading className="truncate text-base/5 sm:text-[1.0625rem]/snug sm:text-wrap" title={bundle.name}>
          <Link
            to="/bundles/$slug"
            params={{ slug: bundle.slug }}
            className="after:absolute after:inset-0 after:rounded-card group-hover:text-accent-text"
          >
            {bundle.name}
          </Link>
        </Heading>
        <p className="truncate text-xs text-muted tabular-nums sm:mt-0.5 sm:text-sm">
          {plural(bundle.tool_count, 'tool')}
          {bundle.popularity > 0 && <> · {plural(bundle.popularity, 'user')}</>}
          {bundle.is_free && <> · works with free plans</>}
        </p>
      </div>
      <p className="col-span-2 mt-3 line-clamp-3 text-sm text-pretty text-text/90 max-sm:hidden">
        {bundle.summary}
      </p>
      <div className="mt-1 flex items-center gap-3 max-sm:col-start-2 sm:col-span-2 sm:mt-4 sm:flex-col sm:items-start">
        <div className="flex shrink-0 items-center">
          <BundleChain
            tools={tools.slice(0, LOGOS)}
            size="var(--tile)"
            className="[--tile:1.25rem] sm:[--tile:2rem]"
          />
          {tools.length > LOGOS && (
            <span className="pl-1.5 text-xs text-muted tabular-nums">+{tools.length - LOGOS}</span>
          )}
        </div>
        <p className="truncate text-xs text-muted sm:max-w-full">
          <span className="sr-only">Tags: </span>
          {tags.slice(0, CARD_TAGS).join(' · ')}
          {tags.length > CARD_TAGS && ` · +${tags.length - CARD_TAGS} more`}
        </p>
      </div>
    </article>
  )
}
