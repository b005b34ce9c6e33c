import { describe, expect, test } from 'vitest'
import { randomRows } from '../../test/random.ts'
import { Random } from '../../test/seeded.ts'
import { sharesCategory } from '../features/compare/pair.ts'
import { applyChange, buildCatalog, type Catalog, type CatalogTool } from './catalog.ts'
import { KeptAlike, neighboursInCategory, similarTools } from './similar.ts'

const rows = randomRows(new Random(2026), 300)
const catalog = buildCatalog(rows)

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

test('neighbours are of the category alone, as many as there are', () => {
  for (const tool of rows.tools.slice(0, 60)) {
    const neighbours = neighboursInCategory(catalog, tool, 300)
    const others = rows.tools.filter((t) => sharesCategory(t, tool) && t !== tool)
    expect(new Set(neighbours)).toEqual(new Set(others.filter((t) => catalog.orders.name.includes(t))))
  }
})

describe('what is kept', () => {
  const asked = (alike: KeptAlike, catalog: Catalog, tool: CatalogTool) => {
    const keys: string[] = []
    const tools = alike.similar(catalog, tool, 4, (...more) => keys.push(...more))
    return { ids: tools.map(({ id }) => id), keys }
  }
  const change = (id: number, tool: CatalogTool | null) =>
    applyChange(catalog, { version: 1, tools: new Map([[id, tool]]) })
  const [tool] = rows.tools.filter((t) => catalog.orders.name.includes(t))
  const [best] = similarTools(catalog, tool!, 1)

  test('stays while others change, and is looked up anew in its turn', () => {
    const turned: string[] = []
    const alike = new KeptAlike((key) => turned.push(key))
    const before = asked(alike, catalog, tool!)
    const other = change(best!.id, { ...best!, tags: ['rare tag'], category_id: null, name: 'Other' })
    expect(asked(alike, other, tool!)).toEqual(before)
    alike.turn()
    expect(turned).toEqual([])
    alike.noteChange()
    alike.stop()
    while (!turned.some((key) => before.keys.includes(key))) alike.turn()
    const now = asked(alike, other, tool!)
    expect(now.ids).toEqual(similarTools(other, tool!, 4).map(({ id }) => id))
    expect(now.ids).not.toEqual(before.ids)
    for (let i = 0; i < 100; i++) alike.turn()
    expect(new Set(turned).size).toBe(turned.length)
  })

  test('does not outlast what the tool said of itself', () => {
    const alike = new KeptAlike()
    asked(alike, catalog, tool!)
    const texts = { ...tool!, tags: ['rare tag'] }
    const other = change(tool!.id, texts)
    expect(asked(alike, other, texts).ids).toEqual(similarTools(other, texts, 4).map(({ id }) => id))
  })

  test('leaves out what is gone, and depends on what it shows', () => {
    const alike = new KeptAlike()
    const before = asked(alike, catalog, tool!)
    const without = asked(alike, change(best!.id, null), tool!)
    expect(without.ids).toEqual([
      ...before.ids.slice(1),
      ...similarTools(catalog, tool!, 5)
        .slice(4)
        .map(({ id }) => id),
    ])
    expect(without.keys).toEqual(expect.arrayContaining(before.ids.map((id) => `name:${id}`)))
  })
})
