import { expect, test } from 'vitest'
import { BLOCK } from '../../../../catalog/search/postings.ts'
import { buildSegment, type IndexedDocument } from '../../../../catalog/search/segment.ts'
import { jobById } from '../vocabulary/jobs.ts'
import { scoreSegment } from './fits.ts'

test('who does a job is found wherever it stands among many', () => {
  const job = jobById.get('logo')!
  const [tag] = job.tags.keys()
  const places = [3, BLOCK + 3]
  const documentOf = (place: number): IndexedDocument => ({
    id: place + 1,
    name: 'Moon',
    short_description: '',
    description: '',
    features: [],
    search_keywords: [],
    tags: places.includes(place) ? [tag!] : [],
    category_name: null,
    order_score: 0,
  })
  const segment = buildSegment(Array.from({ length: BLOCK + 8 }, (_, place) => documentOf(place)))
  const found: number[] = []
  scoreSegment(segment, job, null, (document) => found.push(document))
  expect(found).toEqual(places)
})
