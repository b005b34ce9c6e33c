/** What a kit advises: which tools overlap, and what to leave out first. Sentences made of facts. */
import type { CatalogTool } from '../../../catalog/catalog.ts'
import { listed } from '../kit-cost.ts'
import { inSentence } from '../kit-description.ts'
import { dollars } from '../kit-prices.ts'
import { monthlyDollars, teamOf } from './costs.ts'
import type { Plan, PlannedTool } from './plan.ts'

export function adviceOf(plan: Plan): string[] {
  return [...overlapsIn(plan), ...savingsIn(plan), ...unknownIn(plan)]
}

/** Two tools of which one does the other's job, too. */
const overlapsIn = ({ overlaps }: Plan): string[] =>
  overlaps.map(
    ({ does, other, job }) =>
      `${does.name} does ${inSentence(job.label)} as well, so you may not need ${other.name}.`,
  )

/** With half the money: what is paid and was asked for last goes first. */
function savingsIn({ tools, requirements, demands }: Plan): string[] {
  const team = teamOf(demands)
  const monthly = (tool: CatalogTool) => monthlyDollars(tool, team)
  const paid = tools.filter(({ tool }) => monthly(tool) > 0)
  const total = paid.reduce((sum, { tool }) => sum + monthly(tool), 0)
  if (paid.length < 2) return []
  const placeOf = ({ job }: PlannedTool) => {
    const place = requirements.findIndex((r) => r.job === job)
    return place < 0 ? Number.POSITIVE_INFINITY : place
  }
  const dropped: CatalogTool[] = []
  let left = total
  for (const { tool } of paid.toSorted((a, b) => placeOf(b) - placeOf(a))) {
    if (left <= total / 2) break
    dropped.push(tool)
    left -= monthly(tool)
  }
  const names = listed(dropped.map((tool) => tool.name))
  return [`If you have half of the ${dollars(total)} a month: leave out ${names} first.`]
}

/** 'Data in the EU: unknown for 3 of these tools.' */
function unknownIn({ tools, demands }: Plan): string[] {
  return demands.flatMap(({ id, label }) => {
    const count = tools.filter(({ unknown }) => unknown.some((demand) => demand.id === id)).length
    if (count === 0) return []
    return [
      `${label}: unknown for ${count === tools.length ? (count === 1 ? 'this tool' : 'all of these tools') : `${count} of these tools`}.`,
    ]
  })
}
