import { beforeAll, describe, expect, test } from 'vitest'
import { starterTools } from '../../../../bench/starter-tools.ts'
import { applyChange, buildCatalog, type Catalog } from '../../../catalog/catalog.ts'
import { alikeTool } from '../../../catalog/search/alike.ts'
import { readSearchesWith, withMeaning } from '../../../catalog/search/meaning.ts'
import { similarTools } from '../../../catalog/similar.ts'
import { searchTools } from '../../../catalog/tools.ts'
import { candidatesFor } from './choosing/candidates.ts'
import { meantBy } from './reading/meant.ts'
import { meaningByJobs, meaningOfSearch } from './search-meaning.ts'
import { jobById } from './vocabulary/jobs.ts'

let catalog: Catalog
beforeAll(async () => {
  catalog = buildCatalog({ tools: await starterTools(), categories: [] })
})
const job = (id: string) => jobById.get(id)!
const namesOf = (ids: Iterable<number>) => [...ids].map((id) => catalog.toolById.get(id)!.name)
const best = (search: string) =>
  namesOf([...meaningOfSearch(catalog, search).shares].sort((a, b) => b[1] - a[1]).map(([id]) => id))[0]

describe('what a search means', () => {
  test.each([
    ['get rid of the ums in my podcast', 'edit-podcast'],
    ['my old photos are torn', 'restore-photo'],
    ['captions under my clips', 'subtitles'],
  ])('is what tools do, whatever their words: %s', (search, id) => {
    // The sixth is one that a case names for what is torn.
    const first = candidatesFor(catalog, job(id)).slice(0, 6)
    expect(first.map(({ tool }) => tool.name)).toContain(best(search))
  })

  test.each(['', 'of the', 'warble florp'])('is nothing where nothing is known: %j', (search) => {
    expect(meaningOfSearch(catalog, search).shares.size).toBe(0)
  })

  test('is a share of the whole', () => {
    for (const share of meaningOfSearch(catalog, 'logo').shares.values()) {
      expect(share).toBeGreaterThan(0)
      expect(share).toBeLessThanOrEqual(1.0001)
    }
  })

  test('is for whom it is told that a tool is the best', () => {
    expect(best('record a livestream with guests')).toBe('StreamYard')
    expect(best('record a guest in another city')).toBe('Riverside')
  })

  test('leaves out what only mentions it, and all where it is not known and words meet by chance', () => {
    let given = new Map([[1, 1]])
    readSearchesWith({ ...meaningByJobs, ofSearch: () => ({ shares: given, asks: 1 }) })
    try {
      const found = () => [1, 2, 3].map((id) => ({ id, score: id === 3 ? 4 : 1, named: 0 }))
      const slot = { alternatives: [], strength: 1 }
      const by = (satisfied: number, best: number) => ({
        satisfied,
        best,
        rarest: 1,
        plan: { read: 'x y', slots: [slot, slot] },
      })
      const ids = (satisfied: number, best: number) =>
        withMeaning(catalog, found(), by(satisfied, best)).map(({ id }) => id)
      expect(ids(0.5, 4)).toEqual([1, 3])
      given = new Map([[1, 0.2]])
      expect(ids(0.5, 9)).toEqual([])
      expect(ids(0.9, 4)).toEqual([])
      expect(ids(0.9, 9)).toEqual([1, 2, 3])
    } finally {
      readSearchesWith(meaningByJobs)
    }
  })

  test('lifts what was found, adds what has other words, and leaves what is named', () => {
    const shares = Object.entries({ 1: 1, 2: 0.6, 3: 0.2 })
    const given = new Map(shares.map(([id, share]) => [Number(id), share]))
    let asks = 1
    readSearchesWith({ ...meaningByJobs, ofSearch: () => ({ shares: given, asks }) })
    try {
      const found = [
        { id: 1, score: 2, named: 0 },
        { id: 4, score: 4, named: 0 },
      ]
      const by = (read: string, satisfied: number) => ({
        satisfied,
        best: 9,
        rarest: 1,
        plan: { read, slots: [] },
      })
      const scores = withMeaning(catalog, found, by('x', 0.5)).map(({ id, score }) => [
        id,
        Number(score.toFixed(2)),
      ])
      expect(scores).toEqual([
        [1, 6.4],
        [4, 4],
        [2, 2.64],
      ])
      const inSentence = withMeaning(
        catalog,
        [{ id: 4, score: 4, named: 0 }],
        by('old words to find on thursday', 0.5),
      )
      expect(inSentence.find(({ id }) => id === 1)!.score).toBeCloseTo(6.4)
      // Two tools or so speak of varroa: whoever has all the words stays before who does what they mean.
      const one = [{ id: 4, score: 4, named: 0 }]
      expect(withMeaning(catalog, one, by('count varroa', 1)).map(({ score }) => score)).toEqual([
        4, 3.6, 2.16,
      ])
      const named = [{ id: 4, score: 9, named: 9 }]
      expect(withMeaning(catalog, named, by('x', 1))).toBe(named)
      // Where words find nothing it must be sure.
      expect(withMeaning(catalog, [], by('x', 0)).map(({ id }) => id)).toEqual([1, 2])
      asks = 0.6
      expect(withMeaning(catalog, [], by('x', 0))).toEqual([])
    } finally {
      readSearchesWith(meaningByJobs)
    }
  })
})

