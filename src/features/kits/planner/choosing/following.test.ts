import { expect, test } from 'vitest'
import { starterTools } from '../../../../../bench/search-engines.ts'
import { Random } from '../../../../../test/seeded.ts'
import { applyChange, buildCatalog, type Catalog, type CatalogTool } from '../../../../catalog/catalog.ts'
import { JOBS } from '../vocabulary/jobs.ts'
import { sharesById } from './candidates.ts'
import { followJobs, mainJobsOf } from './following.ts'

const random = new Random(148)
const tools = random.some(await starterTools(), 250)

const rounded = (shares: ReadonlyMap<number, number>) =>
  [...shares].map(([id, share]) => [id, Number(share.toFixed(3))] as const).sort(([a], [b]) => a - b)
const sharesIn = (catalog: Catalog) =>
  new Map(JOBS.map((job) => [job, JSON.stringify(rounded(sharesById(catalog, job)))]))

/** Something of another tool; null where it goes. */
function changed(tool: CatalogTool): CatalogTool | null {
  const other = random.pick(tools)
  if (random.chance(0.05)) return null
  return random.pick([
    () => ({ ...tool, tags: other.tags }),
    () => ({ ...tool, tags: tool.tags.toReversed() }),
    () => ({ ...tool, name: other.name }),
    () => ({ ...tool, description: other.description }),
    () => ({ ...tool, short_description: other.short_description, features: other.features }),
    () => ({ ...tool, search_keywords: [] }),
    () => ({ ...tool, life_state: tool.life_state === null ? ('closed' as const) : null }),
    () => ({ ...tool, order_score: random.below(100) / 100 }),
  ])()
}

test('a job of which tools do well what they did not is told, and who does the others is still right', () => {
  let catalog = buildCatalog({ tools, categories: [] })
  let before = sharesIn(catalog)
  const seen = { told: 0, other: 0, carried: 0 }
  for (let version = 1; version <= 60; version++) {
    const some = random.some([...catalog.toolById.values()], random.chance(0.2) ? 3 : 1)
    const change = new Map(some.map((tool) => [tool.id, changed(tool)]))
    const next = applyChange(catalog, { version, tools: change })
    const { jobs } = followJobs(catalog, next, [...change.keys()])
    // What is carried on is asked first, and then what a catalogue says that knows nothing.
    const after = sharesIn(next)
    const fresh = sharesIn(buildCatalog({ tools: [...next.toolById.values()], categories: [] }))
    for (const job of JOBS) {
      expect([version, job.id, after.get(job)]).toEqual([version, job.id, fresh.get(job)])
      const isOther = after.get(job) !== before.get(job)
      if (isOther) expect([...jobs], `${version} ${job.id}`).toContain(job)
      if (isOther) seen.other++
    }
    seen.told += jobs.size
    catalog = next
    before = after
  }
  expect(seen.other).toBeGreaterThan(100)
  // So that it is worth telling them apart: there are 276.
  expect(seen.told / 60).toBeLessThan(12)
})

test('a tool that is mainly for something else is told, and one with another standing is not', () => {
  const [tool, other] = tools
  const catalog = buildCatalog({ tools, categories: [] })
  const follow = (after: CatalogTool) =>
    followJobs(catalog, applyChange(catalog, { version: 1, tools: new Map([[tool!.id, after]]) }), [tool!.id])
  const before = mainJobsOf(tool!)
  expect(follow({ ...tool!, order_score: 0.9 })).toEqual({ jobs: new Set(), tools: [] })
  expect(mainJobsOf({ ...tool!, order_score: 0.9 })).toBe(before)
  const texts = { ...other!, id: tool!.id }
  expect(follow(texts).tools).toEqual([tool!.id])
  expect(mainJobsOf(texts)).toEqual(mainJobsOf(other!))
})
