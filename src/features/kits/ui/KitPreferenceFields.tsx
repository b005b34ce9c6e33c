import { useId } from 'react'
import { SKILL_LEVELS } from '../../tools/tools.limits.ts'
import type { KitPreferences } from '../kits.contract.ts'
import { KIT_BUDGETS, KIT_SIZES } from '../kits.limits.ts'

const BUDGETS: Record<KitPreferences['budget'], { label: string; hint: string }> = {
  mixed: { label: 'Mixed', hint: 'Free and paid tools' },
  free: { label: 'Free', hint: 'Only what can be used free of charge' },
  paid: { label: 'Paid', hint: 'The strongest tools' },
}
const COMPLEXITIES: Record<KitPreferences['complexity'], { label: string; hint: string }> = {
  beginner: { label: 'Beginner', hint: 'Easy to begin with' },
  intermediate: { label: 'Intermediate', hint: 'Some setup is fine' },
  advanced: { label: 'Advanced', hint: 'Full control' },
}
const SIZES: Record<number, { label: string; hint: string }> = {
  5: { label: '5 tools', hint: 'At most five' },
  7: { label: '7 tools', hint: 'At most seven' },
  10: { label: '10 tools', hint: 'At most ten' },
}

interface Props {
  preferences: KitPreferences
  disabled: boolean
  onChange: (part: Partial<KitPreferences>) => void
}

export function KitPreferenceFields({ preferences, disabled, onChange }: Props) {
  return (
    <div className="grid gap-5 px-4 pb-5 sm:px-6 md:grid-cols-[1fr_auto_auto] md:items-end">
      <Choice
        legend="Budget"
        options={KIT_BUDGETS.map((value) => ({ value, ...BUDGETS[value] }))}
        value={preferences.budget}
        disabled={disabled}
        onChange={(budget) => onChange({ budget })}
      />
      <Choice
        legend="Complexity"
        options={SKILL_LEVELS.map((value) => ({ value, ...COMPLEXITIES[value] }))}
        value={preferences.complexity}
        disabled={disabled}
        onChange={(complexity) => onChange({ complexity })}
      />
      <Choice
        legend="Kit size"
        options={KIT_SIZES.map((value) => ({ value, ...SIZES[value]! }))}
        value={preferences.kit_size}
        disabled={disabled}
        onChange={(kit_size) => onChange({ kit_size })}
      />
    </div>
  )
}

interface ChoiceProps<T extends string | number> {
  legend: string
  options: { value: T; label: string; hint: string }[]
  value: T
  disabled: boolean
  onChange: (value: T) => void
}

function Choice<T extends string | number>({ legend, options, value, disabled, onChange }: ChoiceProps<T>) {
  const name = useId()
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="flex w-full justify-between text-sm font-medium md:block">
        {legend}
        <span className="font-normal text-muted md:block" aria-hidden="true">
          {options.find((option) => option.value === value)?.hint}
        </span>
      </legend>
      <div className="mt-1.5 flex rounded-control border border-line bg-raised p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative grid min-h-11 flex-auto place-items-center rounded-md px-2 text-center text-sm whitespace-nowrap text-muted transition-colors has-checked:bg-surface has-checked:font-medium has-checked:text-text has-checked:shadow-[0_0_0_1px_var(--line-strong)] has-focus-visible:outline-2 has-focus-visible:outline-accent-text md:min-h-9"
          >
            <input
              type="radio"
              name={name}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.label}
            <span className="sr-only">: {option.hint}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
