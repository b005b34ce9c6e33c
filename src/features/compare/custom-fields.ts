import {
  COMPARE_FIELD_NAME_MAX,
  COMPARE_FIELD_VALUE_MAX,
  COMPARE_FIELDS_LENGTH,
  COMPARE_FIELDS_MAX,
  COMPARE_SLUGS_MAX,
} from './compare.limits.ts'

/** A row that a person adds to a comparison; its values stand in the order of the tools. */
export interface CustomField {
  name: string
  values: string[]
}

/** One line of text without control characters and spaces at its ends, cut to `max`. */
export function tidy(text: string, max: number): string {
  const line = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  // What is cut in the middle of a character would not survive in an address.
  return line.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
}

/*
 * In an address the fields are one text: `Seats-.5-.unlimited-_Self--hosting-.no-.yes`
 *
 *   -_  begins the next field        -.  begins the next value of the field
 *   --  is a hyphen                  -   before anything else is a hyphen, too
 *
 * The first part of a field is its name, the others are its values in the order in which the address names the
 * tools; empty ones at the end are left out. Of the characters that need no escape in an address, the hyphen is
 * the one that chats and mail programs neither cut off nor take as formatting.
 */

/** Reads what an address says. What makes no sense, is too much or is there twice is left out. */
export function readFields(text: unknown): CustomField[] {
  if (typeof text !== 'string') return []
  const fields: string[][] = [['']]
  for (const [token] of text.matchAll(/-[-._]|[^-]+|-/gu)) {
    const parts = fields.at(-1)!
    if (token === '-_') fields.push([''])
    else if (token === '-.') parts.push('')
    else parts[parts.length - 1] += token === '--' ? '-' : token
  }
  const known = new Set<string>()
  const read: CustomField[] = []
  for (const [first = '', ...values] of fields) {
    const name = tidy(first, COMPARE_FIELD_NAME_MAX)
    if (!name || known.has(name.toLowerCase())) continue
    known.add(name.toLowerCase())
    read.push({ name, values: tidyValues(values) })
    if (read.length === COMPARE_FIELDS_MAX) break
  }
  return read
}

/** The text of fields in an address; undefined when there are none. */
export function writeFields(fields: CustomField[]): string | undefined {
  const texts = fields.map(({ name, values }) =>
    [tidy(name, COMPARE_FIELD_NAME_MAX), ...tidyValues(values)]
      .map((part) => part.replaceAll('-', '--'))
      .join('-.'),
  )
  return texts.join('-_') || undefined
}

/** Whether an address can carry the text. */
export const fitsAddress = (text = '') =>
  new URLSearchParams({ '': text }).toString().length <= COMPARE_FIELDS_LENGTH

function tidyValues(values: string[]): string[] {
  const tidied = values.slice(0, COMPARE_SLUGS_MAX).map((value) => tidy(value, COMPARE_FIELD_VALUE_MAX))
  while (tidied.at(-1) === '') tidied.pop()
  return tidied
}
