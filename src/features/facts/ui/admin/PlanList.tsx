import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { type FieldErrors, useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { IconAction } from '../../../../admin-kit/list/IconAction.tsx'
import { MoveButtons } from '../../../../admin-kit/list/MoveButtons.tsx'
import { StatusBadge } from '../../../../admin-kit/list/StatusBadge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { toast } from '../../../../ui/toast.ts'
import { isCurrency } from '../../fact-check.ts'
import { formatDay } from '../../fact-values.ts'
import type { Plan } from '../../facts.contract.ts'
import { planPrice } from '../../prices.ts'
import { PlanDialog } from './PlanDialog.tsx'
import { newPlan, type PlanValues, planInput, type SheetValues, today } from './sheet-values.ts'

/** The plans of a tool in their order; each is edited in a window. */
export function PlanList() {
  const { setValue, formState } = useFormContext<SheetValues>()
  const { fields, append, insert, move, remove } = useFieldArray<SheetValues, 'plans'>({ name: 'plans' })
  const plans = useWatch<SheetValues>({ name: 'plans' }) as PlanValues[]
  const [edited, edit] = useState<number | null>(null)
  const errors = formState.errors.plans as (FieldErrors<PlanValues>[] & { message?: string }) | undefined
  const takeAway = (at: number) => {
    const plan = plans[at]!
    remove(at)
    void toast({
      title: `${nameOf(plan)} is taken away`,
      description: 'This is not saved yet.',
      undo: () => insert(at, plan, { shouldFocus: false }),
    })
  }
  const add = () => {
    append(newPlan(), { shouldFocus: false })
    edit(fields.length)
  }
  const close = (at: number) => {
    edit(null)
    // It was opened and nothing was written.
    if (isBlank(plans[at]!)) remove(at)
  }
  const confirmAll = () =>
    setValue(
      'plans',
      plans.map((plan) => ({ ...plan, checked_at: today() })),
      { shouldDirty: true },
    )
  return (
    <section aria-labelledby="plans" className="mt-8">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 id="plans" className="font-sans text-sm font-semibold tracking-normal text-muted">
          Plans and prices
        </h3>
        <div className="flex flex-wrap gap-2">
          {plans.length > 0 && (
            <Button
              size="sm"
              variant="ghost"
              disabled={plans.every((plan) => plan.checked_at === today())}
              onClick={confirmAll}
            >
              All plans still true
            </Button>
          )}
          <Button size="sm" icon={Plus} onClick={add}>
            Add Plan
          </Button>
        </div>
      </div>
      {errors?.message && <p className="mb-2 text-sm text-danger">{errors.message}</p>}
      {plans.length === 0 ? (
        <p className="card px-4 py-3 text-sm text-muted">No plan is known.</p>
      ) : (
        <div className="card overflow-x-auto">
          <table className="w-full text-sm" aria-label="Plans">
            <thead className="text-left text-xs text-muted">
              <tr className="border-b border-line">
                <th className="px-4 py-2.5 font-medium">Plan</th>
                <th className="px-4 py-2.5 font-medium max-sm:hidden">Price</th>
                <th className="px-4 py-2.5 font-medium max-lg:hidden">What it includes</th>
                <th className="px-4 py-2.5 font-medium max-sm:hidden">Checked</th>
                <th>
                  <span className="sr-only">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {fields.map((field, i) => {
                const plan = plans[i]
                return (
                  plan && (
                    <PlanRow
                      key={field.id}
                      plan={plan}
                      isWrong={errors?.[i] !== undefined}
                      place={{ at: i, count: fields.length }}
                      onEdit={() => edit(i)}
                      onMove={(to) => move(i, to)}
                      onRemove={() => takeAway(i)}
                    />
                  )
                )
              })}
            </tbody>
          </table>
        </div>
      )}
      {edited !== null && plans[edited] && (
        <PlanDialog at={edited} plan={plans[edited]} onClose={() => close(edited)} />
      )}
    </section>
  )
}

interface RowProps {
  plan: PlanValues
  isWrong: boolean
  place: { at: number; count: number }
  onEdit: () => void
  onMove: (to: number) => void
  onRemove: () => void
}

function PlanRow({ plan, isWrong, place, onEdit, onMove, onRemove }: RowProps) {
  const name = nameOf(plan)
  return (
    <tr>
      <th scope="row" className="px-4 py-2 text-left font-medium">
        {name} {isWrong && <StatusBadge tone="danger">Look again</StatusBadge>}
        <span className="block font-normal text-muted tabular-nums sm:hidden">{priceIn(plan)}</span>
      </th>
      <td className="px-4 py-2 tabular-nums max-sm:hidden">{priceIn(plan)}</td>
      <td className="max-w-80 truncate px-4 py-2 text-muted max-lg:hidden">{plan.limits}</td>
      <td className="px-4 py-2 whitespace-nowrap text-muted max-sm:hidden">
        {plan.checked_at === today() ? 'Today' : formatDay(plan.checked_at)}
      </td>
      <td className="w-px py-1 pr-2">
        <div className="flex justify-end">
          <IconAction icon={Pencil} title="Edit" of={name} onClick={onEdit} />
          <MoveButtons name={name} {...place} onMove={onMove} onRemove={onRemove} />
        </div>
      </td>
    </tr>
  )
}

const nameOf = ({ name }: PlanValues) => name || 'Plan without a name'
const isBlank = ({ name, amount, limits, source_url }: PlanValues) =>
  `${name}${amount}${limits}${source_url}` === ''

function priceIn(values: PlanValues): string {
  const plan = planInput(values)
  if (Number.isNaN(plan.amount)) return values.amount
  // While it is being written a currency may be none.
  if (plan.amount && !isCurrency(plan.currency ?? '')) return `${values.amount} ${values.currency}`
  return planPrice(plan as Plan)
}
