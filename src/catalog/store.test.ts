import { describe, expect, test } from 'vitest'
import { createPostgresDatabase, createTestApp, type TestApp } from '../../test/app.ts'
import { createCategory, createReview, createTool, createTools, reviewInput } from '../../test/factories.ts'
import { POSTGRES_URL } from '../../test/postgres.ts'
import { randomRows } from '../../test/random.ts'
import { createSamples } from '../../test/samples.ts'
import { Random } from '../../test/seeded.ts'
import { selectCategories } from '../features/categories/server/categories.queries.ts'
import { selectFactKinds } from '../features/facts/server/facts.queries.ts'
import { DEFAULT_ORDER_WEIGHTS } from '../features/settings/order-weights.ts'
import { selectPublishedTools } from '../features/tools/server/tools.queries.ts'
import { type Change, KITLY, recordChanges, writeContent } from '../kernel/changes/changes.queries.ts'
import type { Tx } from '../kernel/data/database.ts'
import { buildCatalog, deltaSize, isListed } from './catalog.ts'
import { facets } from './filters.ts'
import { CatalogStore } from './store.ts'
import { searchTools } from './tools.ts'

/** Writes rows and the changes that tell of them, as every service does. */
const write = ({ services }: TestApp, change: Change, work: (tx: Tx) => Promise<unknown>) =>
  writeContent(services, async (tx) => {
    await work(tx)
    await recordChanges(tx, KITLY, [change])
  })

const changeTool = (
  app: TestApp,
  id: number,
  values: { name?: string; status?: 'active' | 'inactive'; deleted_at?: string },
) =>
  write(app, { action: 'update', entity: 'tool', entity_id: id }, (tx) =>
    tx.updateTable('tools').set(values).where('id', '=', id).execute(),
  )

/** Compares what readers see with a catalogue that is built anew from the database. */
async function expectEqualToRebuilt({ services: { catalog, database } }: TestApp) {
  const { current } = catalog
  const rebuilt = buildCatalog(
    {
      tools: await selectPublishedTools(database.db),
      factKinds: await selectFactKinds(database.db),
      categories: await selectCategories(database.db),
    },
    current.version,
  )
  const view = (c: typeof current) => ({
    tools: [...c.toolById].sort(([a], [b]) => a - b),
    slugs: [...c.toolBySlug.keys()].sort(),
    categories: c.categories,
    orders: Object.values(c.orders).map((tools) => tools.map((t) => t.id)),
    facets: facets(c, {}),
    searches: ['tool', 'films', 'logo design', 'tool 12', 'edits videos'].map((search) =>
      searchTools(c, { search }).tools.map((t) => t.id),
    ),
  })
  expect(view(current)).toEqual(view(rebuilt))
}

