import { z } from 'zod'
import { fieldLabel } from './field-label.ts'

/** What is said where a schema has no sentence of its own: never the words of the library. */

/**
 * A message is a sentence, 'Name is required', or what its field must be: 'must be a number'. The latter begins with
 * that word and stands beside its field; alone it needs the name of it. Nothing else begins so.
 */
type Demand = `must ${string}`

export const isDemand = (message: string): message is Demand => message.startsWith('must ')

/** A message that stands by itself. */
export const withSubject = (subject: string, message: string): string =>
  isDemand(message) ? `${subject} ${message}` : message

const KINDS: Record<string, Demand> = {
  string: 'must be a text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object',
  record: 'must be an object',
}
const UNITS: Record<string, string> = { string: ' characters', array: ' entries', file: ' bytes' }

/** 'Website URL is required', 'Query type is required' */
export const requiredSentence = (field: PropertyKey): string =>
  `${fieldLabel(String(field)).replace(/ id$/, '')} is required`

const bound = (word: 'least' | 'most', { origin }: { origin: string }, limit: number | bigint): Demand =>
  UNITS[origin]
    ? `must have at ${word} ${limit.toLocaleString('en')}${UNITS[origin]}`
    : `must be at ${word} ${limit.toLocaleString('en')}`

function sentence(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined || issue.input === null) {
    const field = issue.path?.at(-1)
    if (field !== undefined) return requiredSentence(field)
  }
  switch (issue.code) {
    case 'invalid_type':
      return KINDS[issue.expected] ?? 'must be valid'
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.join(', ')}`
    case 'too_small':
      return bound('least', issue, issue.minimum)
    case 'too_big':
      return bound('most', issue, issue.maximum)
    case 'invalid_format':
      return 'must have the right form'
    case 'unrecognized_keys':
      return `must not have ${issue.keys.join(', ')}`
    default:
      return 'must be valid'
  }
}

z.config({ customError: sentence })
