import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '../src/api.ts'
import { parseInput } from '../src/kernel/http/input.ts'
import type { Endpoint } from '../src/shared/contract.ts'
import { AppError } from '../src/shared/errors.ts'

/** What is said of fields that are missing or of a wrong kind: sentences of ours, never those of the library. */

type Input = 'params' | 'query' | 'body'

/** How zod itself speaks. */
const LIBRARY = /invalid|expected|received|unrecognized|too (small|big)|nan\b/i
/** What the specification says in place of '… is required'. */
const SPECIFIED = [
  'Please enter a valid email address',
  'Please fill in all required fields.',
  // It has a prompt to write, and no sentence for an empty one.
  'Please describe your project',
]
const isSaid = (message: string) => /^[A-Z].* (is|are) required$/.test(message) || SPECIFIED.includes(message)

function failureOf(schema: z.ZodType, value: unknown): AppError | null {
  try {
    parseInput(schema, value)
    return null
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

/** The object that a schema reads, whatever is done before or after. */
function shapeOf(schema: z.ZodType): Record<string, z.ZodType> {
  let inner: z.ZodType = schema
  while (inner instanceof z.ZodPipe) {
    inner = (inner.in instanceof z.ZodTransform ? inner.out : inner.in) as z.ZodType
  }
  return inner instanceof z.ZodObject ? (inner.shape as Record<string, z.ZodType>) : {}
}

const all = Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]) =>
  (['params', 'query', 'body'] as Input[]).flatMap((part) => {
    const schema = endpoint[part] as z.ZodType | undefined
    return schema ? [{ name, part, schema, fields: Object.keys(shapeOf(schema)) }] : []
  }),
)
const bodies = all.filter(({ part }) => part === 'body')

const WRONG: [string, unknown][] = [
  ['an object', { un: 'expected' }],
  ['a list in a list', [[]]],
  ['a number', 0.5],
  ['true', true],
]

test('tools, bundles and reviews say what the specification says', () => {
  const said = (name: keyof typeof endpoints, body: object = {}) =>
    failureOf((endpoints[name] as Endpoint).body!, body)
  expect(said('createTool')?.message).toBe('Tool name is required')
  for (const wrong of [undefined, null, 3, ['x'], { x: 1 }]) {
    const body = { name: wrong, short_description: wrong, website_url: wrong }
    expect(said('createTool', body)?.fields).toEqual({
      name: 'Tool name is required',
      short_description: 'Short description is required',
      website_url: 'Website URL is required',
    })
  }
})

describe.each(bodies)('the body of $name', ({ schema, fields }) => {
  const nothing = failureOf(schema, {})
  const required = fields.filter((field) => nothing?.fields?.[field] !== undefined)

  test('says which fields are required, when they are missing or null', () => {
    for (const [how, body] of [
      ['missing', {}],
      ['null', Object.fromEntries(fields.map((field) => [field, null]))],
    ] as const) {
      const said = failureOf(schema, body)?.fields ?? {}
      const wrong = required.filter((field) => !isSaid(said[field] ?? ''))
      expect(wrong.map((field) => [how, field, said[field]])).toEqual([])
    }
  })

  test.each(WRONG)('says so of %s in their place, too, and never in the words of the library', (_, value) => {
    const said = failureOf(schema, Object.fromEntries(fields.map((field) => [field, value])))?.fields ?? {}
    if (typeof value === 'object' && !Array.isArray(value)) {
      const wrong = required.filter((field) => field in said && !isSaid(said[field]!))
      expect(wrong.map((field) => [field, said[field]])).toEqual([])
    }
    const library = Object.entries(said).filter(
      ([, message]) => LIBRARY.test(message) && !SPECIFIED.includes(message),
    )
    expect(library).toEqual([])
  })

  test('is required itself', () => {
    for (const body of [null, 'text', 3, []]) {
      const failure = failureOf(schema, body)
      for (const message of [failure?.message ?? '', ...Object.values(failure?.fields ?? {})]) {
        expect(message).not.toMatch(LIBRARY)
      }
    }
  })
})

test.each(all.filter(({ part }) => part !== 'body'))(
  'the $part of $name is refused in words of ours',
  ({ schema, fields }) => {
    for (const value of ['', 'x'.repeat(3_000), '-1', '¿?']) {
      const failure = failureOf(schema, Object.fromEntries(fields.map((field) => [field, value])))
      for (const message of Object.values(failure?.fields ?? {})) expect(message).not.toMatch(LIBRARY)
    }
    for (const message of Object.values(failureOf(schema, {})?.fields ?? {}))
      expect(isSaid(message)).toBe(true)
  },
)
