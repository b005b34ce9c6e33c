import { describe, expect, test } from 'vitest'
import { randomRows, randomWord } from '../../test/random.ts'
import { Random } from '../../test/seeded.ts'
import type { ToolFilter } from '../features/tools/tools.contract.ts'
import { MINIMUM_RATINGS } from '../features/tools/tools.limits.ts'
import { UNCATEGORIZED } from '../shared/uncategorized.ts'
import { buildCatalog, type CatalogTool, isListed } from './catalog.ts'
import { facets } from './filters.ts'
import { suggest } from './suggestions.ts'
import { firstOf, priceAmong, searchTools, similarTools } from './tools.ts'

const random = new Random(2026)
const rows = randomRows(random, 300)
const catalog = buildCatalog(rows)
/** Those that have closed stand in no list. */
const listed = rows.tools.filter(isListed)

const PRICES: ToolFilter['pricing'][] = [undefined, ['free'], ['paid', 'freemium']]

describe('searchTools', () => {
  test('without a search is what a plain filter and sort gives', () => {
    for (const pricing of PRICES) {
      for (const category of [undefined, ['video'], ['design', 'audio']]) {
        for (const rating of [undefined, 3.5]) {
          const expected = listed.filter(
            (t) =>
              (!pricing || pricing.some((p) => p === t.pricing_model.toLowerCase())) &&
              (!category || category.some((slug) => slug === t.category_slug)) &&
              (!rating || t.rating >= rating),
          )
          const { tools, total } = searchTools(catalog, { pricing, category, rating, sort: 'name' })
          expect(total).toBe(expected.length)
          expect(tools.map((t) => t.id)).toEqual(
            expected.toSorted((a, b) => compare(a.name, b.name)).map((t) => t.id),
          )
        }
      }
    }
  })

  test('in pages is the whole list, each tool once', () => {
    for (const search of [undefined, 'video', 'writes letters', 'nova']) {
      const whole = searchTools(catalog, { search }).tools
      const pages: CatalogTool[] = []
      for (let offset = 0; offset < whole.length; offset += 7) {
        pages.push(...searchTools(catalog, { search, offset, limit: 7 }).tools)
      }
      expect(pages.map((t) => t.id)).toEqual(whole.map((t) => t.id))
    }
  })

  test('finds with any sort what it finds by relevance', () => {
    for (let i = 0; i < 30; i++) {
      const search = `${randomWord(random)} ${randomWord(random)}`
      const ids = (sort: 'relevance' | 'name' | 'newest') =>
        searchTools(catalog, { search, sort })
          .tools.map((t) => t.id)
          .sort((a, b) => a - b)
      expect(ids('name')).toEqual(ids('relevance'))
      expect(ids('newest')).toEqual(ids('relevance'))
    }
  })

  test('finds no tool that has closed, which keeps its place by its address', () => {
    const closed = rows.tools.filter((tool) => !isListed(tool))
    expect(closed.length).toBeGreaterThan(3)
    for (const { id, name, slug } of closed) {
      expect(searchTools(catalog, { search: name }).tools.map((t) => t.id)).not.toContain(id)
      expect(suggest(catalog, name).map((s) => s.slug)).not.toContain(slug)
      expect(catalog.toolBySlug.get(slug)?.id).toBe(id)
    }
  })

  test('puts the tool first whose name is searched', () => {
    for (const tool of listed.slice(0, 100)) {
      expect(searchTools(catalog, { search: tool.name, limit: 1 }).tools[0]?.name).toBe(tool.name)
    }
  })
})

const compare = (a: string, b: string) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)

describe('facets', () => {
  test('are what counting by hand gives', () => {
    for (let i = 0; i < 60; i++) {
      const filter = {
        search: random.next() < 0.5 ? randomWord(random) : undefined,
        category: random.pick([undefined, ['video'], ['audio', 'design']]),
        pricing: random.pick(PRICES),
        rating: random.pick([undefined, 3, 4.5]),
        featured: random.pick([undefined, true]),
        facts: random.pick([
          undefined,
          [{ kind: 'open', values: ['yes'] }],
          [
            { kind: 'platforms', values: ['ios', 'linux'] },
            { kind: 'price', values: ['5..60'] },
          ],
        ]),
      }
      const others = (kind: string) => filter.facts?.filter((choice) => choice.kind !== kind) ?? []
      const count = (change: object) => searchTools(catalog, { ...filter, ...change, limit: 0 }).total
      expect(facets(catalog, filter)).toMatchObject({
        total: count({}),
        categories: [...catalog.categories, UNCATEGORIZED].map(({ slug, name }) => ({
          slug,
          name,
          count: count({ category: [slug] }),
        })),
        pricing: ['free', 'freemium', 'paid'].map((value) => ({ value, count: count({ pricing: [value] }) })),
        ratings: MINIMUM_RATINGS.map((value) => ({ value, count: count({ rating: value }) })),
      })
      for (const { kind, values } of facets(catalog, filter).facts) {
        expect(values.map(({ count }) => count)).toEqual(
          values.map(({ value }) => count({ facts: [...others(kind), { kind, values: [value] }] })),
        )
      }
    }
  })
})