describe('what does the same as a tool', () => {
  const like = (name: string) => {
    const tool = [...catalog.toolById.values()].find((one) => one.name === name)!
    return similarTools(catalog, tool, 5).map((one) => one.name)
  }

  test.each([
    ['Grammarly', 'LanguageTool'],
    ['Suki', 'Abridge'],
    ['Vizard', 'OpusClip'],
    // Of two jobs that are nearly equal, one by the first and one by the second.
    ['StudyFetch', 'Turbo AI'],
    ['StudyFetch', 'Quizlet'],
  ])('does what it is mainly for: %s', (name, other) => {
    expect(like(name)).toContain(other)
  })

  test('is the same for pages and searches', () => {
    const found = searchTools(catalog, { search: 'alternative to Vizard', limit: 3 }).tools
    expect(found.map(({ name }) => name)).toEqual(like('Vizard').slice(0, 3))
  })

  test('may have none of its tags', () => {
    const [first, second] = candidatesFor(catalog, job('subtitles')).map(({ tool }) => tool)
    const untagged = { ...second!, tags: [] }
    const other = applyChange(catalog, { version: 1, tools: new Map([[second!.id, untagged]]) })
    const shares = alikeTool(other, first!).map(({ id }) => id)
    expect(shares).toContain(second!.id)
  })
})

describe('what a clause means', () => {
  test('is what one tool does of all that it may ask for', () => {
    const possible = [
      [job('posters'), 0.35],
      [job('social-posts'), 0.3],
    ] as const
    const meant = meantBy(catalog, possible)!
    const alone = Math.max(...possible.map(([, probability]) => probability))
    expect(meant.probability).toBeGreaterThan(alone)
    expect(possible.map(([one]) => one)).toContain(meant.job)
  })

  test('is the likeliest where the catalogue has no tool, and none where nothing is asked for', () => {
    const empty = buildCatalog({ tools: [], categories: [] })
    const possible = [[job('logo'), 0.5]] as const
    expect(meantBy(empty, possible)).toEqual({ job: job('logo'), probability: 0.5, possible })
    expect(meantBy(empty, [])).toBeNull()
  })
})

test('who does a job is looked up anew once a text has changed, and has the tools of today', () => {
  const before = candidatesFor(catalog, job('logo'))[0]!.tool
  const reviewed = { ...before, order_score: before.order_score + 0.01 }
  const later = applyChange(catalog, { version: 1, tools: new Map([[before.id, reviewed]]) })
  expect(candidatesFor(later, job('logo'))[0]!.tool).toBe(reviewed)
  const without = applyChange(later, { version: 2, tools: new Map([[before.id, null]]) })
  expect(candidatesFor(without, job('logo')).map(({ tool }) => tool.id)).not.toContain(before.id)
})
