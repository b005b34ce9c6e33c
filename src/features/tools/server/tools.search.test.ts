import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createCategory, createReview, createTool } from '../../../../test/factories.ts'
import { createSamples } from '../../../../test/samples.ts'
import type { Suggestion, ToolCard, ToolFacets } from '../tools.contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await createSamples(app)
})

const find = async (search: string) =>
  (await app.read<ToolCard[]>(`/api/tools?search=${encodeURIComponent(search)}`)).map((t) => t.name)

describe('GET /api/tools?search=', () => {
  test.each([
    ['a name', 'logomat', 'Logomat'],
    ['the beginning of a name', 'mont', 'Montage'],
    ['a word of the short description', 'weather', 'Zephyr'],
    ['a tag', 'research', 'NotebookLM'],
    ['a feature', 'brand colours', 'Logomat'],
    ['a search keyword', 'pitch deck', 'SlideWise'],
    ['another form of a word', 'cutting talks', 'ClipForge'],
    ['a misspelt name', 'logomta', 'Logomat'],
    ['a misspelt word', 'presentatons', 'SlideWise'],
    ['a joined name, written apart', 'notebook lm', 'NotebookLM'],
    ['a name of two parts, written as one', 'slidewise', 'SlideWise'],
    ['a name in capitals', 'CLIPFORGE', 'ClipForge'],
    ['a task', 'background remover', 'Cutaway'],
    ['another task', 'make slides', 'SlideWise'],
    ['a whole sentence', 'turn long videos into shorts', 'ClipForge'],
  ])('finds a tool by %s', async (_, search, name) => {
    expect((await find(search))[0]).toBe(name)
  })

  test('finds the tools of a category by its name', async () => {
    expect(await find('video')).toEqual(expect.arrayContaining(['ClipForge', 'Montage', 'ReelTime']))
  })

  test('leaves out what only mentions a word that others are about', async () => {
    expect(await find('logo')).toEqual(['Logomat'])
    expect(await find('first page logo')).toContain('SlideWise')
  })

  test('counts only what passes the other filters', async () => {
    const response = await app.request('/api/tools?search=presentation&pricing=freemium')
    expect(response.headers.get('x-total-count')).toBe('1')
    expect(((await response.json()) as ToolCard[])[0]?.name).toBe('SlideWise')
  })

  test('finds nothing for what nobody has, and for signs alone', async () => {
    for (const search of ['qzxwvk', '???', '%', '"', '<script>', '🦄', "'; drop table tools; --"]) {
      expect(await app.read('/api/tools/facets')).toMatchObject({ total: 8 })
      const response = await app.request(`/api/tools?search=${encodeURIComponent(search)}`)
      expect(response.status).toBe(200)
    }
    expect(await find('qzxwvk')).toEqual([])
    expect(await find('???')).toEqual([])
  })

  test('takes 200 characters, of many short words too', async () => {
    expect((await app.request(`/api/tools?search=${'a%20'.repeat(99)}zz`)).status).toBe(200)
    expect((await app.request(`/api/tools?search=${'x'.repeat(200)}`)).status).toBe(200)
  })

  test('finds a new tool at once', async () => {
    const fresh = await createTestApp()
    const named = (name: string) => fresh.read<ToolCard[]>(`/api/tools?search=${name}`)
    expect(await named('quokka')).toEqual([])
    await createTool(fresh, { name: 'Quokka' })
    expect((await named('quokka')).map((t) => t.name)).toEqual(['Quokka'])
  })
})

const SEARCHES = [undefined, 'video', 'logo']
const CATEGORIES = [undefined, 'design', 'video', 'empty']
const PRICING = [undefined, 'free', 'freemium', 'paid']
const RATINGS = [undefined, '4.5', '4', '3.5', '3']
const FEATURED = [undefined, 'true', 'false']

