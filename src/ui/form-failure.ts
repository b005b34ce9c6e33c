import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { AppError } from '../shared/errors.ts'

/** No answer at all. */
export const NETWORK_ERROR = 'Network error. Please try again.'

/**
 * Shows a failed answer at the fields it names. Answers the sentence for the whole form, or null when the fields
 * say it all; `lost` is the one for no answer at all.
 */
export function failureOf<T extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<T>,
  lost = NETWORK_ERROR,
): string | null {
  if (!(error instanceof AppError)) return lost
  const fields = Object.entries(error.fields ?? {})
  for (const [name, message] of fields) setError(name as Path<T>, { message })
  return fields.length > 0 ? null : error.message
}

/** The sentence for a failure that has no form. */
export const sentenceOf = (error: unknown, lost = NETWORK_ERROR) =>
  error instanceof AppError ? error.message : lost
