import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '../../../ui/Link.tsx'
import { bundleQuery } from '../../bundles/ui/bundles.route.ts'
import { MarkTile } from './MarkTile.tsx'
import { Section } from './Section.tsx'
import { STRIP, STRIP_ITEM } from './strip.ts'

/** A few bundles with all their tools, to show what a bundle is. */
export function SampleBundles({ slugs }: { slugs: string[] }) {
  return (
    <Section id="bundles" title="Start with a Bundle" more={{ to: '/bundles', label: 'All bundles' }}>
      <ul className={`${STRIP} gap-4 sm:grid lg:grid-cols-3`}>
        {slugs.map((slug) => (
          <li key={slug} className={STRIP_ITEM}>
            <SampleBundle slug={slug} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function SampleBundle({ slug }: { slug: string }) {
  const { data: bundle } = useSuspenseQuery(bundleQuery(slug))
  return (
    <article className="card group relative flex h-full flex-col p-4 transition-colors hover:border-line-strong sm:p-6">
      <ol className="flex items-center" aria-label="Tools">
        {bundle.tools.map((tool) => (
          <li
            key={tool.id}
            title={tool.name}
            className="flex items-center not-first:flex-1 not-first:before:mx-1 sm:not-first:before:mx-1.5 not-first:before:flex-1 not-first:before:border-t-2 not-first:before:border-dotted not-first:before:border-line-strong"
          >
            <MarkTile tool={tool} size={40} />
            <span className="sr-only">{tool.name}</span>
          </li>
        ))}
      </ol>
      <h3 className="mt-4 text-lg">
        <Link to="/bundles/$slug" params={{ slug }} className="card-link">
          {bundle.name}
        </Link>
      </h3>
      <p className="mt-1.5 text-sm text-pretty text-text/90">{bundle.summary}</p>
      <p className="mt-auto pt-3 text-sm text-muted">{bundle.tools.map(({ name }) => name).join(' · ')}</p>
    </article>
  )
}
