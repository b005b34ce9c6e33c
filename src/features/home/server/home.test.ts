import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createReview, createTool } from '../../../../test/factories.ts'
import { createPerson } from '../../../../test/people.ts'
import type { Database } from '../../../kernel/data/database.ts'
import { loadStarter } from '../../../starter.ts'
import type { MagicKit } from '../../kits/kits.contract.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import type { Home } from '../home.contract.ts'
import { readHome } from './home.service.ts'

let app: TestApp
beforeAll(async () => {
  const prepare = async (database: Database) => {
    await loadStarter(database)
  }
  app = await createTestApp({}, { prepare })
})

const read = (of = app) => of.read<Home>('/api/home')
const toolOf = (slug: string) => app.read<Tool>(`/api/tools/${slug}`)

describe('what home shows of the starter catalogue', () => {
  test('is the kit that the builder plans for the same words', async () => {
    const { kit } = await read()
    const answer = await app.send('POST', '/api/magic-kit', {
      prompt: kit!.prompt,
      preferences: { kit_size: 5 },
    })
    const planned = (await answer.json()) as MagicKit
    expect(kit!.steps).toEqual(
      planned.tools.map(({ name, slug, logo_url, theme_color, pricing_model, is_paid, price_from, job }) => ({
        ...{ name, slug, logo_url, theme_color, pricing_model, is_paid, price_from },
        job: job.label,
      })),
    )
    expect(kit!.steps.length).toBeGreaterThanOrEqual(3)
    expect(kit!.understood).toContain('You have Figma')
  })

  test('has pairs with marks whose pages there are', async () => {
    const { pairs } = await read()
    expect(pairs.length).toBeGreaterThan(4)
    for (const { pair, tools, category } of pairs) {
      const [one, other] = await Promise.all(tools.map(({ slug }) => toolOf(slug)))
      expect([one!.category_name, other!.category_name]).toEqual([category, category])
      expect(pair).toBe(tools.map(({ slug }) => slug).join('-vs-'))
      expect(tools.every(({ logo_url }) => logo_url)).toBe(true)
    }
    expect(pairs.find(({ pair }) => pair === 'cursor-vs-github-copilot')!.apart).toBe(
      'From $20, or from $10 a month',
    )
  })

  test('has known prices alone, cheapest first', async () => {
    const { prices } = await read()
    expect(prices.length).toBeGreaterThan(0)
    for (const { slug, priced_count, tools } of prices) {
      expect(priced_count).toBeGreaterThanOrEqual(3)
      expect(tools.map(({ amount }) => amount)).toEqual(
        tools.map(({ amount }) => amount).sort((a, b) => a - b),
      )
      for (const { slug: name, amount } of tools) {
        const { category_slug, price_from, pricing_model } = await toolOf(name)
        expect(category_slug).toBe(slug)
        if (amount === 0) expect([name, pricing_model, price_from]).toEqual([name, 'Free', null])
        else expect([name, price_from]).toEqual([name, { amount, currency: 'USD' }])
      }
    }
  })

  test('is made again when a tool has changed, and not for what anybody says of it', async () => {
    const { services } = app
    const before = readHome(services)
    expect(readHome(services)).toBe(before)
    await createReview(app, 'claude', { rating: 1 })
    expect(services.catalog.current.toolBySlug.get('claude')!.confirmed_count).toBeGreaterThan(0)
    expect(readHome(services)).toBe(before)
    await createTool(app)
    expect(readHome(services)).not.toBe(before)
  })

  test('leaves out pairs of which one has closed', async () => {
    const { headers } = await createPerson(app, { role: 'admin' })
    const { id } = await toolOf('claude')
    const closed = await app.send('PUT', `/api/admin/tools/${id}`, { life_state: 'closed' }, headers)
    expect(closed.status).toBe(200)
    expect((await read()).pairs.map(({ pair }) => pair)).not.toContain('chatgpt-vs-claude')
  })
})

test('there is nothing of it in a catalogue without tools', async () => {
  expect(await read(await createTestApp())).toEqual({ kit: null, pairs: [], prices: [] })
})
