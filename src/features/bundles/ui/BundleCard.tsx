import { CARD_TAGS } from '../../../shared/limits.ts'
import { EmojiTile } from '../../../ui/EmojiIcon.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Still } from '../../../ui/Still.tsx'
import { plural } from '../../../ui/text.ts'
import type { BundleCard as Card } from '../bundles.contract.ts'
import { BundleChain } from './BundleChain.tsx'

/** Logos shown on a card; the others are counted. */
const LOGOS = 6

/** A bundle in a list; on a phone it is one row of it. */
export function BundleCard({ bundle, heading: Heading = 'h3' }: { bundle: Card; heading?: 'h2' | 'h3' }) {
  const { tools, tags } = bundle
  return (
    <Still keptAs={`bundle ${Heading}`} of={[bundle]} className="card group bundle-card">
      <EmojiTile emoji={bundle.icon} />
      <div>
        <Heading title={bundle.name}>
          <Link to="/bundles/$slug" params={{ slug: bundle.slug }} className="card-link">
            {bundle.name}
          </Link>
        </Heading>
        <p className="bundle-facts">
          {plural(bundle.tool_count, 'tool')}
          {bundle.popularity > 0 && <> · {plural(bundle.popularity, 'user')}</>}
          {bundle.is_free && <> · works with free plans</>}
        </p>
      </div>
      <p className="bundle-text">{bundle.summary}</p>
      <div className="bundle-foot">
        <div className="flex shrink-0 items-center">
          <BundleChain tools={tools.slice(0, LOGOS)} />
          {tools.length > LOGOS && (
            <span className="pl-1.5 text-xs text-muted tabular-nums">+{tools.length - LOGOS}</span>
          )}
        </div>
        <p className="bundle-tags">
          <span className="sr-only">Tags: </span>
          {tags.slice(0, CARD_TAGS).join(' · ')}
          {tags.length > CARD_TAGS && ` · +${tags.length - CARD_TAGS} more`}
        </p>
      </div>
    </Still>
  )
}
