import { describe, expect, test } from 'vitest'
import { randomCategories, randomRows, randomTool, randomWord } from '../../test/random.ts'
import { Random } from '../../test/seeded.ts'
import type { ToolFilter } from '../features/tools/tools.contract.ts'
import { TOOL_SORTS } from '../features/tools/tools.limits.ts'
import { applyChange, buildCatalog, type Catalog, type CatalogTool, isListed } from './catalog.ts'
import { facets } from './filters.ts'
import { inAllOrders, TOOL_ORDERS } from './orders.ts'
import { similarTools } from './similar.ts'
import { suggest } from './suggestions.ts'
import { searchTools } from './tools.ts'

const SEEDS = Array.from({ length: 20 }, (_, i) => i + 1)
const STEPS = 12

/** Some tools changed, some new, some gone. */
function randomChange(random: Random, largestId: number) {
  const tools = new Map<number, CatalogTool | null>()
  for (let i = random.below(4); i >= 0; i--) {
    const id = 1 + random.below(largestId)
    tools.set(id, random.next() < 0.25 ? null : randomTool(random, id, randomCategories()))
  }
  return tools
}

function randomFilter(random: Random): Partial<ToolFilter> {
  const search = Array.from({ length: 1 + random.below(3) }, () => randomWord(random)).join(' ')
  const maybe = <T>(value: T) => (random.next() < 0.3 ? value : undefined)
  return {
    search: random.next() < 0.6 ? search.slice(0, random.next() < 0.3 ? -2 : undefined) : undefined,
    category: maybe(random.pick([['video'], ['audio', 'design'], ['coding', 'video', 'audio']])),
    pricing: maybe(
      random.pick<NonNullable<ToolFilter['pricing']>>([['free'], ['freemium'], ['paid', 'free']]),
    ),
    rating: maybe(random.pick([3, 3.5, 4, 4.5])),
    facts: maybe(
      random.some(
        [
          { kind: 'open', values: ['yes'] },
          { kind: 'platforms', values: random.pick([['ios'], ['web', 'linux']]) },
          { kind: 'works_with', values: ['cuts', 'never'] },
          { kind: 'seats', values: ['10..'] },
          { kind: 'price', values: ['5..40'] },
        ],
        3,
      ),
    ),
    featured: maybe(random.next() < 0.5),
    exclude: maybe([1 + random.below(90), 1 + random.below(90)]),
    sort: random.pick(TOOL_SORTS),
    limit: random.pick([5, 24, 1000]),
    offset: random.pick([0, 0, 3]),
  }
}

/** What readers can see of a catalogue, for some questions. */
function answers(catalog: Catalog, random: Random) {
  const filters = Array.from({ length: 10 }, () => randomFilter(random))
  const typed = Array.from({ length: 6 }, () => randomWord(random).slice(0, 2 + random.below(3)))
  const names = (tools: readonly CatalogTool[]) => tools.map((t) => t.name)
  return {
    version: catalog.version,
    tools: [...catalog.toolById].sort(([a], [b]) => a - b),
    slugs: [...catalog.toolBySlug.keys()].sort(),
    categories: catalog.categories,
    orders: Object.values(catalog.orders).map(names),
    lists: filters.map((filter) => {
      const { tools, total } = searchTools(catalog, filter)
      return { filter, names: names(tools), total }
    }),
    facets: filters.map((filter) => facets(catalog, filter)),
    similar: catalog.orders.name.slice(0, 5).map((t) => names(similarTools(catalog, t, 6))),
    suggestions: typed.map((text) => [text, suggest(catalog, text)]),
  }
}

describe('applyChange', () => {
  test.each(SEEDS)('makes what a build from the rows would make, after any changes (seed %i)', (seed) => {
    const random = new Random(seed)
    const rows = randomRows(random, 80)
    const current = new Map(rows.tools.map((t) => [t.id, t]))
    let catalog = buildCatalog(rows)
    for (let version = 1; version <= STEPS; version++) {
      const tools = randomChange(random, 95)
      for (const [id, tool] of tools) {
        if (tool) current.set(id, tool)
        else current.delete(id)
      }
      catalog = applyChange(catalog, { version, tools })
      const rebuilt = buildCatalog({ ...rows, tools: [...current.values()] }, version)
      const questions = seed * 1000 + version
      expect(answers(catalog, new Random(questions))).toEqual(answers(rebuilt, new Random(questions)))
    }
  })

  test('leaves the version that readers hold as it was', () => {
    const random = new Random(99)
    const rows = randomRows(random, 60)
    const held = buildCatalog(rows)
    const before = structuredClone(answers(held, new Random(5)))
    let catalog = held
    for (let version = 1; version <= 10; version++) {
      catalog = applyChange(catalog, { version, tools: randomChange(random, 70) })
    }
    expect(answers(held, new Random(5))).toEqual(before)
  })

  test('gives a slug to the tool that has it now', () => {
    const random = new Random(3)
    const [a, b] = [1, 2].map((id) => randomTool(random, id, randomCategories())) as [
      CatalogTool,
      CatalogTool,
    ]
    const catalog = buildCatalog({ tools: [a, b], categories: randomCategories() })
    const swapped = applyChange(catalog, {
      version: 1,
      tools: new Map([
        [a.id, { ...a, slug: b.slug }],
        [b.id, { ...b, slug: a.slug }],
      ]),
    })
    expect(swapped.toolBySlug.get(a.slug)?.id).toBe(b.id)
    expect(swapped.toolBySlug.get(b.slug)?.id).toBe(a.id)
    expect(swapped.toolBySlug.size).toBe(2)
  })

  test('counts the tools of new and renamed categories', () => {
    const rows = randomRows(new Random(4), 30)
    const catalog = applyChange(buildCatalog(rows), {
      version: 1,
      tools: new Map(),
      categories: [{ ...rows.categories[0]!, name: 'Films' }],
    })
    const count = rows.tools.filter((t) => isListed(t) && t.category_id === rows.categories[0]!.id).length
    expect(catalog.categories).toMatchObject([{ name: 'Films', tool_count: count }])
    expect(catalog.categoryBySlug.size).toBe(1)
  })
})

describe('the orders', () => {
  test('never leave two tools without an order between them', () => {
    const { tools } = randomRows(new Random(8), 60)
    for (const compare of Object.values(TOOL_ORDERS)) {
      for (const a of tools) {
        for (const b of tools) {
          expect(Math.sign(compare(a, b))).toBe(a === b ? 0 : -Math.sign(compare(b, a)))
          if (a !== b) expect(compare(a, b)).not.toBe(0)
        }
      }
    }
  })

  test('are those of all tools at once', () => {
    const { tools } = randomRows(new Random(9), 300)
    const orders = inAllOrders(tools)
    for (const name of ['relevance', 'rating', 'reviews', 'newest', 'name'] as const) {
      expect(orders[name].map(({ id }) => id)).toEqual(tools.toSorted(TOOL_ORDERS[name]).map(({ id }) => id))
    }
  })
})
