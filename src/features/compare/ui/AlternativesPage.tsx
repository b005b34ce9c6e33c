import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ArrowLeftRight, Check, Equal, type LucideIcon, Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Breadcrumbs, TOOLS_STEP } from '../../../app/Breadcrumbs.tsx'
import { UNCATEGORIZED } from '../../../shared/uncategorized.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Link } from '../../../ui/Link.tsx'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import { whenTouched } from '../../../ui/later.ts'
import { plural } from '../../../ui/text.ts'
import { MonthlyPrice, platformsOf } from '../../facts/ui/CardFacts.tsx'
import { PlatformIcons } from '../../facts/ui/PlatformIcons.tsx'
import type { Tool } from '../../tools/tools.contract.ts'
import { PricingBadge } from '../../tools/ui/PricingBadge.tsx'
import { ToolRating } from '../../tools/ui/ToolRating.tsx'
import { toolQuery } from '../../tools/ui/tools.route.ts'
import { ALTERNATIVE_DEMANDS, demandsIn, toggled } from '../alternatives.ts'
import type { Alternative } from '../compare.contract.ts'
import { alternativesQuery } from './alternatives.route.ts'
import { CompareButton } from './CompareButton.tsx'
import { tagsApart } from './differences.ts'
import { Told } from './Told.tsx'

/** Of the page: see `at`. */
export const head = async (page: never) => (await import('./alternatives.head.ts')).alternativesHead(page)

const AlternativePrices = whenTouched(() => import('./AlternativePrices.tsx'), 'AlternativePrices')
export const rest = AlternativePrices.load

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
          <ol className="mt-6 grid gap-4 lg:grid-cols-2">
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
  return (
    <article className="card flex h-full flex-col p-4 pb-2 transition-colors focus-within:border-line-strong hover:border-line-strong sm:p-5 sm:pb-2.5">
      <div className="flex items-start gap-3.5">
        <LogoTile name={other.name} slug={other.slug} src={other.logo_url} color={other.theme_color} />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg leading-snug break-words">
            <Link to="/tools/$slug" params={{ slug: other.slug }} className="hover:text-accent-text">
              {other.name}
            </Link>
          </h2>
          <p className="flex flex-wrap gap-x-3 text-sm text-muted">
            {other.category_name ?? UNCATEGORIZED.name}
            {other.is_rated && <ToolRating tool={other} />}
          </p>
        </div>
        <div className="shrink-0 text-right leading-snug">
          <p className="space-x-1.5">
            {other.price_from && (
              <>
                <span className="text-xs text-muted">from </span>
                <MonthlyPrice price={other.price_from} />
              </>
            )}
            <PricingBadge model={other.pricing_model} />
          </p>
          <p className="mt-1.5 flex justify-end gap-1 text-muted">
            <PlatformIcons platforms={platformsOf(other.facts)} />
          </p>
        </div>
      </div>
      <p className="mt-3 text-pretty max-sm:text-[0.9375rem] max-sm:leading-snug">
        {other.short_description}
      </p>
      <WhatDiffers tool={tool} other={other} />
      {other.unknown.length > 0 && (
        <p className="mt-2.5 flex flex-wrap gap-x-3 text-xs text-muted">
          {other.unknown.map((label) => (
            <span key={label} className="border-b border-dashed border-line-strong">
              {label}: unknown
            </span>
          ))}
        </p>
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-3">
        <Between tool={tool} other={other} />
        <CompareButton tool={other} quiet="card" className="js-only -mr-2" />
      </div>
    </article>
  )
}

/** Leads to both side by side: to the page of the pair, where there is one. */
function Between({ tool, other }: { tool: Tool; other: Alternative }) {
  const look = 'link inline-flex min-h-11 min-w-0 items-center text-sm font-medium break-words md:min-h-9'
  const words = `${tool.name} vs ${other.name}`
  return other.pair ? (
    <Link to="/compare/$pair" params={{ pair: other.pair }} className={look}>
      {words}
    </Link>
  ) : (
    <Link to="/compare" search={{ tools: `${tool.slug},${other.slug}` }} className={look}>
      {words}
    </Link>
  )
}

/** What facts say; where they say nothing of both, what its tags do. And in any case what it is not for. */
function WhatDiffers({ tool, other }: { tool: Tool; other: Alternative }) {
  const { added, common } = tagsApart(tool, other)
  const byTags = other.told_apart.length === 0
  return (
    <ul className="mt-3 space-y-1.5 border-t border-line pt-3 text-sm">
      {other.told_apart.map((sentence) => (
        <Point key={sentence} icon={ArrowLeftRight}>
          <Told sentence={sentence} />
        </Point>
      ))}
      {byTags && added.length > 0 && (
        <Point icon={Plus} look="text-good">
          {added.join(', ')}
        </Point>
      )}
      {byTags && common.length > 0 && (
        <Point icon={Equal}>
          {common.join(', ')}
          <span className="text-muted">, like {tool.name}</span>
        </Point>
      )}
      {other.not_ideal_for && (
        <Point icon={Minus}>
          <span className="text-muted">Not ideal for: </span>
          {other.not_ideal_for.replace(/\.$/, '')}
        </Point>
      )}
    </ul>
  )
}

interface PointProps {
  icon: LucideIcon
  look?: string
  children: ReactNode
}

const Point = ({ icon: Icon, look = 'text-muted', children }: PointProps) => (
  <li className="flex gap-2.5">
    <Icon className={`mt-[3px] size-3.5 shrink-0 ${look}`} strokeWidth={2.5} aria-hidden="true" />
    <span className="min-w-0">{children}</span>
  </li>
)
