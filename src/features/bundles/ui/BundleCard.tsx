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
    <article className="card group relative flex h-full flex-col p-3 transition-colors hover:border-line-strong sm:p-5">
      <div className="flex items-start gap-3">
        <EmojiTile emoji={bundle.icon} />
        <div className="min-w-0 flex-1">
          <Heading className="truncate text-base sm:text-[1.0625rem] sm:text-wrap" title={bundle.name}>
            <Link
              to="/bundles/$slug"
              params={{ slug: bundle.slug }}
              className="after:absolute after:inset-0 after:rounded-card group-hover:text-accent-text"
            >
              {bundle.name}
            </Link>
          </Heading>
          <p className="truncate text-[0.8125rem] text-muted tabular-nums sm:mt-0.5 sm:text-sm">
            {plural(bundle.tool_count, 'tool')}
            {bundle.popularity > 0 && <> · {plural(bundle.popularity, 'user')}</>}
            {bundle.is_free && <> · works with free plans</>}
          </p>
        </div>
      </div>
      <p className="mt-3 line-clamp-3 text-sm text-pretty text-text/90 max-sm:hidden">{bundle.summary}</p>
      <div className="mt-2 flex items-center gap-3 max-sm:pl-13 sm:mt-auto sm:flex-col sm:items-start sm:pt-4">
        <div className="flex shrink-0 items-center">
          <BundleChain tools={tools.slice(0, LOGOS)} size={32} className="max-sm:hidden" />
          <BundleChain tools={tools.slice(0, LOGOS)} size={20} className="sm:hidden" />
          {tools.length > LOGOS && (
            <span className="pl-1.5 text-xs text-muted tabular-nums">+{tools.length - LOGOS}</span>
          )}
        </div>
        <p className="min-w-0 truncate text-xs text-muted sm:max-w-full">
          <span className="sr-only">Tags: </span>
          {tags.slice(0, CARD_TAGS).join(' · ')}
          {tags.length > CARD_TAGS && ` · +${tags.length - CARD_TAGS} more`}
        </p>
      </div>
    </article>
  )
}
