import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '../src/api.ts'
import { PostInput } from '../src/features/blog/admin-blog.contract.ts'
import { BundleInput } from '../src/features/bundles/admin-bundles.contract.ts'
import { CategoryInput } from '../src/features/categories/admin-categories.contract.ts'
import { AdminReviewInput } from '../src/features/reviews/admin-reviews.contract.ts'
import { ToolInput } from '../src/features/tools/admin-tools.contract.ts'
import { ToolRecord } from '../src/features/tools/server/tools.csv.ts'
import type { Endpoint } from '../src/shared/contract.ts'
import { INTEGER_MAX } from '../src/shared/limits.ts'
import type { JsonSchema } from '../src/shared/openapi.ts'

const TOO_LARGE = [INTEGER_MAX + 1, -INTEGER_MAX - 2, 99_999_999_999, Number.MAX_SAFE_INTEGER]
const table = Object.entries<Endpoint>(endpoints)

/** Every number that a schema takes without saying which are too large for a column. */
function unbounded(schema: JsonSchema, path = ''): string[] {
  const { type, minimum, exclusiveMinimum, maximum, exclusiveMaximum } = schema as Record<
    string,
    number | string
  >
  const isNumber = type === 'integer' || type === 'number'
  const least = Number(minimum ?? exclusiveMinimum ?? Number.NaN)
  const most = Number(maximum ?? exclusiveMaximum ?? Number.NaN)
  const isBounded = schema.enum !== undefined || (least >= -INTEGER_MAX - 1 && most <= INTEGER_MAX)
  const parts: [string, unknown][] = [
    ...Object.entries((schema.properties ?? {}) as Record<string, unknown>),
    ...['items', 'additionalProperties'].map((key): [string, unknown] => ['[]', schema[key]]),
    ...['anyOf', 'oneOf', 'allOf'].flatMap((key) =>
      ((schema[key] ?? []) as unknown[]).map((part): [string, unknown] => ['', part]),
    ),
  ]
  return [
    ...(isNumber && !isBounded ? [path] : []),
    ...parts.flatMap(([name, part]) =>
      typeof part === 'object' && part !== null ? unbounded(part as JsonSchema, `${path}.${name}`) : [],
    ),
  ]
}

const inputOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema

describe('whole numbers that PostgreSQL has no room for', () => {
  test.each(table.filter(([, e]) => e.body))('are refused in the body of %s', (_, { body }) => {
    expect(unbounded(inputOf(body!))).toEqual([])
  })

  test.each(
    Object.entries({ AdminReviewInput, BundleInput, CategoryInput, PostInput, ToolInput, ToolRecord }),
  )('are refused by %s, which checks a change, or a row of a spreadsheet', (_, schema) =>
    expect(unbounded(inputOf(schema))).toEqual([]),
  )

  test.each(table.filter(([, e]) => e.params || e.query))(
    'are refused in the address of %s',
    (_, endpoint) => {
      for (const [name, schema] of Object.entries({ ...endpoint.params?.shape, ...endpoint.query?.shape })) {
        const one = (schema as z.ZodType).safeParse('1')
        if (typeof [one.data].flat()[0] !== 'number') continue
        for (const number of TOO_LARGE) {
          expect([name, number, (schema as z.ZodType).safeParse(String(number)).success]).toEqual([
            name,
            number,
            false,
          ])
        }
      }
    },
  )

  test('are found by this test', () => {
    expect(unbounded(inputOf(z.object({ a: z.array(z.object({ b: z.int() })) })))).toEqual(['.a.[].b'])
    expect(unbounded(inputOf(z.object({ a: z.number().min(0) })))).toEqual(['.a'])
  })
})
