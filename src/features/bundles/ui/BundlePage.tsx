import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Download, GitCompareArrows, WandSparkles } from 'lucide-react'
import { Breadcrumbs } from '../../../app/Breadcrumbs.tsx'
import { useParts } from '../../../app/parts.ts'
import { TagLinks } from '../../../app/TagLinks.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { EmojiTile } from '../../../ui/EmojiIcon.tsx'
import { Link } from '../../../ui/Link.tsx'
import { TextSection } from '../../../ui/TextSection.tsx'
import { plural } from '../../../ui/text.ts'
import { COMPARE_LIMIT } from '../../compare/compare.limits.ts'
import { useCompareList } from '../../compare/ui/compare-list.ts'
import { countUse } from '../../counters/ui/count-use.ts'
import { ToolCard } from '../../tools/ui/ToolCard.tsx'
import type { Bundle } from '../bundles.contract.ts'
import { bundleQuery } from './bundles.route.ts'

const route = getRouteApi('/bundles/$slug')

export function BundlePage() {
  const { slug } = route.useParams()
  const { data: bundle } = useSuspenseQuery(bundleQuery(slug))
  return (
    <div className="page pt-6 md:pt-8">
      <Breadcrumbs steps={[{ label: 'Bundles', link: { to: '/bundles' } }]} current={bundle.name} />
      <BundleHeader bundle={bundle} />
      <div className="mt-10 grid gap-10 lg:grid-cols-2">
        <TextSection title="About">
          <p className="max-w-[70ch] whitespace-pre-line">{bundle.description}</p>
        </TextSection>
        {bundle.use_case_guidance && (
          <TextSection title="Use Case Guidance">
            <div className="max-w-[70ch] space-y-2.5 whitespace-pre-line">{bundle.use_case_guidance}</div>
          </TextSection>
        )}
      </div>
      {bundle.tags.length > 0 && (
        <div className="mt-10">
          <TextSection title="Tags">
            <TagLinks tags={bundle.tags} to="/bundles" />
          </TextSection>
        </div>
      )}
      <section aria-labelledby="tools-of-bundle" className="mt-12">
        <h2 id="tools-of-bundle" className="text-2xl">
          Tools in this bundle
        </h2>
        <ol className="mt-4 grid grid-cols-1 gap-x-4 gap-y-6 sm:grid-cols-2 xl:grid-cols-3">
          {bundle.tools.map((tool, i) => (
            <li key={tool.id} className="flex flex-col">
              <p className="mb-2 min-h-10 text-sm text-pretty text-muted">
                <span className="mr-1.5 font-semibold text-text tabular-nums">{i + 1}.</span>
                {tool.why}
              </p>
              <div className="flex-1">
                <ToolCard tool={tool} />
              </div>
            </li>
          ))}
        </ol>
        {bundle.tools.length === 0 && (
          <p className="mt-3 text-muted">The tools of this bundle are not in the directory any more.</p>
        )}
      </section>
    </div>
  )
}

function BundleHeader({ bundle }: { bundle: Bundle }) {
  const { SaveBundle } = useParts()
  const navigate = useNavigate()
  const compare = useCompareList()
  const compareAll = () => {
    const first = bundle.tools.slice(0, COMPARE_LIMIT)
    compare.clear()
    for (const tool of first) compare.add(tool)
    countUse('bundle_compare', bundle.slug)
    void navigate({ to: '/compare', search: { tools: first.map((t) => t.slug).join(',') } })
  }
  return (
    <header className="mt-3 flex flex-col gap-5 md:flex-row md:items-start">
      <EmojiTile emoji={bundle.icon} size={72} />
      <div className="min-w-0 flex-1">
        <h1 className="text-3xl md:text-4xl">{bundle.name}</h1>
        <p className="mt-2 max-w-2xl text-lg text-muted">{bundle.summary}</p>
        <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted tabular-nums">
          <span>{plural(bundle.tool_count, 'tool')}</span>
          {bundle.popularity > 0 && (
            <span title="How often it was saved or compared">{plural(bundle.popularity, 'user')}</span>
          )}
          {bundle.is_free && <span>Works with free plans</span>}
        </p>
      </div>
      <div className="js-only flex flex-wrap gap-2 md:w-60 md:flex-col">
        <Button
          variant="primary"
          className="max-md:basis-full"
          onClick={compareAll}
          disabled={bundle.tools.length === 0}
          icon={GitCompareArrows}
        >
          Compare All Tools
        </Button>
        <SaveBundle bundle={bundle} />
        <Link
          to="/kit-builder"
          search={{ bundle: bundle.slug }}
          className={`${buttonClass('secondary')} max-md:flex-1`}
        >
          <WandSparkles className="size-4" aria-hidden="true" />
          Adapt this bundle
        </Link>
        <a
          href={bundle.downloadable_resource ?? `/api/bundles/${bundle.slug}/checklist`}
          download
          className={`${buttonClass('secondary')} max-md:flex-1`}
        >
          <Download className="size-4" aria-hidden="true" />
          Download Resource
        </a>
      </div>
    </header>
  )
}
