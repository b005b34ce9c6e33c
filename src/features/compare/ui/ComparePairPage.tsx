import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ArrowRight, GitCompareArrows } from 'lucide-react'
import { useState } from 'react'
import { Breadcrumbs, categoryStep, TOOLS_STEP } from '../../../app/Breadcrumbs.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { Link } from '../../../ui/Link.tsx'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import type { Tool } from '../../tools/tools.contract.ts'
import type { Comparison } from '../compare.contract.ts'
import { factDifferences } from '../told-apart.ts'
import { ComparePrices } from './ComparePrices.tsx'
import { CompareTable } from './CompareTable.tsx'
import { pairHead } from './compare.head.ts'
import { compareQuery } from './compare.route.ts'
import { type Difference, differencesOf } from './differences.ts'
import { MarksLegend } from './MarksLegend.tsx'
import { SetsApart } from './SetsApart.tsx'
import { useComparisonCounted } from './useComparisonCounted.ts'

/** Of the page: see `at`. */
export const head = pairHead

const route = getRouteApi('/compare/$pair')

/** What facts say; where they say nothing of both, what else the catalogue knows. */
function tellApart({ tools, kinds, facts }: Comparison): Difference[] {
  const [a, b] = tools as [Tool, Tool]
  const byFacts = facts
    ? factDifferences(kinds, { name: a.name, known: facts[0]! }, { name: b.name, known: facts[1]! })
    : []
  return byFacts.length > 0 ? byFacts : differencesOf(a, b)
}

/** Two tools against each other: what tells them apart in words, then everything in a table. */
export function ComparePairPage() {
  const { slugs } = route.useLoaderData()
  const { data } = useSuspenseQuery(compareQuery(slugs))
  const [a, b] = data.tools as [Tool, Tool]
  useComparisonCounted(data.tools)
  const [team, setTeam] = useState(1)
  const known = data.facts && { kinds: data.kinds, facts: data.facts, team, onTeam: setTeam }
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
      {known && <SetsApart tools={data.tools} known={known} />}
      <section aria-labelledby="in-words" className="mt-8">
        <h2 id="in-words" className="text-xl">
          What tells them apart
        </h2>
        <dl className="mt-3 divide-y divide-line border-y border-line">
          {tellApart(data).map(({ about, sentences }) => (
            <div key={about} className="gap-x-6 py-3 sm:grid sm:grid-cols-[9rem_1fr]">
              <dt className="text-sm font-medium text-muted sm:pt-0.5">{about}</dt>
              {sentences.map((sentence) => (
                <dd key={sentence} className="max-w-[70ch] break-words sm:col-start-2">
                  {sentence}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </section>
      {known && <ComparePrices tools={data.tools} known={known} />}
      <section aria-labelledby="side-by-side" className="mt-10">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h2 id="side-by-side" className="text-xl">
            Side by side
          </h2>
          <Link
            to="/compare"
            search={{ tools: `${a.slug},${b.slug}` }}
            className={`${buttonClass('secondary', 'sm')} print:hidden`}
          >
            <GitCompareArrows className="size-4" aria-hidden="true" />
            Add rows, export or share
          </Link>
        </div>
        {known && <MarksLegend />}
        <CompareTable tools={[a, b]} caption={`${a.name} and ${b.name} side by side`} known={known} />
      </section>
      <section aria-labelledby="others" className="mt-10 print:hidden">
        <h2 id="others" className="text-xl">
          Neither fits?
        </h2>
        <ul className="mt-4 grid gap-3 sm:grid-cols-2">
          {[a, b].map((tool) => (
            <li key={tool.id}>
              <Link
                to="/tools/$slug/alternatives"
                params={{ slug: tool.slug }}
                className="card flex min-h-14 items-center justify-between gap-3 px-4 transition-colors hover:border-line-strong"
              >
                <span className="min-w-0 py-3 font-medium break-words">Alternatives to {tool.name}</span>
                <ArrowRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
