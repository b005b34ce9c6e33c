import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'
import type { z } from 'zod'

/** The checks of the server, at the fields: `toInput` says what the fields mean. Lists stand in one field each. */
export function schemaResolver<V extends FieldValues>(
  schema: z.ZodType,
  toInput: (values: V) => object,
): Resolver<V> {
  return (values) => {
    const result = schema.safeParse(toInput(values))
    if (result.success) return { values, errors: {} }
    const errors: FieldErrors<V> = {}
    for (const { path, message } of result.error.issues) {
      set(errors, String(path[0]), { type: 'invalid', message })
    }
    return { values: {}, errors }
  }
}
