import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form'
import type { z } from 'zod'

/**
 * The checks of the server, at the fields: `toInput` says what the fields mean. Lists stand in one field each, unless
 * `fieldOf` says otherwise.
 */
export function schemaResolver<V extends FieldValues>(
  schema: z.ZodType,
  toInput: (values: V) => object,
  fieldOf: (path: PropertyKey[]) => string = (path) => String(path[0]),
): Resolver<V> {
  return (values) => {
    const result = schema.safeParse(toInput(values))
    if (result.success) return { values, errors: {} }
    const errors: FieldErrors<V> = {}
    for (const { path, message } of result.error.issues) {
      const field = fieldOf(path)
      // The first thing that is wrong with a field says most.
      if (!get(errors, field)) set(errors, field, { type: 'invalid', message })
    }
    return { values: {}, errors }
  }
}
