import { Field } from '../../../../ui/Field.tsx'
import { Options } from '../../../../ui/Options.tsx'
import type { FactKind } from '../../facts.contract.ts'
import { type FactValues, isTicked } from './sheet-values.ts'

interface Props {
  kind: FactKind
  value: FactValues['value']
  error: string | undefined
  onChange: (value: FactValues['value']) => void
}

/** The value of a fact, as its kind wants it. */
export function FactInput(props: Props) {
  const { kind, error, onChange } = props
  if (isTicked(kind)) return <TickList {...props} />
  const value = props.value as string
  const choices = kind.type === 'flag' ? FLAG : kind.type === 'choice' ? kind.options : []
  if (choices.length > 0) {
    return (
      <Field label={kind.label} required error={error}>
        {(field) => (
          <select
            {...field}
            className="field max-w-md"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            <option value="">Not known</option>
            <Options of={choices.map((choice) => [choice.value, choice.label])} />
          </select>
        )}
      </Field>
    )
  }
  const { hint, mode, placeholder } = HINTS[kind.type] ?? {}
  return (
    <Field label={labelOf(kind)} required error={error} hint={hint}>
      {(field) => (
        <input
          {...field}
          type="text"
          inputMode={mode}
          placeholder={placeholder}
          className={`field ${kind.type === 'text' || kind.type === 'several' || kind.type === 'address' ? '' : 'max-w-52'}`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

const FLAG = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

const HINTS: Partial<
  Record<FactKind['type'], { hint?: string; mode?: 'decimal' | 'url' | 'numeric'; placeholder?: string }>
> = {
  several: { hint: 'With commas between them.' },
  number: { mode: 'decimal' },
  amount: { mode: 'decimal' },
  date: { hint: 'A day, a month or a year.', placeholder: '2026-11-22' },
  address: { mode: 'url', placeholder: 'https://' },
}

const labelOf = ({ label, unit }: FactKind) => (unit ? `${label}, ${unit}` : label)

function TickList({ kind, value, error, onChange }: Props) {
  const ticked = value as string[]
  const id = `wrong-${kind.key}`
  const known = new Set(kind.options.map((option) => option.value))
  // What is no option any more can be taken away.
  const strays = ticked
    .filter((choice) => !known.has(choice))
    .map((choice) => ({ value: choice, label: choice }))
  const all = [...kind.options, ...strays]
  const tick = (choice: string, isOn: boolean) =>
    onChange(all.map((o) => o.value).filter((other) => (other === choice ? isOn : ticked.includes(other))))
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{kind.label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-4">
        {all.map((option) => (
          <label key={option.value} className="flex min-h-11 items-center gap-3 text-sm md:min-h-9">
            <input
              type="checkbox"
              className="size-4 accent-accent"
              checked={ticked.includes(option.value)}
              onChange={(event) => tick(option.value, event.target.checked)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
