import { describe, expect, test } from 'vitest'
import { SEARCH_MAX } from '../../../shared/limits.ts'
import { countFilters, readCategoriesSearch } from './categories-search.ts'

const given = (raw: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(readCategoriesSearch(raw)).filter(([, value]) => value !== undefined))

describe('the address of the category page', () => {
  test('is read', () => {
    expect(
      given({
        search: ' video ',
        sort: 'popular',
        view: 'list',
        min_tools: '25',
        free: '75',
        tag: 'podcast',
        more: 'x',
      }),
    ).toEqual({ search: 'video', sort: 'popular', view: 'list', min_tools: 25, free: 75, tag: 'podcast' })
  })

  test('leaves out what is the default', () => {
    expect(
      given({ search: '', sort: 'alphabetical', view: 'grid', min_tools: '', free: '', tag: ' ' }),
    ).toEqual({})
  })

  test.each([
    [{ sort: 'newest', view: 'table' }],
    [{ sort: 'POPULAR', view: ['list'] }],
    [{ min_tools: '26', free: '-75' }],
    [{ min_tools: '1e1', free: '75%' }],
    [{ min_tools: '0x19', free: '75.0' }],
    [{ min_tools: 'NaN', free: 'Infinity' }],
    [{ search: ['a'], tag: { a: 1 } }],
    [{ search: 5, tag: null }],
  ])('falls back to the default for %o', (raw) => {
    expect(given(raw)).toEqual({})
  })

  test('cuts a search that is too long', () => {
    expect(readCategoriesSearch({ search: 'a'.repeat(SEARCH_MAX + 50) }).search).toHaveLength(SEARCH_MAX)
  })

  test('counts the advanced filters that it sets', () => {
    expect(countFilters({ search: 'a', sort: 'popular', view: 'list' })).toBe(0)
    expect(countFilters({ min_tools: 10, free: 50, tag: 'a' })).toBe(3)
  })
})
