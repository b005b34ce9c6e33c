import { useSuspenseQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { Link } from '../../../ui/Link.tsx'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import type { Tool } from '../tools.contract.ts'
import { pairsQuery } from './tools.route.ts'

const TILE =
  'card flex h-full min-h-14 items-center justify-between gap-3 px-4 py-3 text-sm font-medium transition-colors hover:border-line-strong'

/** Ways on from a tool: against the tools most like it in its category, and everything that could replace it. */
export function ToolComparisons({ tool }: { tool: Tool }) {
  const { data: pairs } = useSuspenseQuery(pairsQuery(tool.slug))
  return (
    <section className="mt-14" aria-labelledby="comparisons">
      <h2 id="comparisons" className="text-2xl">
        Compare {tool.name}
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {pairs.map(({ pair, tool: other }) => (
          <li key={pair}>
            <Link to="/compare/$pair" params={{ pair }} className={TILE}>
              <span className="flex shrink-0 -space-x-1.5">
                {[tool, other].map(({ name, slug, logo_url, theme_color }) => (
                  <LogoTile key={slug} name={name} slug={slug} src={logo_url} color={theme_color} size={30} />
                ))}
              </span>
              <span className="min-w-0 flex-1 break-words">
                {tool.name} vs {other.name}
              </span>
              <Arrow />
            </Link>
          </li>
        ))}
        <li>
          <Link to="/tools/$slug/alternatives" params={{ slug: tool.slug }} className={TILE}>
            <span className="min-w-0 break-words">All alternatives to {tool.name}</span>
            <Arrow />
          </Link>
        </li>
      </ul>
    </section>
  )
}

const Arrow = () => <ArrowRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
