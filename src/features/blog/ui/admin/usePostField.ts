import { type FieldPath, type FieldPathValue, useFormContext, useWatch } from 'react-hook-form'
import type { PostValues } from './post-values.ts'

/** What stands in a field of the form around it, and how it is changed by something else than its own input. */
export function usePostField<N extends FieldPath<PostValues>>(name: N) {
  const { setValue } = useFormContext<PostValues>()
  const value = useWatch<PostValues, N>({ name })
  const change = (next: FieldPathValue<PostValues, N>) => setValue(name, next, { shouldDirty: true })
  return [value, change] as const
}
