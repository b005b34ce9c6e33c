/** A value of a record as people read it. */
export function fieldText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(empty)'
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (Array.isArray(value)) {
    if (value.length === 0) return '(empty)'
    return value
      .map((part) =>
        typeof part === 'object' ? String(part.title ?? part.name ?? JSON.stringify(part)) : String(part),
      )
      .join(', ')
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
