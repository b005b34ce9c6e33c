import { expect, test } from 'vitest'
import type { z } from 'zod'
import { endpoints } from '../src/api.ts'
import type { Endpoint } from '../src/shared/contract.ts'

/** Values of each kind; some are wrong for every field. In an address all are texts. */
const TEXTS = ['', 'x', 'x'.repeat(100_000), '-1', '1.5', '1e12']
const VALUES = [...TEXTS, undefined, null, -1, 1.5, 1e12, true, [], ['x', ''], {}, { x: 1 }]

/** Whatever the endpoint can say of its fields. */
function messagesOf({ params, query, body }: Endpoint): string[] {
  return [...wrong(params, TEXTS), ...wrong(query, TEXTS), ...wrong(body, VALUES)]
}

function wrong(schema: z.ZodType | undefined, values: unknown[]): string[] {
  const names = Object.keys((schema as z.ZodObject | undefined)?.shape ?? {})
  const inputs = values.map((value) => Object.fromEntries(names.map((name) => [name, value])))
  return [{}, ...inputs].flatMap(
    (input) => schema?.safeParse(input).error?.issues.map((i) => i.message) ?? [],
  )
}

test('what is said of a field is a sentence, or what it must be', () => {
  const messages = new Set(Object.values(endpoints as Record<string, Endpoint>).flatMap(messagesOf))
  expect(messages.size).toBeGreaterThan(50)
  expect([...messages].filter((message) => !/^(must |\p{Lu})/u.test(message))).toEqual([])
})
