import { ArrowRight } from 'lucide-react'
import { Link } from '../../../ui/Link.tsx'
import type { HomePair } from '../home.contract.ts'
import { MarkTile } from './MarkTile.tsx'
import { Section } from './Section.tsx'
import { STRIP, STRIP_ITEM } from './strip.ts'

/** Tools that people are torn between, each pair with its comparison. */
export function ThisOrThat({ pairs }: { pairs: HomePair[] }) {
  return (
    <Section id="pairs" title="This or that" className="min-w-0">
      <ul className={`${STRIP} divide-line sm:divide-y`}>
        {pairs.map(({ pair, tools: [one, other], category, apart }) => (
          <li
            key={pair}
            className={`${STRIP_ITEM} group relative flex items-center gap-3.5 py-2.5 max-sm:rounded-card max-sm:border max-sm:border-line max-sm:bg-surface max-sm:p-3 sm:min-h-14`}
          >
            <span className="flex shrink-0 gap-1">
              <MarkTile tool={one} size={32} />
              <MarkTile tool={other} size={32} />
            </span>
            <span className="min-w-0 flex-1 leading-snug">
              <Link
                to="/compare/$pair"
                params={{ pair }}
                className="block text-sm font-semibold after:absolute after:inset-0 group-hover:text-accent-text max-sm:truncate"
              >
                {one.name} or {other.name}
              </Link>
              <span className="block truncate text-xs text-muted tabular-nums">{apart ?? category}</span>
            </span>
            <ArrowRight className="size-4 shrink-0 text-muted max-sm:hidden" aria-hidden="true" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
