import { Options } from '../../ui/Options.tsx'

interface Props {
  label: string
  /** Empty: everything. */
  value: string
  options: readonly { value: string; label: string }[]
  all: string
  onChange: (value: string) => void
  className?: string
}

const SMALL = 'py-1 text-sm max-sm:min-w-[calc(50%-0.25rem)] max-sm:flex-1'

/** A filter of a list. */
export function FilterSelect({ label, value, options, all, onChange, className = SMALL }: Props) {
  return (
    <select
      aria-label={label}
      className={`field w-auto max-w-full ${className}`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{all}</option>
      <Options of={options.map((option) => [option.value, option.label])} />
    </select>
  )
}
