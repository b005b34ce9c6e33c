import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '../../../ui/Link.tsx'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import { bundleQuery } from '../../bundles/ui/bundles.route.ts'
import { Section } from './Section.tsx'

/** A few bundles with all their tools, to show what a bundle is. */
export function SampleBundles({ slugs }: { slugs: string[] }) {
  return (
    <Section id="bundles" title="Start with a Bundle" more={{ to: '/bundles', label: 'All bundles' }}>
      <ul className="grid gap-4 lg:grid-cols-3">
        {slugs.map((slug) => (
          <li key={slug}>
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
    <article className="card group relative flex h-full flex-col p-5 transition-colors hover:border-line-strong sm:p-6">
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-[0.625rem] bg-raised text-2xl"
        >
          {bundle.icon}
        </span>
        <h3 className="text-lg">
          <Link
            to="/bundles/$slug"
            params={{ slug }}
            className="after:absolute after:inset-0 after:rounded-card group-hover:text-accent-text"
          >
            {bundle.name}
          </Link>
        </h3>
      </div>
      <p className="mt-3 text-sm text-pretty text-text/90">{bundle.summary}</p>
      <ol className="mt-auto pt-4" aria-label="Tools">
        {bundle.tools.map((tool) => (
          <li key={tool.id} className="flex items-center gap-3 border-t border-line py-2.5 last:pb-0">
            <LogoTile
              name={tool.name}
              slug={tool.slug}
              src={tool.logo_url}
              color={tool.theme_color}
              size={32}
            />
            <span className="min-w-0 flex-1 truncate text-sm font-medium">{tool.name}</span>
            <span className="max-w-[50%] truncate text-sm text-muted">{tool.category_name}</span>
          </li>
        ))}
      </ol>
    </article>
  )
}
