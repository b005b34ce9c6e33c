import { describe, expect, test } from 'vitest'
import { TOOL_COLUMNS } from '../../tools/server/tools.csv.ts'
import { checkMapping, guessMapping } from './mapping.ts'

const guess = (...columns: string[]) => guessMapping(columns, TOOL_COLUMNS)

describe('guessMapping', () => {
  test('knows every label and every name of a field', () => {
    const names = TOOL_COLUMNS.map((f) => f.name)
    expect(guess(...TOOL_COLUMNS.map((f) => f.label))).toEqual(names)
    expect(guess(...names)).toEqual(names)
  })

  test.each([
    ['TOOL NAME', 'name'],
    ['Title', 'name'],
    ['Product_Name', 'name'],
    ['shortDescription', 'short_description'],
    ['Tagline', 'short_description'],
    ['Long description', 'description'],
    ['Website', 'website_url'],
    ['Website URL', 'website_url'],
    ['Link', 'website_url'],
    ['Pricing (USD)', 'pricing_model'],
    ['Keywords', 'search_keywords'],
    ['Logo', 'logo_url'],
    ['Featured?', 'is_featured'],
    ['Internal notes', null],
    ['', null],
  ])('takes %j for %s', (column, field) => {
    expect(guess(column)).toEqual([field])
  })

  test('gives each field to one column, the one that says it best', () => {
    expect(guess('Title', 'Name', 'Tool Name')).toEqual([null, null, 'name'])
    expect(guess('URL', 'Website Link')).toEqual([null, 'website_url'])
  })
})

describe('checkMapping', () => {
  const columns = ['A', 'B', 'C', 'D']
  const check = (...mapping: (string | null)[]) => checkMapping(mapping, columns, TOOL_COLUMNS)
  test('takes one that fills what is required', () => {
    expect(() => check('name', 'short_description', 'website_url', null)).not.toThrow()
  })
  test.each<[RegExp, (string | null)[]]>([
    [/No column fills Website Link/, ['name', 'short_description', null, null]],
    [/Two columns fill Tool Name/, ['name', 'name', 'short_description', 'website_url']],
    [/does not fit/, ['name', 'short_description', 'website_url', 'nonsense']],
    [/does not fit/, ['name', 'short_description', 'website_url']],
  ])('refuses with %s', (message, mapping) => {
    expect(() => check(...mapping)).toThrow(message)
  })
})
