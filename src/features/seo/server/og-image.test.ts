import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createPost } from '../../../../test/blog.ts'
import { createBundle, createReview, createTool } from '../../../../test/factories.ts'
import { createSamples } from '../../../../test/samples.ts'
import { toolCard } from '../../../shared/og-cards.ts'
import { type OgCard, ogPath, ogVersion, siteCard } from '../../../shared/og-image.ts'
import { oklch } from '../../../shared/oklch.ts'
import { MARKS } from '../../tools/server/marks.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import { OgRenderer } from './og-image.renderer.ts'
import { pictureOf } from './og-image.template.ts'
import { OgImages } from './og-images.ts'

let app: TestApp
let tools: Record<string, Tool>
beforeAll(async () => {
  app = await createTestApp()
  tools = await createSamples(app)
  await createPost(app, { title: 'Fine Films', featured_tools: [tools.ClipForge!.id] })
  await createBundle(app, { name: 'Film Kit', tool_ids: [tools.ClipForge!.id, tools.Montage!.id] })
})

const PICTURES = [
  '/og/site.png',
  '/og/tools/logomat.png',
  '/og/bundles/film-kit.png',
  '/og/compare/logomat-vs-slidewise.png',
  '/og/blog/fine-films.png',
]

describe('a picture', () => {
  test.each(PICTURES)('at %s is a PNG of 1200 × 630 that is not too heavy', async (path) => {
    const response = await app.request(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    // Networks leave out what is larger than some hundred kilobytes.
    expect(bytes.length).toBeLessThan(200_000)
    expect(bytes.length).toBeGreaterThan(5_000)
    const again = await app.request(path, { headers: { 'if-none-match': response.headers.get('etag')! } })
    expect(again.status).toBe(304)
  })

  test('is there for names and texts of any kind', async () => {
    const names = [
      'X',
      'W'.repeat(120),
      'Ærøskøbing Žižka',
      'Инструмент',
      '日本語ツール',
      '🚀 Launch',
      '<b>&amp;"',
    ]
    for (const [i, name] of names.entries()) {
      const slug = `odd-${i}`
      await createTool(app, {
        name,
        slug,
        short_description: `${name} `.repeat(4),
        category_id: tools.Logomat!.category_id!,
      })
      const response = await app.request(`/og/tools/${slug}.png`)
      expect([name, response.status]).toEqual([name, 200])
    }
    await createTool(app, { name: 'Long', short_description: 'Word '.repeat(99) })
    expect((await app.request('/og/tools/long.png')).status).toBe(200)
  })

  test('of what is not there is not found', async () => {
    for (const path of [
      'tools/nothing',
      'bundles/nothing',
      'compare/logomat-vs-nothing',
      'compare/slidewise-vs-logomat',
    ]) {
      await expectFailure(await app.request(`/og/${path}.png`), 'not_found')
    }
    for (const path of ['/og/other/logomat.png', '/og/tools/logomat.jpg', '/og/tools/.png']) {
      await expectFailure(await app.request(path), 'not_found')
    }
  })

  test('has another version when what it shows changes, and shows it', async () => {
    const card = () => toolCard(app.services.catalog.current.toolBySlug.get('zephyr')!)
    const before = ogVersion(card())
    const fresh = await app.request(`/og/tools/zephyr.png?v=${before}`)
    expect(fresh.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    for (const rating of [5, 5, 5]) await createReview(app, 'zephyr', { rating })
    expect(ogVersion(card())).not.toBe(before)
    const stale = await app.request(`/og/tools/zephyr.png?v=${before}`)
    expect(stale.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(Buffer.from(await stale.arrayBuffer()).equals(Buffer.from(await fresh.arrayBuffer()))).toBe(false)
  })
})

describe('a tile', () => {
  const card = (logo: string | null): OgCard => ({
    kind: 'kit',
    token: 'x',
    name: 'Kit',
    summary: '',
    total: 'Free',
    count: 1,
    tools: [{ name: 'Tool', slug: 'tool', logo, color: null }],
  })
  const drawn = (logo: string | null) => JSON.stringify(pictureOf(card(logo)))

  test('shows the brand mark, and the initial where there is no such file of ours', () => {
    const mark = MARKS.values().next().value!.mark
    expect(drawn(`/marks/${mark}`)).toContain('data:image/svg+xml;base64,')
    for (const none of [null, '/marks/none.svg', '/marks/../../package.json', '/files/logo.svg']) {
      expect(drawn(none)).not.toContain('data:')
    }
  })
})

describe('an article', () => {
  const bytesOf = async (slug: string) =>
    Buffer.from(await (await app.request(`/og/blog/${slug}.png`)).arrayBuffer())
  /** The colour in the middle of the cover’s left edge, as red, green and blue. */
  const edgeOf = async (png: Buffer) => [
    ...(await sharp(png).extract({ left: 4, top: 186, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
  ]

  test('shows the tools of its drawn cover', () => {
    const { name, slug } = tools.ClipForge!
    const logo = `/marks/${MARKS.values().next().value!.mark}`
    const post: OgCard = {
      kind: 'post',
      name: 'Fine Films',
      slug: 'fine-films',
      category: null,
      minutes: 4,
      cover: null,
      tools: [
        { name, slug, logo, color: null },
        { name: 'Quill', slug: 'quill', logo: null, color: null },
      ],
    }
    const drawn = JSON.stringify(pictureOf(post))
    expect(drawn.match(/data:image\/svg\+xml/g)).toHaveLength(1)
    expect(drawn).toContain('"Q"')
    expect(JSON.stringify(pictureOf(post, 'data:image/jpeg;base64,AA'))).not.toContain('"Q"')
  })

  test('shows the picture that was uploaded as its cover, and the drawing where that is gone', async () => {
    const red = { create: { width: 320, height: 180, channels: 3 as const, background: '#ff0000' } }
    const cover_image_url = await app.services.uploads.put(
      'blog/red.webp',
      await sharp(red).webp().toBuffer(),
    )
    await createPost(app, { title: 'Red Letters', cover_image_url })
    const [r, g, b] = await edgeOf(await bytesOf('red-letters'))
    expect([r! > 240, g! < 15, b! < 15]).toEqual([true, true, true])
    await createPost(app, { title: 'Lost Letters', cover_image_url: '/uploads/blog/none.webp' })
    const lost = await edgeOf(await bytesOf('lost-letters'))
    expect(Math.min(...lost)).toBeGreaterThan(150)
  })
})

describe('pictures that are kept', () => {
  const card = (name: string, summary = ''): OgCard => ({
    ...(toolCard(tools.Logomat!) as Extract<OgCard, { kind: 'tool' }>),
    slug: name,
    summary,
  })
  const counting = (maxBytes?: number) => {
    const drawn: string[] = []
    const draw = async (what: OgCard) => {
      drawn.push(ogPath(what))
      return Buffer.alloc(100)
    }
    return { drawn, images: new OgImages(draw, maxBytes) }
  }

  test('are drawn once, however many ask at the same moment', async () => {
    const { drawn, images } = counting()
    const all = await Promise.all(Array.from({ length: 20 }, () => images.get(card('a'))))
    expect(new Set(all).size).toBe(1)
    await images.get(card('a'))
    expect(drawn).toHaveLength(1)
    expect(images.bytes).toBe(100)
  })

  test('are replaced by their next version', async () => {
    const { drawn, images } = counting()
    await images.get(card('a', 'one'))
    await images.get(card('a', 'two'))
    expect(drawn).toHaveLength(2)
    expect(images.bytes).toBe(100)
  })

  test('never take more bytes than allowed; who was not asked for longest goes first', async () => {
    const { drawn, images } = counting(300)
    for (const name of ['a', 'b', 'c', 'a', 'd']) await images.get(card(name))
    expect(images.bytes).toBe(300)
    await images.get(card('a'))
    expect(drawn).toHaveLength(4)
    await images.get(card('b'))
    expect(drawn).toHaveLength(5)
  })

  test('are not those that failed', async () => {
    let fails = true
    const images = new OgImages(async () => {
      if (fails) throw new Error('no')
      return Buffer.alloc(1)
    })
    await expect(images.get(siteCard())).rejects.toThrow('no')
    fails = false
    expect((await images.get(siteCard())).length).toBe(1)
  })
})

describe('the thread that draws', () => {
  const renderer = new OgRenderer()
  afterAll(() => renderer.close())

  test('refuses when too many wait, and goes on afterwards', async () => {
    const many = Array.from({ length: 100 }, () => renderer.draw(siteCard()))
    const settled = Promise.allSettled(many)
    await expect(renderer.draw(siteCard())).rejects.toThrow('Too many pictures')
    await renderer.close()
    expect((await settled).filter((s) => s.status === 'rejected').length).toBeGreaterThan(90)
    expect((await renderer.draw(siteCard())).subarray(1, 4).toString()).toBe('PNG')
  })

  test('tells a failure to the one who asked, and draws the next', async () => {
    const broken = { kind: 'pair', pair: 'x', a: null, b: null } as unknown as OgCard
    await expect(renderer.draw(broken)).rejects.toThrow('TypeError')
    expect((await renderer.draw(siteCard())).length).toBeGreaterThan(1_000)
  })
})

describe('colours', () => {
  test('are those that the site writes in OKLCH', () => {
    expect(oklch(1, 0, 0)).toBe('#ffffff')
    expect(oklch(0, 0, 0)).toBe('#000000')
    expect(oklch(0.62796, 0.25768, 29.234)).toBe('#ff0000')
    expect(oklch(0.86644, 0.29483, 142.495)).toBe('#00ff00')
  })
})
