import { expect, test } from 'vitest'
import { starterTools } from '../../../../../bench/starter-tools.ts'
import { BLOCK } from '../../../../catalog/search/postings.ts'
import { buildSegment, type IndexedDocument } from '../../../../catalog/search/segment.ts'
import { jobById } from '../vocabulary/jobs.ts'
import { renownFactor, scoreSegment } from './fits.ts'

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

test('who is named for many jobs is better known than who is for one, and nobody is for more than a few', async () => {
  const tools = await starterTools()
  const of = (name: string) => renownFactor(tools.find((tool) => tool.name === name)!)
  expect(of('ChatGPT')).toBe(of('Canva'))
  expect(of('Canva')).toBeGreaterThan(of('OptimoRoute'))
  expect(of('VarroDetector')).toBe(1)
})
