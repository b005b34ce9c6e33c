import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Breadcrumbs, categoryStep, TOOLS_STEP } from '../../../app/Breadcrumbs.tsx'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import { whenTouched } from '../../../ui/later.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import { compareQuery } from './compare.route.ts'
import { useComparisonCounted } from './useComparisonCounted.ts'

/** Of the page: see `at`. */
export const head = async (page: never) => (await import('./compare.head.ts')).pairHead(page)

const ComparedPair = whenTouched(() => import('./ComparedPair.tsx'), 'ComparedPair')
export const rest = ComparedPair.load

const route = getRouteApi('/compare/$pair')

/** Two tools against each other: what tells them apart in words, then everything in a table. */
export function ComparePairPage() {
  const { slugs } = route.useLoaderData()
  const { data } = useSuspenseQuery(compareQuery(slugs))
  const [a, b] = data.tools as [Tool, Tool]
  useComparisonCounted(data.tools)
  return (
    <div className="page wide-paper pt-6 md:pt-8 print:max-w-none print:p-0">
      <Breadcrumbs
        steps={[TOOLS_STEP, a.category_id === b.category_id ? categoryStep(a) : null]}
        current={`${a.name} vs ${b.name}`}
      />
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <span className="flex gap-1.5">
          {[a, b].map(({ id, name, slug, logo_url, theme_color }) => (
            <LogoTile key={id} name={name} slug={slug} src={logo_url} color={theme_color} size={48} />
          ))}
        </span>
        <h1 className="min-w-0 text-3xl break-words md:text-4xl">
          {a.name} vs {b.name}
        </h1>
      </div>
      <ComparedPair slugs={slugs} />
    </div>
  )
}
