import { describe, expect, test } from 'vitest'
import type { Category } from './categories.contract.ts'
import { allTags, type CategoriesFilter, filterCategories, knownTag, tagsOf } from './categories-filter.ts'

let id = 0
const category = (name: string, more: Partial<Category> = {}): Category => ({
  id: ++id,
  name,
  slug: name.toLowerCase(),
  description: '',
  icon: '🧰',
  tags: '',
  tool_count: 10,
  free_share: 0.5,
  popularity: 0,
  ...more,
})

const CATEGORIES = [
  category('Video', { description: 'Cut and caption film', tags: 'Subtitles, dubbing', tool_count: 50 }),
  category('audio', { tags: 'podcast,  dubbing ,', tool_count: 25, free_share: 0.745 }),
  category('Careers', { description: 'Résumés and interviews', free_share: 0.15 }),
  category('Design', { popularity: 7, tool_count: 0, free_share: 0 }),
]

const names = (filter: CategoriesFilter) => filterCategories(CATEGORIES, filter).map((c) => c.name)

describe('filterCategories', () => {
  test('orders by name without regard to case when nothing is asked for', () => {
    expect(names({})).toEqual(['audio', 'Careers', 'Design', 'Video'])
    expect(names({ search: '', tag: undefined })).toHaveLength(4)
  })

  test('orders the most popular by popularity, then number of tools, then name', () => {
    const list = [
      category('b', { tool_count: 5 }),
      category('a', { tool_count: 5 }),
      category('many', { tool_count: 9 }),
      category('used', { popularity: 1, tool_count: 1 }),
    ]
    expect(filterCategories(list, { sort: 'popular' }).map((c) => c.name)).toEqual(['used', 'many', 'a', 'b'])
  })

  test('leaves the list that it was given as it was', () => {
    const before = [...CATEGORIES]
    filterCategories(CATEGORIES, { sort: 'popular', search: 'video' })
    expect(CATEGORIES).toEqual(before)
  })

  test.each([
    ['name', 'VIDEO', ['Video']],
    ['part of a name', 'esig', ['Design']],
    ['description', 'caption', ['Video']],
    ['tags', 'podCAST', ['audio']],
    ['several words in any order and place', 'dubbing film', ['Video']],
    ['words without their accents', 'resumes', ['Careers']],
    ['words with accents that the text has not', 'vidéo', ['Video']],
    ['blanks around', '   video  ', ['Video']],
    ['nothing but blanks', '   ', ['audio', 'Careers', 'Design', 'Video']],
    ['signs of regular expressions as they stand', 'vi.*', []],
    ['markup as text', '<b>', []],
    ['what nothing has', 'zzz', []],
  ])('searches %s', (_, search, found) => {
    expect(names({ search })).toEqual(found)
  })

  test('keeps those with at least so many tools', () => {
    expect(names({ min_tools: 25 })).toEqual(['audio', 'Video'])
    expect(names({ min_tools: 51 })).toEqual([])
  })

  test('keeps those with at least that share of free tools, rounded as it is shown', () => {
    expect(names({ free: 50 })).toEqual(['audio', 'Video'])
    expect(names({ free: 75 })).toEqual(['audio'])
    expect(names({ free: 90 })).toEqual([])
  })

  test('keeps those with a tag, however it is written', () => {
    expect(names({ tag: 'dubbing' })).toEqual(['audio', 'Video'])
    expect(names({ tag: 'subtitles' })).toEqual(['Video'])
    expect(names({ tag: 'podcast', min_tools: 50 })).toEqual([])
  })

  test('filters nothing by a tag that no category has', () => {
    expect(names({ tag: 'no such tag' })).toHaveLength(4)
    expect(names({ tag: 'dub' })).toHaveLength(4)
  })

  test('applies everything at once', () => {
    expect(names({ search: 'dubbing', min_tools: 25, free: 50, tag: 'podcast', sort: 'popular' })).toEqual([
      'audio',
    ])
  })

  test('is content with no categories', () => {
    expect(filterCategories([], { search: 'a', tag: 'b', sort: 'popular' })).toEqual([])
  })
})

describe('tags', () => {
  test('are split at commas, without blanks and empty ones', () => {
    expect(tagsOf({ tags: ' a b ,c,, ' })).toEqual(['a b', 'c'])
    expect(tagsOf({ tags: '' })).toEqual([])
  })

  test('of all categories come once, by name', () => {
    expect(allTags(CATEGORIES)).toEqual(['dubbing', 'podcast', 'Subtitles'])
  })

  test('are known as the categories write them', () => {
    expect(knownTag(CATEGORIES, 'subTITLES')).toBe('Subtitles')
    expect(knownTag(CATEGORIES, 'unknown')).toBeUndefined()
    expect(knownTag(CATEGORIES, undefined)).toBeUndefined()
  })
})
