import { expect, test } from 'vitest'
import { RANDOM_KINDS, randomRows, TAGS as randomTags, randomTool, randomWord } from '../../test/random.ts'
import { scoredBy } from '../../test/scores.ts'
import { Random } from '../../test/seeded.ts'
import { meaningByJobs } from '../features/kits/planner/search-meaning.ts'
import { JOBS } from '../features/kits/planner/vocabulary/jobs.ts'
import type { ToolFilter } from '../features/tools/tools.contract.ts'
import { toCard } from './cards.ts'
import { applyChange, buildCatalog, type Catalog, type CatalogTool } from './catalog.ts'
import { facets } from './filters.ts'
import { keysOfCards, keysOfCounts, keysOfList } from './list-keys.ts'
import { readSearchesWith } from './search/meaning.ts'
import { neighboursInCategory, priceAmong, searchTools, similarTools } from './tools.ts'
import { pricesKey, toolKey, touchedBetween } from './touched.ts'

// What is alike goes by what tools are mainly for, too.
readSearchesWith(meaningByJobs)

/** Something that is made from the catalogue: as text, with what it says it was made from. */
type View = (catalog: Catalog) => { text: string; keys: string[] } | null

const list =
  (filter: Partial<ToolFilter>): View =>
  (catalog) => {
    const { tools, total } = searchTools(catalog, filter)
    const text = JSON.stringify([total, tools.map(toCard)])
    return { text, keys: [...keysOfList(catalog, filter), ...keysOfCards(tools)] }
  }
const counts =
  (filter: Partial<ToolFilter>): View =>
  (catalog) => ({ text: JSON.stringify(facets(catalog, filter)), keys: keysOfCounts(filter) })

const ofTool =
  (
    id: number,
    make: (catalog: Catalog, tool: CatalogTool, note: (...keys: string[]) => void) => unknown,
  ): View =>
  (catalog) => {
    const tool = catalog.toolById.get(id)
    if (!tool) return null
    const keys: string[] = []
    const text = JSON.stringify(make(catalog, tool, (...more) => keys.push(...more)))
    return { text, keys }
  }

const names = ({ name, slug }: CatalogTool) => ({ name, slug })

function someViews(random: Random, { categories, toolById }: Catalog): View[] {
  const ids = [...toolById.keys()]
  const category = () => [random.pick(categories).slug]
  return [
    ...(['relevance', 'rating', 'reviews', 'newest', 'name'] as const).flatMap((sort) => [
      list({ sort, limit: 5 }),
      list({ sort, limit: 4, category: category() }),
      list({ sort, limit: 3, offset: 3, pricing: ['free'] }),
    ]),
    list({ rating: 4, limit: 4 }),
    list({ rating: 3.7, sort: 'name', limit: 4 }),
    list({ rated: ['yes'], sort: 'newest', limit: 4 }),
    list({ facts: [{ kind: 'open', values: ['yes'] }], category: category(), limit: 4 }),
    list({ category: ['uncategorized'], limit: 4 }),
    list({ featured: true, limit: 4 }),
    list({ search: randomWord(random), limit: 4 }),
    counts({}),
    counts({ category: category(), rating: 4.5 }),
    counts({ rating: 3.3 }),
    counts({ search: randomWord(random) }),
    ...random.some(ids, 40).flatMap((id) => [
      ofTool(id, (catalog, tool, note) => similarTools(catalog, tool, 5, note).map(toCard)),
      ofTool(id, (catalog, tool, note) => neighboursInCategory(catalog, tool, 4, note).map(names)),
      ofTool(id, (catalog, tool, note) => {
        note(toolKey(id), pricesKey(tool.category_id))
        return [tool, priceAmong(catalog, tool)]
      }),
    ]),
  ]
}

const JOBS_HERE = JOBS.filter(({ tags }) => randomTags.some((tag) => tags.has(tag)))
const NAMED = JOBS_HERE.flatMap(({ first, never }) => [...first.keys(), ...never])
const SAID = JOBS_HERE.flatMap(({ keywords }) => keywords.map((stems) => stems.join(' ')))

