import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { AppError } from '../shared/errors.ts'

/**
 * Shows a failed answer at the fields it names. Answers the sentence for the whole form, or null when the fields
 * say it all; `lost` is the one for no answer at all.
 */
export function failureOf<T extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<T>,
  lost: string,
): string | null {
  if (!(error instanceof AppError)) return lost
  const fields = Object.entries(error.fields ?? {})
  for (const [name, message] of fields) setError(name as Path<T>, { message })
  return fields.length > 0 ? null : error.message
}
