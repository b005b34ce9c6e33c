import { CARD_TAGS } from '../../../shared/limits.ts'
import { EmojiTile } from '../../../ui/EmojiIcon.tsx'
import { Link } from '../../../ui/Link.tsx'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import { plural } from '../../../ui/text.ts'
import type { BundleCard as Card } from '../bundles.contract.ts'

/** Logos shown on a card; the others are counted. */
const LOGOS = 6

/** A bundle in a list. */
export function BundleCard({ bundle, heading: Heading = 'h3' }: { bundle: Card; heading?: 'h2' | 'h3' }) {
  const moreTags = bundle.tags.length - CARD_TAGS
  const moreTools = bundle.tools.length - LOGOS
  return (
    <article className="card group relative flex h-full flex-col p-5 transition-colors hover:border-line-strong">
      <div className="flex items-start gap-3">
        <EmojiTile emoji={bundle.icon} size={44} />
        <div className="min-w-0 flex-1">
          <Heading className="text-[1.0625rem]">
            <Link
              to="/bundles/$slug"
              params={{ slug: bundle.slug }}
              className="after:absolute after:inset-0 after:rounded-card group-hover:text-accent-text"
            >
              {bundle.name}
            </Link>
          </Heading>
          <p className="mt-0.5 text-sm text-muted">
            {plural(bundle.tool_count, 'tool')}
            {bundle.popularity > 0 && <> · {plural(bundle.popularity, 'user')}</>}
            {bundle.is_free && <> · works with free plans</>}
          </p>
        </div>
      </div>
      <p className="mt-3 line-clamp-3 text-sm text-pretty text-text/90">{bundle.summary}</p>
      <ul className="mt-4 flex items-center gap-1.5" aria-label="Tools">
        {bundle.tools.slice(0, LOGOS).map((tool) => (
          <li key={tool.id} title={tool.name}>
            <LogoTile {...tool} src={tool.logo_url} color={tool.theme_color} size={32} />
            <span className="sr-only">{tool.name}</span>
          </li>
        ))}
        {moreTools > 0 && <li className="pl-1 text-xs text-muted">+{moreTools}</li>}
      </ul>
      <ul className="mt-auto flex flex-wrap gap-1.5 pt-4 text-xs text-muted" aria-label="Tags">
        {bundle.tags.slice(0, CARD_TAGS).map((tag) => (
          <li key={tag} className="max-w-full truncate rounded-md bg-raised px-2 py-1">
            {tag}
          </li>
        ))}
        {moreTags > 0 && <li className="px-1 py-1">+{moreTags} more</li>}
      </ul>
    </article>
  )
}
