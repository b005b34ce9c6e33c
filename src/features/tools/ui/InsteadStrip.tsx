import { useSuspenseQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { Link } from '../../../ui/Link.tsx'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import { insteadWords } from '../instead.ts'
import type { Tool } from '../tools.contract.ts'
import { INSTEAD_TOOLS } from '../tools.limits.ts'
import { similarQuery } from './tools.route.ts'

const ITEM =
  'flex h-full min-h-16 items-center gap-2.5 px-3 py-3 hover:bg-raised focus-visible:-outline-offset-2'

/** What could be taken in place of a tool, and what speaks for it: one line that a phone moves sideways. */
export function InsteadStrip({ tool }: { tool: Tool }) {
  const { data } = useSuspenseQuery(similarQuery(tool.slug))
  if (data.length === 0) return null
  return (
    <section aria-labelledby="instead" className="card mt-5 flex overflow-hidden max-md:flex-col">
      <h2
        id="instead"
        className="px-3 font-sans text-sm leading-snug font-normal tracking-normal text-muted max-md:pt-3 md:grid md:w-24 md:shrink-0 md:place-content-center"
      >
        Instead of it
      </h2>
      <ul className="relative flex min-w-0 flex-1 snap-x overflow-x-auto md:divide-x md:divide-line md:border-l md:border-line">
        {data.slice(0, INSTEAD_TOOLS).map((other) => (
          <li key={other.id} className="min-w-0 snap-start max-lg:w-52 max-lg:shrink-0 lg:flex-1">
            <Link to="/tools/$slug" params={{ slug: other.slug }} className={ITEM} title={other.name}>
              <LogoTile
                name={other.name}
                slug={other.slug}
                src={other.logo_url}
                color={other.theme_color}
                size={36}
              />
              <span className="min-w-0 text-sm leading-snug">
                <span className="block truncate font-semibold">{other.name}</span>
                <span className="block truncate text-xs text-muted tabular-nums">
                  {insteadWords(tool, other)}
                </span>
              </span>
            </Link>
          </li>
        ))}
        <li className="shrink-0 snap-start">
          <Link
            to="/tools/$slug/alternatives"
            params={{ slug: tool.slug }}
            className={`${ITEM} text-sm text-muted hover:text-text`}
          >
            All
            <span className="sr-only"> alternatives to {tool.name}</span>
            <ArrowRight className="size-4" aria-hidden="true" />
          </Link>
        </li>
      </ul>
    </section>
  )
}
