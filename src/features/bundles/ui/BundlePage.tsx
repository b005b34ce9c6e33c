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
import type { Bundle } from '../bundles.contract.ts'
import { BundleChain } from './BundleChain.tsx'
import { BundleCostLine } from './BundleCostLine.tsx'
import { BundleTool } from './BundleTool.tsx'
import { bundleQuery } from './bundles.route.ts'

/** Of the page: see `at`. */
export const head = async (page: never) => (await import('./bundles.head.ts')).bundleHead(page)

const route = getRouteApi('/bundles/$slug')

export function BundlePage() {
  const { slug } = route.useParams()
  const { data: bundle } = useSuspenseQuery(bundleQuery(slug))
  return (
    <div className="page pt-6 md:pt-8">
      <Breadcrumbs steps={[{ label: 'Bundles', link: { to: '/bundles' } }]} current={bundle.name} />
      <BundleHeader bundle={bundle} />
      <section aria-labelledby="tools-of-bundle" className="mt-8">
        <h2 id="tools-of-bundle" className="text-2xl">
          Tools in this bundle
        </h2>
        {bundle.tools.length === 0 ? (
          <p className="mt-3 text-muted">The tools of this bundle are not in the directory any more.</p>
        ) : (
          <ol className="card mt-4 divide-y divide-line overflow-hidden">
            {bundle.tools.map((tool, i) => (
              <li key={tool.id}>
                <BundleTool tool={tool} step={i + 1} />
              </li>
            ))}
          </ol>
        )}
      </section>
      <div className="mt-10 grid gap-8 lg:grid-cols-2 lg:gap-12">
        <TextSection title="About">
          <p className="max-w-[70ch] whitespace-pre-line">{bundle.description}</p>
        </TextSection>
        {bundle.use_case_guidance && (
          <TextSection title="Use Case Guidance">
            <Guidance text={bundle.use_case_guidance} />
          </TextSection>
        )}
      </div>
      {bundle.tags.length > 0 && (
        <div className="mt-8">
          <TextSection title="Tags">
            <TagLinks tags={bundle.tags} to="/bundles" />
          </TextSection>
        </div>
      )}
    </div>
  )
}

/** Lines that are numbered are steps; any other text stays as it is written. */
function Guidance({ text }: { text: string }) {
  const lines = text.split('\n').filter((line) => line.trim())
  if (!lines.every((line) => /^\d+\.\s/.test(line))) {
    return <p className="max-w-[70ch] whitespace-pre-line">{text}</p>
  }
  return (
    <ol className="max-w-[70ch] list-decimal space-y-1.5 pl-5 marker:text-muted marker:tabular-nums">
      {lines.map((line) => (
        <li key={line} className="pl-1">
          {line.replace(/^\d+\.\s+/, '')}
        </li>
      ))}
    </ol>
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
    <header className="mt-3 grid gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1fr)_32rem] lg:grid-rows-[auto_1fr]">
      <div className="min-w-0">
        <div className="flex items-center gap-3.5">
          <EmojiTile emoji={bundle.icon} size={52} />
          <h1 className="min-w-0 text-3xl md:text-4xl">{bundle.name}</h1>
        </div>
        <p className="mt-3 max-w-2xl text-lg text-muted">{bundle.summary}</p>
        <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted tabular-nums">
          <span>{plural(bundle.tool_count, 'tool')}</span>
          {bundle.popularity > 0 && (
            <span title="How often it was saved or compared">{plural(bundle.popularity, 'user')}</span>
          )}
          {bundle.is_free && <span>Works with free plans</span>}
        </p>
      </div>
      {bundle.tools.length > 0 && (
        <div className="card grid gap-5 self-start p-4 sm:p-6 lg:row-span-2">
          <BundleChain tools={bundle.tools} named />
          <div className="border-t border-line pt-4">
            <BundleCostLine tools={bundle.tools} />
          </div>
        </div>
      )}
      <div className="js-only flex flex-wrap content-start gap-2 md:grid md:max-w-md md:grid-cols-2">
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
          className={`${buttonClass('secondary')} max-md:flex-1 max-md:px-2`}
        >
          <WandSparkles className="size-4" aria-hidden="true" />
          Adapt this bundle
        </Link>
        <a
          href={bundle.downloadable_resource ?? `/api/bundles/${bundle.slug}/checklist`}
          download
          className={`${buttonClass('secondary')} max-md:flex-1 max-md:px-2`}
        >
          <Download className="size-4" aria-hidden="true" />
          Download Resource
        </a>
      </div>
    </header>
  )
}
