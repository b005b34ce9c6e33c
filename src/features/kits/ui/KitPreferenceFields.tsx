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
  5: { label: '5 tools', hint: 'The essentials' },
  7: { label: '7 tools', hint: 'A rounded kit' },
  10: { label: '10 tools', hint: 'Every side of it' },
}

interface Props {
  preferences: KitPreferences
  disabled: boolean
  onChange: (part: Partial<KitPreferences>) => void
}

export function KitPreferenceFields({ preferences, disabled, onChange }: Props) {
  return (
    <div className="card h-fit space-y-6 p-5">
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
    <fieldset disabled={disabled}>
      <legend className="font-medium">{legend}</legend>
      <div className="mt-1">
        {options.map((option) => (
          <label key={option.value} className="flex min-h-11 items-center gap-3 text-sm">
            <input
              type="radio"
              name={name}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="size-4 shrink-0 accent-accent"
            />
            <span>
              <span className="font-medium">{option.label}</span>
              <span className="block text-muted">{option.hint}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