describe('the catalogue of a running program', () => {
  test('follows new, changed, hidden and binned tools', async () => {
    const app = await createTestApp()
    const { Montage, Zephyr, Cutaway } = await createSamples(app)
    const { catalog } = app.services
    await changeTool(app, Montage!.id, { name: 'Collage' })
    expect(searchTools(catalog.current, { search: 'collage' }).tools[0]?.name).toBe('Collage')
    expect(searchTools(catalog.current, { search: 'montage' }).tools.map((t) => t.name)).not.toContain(
      'Montage',
    )
    await changeTool(app, Zephyr!.id, { status: 'inactive' })
    await changeTool(app, Cutaway!.id, { deleted_at: '2026-01-01T00:00:00.000Z' })
    expect(catalog.current.toolBySlug.has('zephyr')).toBe(false)
    expect(catalog.current.toolBySlug.has('cutaway')).toBe(false)
    await expectEqualToRebuilt(app)
    await changeTool(app, Zephyr!.id, { status: 'active' })
    await createReview(app, 'zephyr')
    expect(catalog.current.toolBySlug.get('zephyr')?.review_count).toBe(1)
    await expectEqualToRebuilt(app)
  })

  test('follows a category into each of its tools', async () => {
    const app = await createTestApp()
    const { Montage } = await createSamples(app)
    const id = Montage!.category_id!
    const change = (values: { name?: string; deleted_at?: string }) =>
      write(app, { action: 'update', entity: 'category', entity_id: id }, (tx) =>
        tx.updateTable('categories').set(values).where('id', '=', id).execute(),
      )
    await change({ name: 'Moving Pictures' })
    expect(await app.read('/api/tools/montage')).toMatchObject({ category_name: 'Moving Pictures' })
    await change({ deleted_at: '2026-01-01T00:00:00.000Z' })
    expect(await app.read('/api/tools/montage')).toMatchObject({ category_id: null, category_slug: null })
    await expectEqualToRebuilt(app)
  })

  test('has the id of the last change as its version', async () => {
    const app = await createTestApp()
    expect(app.services.catalog.current.version).toBe(0)
    await createCategory(app, { name: 'One' })
    await createTool(app)
    expect(app.services.catalog.current.version).toBe(2)
    expect(app.services.pageCache.version).toBe(2)
  })

  test('is the same after many small changes, while and after its index is built anew', async () => {
    const app = await createTestApp()
    await createSamples(app)
    const { catalog } = app.services
    for (let batch = 0; batch < 12; batch++) {
      const tools = await createTools(
        app,
        Array.from({ length: 15 }, () => ({ tags: ['video editing'] })),
      )
      await changeTool(app, tools[0]!.id, { name: `Renamed ${batch}` })
      await changeTool(app, tools[1]!.id, { status: 'inactive' })
    }
    await expectEqualToRebuilt(app)
    await catalog.built()
    expect(deltaSize(catalog.current)).toBeLessThan(100)
    await expectEqualToRebuilt(app)
  })

  test('takes an import of hundreds at once', async () => {
    const app = await createTestApp()
    await createSamples(app)
    await createTools(
      app,
      Array.from({ length: 600 }, (_, i) => ({ name: `Import ${i}` })),
    )
    expect(app.services.catalog.current.toolById.size).toBe(608)
    await expectEqualToRebuilt(app)
  })

  test('shows each write once it is answered, however many come together', async () => {
    const app = await createTestApp()
    const tools = await createTools(app, [{}, {}, {}])
    const versions: number[] = []
    await Promise.all(
      Array.from({ length: 30 }, async (_, i) => {
        const { slug } = tools[i % 3]!
        const before = app.services.catalog.current.toolBySlug.get(slug)!.review_count
        await app.send('POST', `/api/tools/${slug}/reviews`, reviewInput())
        const { current } = app.services.catalog
        expect(current.toolBySlug.get(slug)!.review_count).toBeGreaterThan(before)
        versions.push(current.version)
      }),
    )
    expect(versions).toEqual(versions.toSorted((a, b) => a - b))
    await expectEqualToRebuilt(app)
  })
})

describe('CatalogStore', () => {
  test('lives on when the database fails while the index is built anew', async () => {
    const random = new Random(1)
    const rows = randomRows(random, 3000)
    const byId = new Map(rows.tools.map((t) => [t.id, t]))
    let changes: { id: number; entity: string; entity_id: string }[] = []
    let isGone = false
    const store = new CatalogStore({
      latestChangeId: async () => 0,
      changesAfter: async (id) => {
        if (isGone) throw new Error('The database is gone')
        return changes.filter((c) => c.id > id)
      },
      tools: async (ids) => (ids ? ids.map((id) => ({ ...byId.get(id)!, name: `New ${id}` })) : rows.tools),
      factKinds: async () => [],
      categories: async () => rows.categories,
      bundles: async () => [],
      blog: async () => ({ posts: [], categories: [] }),
      touched: async () => new Set(),
      scoring: async () => ({ weights: DEFAULT_ORDER_WEIGHTS, day: '2026-11-23', prior_weight: 10 }),
    })
    await store.load()
    changes = Array.from({ length: 120 }, (_, i) => ({ id: i + 1, entity: 'tool', entity_id: String(i + 1) }))
    await store.refresh()
    expect(deltaSize(store.current)).toBe(rows.tools.slice(0, 120).filter(isListed).length)
    isGone = true
    await expect(store.refresh()).rejects.toThrow('The database is gone')
    await expect.poll(() => deltaSize(store.current)).toBe(0)
    isGone = false
    await store.refresh()
    expect(searchTools(store.current, {}).total).toBe(rows.tools.filter(isListed).length)
  })
})

describe.runIf(POSTGRES_URL)('two programs on one database', () => {
  test('see each other’s writes within a moment, and lose none', async () => {
    const DATABASE_URL = await createPostgresDatabase()
    const apps = [await createTestApp({ DATABASE_URL }), await createTestApp({ DATABASE_URL })] as const
    const { slug } = await createTool(apps[0])
    const count = (app: TestApp) => app.services.catalog.current.toolBySlug.get(slug)?.review_count
    await expect.poll(() => count(apps[1]), { interval: 10 }).toBe(0)
    await Promise.all(Array.from({ length: 24 }, (_, i) => createReview(apps[i % 2]!, slug)))
    for (const app of apps) await expect.poll(() => count(app), { interval: 10 }).toBe(24)
    // Rows are read as they are: a count may be there before the change that speaks of it.
    const versions = () => new Set(apps.map((app) => app.services.catalog.current.version)).size
    await expect.poll(versions, { interval: 10 }).toBe(1)
    for (const app of apps) await expectEqualToRebuilt(app)
  })
})