describe('GET /api/tools/facets', () => {
  test('counts each group as the list would, with all other filters applied', async () => {
    const count = async (filter: Record<string, string | undefined>) => {
      const response = await app.request(`/api/tools?${queryOf(filter)}`)
      return Number(response.headers.get('x-total-count'))
    }
    for (const filter of combinations()) {
      const facets = await app.read<ToolFacets>(`/api/tools/facets?${queryOf(filter)}`)
      expect(facets.total).toBe(await count(filter))
      for (const { slug, count: n } of facets.categories) {
        expect([filter, slug, n]).toEqual([filter, slug, await count({ ...filter, category: slug })])
      }
      for (const { value, count: n } of facets.pricing) {
        expect([filter, value, n]).toEqual([
          filter,
          value,
          await count({ ...filter, pricing: String(value) }),
        ])
      }
      for (const { value, count: n } of facets.ratings) {
        expect([filter, value, n]).toEqual([filter, value, await count({ ...filter, rating: String(value) })])
      }
    }
  })

  test('names every category by name, the pricing models and the least ratings', async () => {
    const facets = await app.read<ToolFacets>('/api/tools/facets?_t=1')
    expect(facets).toMatchObject({
      total: 8,
      categories: [
        { slug: 'design', name: 'Design & Presentations', count: 3 },
        { slug: 'empty', name: 'Empty', count: 0 },
        { slug: 'video', name: 'Video', count: 3 },
        { slug: 'uncategorized', name: 'Uncategorized', count: 2 },
      ],
      pricing: [
        { value: 'free', count: 4 },
        { value: 'freemium', count: 2 },
        { value: 'paid', count: 2 },
      ],
      ratings: [
        { value: 4.5, count: 3 },
        { value: 4, count: 4 },
        { value: 3.5, count: 6 },
        { value: 3, count: 7 },
      ],
    })
  })

  test('follows a review that changes a rating', async () => {
    const fresh = await createTestApp()
    await createTool(fresh, { name: 'Riser', rating: 4.4 })
    await createReview(fresh, 'riser', { rating: 5 })
    await createReview(fresh, 'riser', { rating: 5 })
    const { ratings } = await fresh.read<ToolFacets>('/api/tools/facets')
    expect(ratings[0]).toEqual({ value: 4.5, count: 1 })
  })

  test('tells and filters what enough people have rated', async () => {
    const fresh = await createTestApp()
    await createTool(fresh, { name: 'Rated' })
    await createTool(fresh, { name: 'Nearly' })
    for (const slug of ['rated', 'rated', 'rated', 'nearly', 'nearly']) await createReview(fresh, slug)
    const { rated, total } = await fresh.read<ToolFacets>('/api/tools/facets?rated=yes')
    expect([total, rated]).toEqual([1, [{ value: 'yes', count: 1 }]])
    const found = await fresh.read<ToolCard[]>('/api/tools?rated=yes')
    expect(found.map(({ name, is_rated }) => [name, is_rated])).toEqual([['Rated', true]])
    await expectFailure(await fresh.request('/api/tools?rated=no'), 'invalid', 'rated')
  })

  test('says how the search was read, and reads it otherwise when it is asked to', async () => {
    const read = (query: string) => app.read<ToolFacets>(`/api/tools/facets?${query}`)
    expect((await read('search=logomta')).reading).toMatchObject({
      corrected: 'Logomat',
      corrected_from: 'logomta',
    })
    expect(await read('search=logomta&exact=1')).toMatchObject({ total: 0, reading: { corrected: null } })
    const { reading, total } = await read('search=free%20tools')
    expect(reading).toMatchObject({ understood: [{ id: 'free', label: 'Free of charge', unknown: null }] })
    const ignoring = await read('search=free%20tools&ignore=free')
    expect(ignoring.reading).toMatchObject({ understood: [] })
    expect(ignoring.total).toBeGreaterThan(total)
    expect((await read('search=whatsapp')).reading).toMatchObject({ unlisted: [{ name: 'WhatsApp' }] })
    expect((await read('')).reading).toBeNull()
  })

  test('refuses the same wrong values as the list', async () => {
    for (const name of ['category', 'category_id', 'pricing', 'rating', 'featured', 'exclude']) {
      await expectFailure(await app.request(`/api/tools/facets?${name}=none`), 'invalid', name)
    }
    await expectFailure(await app.request(`/api/tools/facets?search=${'x'.repeat(201)}`), 'invalid', 'search')
  })
})

function queryOf(filter: Record<string, string | undefined>): string {
  return new URLSearchParams(
    Object.entries(filter).filter((e): e is [string, string] => e[1] !== undefined),
  ).toString()
}

function combinations() {
  return SEARCHES.flatMap((search) =>
    CATEGORIES.flatMap((category) =>
      PRICING.flatMap((pricing) =>
        RATINGS.flatMap((rating) =>
          FEATURED.map((featured) => ({ search, category, pricing, rating, featured })),
        ),
      ),
    ),
  ).filter((_, i) => i % 3 === 0)
}

describe('GET /api/tools/suggest', () => {
  const suggest = (typed: string) =>
    app.read<Suggestion[]>(`/api/tools/suggest?q=${encodeURIComponent(typed)}`)

  test('names tools, categories and topics that begin so', async () => {
    expect(await suggest('noteb')).toEqual([
      {
        text: 'NotebookLM',
        kind: 'tool',
        slug: 'notebooklm',
        tool: {
          logo_url: null,
          theme_color: null,
          category_name: null,
          price_from: null,
        },
        what: null,
        count: null,
      },
    ])
    expect(await suggest('slide wi')).toMatchObject([{ text: 'SlideWise' }])
    expect((await suggest('vid')).slice(0, 2)).toEqual([
      { text: 'Video', kind: 'category', slug: 'video', tool: null, what: null, count: null },
      { text: 'video editing', kind: 'topic', slug: null, tool: null, what: null, count: 2 },
    ])
  })

  test('knows any word of a name, tags with their tools, names that are misspelt, and what is not listed', async () => {
    expect((await suggest('wise')).map(({ text }) => text)).toEqual(['SlideWise'])
    expect(await suggest('graphic')).toMatchObject([{ text: 'graphic design', kind: 'topic', count: 2 }])
    expect((await suggest('clipfroge')).map(({ text }) => text)).toEqual(['ClipForge'])
    expect(await suggest('whats')).toEqual([
      { text: 'WhatsApp', kind: 'product', slug: null, tool: null, what: 'messenger app', count: null },
    ])
  })

  test('answers at most five, and none for one character or none', async () => {
    expect((await suggest('best')).length).toBeGreaterThan(0)
    expect((await suggest('free')).length).toBeLessThanOrEqual(5)
    expect(await suggest('n')).toEqual([])
    expect(await app.read('/api/tools/suggest')).toEqual([])
  })

  test('knows a category that was just made', async () => {
    const fresh = await createTestApp()
    await createCategory(fresh, { name: 'Robotics' })
    expect(await fresh.read('/api/tools/suggest?q=robo')).toEqual([
      { text: 'Robotics', kind: 'category', slug: 'robotics', tool: null, what: null, count: null },
    ])
  })

  test('refuses what is too long or not UTF-8', async () => {
    await expectFailure(await app.request(`/api/tools/suggest?q=${'x'.repeat(201)}`), 'invalid', 'q')
    await expectFailure(await app.request('/api/tools/suggest?q=%ff'), 'invalid')
  })
})
