import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createReview, createTutorial } from '../../../../test/factories.ts'
import { createSamples } from '../../../../test/samples.ts'
import type { CatalogTool } from '../../../catalog/catalog.ts'
import type { Tool, ToolCard } from '../tools.contract.ts'

let app: TestApp
let samples: Record<string, Tool>
beforeAll(async () => {
  app = await createTestApp()
  samples = await createSamples(app)
})

/** Names of the tools that a list answers, and its X-Total-Count. */
async function list(query: string): Promise<{ names: string[]; total: number }> {
  const response = await app.request(`/api/tools?${query}`)
  expect(response.status).toBe(200)
  const cards = (await response.json()) as ToolCard[]
  return { names: cards.map((c) => c.name), total: Number(response.headers.get('x-total-count')) }
}
const namesOf = async (query: string) => (await list(query)).names

const BY_RATING = [
  'Logomat',
  'NotebookLM',
  'ClipForge',
  'SlideWise',
  'Montage',
  'Cutaway',
  'ReelTime',
  'Zephyr',
]

/** Those that editors have chosen first: nobody has reviewed any, and what they begin with moves none of them. */
const BY_RELEVANCE = [
  'Logomat',
  'Montage',
  'ClipForge',
  'Cutaway',
  'NotebookLM',
  'ReelTime',
  'SlideWise',
  'Zephyr',
]

