import type { FieldChange } from '../records.contract.ts'

/** The fields of a form that differ from a stored record. */
export function fieldChanges(stored: object, form: object): FieldChange[] {
  const before = stored as Record<string, unknown>
  return Object.entries(form).flatMap(([field, after]) =>
    JSON.stringify(before[field]) === JSON.stringify(after) ? [] : [{ field, before: before[field], after }],
  )
}
