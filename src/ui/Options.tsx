interface Props {
  of: Readonly<Record<string, string>> | readonly (readonly [value: string | number, label: string])[]
}

/** What can be chosen: each value with what it is called. */
export function Options({ of }: Props) {
  const all = Array.isArray(of) ? of : Object.entries(of)
  return all.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