describe('GET /api/tools', () => {
  test('answers cards in the order of lists and counts them in X-Total-Count', async () => {
    expect(await list('')).toEqual({ names: BY_RELEVANCE, total: 8 })
    const scores = (await app.read<ToolCard[]>('/api/tools')).map((card) => card.order_score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  })

  test('answers a card with the fields of the specification and what is known of it, and nothing else', async () => {
    const [card] = await app.read<ToolCard[]>('/api/tools?search=logomat')
    expect(card).toEqual({
      id: samples.Logomat?.id,
      name: 'Logomat',
      slug: 'logomat',
      short_description: 'Draws a logo from the name of a company and a few words about it.',
      logo_url: null,
      theme_color: null,
      website_url: samples.Logomat?.website_url,
      category_id: samples.Logomat?.category_id,
      category_name: 'Design & Presentations',
      category_slug: 'design',
      pricing_model: 'Free',
      is_paid: false,
      order_score: 0.475,
      free_credit_info: null,
      rating: 4.8,
      rating_source: 'editor',
      is_rated: false,
      confirmed_count: 0,
      review_count: 0,
      tags: ['logo design', 'graphic design'],
      is_featured: true,
      facts: [],
      price_from: null,
    })
  })

  test('filters by the slug of a category', async () => {
    expect(await list('category=video')).toEqual({ names: ['Montage', 'ClipForge', 'ReelTime'], total: 3 })
    expect(await list('category=empty')).toEqual({ names: [], total: 0 })
  })

  test('shows the tools of any category that is chosen', async () => {
    const both = await list('category=video,design')
    expect(both.total).toBe((await list('category=video')).total + (await list('category=design')).total)
    expect(await list('category=design,%20video,design')).toEqual(both)
    expect(await list('category=,')).toEqual(await list(''))
    await expectFailure(await app.request('/api/tools?category=video,nowhere'), 'invalid', 'category')
  })

  test('filters by the id of a category', async () => {
    const id = samples.Montage?.category_id
    expect(await namesOf(`category_id=${id}`)).toEqual(['Montage', 'ClipForge', 'ReelTime'])
    expect(await namesOf(`category_id=${id}&category=design`)).toEqual([])
  })

  test('filters by pricing, in any case', async () => {
    expect(await namesOf('pricing=paid')).toEqual(['Cutaway', 'ReelTime'])
    expect(await namesOf('pricing=Freemium')).toEqual(['Montage', 'SlideWise'])
    expect(await namesOf('pricing=Freemium,PAID')).toEqual(['Montage', 'Cutaway', 'ReelTime', 'SlideWise'])
  })

  test('filters by least rating, the rating itself included', async () => {
    expect(await namesOf('rating=4.5')).toEqual(['Logomat', 'ClipForge', 'NotebookLM'])
    expect((await list('rating=0')).total).toBe(8)
    expect((await list('rating=5')).total).toBe(0)
  })

  test('filters by featured or not featured', async () => {
    expect(await namesOf('featured=true')).toEqual(['Logomat', 'Montage'])
    expect((await list('featured=false')).total).toBe(6)
  })

  test('leaves out the ids of exclude', async () => {
    const ids = [samples.Logomat?.id, samples.ClipForge?.id]
    expect(await namesOf(`exclude=${ids}&limit=2`)).toEqual(['Montage', 'Cutaway'])
    expect((await list(`exclude=${ids},999999`)).total).toBe(6)
  })

  test('applies all filters together', async () => {
    const query = 'category=video&pricing=freemium&rating=3.5&featured=true'
    expect(await namesOf(query)).toEqual(['Montage'])
    expect(await namesOf(`${query}&exclude=${samples.Montage?.id}`)).toEqual([])
  })

  test('pages with limit and offset while X-Total-Count stays', async () => {
    expect(await list('limit=3')).toEqual({ names: BY_RELEVANCE.slice(0, 3), total: 8 })
    expect(await list('limit=3&offset=6')).toEqual({ names: BY_RELEVANCE.slice(6), total: 8 })
    expect(await list('limit=3&offset=8')).toEqual({ names: [], total: 8 })
    expect(await list('search=films&limit=1')).toMatchObject({ names: ['Montage'], total: 2 })
    expect(await list('search=films&limit=1&offset=1')).toEqual({ names: ['Zephyr'], total: 2 })
  })

  test('sorts by rating, reviews, newest and name', async () => {
    expect(await namesOf('sort=rating')).toEqual(BY_RATING)
    expect(await namesOf('sort=name')).toEqual([...BY_RATING].sort())
    expect((await namesOf('sort=newest'))[0]).toBe('Zephyr')
    await createReview(app, 'zephyr', { rating: 2 })
    expect((await namesOf('sort=reviews'))[0]).toBe('Zephyr')
    expect(await namesOf('sort=name&search=films')).toEqual(['Montage', 'Zephyr'])
  })

  test('ignores empty values, _t and names it does not know', async () => {
    const all = await list('')
    expect(await list('search=&category=&pricing=&rating=&limit=&sort=&_t=123&utm_source=x')).toEqual(all)
  })

  test.each([
    ['category', 'nothing'],
    ['category_id', '0'],
    ['category_id', '999999'],
    ['category_id', 'one'],
    ['pricing', 'cheap'],
    ['rating', '5.1'],
    ['rating', '-1'],
    ['rating', 'NaN'],
    ['featured', 'yes'],
    ['exclude', 'one'],
    ['exclude', '1,,2'],
    ['sort', 'best'],
    ['sort', '__proto__'],
    ['limit', '0'],
    ['limit', '-1'],
    ['limit', '1001'],
    ['limit', '1e3'],
    ['limit', '99999999999999999999'],
    ['offset', '-1'],
    ['offset', '1000001'],
    ['offset', '1.5'],
    ['search', 'x'.repeat(201)],
    ['search', 'a\0b'],
  ])('refuses a wrong %s and names the field: %j', async (name, value) => {
    const query = `${name}=${encodeURIComponent(value)}`
    await expectFailure(await app.request(`/api/tools?${query}`), 'invalid', name)
  })

  test('refuses an address that is not UTF-8', async () => {
    for (const query of ['search=%ff', 'search=%', 'search=%c3%28', '%ff=1']) {
      await expectFailure(await app.request(`/api/tools?${query}`), 'invalid')
    }
  })
})

describe('GET /api/tools/{slug}', () => {
  test('answers the whole tool without its search keywords', async () => {
    const tool = await app.read<Tool>('/api/tools/reeltime')
    expect(tool).toEqual(samples.ReelTime && { ...toPublic(samples.ReelTime), price_among: null })
    expect(tool).toMatchObject({
      category_slug: 'video',
      is_paid: true,
      skill_level: 'advanced',
      not_ideal_for: 'Long films',
      screenshots: [],
    })
    expect(tool).not.toHaveProperty('search_keywords')
  })

  test('answers 404 for a slug that nobody has', async () => {
    for (const slug of ['nothing', '__proto__', 'constructor', '%F0%9F%92%A9', 'Logomat']) {
      const { message } = await expectFailure(await app.request(`/api/tools/${slug}`), 'not_found')
      expect(message).toBe('Tool not found')
    }
  })

  test('finds nothing under a slug of over 200 characters or with a NUL character, and refuses one that is not UTF-8', async () => {
    await expectFailure(await app.request('/api/tools/a%00b'), 'not_found')
    await expectFailure(await app.request(`/api/tools/${'x'.repeat(201)}`), 'not_found')
    await expectFailure(await app.request('/api/tools/%ff'), 'invalid')
  })
})

function toPublic(tool: Tool): Tool {
  const { search_keywords: _, known: __, order_parts: ___, paid_plans: ____, ...rest } = tool as CatalogTool
  return rest
}

describe('GET /api/tools/{slug}/similar', () => {
  test('answers cards of tools with tags in common first, never the tool itself', async () => {
    const similar = await app.read<ToolCard[]>('/api/tools/clipforge/similar')
    expect(similar.map((t) => t.name)).toEqual(['Montage', 'ReelTime'])
    expect(similar[0]).not.toHaveProperty('description')
  })

  test('answers at most as many as limit says', async () => {
    expect(await app.read('/api/tools/clipforge/similar?limit=1')).toHaveLength(1)
  })

  test('refuses a limit out of range and an unknown slug', async () => {
    for (const limit of ['0', '51', '-1', 'x']) {
      await expectFailure(
        await app.request(`/api/tools/clipforge/similar?limit=${limit}`),
        'invalid',
        'limit',
      )
    }
    await expectFailure(await app.request('/api/tools/nothing/similar'), 'not_found')
  })
})

describe('GET /api/tools/{slug}/tutorials', () => {
  test('lists the tutorials by position', async () => {
    const id = samples.Montage!.id
    expect(await app.read('/api/tools/montage/tutorials')).toEqual([])
    await createTutorial(app, id, { title: 'Second', position: 2 })
    const first = await createTutorial(app, id, { title: 'First', position: 1, duration_minutes: 12 })
    const tutorials = await app.read<{ title: string }[]>('/api/tools/montage/tutorials')
    expect(tutorials.map((t) => t.title)).toEqual(['First', 'Second'])
    expect(tutorials[0]).toEqual({
      id: first,
      title: 'First',
      description: 'How to begin',
      difficulty_level: null,
      duration_minutes: 12,
      video_url: null,
      pdf_url: null,
    })
  })

  test('answers 404 for an unknown slug', async () => {
    await expectFailure(await app.request('/api/tools/nothing/tutorials'), 'not_found')
  })
})
