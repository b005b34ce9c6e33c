/** What callers send, checked against the schemas of the contracts. */

import type { z } from 'zod'
import { AppError } from '../../shared/errors.ts'
import { isDemand, requiredSentence, withSubject } from '../../shared/messages.ts'

/** An empty value is as good as none: `?search=&category=` filters nothing. */
export function presentValues(query: Record<string, string>): Record<string, string> {
  const isAllPresent = Object.values(query).every((value) => value !== '')
  return isAllPresent ? query : Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
}

export function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  refuseNul(value)
  return parseInput(schema, value)
}

/** The parts of an address. One that nothing can be called by is not found; one of the wrong kind is a mistake. */
export function parseNames(schema: z.ZodObject | undefined, names: Record<string, string>): unknown {
  if (!schema) return undefined
  const { data, error } = schema.safeParse(names)
  const isTooLong = error?.issues.some(({ code }) => code === 'too_big')
  if (isTooLong || Object.values(names).some((name) => name.includes('\0'))) {
    throw new AppError('not_found', 'There is nothing at this address')
  }
  return error ? parseInput(schema, names) : data
}

/** What a schema makes of a value. Throws `invalid` with a sentence for each wrong field. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const fields: Record<string, string> = {}
  const missing = missingSentences(schema)
  for (const { path, message, code } of result.error.issues) {
    const [name] = path
    const isNone = path.length === 1 && (code === 'invalid_type' || isNoValue(given(value, name!), code))
    fields[path.join('.') || 'body'] ??= (isNone && missing.get(name!)) || message
  }
  const [name, message] = Object.entries(fields)[0] ?? ['', 'Invalid request']
  throw new AppError('invalid', withSubject(name, message), fields)
}

const given = (value: unknown, name: PropertyKey): unknown =>
  (value as Record<PropertyKey, unknown> | null | undefined)?.[name]

/** What no choice among values is. An object of which a check of its own says what is wrong is one. */
const isNoValue = (value: unknown, code: string) =>
  value === undefined || value === null || (typeof value === 'object' && code !== 'custom')

/** What is said of each field that has to be there: the same when it is not, and when it is of a wrong kind. */
function missingSentences(schema: z.ZodType): Map<PropertyKey, string> {
  const issues = schema.safeParse({}).error?.issues ?? []
  return new Map(
    issues.flatMap(({ path: [name, ...rest], message }) =>
      name === undefined || rest.length > 0
        ? []
        : [[name, isDemand(message) ? requiredSentence(name) : message]],
    ),
  )
}

/** A text of PostgreSQL cannot hold the NUL character, so none is let in anywhere. */
function refuseNul(input: unknown): void {
  for (const [name, value] of Object.entries(input ?? {})) {
    // Not recursive: a body may be nested deeper than the stack is.
    const open: unknown[] = [value]
    while (open.length > 0) {
      const next = open.pop()
      if (typeof next === 'string' && next.includes('\0')) {
        const message = 'must not contain a NUL character'
        throw new AppError('invalid', `${name} ${message}`, { [name]: message })
      }
      if (typeof next === 'object' && next !== null) for (const part of Object.values(next)) open.push(part)
    }
  }
}