/** What becomes of a tool: mostly another standing. Null where it goes. */
function changed(random: Random, catalog: Catalog, tool: CatalogTool): CatalogTool | null {
  const standing = () => ({
    rating: random.int(20, 50) / 10,
    confirmed_count: random.below(6),
    review_count: random.below(9),
    is_rated: random.chance(0.5),
    ...scoredBy({ rating: 3 + random.below(20) / 10, use: random.below(2000), isChosen: random.chance(0.3) }),
  })
  const price = { amount: random.int(1, 30), currency: 'USD', per: 'month' } as CatalogTool['price_from']
  const category = random.pick(catalog.categories)
  const part = random.pick<() => object>([
    standing,
    standing,
    standing,
    () => ({ review_count: tool.review_count + 1 }),
    () => ({ description: `As of ${random.next()}` }),
    () => ({ name: `${randomWord(random)} ${random.below(90)}` }),
    // The name of one that an editor names for a job, and words that tools of a job have.
    () => ({ name: random.pick(NAMED) }),
    () => ({ features: random.some(SAID, 3) }),
    () => ({ search_keywords: random.some(SAID, 6) }),
    () => ({ slug: `slug-${random.below(1e9)}` }),
    () => ({ tags: randomTool(random, tool.id, []).tags }),
    () => ({ price_from: random.chance(0.3) ? null : price }),
    () => ({ pricing_model: random.pick(['Free', 'Paid']) }),
    () => ({ known: randomTool(random, tool.id, []).known }),
    () => ({ category_id: category.id, category_name: category.name, category_slug: category.slug }),
    () => ({ life_state: random.pick(['closed', 'maintenance', null]) }),
    () => ({ is_featured: !tool.is_featured }),
  ])
  return random.chance(0.04) ? null : { ...tool, ...part() }
}

test('whatever looks otherwise after a change was made from something that the change has touched', () => {
  const random = new Random(8)
  const rows = randomRows(random, 250)
  let catalog = buildCatalog({ ...rows, factKinds: RANDOM_KINDS })
  const views = someViews(random, catalog)
  let shown = views.map((view) => view(catalog))
  const seen = { changed: 0, touched: 0, all: 0 }
  for (let version = 1; version <= 500; version++) {
    const id = random.chance(0.03) ? 1000 + version : random.pick([...catalog.toolById.keys()])
    const before = catalog.toolById.get(id)
    const after = before ? changed(random, catalog, before) : randomTool(random, id, rows.categories)
    const next = applyChange(catalog, { version, tools: new Map([[id, after]]) })
    const touched = touchedBetween(catalog, next, [id])!
    const now = views.map((view) => view(next))
    for (const [i, was] of shown.entries()) {
      if (!was) continue
      const isTouched = was.keys.some((key) => touched.has(key))
      const isChanged = was.text !== now[i]?.text
      const changes =
        before &&
        after &&
        Object.keys(after).filter((name) => !Object.is(Reflect.get(before, name), Reflect.get(after, name)))
      if (isChanged && !isTouched) expect({ version, view: i, changes, was, now: now[i] }).toBeNull()
      seen.all++
      if (isTouched) seen.touched++
      if (isChanged) seen.changed++
    }
    catalog = next
    shown = now
  }
  expect(seen.changed).toBeGreaterThan(1500)
  // So that it is worth telling them apart.
  expect(seen.touched / seen.all).toBeLessThan(0.35)
})

test('a review that is not confirmed touches the tool and its cards alone', () => {
  const catalog = buildCatalog(randomRows(new Random(3), 30))
  const [tool] = catalog.toolById.values()
  const after = { ...tool!, review_count: tool!.review_count + 1, updated_at: '2026-11-01T00:00:00.000Z' }
  const next = applyChange(catalog, { version: 1, tools: new Map([[tool!.id, after]]) })
  expect([...touchedBetween(catalog, next, [tool!.id])!]).toEqual([`tool:${tool!.id}`, `card:${tool!.id}`])
})

test('many tools at once touch everything', () => {
  const catalog = buildCatalog(randomRows(new Random(3), 300))
  expect(touchedBetween(catalog, catalog, [...catalog.toolById.keys()])).toBeNull()
  expect(touchedBetween(catalog, catalog, [])).toEqual(new Set())
})
