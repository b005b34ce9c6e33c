import { expect, test } from 'vitest'
import { BLOCK, blocksOf, postingCount, postingsOf } from './postings.ts'
import { findMatches } from './search.ts'
import { addDead, buildSegment, type IndexedDocument, NOTHING_GONE } from './segment.ts'

const NOTHING = { short_description: '', description: '', tags: [], features: [], search_keywords: [] }
const documentOf = (id: number, name: string): IndexedDocument => ({
  ...NOTHING,
  id,
  name,
  category_name: null,
  order_score: 0,
})

test('documents beyond the first block are found as those in it', () => {
  const places = [7, BLOCK - 1, BLOCK, BLOCK + 7]
  const base = buildSegment(
    Array.from({ length: BLOCK + 8 }, (_, i) => documentOf(i + 1, places.includes(i) ? 'Kite' : 'Moon')),
  )
  expect(blocksOf(base)).toBe(2)
  const kite = base.terms.get('kite')!
  expect(postingCount(base, kite)).toBe(places.length)
  const found = postingsOf(base, kite).flatMap(({ first, from, end }) =>
    [...base.documents.subarray(from, end)].map((document) => first + document),
  )
  expect(found).toEqual(places)

  const dead = new Uint8Array(base.ids.length)
  dead[BLOCK] = 1
  const gone = addDead(NOTHING_GONE, base, dead)
  expect(gone.terms.get('kite')?.count).toBe(1)
  expect(gone.terms.has('moon')).toBe(false)
  const matches = findMatches({ base, delta: null, dead, gone }, 'kite')
  expect(matches.map(({ id }) => id).sort((a, b) => a - b)).toEqual([8, BLOCK, BLOCK + 8])
})
