import { useSuspenseQuery } from '@tanstack/react-query'
import { ArrowRight, GitCompareArrows } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { Link } from '../../../ui/Link.tsx'
import type { Tool } from '../../tools/tools.contract.ts'
import type { Comparison } from '../compare.contract.ts'
import { factDifferences } from '../told-apart.ts'
import { ComparePrices } from './ComparePrices.tsx'
import { CompareTable } from './CompareTable.tsx'
import { compareQuery } from './compare.route.ts'
import { type Difference, differencesOf, samenessOf } from './differences.ts'
import { NotKnown } from './FactCell.tsx'
import { MarksLegend } from './MarksLegend.tsx'
import { SetsApart } from './SetsApart.tsx'
import { Told } from './Told.tsx'
import { ToolName } from './ToolName.tsx'

/** What facts say, and where they say nothing of both, what else the catalogue knows; whom neither suits in any case. */
function tellApart({ tools, kinds, facts }: Comparison): Difference[] {
  const [a, b] = tools as [Tool, Tool]
  const byFacts = facts
    ? factDifferences(kinds, { name: a.name, known: facts[0]! }, { name: b.name, known: facts[1]! })
    : []
  const others = differencesOf(a, b)
  if (byFacts.length === 0) return others
  return [...byFacts, ...others.filter(({ about }) => about === 'Not ideal for')]
}

/** What tells two tools apart in words, what they cost, and everything in a table. */
export function ComparedPair({ slugs }: { slugs: string }) {
  const { data } = useSuspenseQuery(compareQuery(slugs))
  const [a, b] = data.tools as [Tool, Tool]
  const [team, setTeam] = useState(1)
  const known = data.facts && { kinds: data.kinds, facts: data.facts, team, onTeam: setTeam }
  return (
    <>
      {known && <SetsApart tools={data.tools} known={known} />}
      <section aria-labelledby="in-words" className="mt-8">
        <h2 id="in-words" className="text-xl">
          What tells them apart
        </h2>
        <Apart data={data} />
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
        {known && (
          <div className="mb-3">
            <MarksLegend />
          </div>
        )}
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
    </>
  )
}

const PAIR_ROW = 'grid grid-cols-2 gap-x-5 gap-y-0.5 sm:grid-cols-[8.5rem_1fr_1fr] sm:gap-x-6'

/** A row for each difference, under the two names where it says something of each. What is the same comes last, in short. */
function Apart({ data }: { data: Comparison }) {
  const [a, b] = data.tools as [Tool, Tool]
  const same = samenessOf(a, b)
  return (
    <div className="card mt-3 px-4 sm:px-5">
      <div className={`${PAIR_ROW} items-center border-b border-line py-3`}>
        {[a, b].map((tool, i) => (
          <div key={tool.id} className={i === 0 ? 'sm:col-start-2' : undefined}>
            <ToolName tool={tool} size={28} />
          </div>
        ))}
      </div>
      <dl className="divide-y divide-line">
        {tellApart(data).map((difference) => (
          <DifferenceRow key={difference.about} tools={data.tools} difference={difference} />
        ))}
        {same.length > 0 && (
          <div className={`${PAIR_ROW} py-3 text-sm text-muted`}>
            <dt className="max-sm:col-span-2 max-sm:text-xs">The same</dt>
            <dd className="col-span-2">Both are {same.join('; ')}.</dd>
          </div>
        )}
      </dl>
    </div>
  )
}

function DifferenceRow({ tools, difference }: { tools: Tool[]; difference: Difference }) {
  const { about, sentences, each } = difference
  return (
    <div className={`${PAIR_ROW} py-3`}>
      <dt className="pt-px text-sm text-muted max-sm:col-span-2 max-sm:text-xs">{about}</dt>
      {sentences?.map((sentence) => (
        <dd key={sentence} className="col-span-2 max-w-[70ch] text-[0.9375rem] break-words sm:col-start-2">
          <Told sentence={sentence} />
        </dd>
      ))}
      {each?.map((words, i) => (
        <dd key={i} className="min-w-0 text-[0.9375rem] break-words">
          <span className="sr-only">{tools[i]!.name}: </span>
          {words ?? <NotKnown />}
        </dd>
      ))}
    </div>
  )
}
