import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createCategory, createTool } from '../../../../test/factories.ts'
import { ORIGIN, renderPage } from '../../../../test/pages.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  const { id } = await createCategory(app, { name: 'Video' })
  await createCategory(app, { name: 'Sound' })
  for (let i = 0; i < 60; i++) {
    await createTool(app, { name: `Tool ${String(i).padStart(2, '0')}`, category_id: id })
  }
})

const cards = (html: string) => html.match(/<article/g)?.length ?? 0
const linked = (html: string, rel: string) =>
  new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&')
const leadsTo = (html: string, path: string) => html.includes(`href="${path.replaceAll('&', '&amp;')}"`)

describe('a page of the directory', () => {
  test('shows its own tools only, with links to the pages beside it', async () => {
    const { html, canonical, isListed, title } = await renderPage(app, '/tools?sort=name&page=2')
    expect(cards(html)).toBe(24)
    expect(html).toContain('Tool 24')
    expect(html).not.toContain('Tool 23')
    expect(leadsTo(html, '/tools?sort=name')).toBe(true)
    expect(leadsTo(html, '/tools?sort=name&page=3')).toBe(true)
    expect(html).toContain('Tools 25 to 48')
    expect([title, isListed, canonical]).toEqual([
      'Browse AI Tools, page 2 · Kitly',
      true,
      `${ORIGIN}/tools?page=2`,
    ])
    expect([linked(html, 'prev'), linked(html, 'next')]).toEqual([
      `${ORIGIN}/tools`,
      `${ORIGIN}/tools?page=3`,
    ])
  })

  test('names the pages of its category beside it', async () => {
    const { html } = await renderPage(app, '/tools?category=video&page=3')
    expect(cards(html)).toBe(12)
    expect([linked(html, 'prev'), linked(html, 'next')]).toEqual([
      `${ORIGIN}/tools?category=video&page=2`,
      undefined,
    ])
  })

  test('that does not exist says so and offers the last one', async () => {
    const { status, html, isListed } = await renderPage(app, '/tools?page=99')
    expect([status, isListed, cards(html)]).toEqual([404, false, 0])
    expect(html).toContain('There is no page 99')
    expect(leadsTo(html, '/tools?page=3')).toBe(true)
  })

  test('takes several choices, as a form without scripts sends them', async () => {
    const { html } = await renderPage(app, '/tools?category=video&category=sound')
    expect(html.match(/<input[^>]*name="category"[^>]*checked/g)).toHaveLength(2)
    expect(html).toContain('60 tools found')
  })
})

describe('the page of a tool', () => {
  test('has a link to its video, and asks no other site for anything', async () => {
    const video_url = 'https://youtu.be/dQw4w9WgXcQ'
    const { slug } = await createTool(app, { name: 'Filmed', video_url })
    const { html } = await renderPage(app, `/tools/${slug}`)
    expect(html).not.toContain('<iframe')
    expect(leadsTo(html, video_url)).toBe(true)
    expect(html).toContain('Watch the video')
  })
})
