import { describe, expect, test } from 'vitest'
import type { SavedTool } from '../saved.contract.ts'
import { filterSaved, foldersOf } from './saved-filter.ts'

const tool = (name: string, given: Partial<SavedTool> = {}) =>
  ({
    name,
    short_description: '',
    category_name: null,
    tags: [],
    note: null,
    folder: null,
    ...given,
  }) as unknown as SavedTool

const tools = [
  tool('Montage', { short_description: 'Edits video', folder: 'Work', tags: ['subtitles'] }),
  tool('Chordly', { category_name: 'Audio', note: 'For the Podcast', folder: 'Home' }),
  tool('Ledger'),
]
const names = (list: SavedTool[]) => list.map((t) => t.name)

describe('filterSaved', () => {
  test.each([
    ['', undefined, ['Montage', 'Chordly', 'Ledger']],
    ['  VIDEO ', undefined, ['Montage']],
    ['podcast', undefined, ['Chordly']],
    ['subtitles edits', undefined, ['Montage']],
    ['video audio', undefined, []],
    ['', 'Work', ['Montage']],
    ['home', undefined, ['Chordly']],
    ['ledger', 'Work', []],
  ])('for "%s" in folder %s finds %j', (search, folder, found) => {
    expect(names(filterSaved(tools, search, folder))).toEqual(found)
  })
})

test('foldersOf lists each folder once, by name', () => {
  expect(foldersOf([...tools, tool('Other', { folder: 'Work' })])).toEqual(['Home', 'Work'])
})