describe('filters by facts', () => {
  const passing = (facts: ToolFilter['facts'], passes: (tool: CatalogTool) => boolean) => {
    const found = listed.filter(passes)
    expect(found.length).toBeGreaterThan(0)
    expect(searchTools(catalog, { facts }).total).toBe(found.length)
  }
  const knownOf = (tool: CatalogTool, kind: string) => tool.known.find((fact) => fact.kind === kind)

  const isOpen = (tool: CatalogTool, key: string) => knownOf(tool, 'open')?.values[0]?.key === key

  test('let pass what is known so, and not what is unknown', () => {
    passing([{ kind: 'open', values: ['no'] }], (tool) => isOpen(tool, 'no'))
    passing([{ kind: 'seats', values: ['..10'] }], (tool) => (knownOf(tool, 'seats')?.amount ?? 11) <= 10)
  })

  test('take any value of a kind, and every kind', () => {
    const has = (tool: CatalogTool, value: string) =>
      knownOf(tool, 'platforms')?.values.some(({ key }) => key === value) ?? false
    passing([{ kind: 'platforms', values: ['ios', 'linux'] }], (t) => has(t, 'ios') || has(t, 'linux'))
    const both = [
      { kind: 'platforms', values: ['ios'] },
      { kind: 'open', values: ['yes'] },
    ]
    passing(both, (tool) => has(tool, 'ios') && isOpen(tool, 'yes'))
  })

  test('compare prices in dollars alone', () => {
    passing(
      [{ kind: 'price', values: ['..40'] }],
      ({ price_from }) => price_from?.currency === 'USD' && price_from.amount <= 40,
    )
  })

  test('find nothing for what nobody has', () => {
    expect(searchTools(catalog, { facts: [{ kind: 'works_with', values: ['nothing'] }] }).total).toBe(0)
  })
})

describe('firstOf', () => {
  test('is the beginning of the sorted list, for any list and count', () => {
    for (let i = 0; i < 300; i++) {
      const list = Array.from({ length: random.below(200) }, () => random.below(50))
      const count = random.below(60)
      const expected = list.toSorted((a, b) => a - b).slice(0, count)
      expect(firstOf([...list], count, (a, b) => a - b)).toEqual(expected)
    }
  })
})

describe('similarTools', () => {
  test('never has the tool itself or one twice, and as many as asked while there are', () => {
    for (const tool of rows.tools.slice(0, 60)) {
      const similar = similarTools(catalog, tool, 6)
      expect(similar).toHaveLength(6)
      expect(similar).not.toContain(tool)
      expect(new Set(similar).size).toBe(6)
    }
  })

  test('prefers a rare tag in common to a frequent one', () => {
    const [a, b, c, ...rest] = randomRows(new Random(1), 40).tools.map((t) => ({
      ...t,
      tags: ['common'],
      rating: 4,
      category_id: null,
    }))
    const tools = [{ ...a!, tags: ['common', 'rare'] }, { ...b!, tags: ['rare', 'other'] }, c!, ...rest]
    const small = buildCatalog({ tools, categories: [] })
    expect(similarTools(small, tools[0]!, 1)).toEqual([tools[1]])
  })

  test('is empty for the only tool', () => {
    const tools = rows.tools.slice(0, 1)
    expect(similarTools(buildCatalog({ tools, categories: [] }), tools[0]!, 6)).toEqual([])
  })
})

describe('suggest', () => {
  test('answers at most five, each once, that contain what was typed at the beginning of a word', () => {
    for (let i = 0; i < 100; i++) {
      const typed = randomWord(random).slice(0, 2 + random.below(4))
      const found = suggest(catalog, typed)
      expect(found.length).toBeLessThanOrEqual(5)
      expect(new Set(found.map((s) => `${s.kind} ${s.text}`)).size).toBe(found.length)
      for (const { text } of found) expect(` ${text.toLowerCase()}`).toContain(` ${typed.toLowerCase()}`)
    }
  })

  test('takes any text', () => {
    for (const typed of ['', ' ', '%', '((', 'a'.repeat(200), '日本', '🦄🦄', '\\', '^$.*']) {
      expect(Array.isArray(suggest(catalog, typed))).toBe(true)
    }
  })
})

describe('priceAmong', () => {
  const priced = (amounts: (number | null)[]) =>
    buildCatalog({
      ...rows,
      tools: listed
        .filter(({ category_slug }) => category_slug === 'video')
        .map((tool, i) => {
          const amount = amounts[i] ?? null
          return { ...tool, price_from: amount === null ? null : { amount, currency: 'USD' } }
        }),
    })
  const first = (catalog: ReturnType<typeof buildCatalog>) => {
    const tool = catalog.toolById.get(listed.find(({ category_slug }) => category_slug === 'video')!.id)!
    return priceAmong(catalog, tool)
  }

  test('counts the known prices of the category in whole dollars, its own included', () => {
    expect(first(priced([20, 8, 19.99, null, 30, 8.2, 200]))).toEqual({
      tools: 6,
      prices: [
        { amount: 8, tools: 2 },
        { amount: 20, tools: 2 },
        { amount: 30, tools: 1 },
        { amount: 200, tools: 1 },
      ],
    })
  })

  test('says nothing where its own is not known, too few others are, or they are in other money', () => {
    expect(first(priced([null, 8, 9, 10, 11, 12, 13]))).toBeNull()
    expect(first(priced([20, 8, 9, 10, 11]))).toBeNull()
    const abroad = priced([20, 8, 9, 10, 11, 12])
    const other = { ...abroad.orders.name[0]!, price_from: { amount: 20, currency: 'EUR' } }
    expect(priceAmong(abroad, other)).toBeNull()
  })
})
