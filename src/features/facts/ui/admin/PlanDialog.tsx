import { useState } from 'react'
import { type FieldErrors, useFormContext } from 'react-hook-form'
import { CheckInput } from '../../../../admin-kit/form/CheckInput.tsx'
import { ChoiceInput } from '../../../../admin-kit/form/ChoiceInput.tsx'
import { TextInput } from '../../../../admin-kit/form/TextInput.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { SourceInputs } from './SourceInputs.tsx'
import { type PlanValues, type SheetValues, today } from './sheet-values.ts'

interface Props {
  /** Its place among the plans of the form around it. */
  at: number
  plan: PlanValues
  onClose: () => void
}

/** A plan of a tool. What is written stands in the form at once, and is saved with it. */
export function PlanDialog({ at, plan, onClose }: Props) {
  const { trigger, setValue, formState } = useFormContext<SheetValues>()
  const name = (field: keyof PlanValues) => `plans.${at}.${field}`
  const [title] = useState(plan.name ? 'Edit Plan' : 'Add Plan')
  const errors = (formState.errors.plans as FieldErrors<PlanValues>[] | undefined)?.[at]
  const change = (patch: Partial<PlanValues>) => {
    for (const [field, value] of Object.entries(patch)) {
      setValue(name(field as keyof PlanValues), value, {
        shouldDirty: true,
        shouldValidate: errors !== undefined,
      })
    }
  }
  const finish = async () => {
    if (await trigger(`plans.${at}`)) onClose()
  }
  return (
    <Dialog open onClose={onClose} title={title} place="wide">
      <div className="mx-auto grid max-w-4xl gap-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput name={name('name')} label="Name" required />
          <TextInput name={name('limits')} label="What it includes" />
          <TextInput
            name={name('amount')}
            label="Price"
            inputMode="decimal"
            hint="0 for a free plan. Empty where it is not known, or told on request."
          />
          <div className="grid grid-cols-2 gap-4">
            <TextInput name={name('currency')} label="Currency" maxLength={3} />
            <ChoiceInput name={name('per')} label="Paid" required={false}>
              <option value="">Not said</option>
              <option value="month">A month</option>
              <option value="year">A year</option>
              <option value="once">Once</option>
              <option value="use">For use</option>
            </ChoiceInput>
          </div>
          <TextInput name={name('unit')} label="What is paid for" hint="Where that is not the time alone." />
          <div className="grid grid-cols-2 gap-4">
            <TextInput name={name('seats_from')} label="Seats from" inputMode="numeric" />
            <TextInput name={name('seats_to')} label="Seats to" inputMode="numeric" />
          </div>
          <div>
            <CheckInput name={name('per_seat')} label="For each person" />
            <CheckInput name={name('is_billed_yearly')} label="A month’s price, paid for a year" />
          </div>
          <div className="grid grid-cols-2 gap-4">
            <TextInput name={name('trial_days')} label="Trial, days" inputMode="numeric" />
            <ChoiceInput name={name('trial_needs_card')} label="Trial needs a card" required={false}>
              <option value="">Not known</option>
              <option value="true">Yes</option>
              <option value="false">No</option>
            </ChoiceInput>
          </div>
        </div>
        <SourceInputs
          values={plan}
          errors={errors}
          onChange={change}
          onConfirm={() => change({ checked_at: today() })}
        />
        <div className="flex items-center justify-end gap-3">
          <p className="mr-auto text-sm text-muted">It is stored when the facts are saved.</p>
          <Button variant="primary" onClick={() => void finish()}>
            Done
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
