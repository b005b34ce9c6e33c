import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { type ComponentType, useEffect } from 'react'
import { Breadcrumbs, categoryStep, TOOLS_STEP } from '../../../app/Breadcrumbs.tsx'
import { useParts } from '../../../app/parts.ts'
import { buttonClass } from '../../../ui/button.ts'
import { LinkTabs } from '../../../ui/LinkTabs.tsx'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import { track } from '../../analytics/ui/track.ts'
import { countUse } from '../../counters/ui/count-use.ts'
import type { Tool } from '../tools.contract.ts'
import { LifeNotice } from './LifeNotice.tsx'
import { PricingBadge } from './PricingBadge.tsx'
import { SimilarTools } from './SimilarTools.tsx'
import { ToolComparisons } from './ToolComparisons.tsx'
import { ToolOverview } from './ToolOverview.tsx'
import { ToolRating } from './ToolRating.tsx'
import { TutorialsTab } from './TutorialsTab.tsx'
import { TOOL_TABS, type ToolTab, toolQuery, tutorialsQuery } from './tools.route.ts'

const route = getRouteApi('/tools/$slug')

interface Props {
  Reviews: ComponentType<{ tool: Tool; isMissing: boolean }>
}

/** Everything about a tool; its reviews are put in. */
export function ToolDetails({ Reviews }: Props) {
  const { slug } = route.useParams()
  const { tab = 'overview' } = route.useSearch()
  const { data: tool } = useSuspenseQuery(toolQuery(slug))
  useEffect(() => {
    countUse('tool_view', slug)
    track('ViewContent', {
      content_name: tool.name,
      content_category: tool.category_name,
      content_ids: [String(tool.id)],
    })
  }, [slug, tool.id, tool.name, tool.category_name])
  const { missing } = route.useLoaderData()
  // Not waited for: the page has them already, or goes without.
  const { data: tutorials } = useQuery(tutorialsQuery(slug))
  const labels: Record<ToolTab, string> = {
    overview: 'Overview',
    reviews: `Reviews (${tool.review_count})`,
    tutorials: tutorials ? `Tutorials (${tutorials.length})` : 'Tutorials',
  }
  return (
    <div className="page pt-6 md:pt-8">
      <Breadcrumbs steps={[TOOLS_STEP, categoryStep(tool)]} current={tool.name} />
      <ToolHeader tool={tool} />
      <LifeNotice tool={tool} />
      <div className="mt-8">
        <LinkTabs
          label="About this tool"
          current={tab}
          tabs={TOOL_TABS.map((name) => ({ name, label: labels[name] }))}
          link={{ to: '/tools/$slug', params: { slug }, resetScroll: false, replace: true }}
        >
          {tab === 'overview' && <ToolOverview tool={tool} isMissingFacts={missing.facts} />}
          {tab === 'reviews' && <Reviews tool={tool} isMissing={missing.reviews} />}
          {tab === 'tutorials' && <TutorialsTab tool={tool} tutorials={tutorials ?? null} />}
        </LinkTabs>
      </div>
      <SimilarTools tool={tool} />
      <ToolComparisons tool={tool} />
    </div>
  )
}

function ToolHeader({ tool }: { tool: Tool }) {
  const { ToolActions, ClaimTool } = useParts()
  return (
    <header className="mt-4 flex flex-col gap-5 md:flex-row md:items-start">
      <LogoTile name={tool.name} slug={tool.slug} src={tool.logo_url} color={tool.theme_color} size={72} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-3xl break-words md:text-4xl">{tool.name}</h1>
          <PricingBadge model={tool.pricing_model} />
        </div>
        <p className="mt-2 max-w-2xl text-lg text-muted">{tool.short_description}</p>
        <p className="mt-3 flex text-sm">
          <ToolRating tool={tool} look="page" />
        </p>
        <ClaimTool tool={tool} />
      </div>
      <div className="flex flex-wrap gap-2 md:w-52 md:flex-col">
        <a
          href={tool.website_url}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => {
            countUse('tool_click', tool.slug)
            track('ClickTool', { content_name: tool.name, destination: tool.website_url })
          }}
          className={`${buttonClass('primary')} max-md:flex-1 max-md:basis-full`}
        >
          Visit Website
          <ExternalLink className="size-4" aria-hidden="true" />
          <span className="sr-only">of {tool.name} (opens in a new tab)</span>
        </a>
        <ToolActions tool={tool} where="page" />
      </div>
    </header>
  )
}
