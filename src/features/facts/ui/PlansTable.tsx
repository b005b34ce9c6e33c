import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { useParts } from '../../../app/parts.ts'
import { Button } from '../../../ui/Button.tsx'
import { formatMoney, monthlyCost } from '../fact-values.ts'
import type { Plan } from '../facts.contract.ts'
import { FactSource } from './FactSource.tsx'

const TEAM_MAX = 1000
/** Days after which a price is due to be read again. */
const REVIEW_DAYS = 60

/** What the plans cost, for a team of a size that the reader sets. */
export function PlansTable({ tool, plans }: { tool: { slug: string; name: string }; plans: Plan[] }) {
  const { ReportFact } = useParts()
  const [team, setTeam] = useState(1)
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
                <td className="px-4 py-3 text-right tabular-nums md:whitespace-nowrap">{priceOf(plan)}</td>
                {hasSeats && (
                  <td
                    className={`px-4 py-3 text-right font-semibold whitespace-nowrap tabular-nums ${team === 1 ? 'max-md:hidden' : ''}`}
                  >
                    {totalOf(plan, team)}
                  </td>
                )}
                <td className="relative px-4 py-3 text-right">
                  <FactSource {...plan} subject={plan.name} reviewDays={REVIEW_DAYS}>
                    <ReportFact
                      tool={tool}
                      kind="plans"
                      plan={plan.name}
                      subject={`Plan ${plan.name}`}
                      value={priceOf(plan)}
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

const PER = { month: 'a month', year: 'a year', once: 'once', use: '' } as const

function priceOf({ amount, currency, per, per_seat, unit, is_billed_yearly }: Plan): string {
  if (amount === null) return 'On request'
  if (amount === 0) return 'Free'
  const money = formatMoney(amount, currency ?? 'USD')
  if (per === 'use' || per === null) return unit ? `${money} for ${unit}` : money
  return `${money} ${per_seat ? 'a person, ' : ''}${PER[per]}${is_billed_yearly ? ', paid yearly' : ''}`
}

function totalOf(plan: Plan, team: number): string {
  if (plan.amount === 0) return 'Free'
  // Of a price for all it is not said whether a team may share it.
  const cost = team > 1 && !plan.per_seat ? null : monthlyCost(plan, team)
  return cost === null ? '–' : formatMoney(Math.round(cost * 100) / 100, plan.currency ?? 'USD')
}

function TeamSize({ size, onChange }: { size: number; onChange: (size: number) => void }) {
  const set = (next: number) => onChange(Math.min(TEAM_MAX, Math.max(1, Math.round(next) || 1)))
  return (
    <div className="js-only flex items-center gap-2 text-sm text-muted">
      <label htmlFor="team-size">for a team of</label>
      <Button size="sm" icon={Minus} aria-label="Fewer" disabled={size === 1} onClick={() => set(size - 1)} />
      <input
        id="team-size"
        type="number"
        min={1}
        max={TEAM_MAX}
        value={size}
        onChange={(event) => set(event.target.valueAsNumber)}
        className="field min-h-9 w-16 px-2 text-center"
      />
      <Button
        size="sm"
        icon={Plus}
        aria-label="More"
        disabled={size === TEAM_MAX}
        onClick={() => set(size + 1)}
      />
    </div>
  )
}
