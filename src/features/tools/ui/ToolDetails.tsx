import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Breadcrumbs, categoryStep, TOOLS_STEP } from '../../../app/Breadcrumbs.tsx'
import { LinkTabs } from '../../../ui/LinkTabs.tsx'
import { later, whenTouched } from '../../../ui/later.ts'
import { whenUsed } from '../../../ui/when-used.ts'
import { track } from '../../analytics/ui/track.ts'
import { countUse } from '../../counters/ui/count-use.ts'
import type { Tool } from '../tools.contract.ts'
import { LifeNotice } from './LifeNotice.tsx'
import { ToolDock } from './ToolDock.tsx'
import { ToolHeader } from './ToolHeader.tsx'
import { TOOL_TABS, type ToolTab, toolQuery, tutorialsQuery } from './tools.route.ts'

const route = getRouteApi('/tools/$slug')

const ToolSummary = whenTouched(() => import('./ToolSummary.tsx'), 'ToolSummary')
const InsteadStrip = whenTouched(() => import('./InsteadStrip.tsx'), 'InsteadStrip')
const ToolOverview = whenTouched(() => import('./ToolOverview.tsx'), 'ToolOverview')
const SimilarTools = whenTouched(() => import('./SimilarTools.tsx'), 'SimilarTools')
const ToolComparisons = whenTouched(() => import('./ToolComparisons.tsx'), 'ToolComparisons')

/** What is read, or below the first screen. */
export const restOfTool = () =>
  Promise.all(
    [ToolSummary, InsteadStrip, ToolOverview, SimilarTools, ToolComparisons].map((part) => part.load()),
  )

/** Another tab than the first, as the reviews: its code comes when the page is used. */
const Tutorials = later(() => import('./TutorialsTab.tsx'), 'TutorialsTab')
const TutorialsTab = import.meta.env.SSR ? await Tutorials.load() : Tutorials

interface Props {
  Reviews: ComponentType<{ tool: Tool; isMissing: boolean }>
  /** Whether something else stands at the lower edge of the screen. */
  isEdgeTaken: boolean
}

/** Everything about a tool; its reviews are put in. */
export function ToolDetails({ Reviews, isEdgeTaken }: Props) {
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
  useEffect(() => whenUsed(Tutorials.load), [])
  const { missing } = route.useLoaderData()
  // Not waited for: the page has them already, or goes without.
  const { data: tutorials } = useQuery(tutorialsQuery(slug))
  const actions = useRef<HTMLDivElement>(null)
  const labels: Record<ToolTab, ReactNode> = {
    overview: 'Overview',
    reviews: <Counted name="Reviews" count={tool.review_count} />,
    tutorials: tutorials ? <Counted name="Tutorials" count={tutorials.length} /> : 'Tutorials',
  }
  return (
    <div className="page pt-4 md:pt-6">
      <Breadcrumbs steps={[TOOLS_STEP, categoryStep(tool)]} current={tool.name} />
      <ToolHeader tool={tool} actions={actions} />
      <LifeNotice tool={tool} />
      <ToolSummary tool={tool} isMissingFacts={missing.facts} />
      <InsteadStrip tool={tool} />
      <div className="mt-8">
        <LinkTabs
          label="About this tool"
          current={tab}
          tabs={TOOL_TABS.map((name) => ({ name, label: labels[name] }))}
          link={{ to: '/tools/$slug', params: { slug }, resetScroll: false, replace: true }}
        >
          {tab === 'overview' && <ToolOverview tool={tool} isMissingFacts={missing.facts} />}
          {tab === 'reviews' && (
            <Suspense>
              <Reviews tool={tool} isMissing={missing.reviews} />
            </Suspense>
          )}
          {tab === 'tutorials' && (
            <Suspense>
              <TutorialsTab tool={tool} tutorials={tutorials ?? null} />
            </Suspense>
          )}
        </LinkTabs>
      </div>
      <SimilarTools tool={tool} />
      <ToolComparisons tool={tool} />
      <ToolDock tool={tool} actions={actions} isTaken={isEdgeTaken} />
    </div>
  )
}

/** 'Reviews (12)'. That there are none yet is heard, and not held up to everyone. */
const Counted = ({ name, count }: { name: string; count: number }) => (
  <>
    {name} <span className={count === 0 ? 'sr-only' : 'text-muted tabular-nums'}>({count})</span>
  </>
)
