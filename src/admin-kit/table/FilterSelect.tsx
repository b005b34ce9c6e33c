interface Props {
  label: string
  /** Empty: everything. */
  value: string
  options: readonly { value: string; label: string }[]
  all: string
  onChange: (value: string) => void
}

/** A filter of a table. */
export function FilterSelect({ label, value, options, all, onChange }: Props) {
  return (
    <select
      aria-label={label}
      className="field w-auto max-w-full py-1 text-sm max-sm:min-w-[calc(50%-0.25rem)] max-sm:flex-1"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
