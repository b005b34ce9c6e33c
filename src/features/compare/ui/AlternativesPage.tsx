import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { Breadcrumbs, TOOLS_STEP } from '../../../app/Breadcrumbs.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Link } from '../../../ui/Link.tsx'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import { plural } from '../../../ui/text.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import { PricingBadge } from '../../tools/ui/PricingBadge.tsx'
import { ToolRating } from '../../tools/ui/ToolRating.tsx'
import { toolQuery } from '../../tools/ui/tools.route.ts'
import { ALTERNATIVE_DEMANDS, demandsIn, toggled } from '../alternatives.ts'
import type { Alternative } from '../compare.contract.ts'
import { AlternativePrices } from './AlternativePrices.tsx'
import { alternativesHead } from './alternatives.head.ts'
import { alternativesQuery } from './alternatives.route.ts'
import { CompareButton } from './CompareButton.tsx'
import { alternativeSentences } from './differences.ts'

/** Of the page: see `at`. */
export const head = alternativesHead

const route = getRouteApi('/tools/$slug/alternatives')

/** What could be used in place of a tool, and what each does differently. */
export function AlternativesPage() {
  const { slug } = route.useParams()
  const { data: tool } = useSuspenseQuery(toolQuery(slug))
  const { demands: asked } = route.useSearch()
  const { data: alternatives } = useSuspenseQuery(alternativesQuery(slug, asked))
  const demands = demandsIn(asked ?? '')
  return (
    <div className="page pt-6 md:pt-8">
      <Breadcrumbs
        steps={[TOOLS_STEP, { label: tool.name, link: { to: '/tools/$slug', params: { slug } } }]}
        current="Alternatives"
      />
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <LogoTile name={tool.name} slug={tool.slug} src={tool.logo_url} color={tool.theme_color} size={48} />
        <h1 className="min-w-0 text-3xl break-words md:text-4xl">Alternatives to {tool.name}</h1>
      </div>
      <p className="mt-3 max-w-[70ch] text-lg text-muted">
        {plural(alternatives.length, 'tool')} that could do its work
        {demands.length > 0 && ' and meet what you ask, as far as is known'}, the most alike first.
        {tool.not_ideal_for &&
          ` ${tool.name} itself is not ideal for: ${tool.not_ideal_for.replace(/\.$/, '')}.`}
      </p>
      <Demands slug={slug} demands={demands} />
      {alternatives.length === 0 ? (
        <div className="mt-6">
          <EmptyState
            title={demands.length > 0 ? 'No tool like it is known to be that' : 'No alternatives known'}
          >
            {demands.length > 0 ? (
              <Link to="/tools/$slug/alternatives" params={{ slug }} search={{}} className="link">
                All alternatives to {tool.name}
              </Link>
            ) : (
              <p className="text-muted">Nothing in the directory is like {tool.name} so far.</p>
            )}
          </EmptyState>
        </div>
      ) : (
        <>
          <AlternativePrices tool={tool} others={alternatives} />
          <ol className="mt-7 space-y-4">
            {alternatives.map((other) => (
              <li key={other.id}>
                <AlternativeCard tool={tool} other={other} />
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}

/** What they must meet: each a link that puts it in, or takes it out. */
function Demands({ slug, demands }: { slug: string; demands: readonly { id: string }[] }) {
  return (
    <ul
      className="mt-5 flex flex-wrap gap-2 max-md:-mx-4 max-md:flex-nowrap max-md:overflow-x-auto max-md:px-4 max-md:pb-1"
      aria-label="Only those that are"
    >
      {ALTERNATIVE_DEMANDS.map(({ id, label }) => {
        const isOn = demands.some((demand) => demand.id === id)
        return (
          <li key={id}>
            <Link
              to="/tools/$slug/alternatives"
              params={{ slug }}
              search={{ demands: toggled(demands, id) }}
              resetScroll={false}
              rel="nofollow"
              current={isOn ? 'true' : undefined}
              className={`inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3.5 text-sm whitespace-nowrap md:min-h-9 ${
                isOn ? 'border-accent bg-accent-soft text-accent-text' : 'border-line hover:bg-raised'
              }`}
            >
              {isOn && <Check className="size-3.5" aria-hidden="true" />}
              {label}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

function AlternativeCard({ tool, other }: { tool: Tool; other: Alternative }) {
  const between = `${tool.name} vs ${other.name}`
  return (
    <article className="card grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 p-5 md:grid-cols-[auto_minmax(0,1fr)_11rem]">
      <div className="self-start md:row-span-2">
        <LogoTile name={other.name} slug={other.slug} src={other.logo_url} color={other.theme_color} />
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg break-words">
          <Link to="/tools/$slug" params={{ slug: other.slug }} className="hover:text-accent-text">
            {other.name}
          </Link>
        </h2>
        <PricingBadge model={other.pricing_model} />
        <ToolRating tool={other} />
      </div>
      <div className="col-span-2 min-w-0 md:col-span-1 md:col-start-2">
        <p className="max-w-[70ch]">{other.short_description}</p>
        <WhatDiffers tool={tool} other={other} />
        {other.unknown.length > 0 && (
          <p className="mt-1.5 flex flex-wrap gap-x-3 text-xs text-muted">
            {other.unknown.map((label) => (
              <span key={label} className="border-b border-dashed border-line-strong">
                {label}: unknown
              </span>
            ))}
          </p>
        )}
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-2 md:col-span-1 md:col-start-3 md:row-span-2 md:row-start-1 md:flex-col md:items-stretch md:self-start">
        {other.pair ? (
          <Link
            to="/compare/$pair"
            params={{ pair: other.pair }}
            className="link inline-flex min-h-11 items-center text-sm break-words md:min-h-9"
          >
            {between}
          </Link>
        ) : (
          <Link
            to="/compare"
            search={{ tools: `${tool.slug},${other.slug}` }}
            className="link inline-flex min-h-11 items-center text-sm break-words md:min-h-9"
          >
            {between}
          </Link>
        )}
        <CompareButton tool={other} className="js-only" />
      </div>
    </article>
  )
}

/** What facts say; where they say nothing of both, what else the catalogue knows. */
function WhatDiffers({ tool, other }: { tool: Tool; other: Alternative }) {
  if (other.told_apart.length === 0) {
    return (
      <p className="mt-1.5 max-w-[70ch] text-sm text-muted">{alternativeSentences(tool, other).join(' ')}</p>
    )
  }
  return (
    <ul className="mt-2 max-w-[70ch] list-disc space-y-0.5 pl-4 text-sm marker:text-line-strong">
      {other.told_apart.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
