import { useState } from 'react'
import { useToolParts } from '../../../app/parts.ts'
import type { Plan } from '../facts.contract.ts'
import { PLAN_REVIEW_DAYS } from '../facts.limits.ts'
import { formatMoney, monthlyCost, planPrice, teamCost } from '../prices.ts'
import { FactSource } from './FactSource.tsx'
import { PlanDot, PriceMarks } from './PriceMarks.tsx'
import { TeamSize } from './TeamSize.tsx'

/** What the plans cost, for a team of a size that the reader sets. */
export function PlansTable({ tool, plans }: { tool: { slug: string; name: string }; plans: Plan[] }) {
  const { ReportFact } = useToolParts()
  const [team, setTeam] = useState(1)
  const hasAxis = plans.filter((plan) => axisAmount(plan) !== null).length > 1
  const hasSeats = plans.some((plan) => plan.per_seat && monthlyCost(plan))
  return (
    <section aria-labelledby="plans">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="plans" className="text-xl">
          Plans
        </h2>
        {hasSeats && <TeamSize size={team} onChange={setTeam} />}
      </div>
      <div className="card">
        <table className="w-full text-sm">
          <thead className="text-left text-xs text-muted">
            <tr className="border-b border-line">
              <th className="px-4 py-2.5 font-medium">Plan</th>
              <th className="px-4 py-2.5 font-medium max-md:hidden">What you get</th>
              {hasAxis && (
                <th className="w-64 px-4 py-2.5 max-lg:hidden">
                  <span className="sr-only">On the axis of prices, one person, a month</span>
                  <PriceMarks />
                </th>
              )}
              <th className="px-4 py-2.5 text-right font-medium">Price</th>
              {hasSeats && (
                <th className={`px-4 py-2.5 text-right font-medium ${team === 1 ? 'max-md:hidden' : ''}`}>
                  {team === 1 ? 'One person, a month' : `Team of ${team}, a month`}
                </th>
              )}
              <th className="px-4 py-2.5 text-right font-medium">
                <span className="max-md:sr-only">Checked</span>
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {plans.map((plan, i) => (
              <tr key={i} className="align-baseline">
                <th scope="row" className="px-4 py-3 text-left font-semibold">
                  {plan.name}
                  <p className="mt-0.5 font-normal text-muted md:hidden">{plan.limits}</p>
                </th>
                <td className="px-4 py-3 text-muted max-md:hidden">{plan.limits}</td>
                {hasAxis && (
                  <td className="px-4 py-3 max-lg:hidden">
                    {axisAmount(plan) !== null && <PlanDot amount={axisAmount(plan)!} />}
                  </td>
                )}
                <td className="px-4 py-3 text-right tabular-nums md:whitespace-nowrap">{planPrice(plan)}</td>
                {hasSeats && (
                  <td
                    className={`px-4 py-3 text-right font-semibold whitespace-nowrap tabular-nums ${team === 1 ? 'max-md:hidden' : ''}`}
                  >
                    {totalOf(plan, team)}
                  </td>
                )}
                <td className="relative px-4 py-3 text-right">
                  <FactSource {...plan} subject={plan.name} reviewDays={PLAN_REVIEW_DAYS}>
                    <ReportFact
                      tool={tool}
                      kind="plans"
                      plan={plan.name}
                      subject={`Plan ${plan.name}`}
                      value={planPrice(plan)}
                    />
                  </FactSource>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** What a plan costs one person a month, where it can stand on the axis: in US dollars, or nothing. */
const axisAmount = (plan: Plan): number | null =>
  plan.amount === 0 ? 0 : plan.currency === 'USD' ? monthlyCost(plan) : null

function totalOf(plan: Plan, team: number): string {
  if (plan.amount === 0) return 'Free'
  const cost = teamCost(plan, team)
  return cost === null ? '–' : formatMoney(Math.round(cost * 100) / 100, plan.currency ?? 'USD')
}
