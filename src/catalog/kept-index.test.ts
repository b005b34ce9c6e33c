import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createListeningApp, createTestApp, testEnvironment } from '../../test/app.ts'
import { randomRows, randomTool, randomWord } from '../../test/random.ts'
import { createSamples } from '../../test/samples.ts'
import { Random } from '../../test/seeded.ts'
import { ArrayFile } from '../kernel/files/array-file.ts'
import { applyChange, buildCatalog, type Catalog, type CatalogTool, DELTA_MAX, isListed } from './catalog.ts'
import { facets } from './filters.ts'
import { KeptIndex } from './kept-index.ts'
import { answerSearch } from './search/answer.ts'
import { similarTools } from './similar.ts'
import { suggest } from './suggestions.ts'
import { searchTools } from './tools.ts'

const folder = mkdtempSync(join(tmpdir(), 'kitly-kept-'))
const path = join(folder, 'index')
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => rmSync(path, { force: true }))

const reasons: string[] = []
const log = { debug: ({ reason }: { reason: string }) => void reasons.push(reason) }
const fileOf = (source = 'as it is') => new ArrayFile(path, [Buffer.from(source)], log)
const listedOf = ({ toolById }: Catalog) => [...toolById.values()].filter(isListed)

async function write(catalog: Catalog): Promise<void> {
  const kept = new KeptIndex(fileOf())
  kept.built(catalog.index.base, listedOf(catalog))
  await kept.write()
}

/** The same catalogue, with the index as a start finds it; null where it would be built. */
function readAgain(catalog: Catalog, file = fileOf()): Catalog | null {
  const index = new KeptIndex(file).read(listedOf(catalog))
  return index && { ...catalog, index }
}

const SEARCHES = [
  'films',
  'edit vidoes',
  'logo design',
  'Alto Lab',
  'altolab',
  'alot',
  'Kite 7',
  'quick letters for teams',
]

/** What readers see of a search. */
function answers(catalog: Catalog, searches: readonly string[]) {
  return {
    orders: (['relevance', 'name'] as const).map((sort) =>
      searchTools(catalog, { sort, limit: 30 }).tools.map(({ id }) => id),
    ),
    similar: listedOf(catalog)
      .slice(0, 5)
      .map((tool) => similarTools(catalog, tool, 6).map(({ id }) => id)),
    searches: searches.map((search) => ({
      found: searchTools(catalog, { search, limit: 50 }).tools.map(({ id }) => id),
      matches: answerSearch(catalog, { search })
        ?.matches.map(({ id, score }) => [id, score.toFixed(4)])
        .sort(),
      counts: facets(catalog, { search }),
      suggested: suggest(catalog, search),
    })),
  }
}

const searchesOf = (random: Random) => [
  ...SEARCHES,
  ...Array.from({ length: 8 }, () =>
    [randomWord(random), randomWord(random)].slice(random.below(2)).join(' '),
  ),
]

/** As many tools as that with other texts, one more and one less. */
function changed(random: Random, catalog: Catalog, count: number) {
  const tools = new Map<number, CatalogTool | null>()
  const ids = listedOf(catalog).map(({ id }) => id)
  for (const id of ids.slice(0, count)) tools.set(id, randomTool(random, id, catalog.categories as never))
  tools.set(ids.at(-1)!, null)
  tools.set(9_999, randomTool(random, 9_999, catalog.categories as never))
  return { version: 2, tools }
}

describe('an index that is read in', () => {
  test('answers as the one that was built, over random catalogues', async () => {
    for (const [seed, size] of [0, 1, 3, 40, 400].entries()) {
      const random = new Random(seed + 1)
      const built = buildCatalog(randomRows(random, size), 1)
      await write(built)
      const read = readAgain(built)!
      const searches = searchesOf(random)
      expect(answers(read, searches)).toEqual(answers(built, searches))
      expect(read.index.base.priors).toEqual(built.index.base.priors)
      expect([...read.index.base.terms.keys()]).toEqual([...built.index.base.terms.keys()])
      expect(read.index.base.vocabulary).toEqual(built.index.base.vocabulary)
    }
  })

  test('has what was changed since it was written, and not what is gone', async () => {
    for (const seed of [1, 2, 3]) {
      const random = new Random(seed)
      const rows = randomRows(random, 200)
      const before = buildCatalog(rows, 1)
      await write(before)
      const change = changed(random, before, 12)
      const tools = [
        ...rows.tools.filter(({ id }) => !change.tools.has(id)),
        ...[...change.tools.values()].flatMap((tool) => tool ?? []),
      ]
      const now = buildCatalog({ ...rows, tools }, 2)
      const read = readAgain(now)!
      expect(read.index.delta).not.toBeNull()
      const searches = searchesOf(random)
      // Exactly as in a program that has run on, and, but for sums in another order, as built anew.
      const runOn = { ...now, index: applyChange(before, change).index }
      expect(answers(read, searches)).toEqual(answers(runOn, searches))
      const found = (catalog: Catalog) =>
        searches.map((search) => searchTools(catalog, { search, limit: 400 }).total)
      expect(found(read)).toEqual(found(now))
      // And it goes on from there.
      const next = changed(random, now, 3)
      expect(answers(applyChange(read, next), searches)).toEqual(answers(applyChange(runOn, next), searches))
    }
  })

  test('has the scores of today, which are not in the file', async () => {
    const random = new Random(5)
    const rows = randomRows(random, 60)
    await write(buildCatalog(rows))
    const tools = rows.tools.map((tool) => ({ ...tool, order_score: random.next() }))
    const now = buildCatalog({ ...rows, tools })
    const read = readAgain(now)!
    expect(read.index.delta).toBeNull()
    expect(read.index.base.priors).toEqual(now.index.base.priors)
  })

  test('does not come from another catalogue, though its tools have the same ids', async () => {
    await write(buildCatalog(randomRows(new Random(1), 300)))
    expect(readAgain(buildCatalog(randomRows(new Random(2), 300)))).toBeNull()
    const fewer = randomRows(new Random(1), 300)
    expect(readAgain(buildCatalog({ ...fewer, tools: fewer.tools.slice(0, 300 - 2 * DELTA_MAX) }))).toBeNull()
  })
})

describe('a file', () => {
  const catalog = buildCatalog(randomRows(new Random(9), 30))
  const reasonFor = (file = fileOf()) => {
    reasons.length = 0
    expect(readAgain(catalog, file)).toBeNull()
    return reasons.join()
  }

  test('that is not there, empty, or somebody else’s is not read', () => {
    expect(reasonFor()).toContain('ENOENT')
    for (const text of ['', 'KITLY', 'KITLYARR', 'SQLite format 3\0 and a great many further bytes']) {
      writeFileSync(path, text)
      expect(reasonFor()).not.toBe('')
    }
  })

  test('that is cut off anywhere, or has another byte anywhere, is not read', async () => {
    await write(catalog)
    const whole = readFileSync(path)
    const random = new Random(3)
    const places = [
      0,
      8,
      12,
      16,
      40,
      whole.length - 1,
      ...Array.from({ length: 40 }, () => random.below(whole.length)),
    ]
    for (const at of places) {
      writeFileSync(path, whole.subarray(0, at))
      expect(reasonFor()).not.toBe('')
      const other = Buffer.from(whole)
      other[at]! ^= 1 << random.below(8)
      writeFileSync(path, other)
      expect(reasonFor()).not.toBe('')
    }
    writeFileSync(path, Buffer.concat([whole, Buffer.from('more')]))
    expect(reasonFor()).toContain('damaged')
    writeFileSync(path, whole)
    expect(readAgain(catalog)).not.toBeNull()
  })

  test('that other sources have written is not read', async () => {
    await write(catalog)
    expect(reasonFor(fileOf('as it was'))).toContain('another version')
  })

  test('that is not finished leaves the last one as it is', async () => {
    await write(catalog)
    const whole = readFileSync(path)
    const other = buildCatalog(randomRows(new Random(10), 30))
    const kept = new KeptIndex(fileOf())
    kept.built(other.index.base, listedOf(other))
    const writing = kept.write()
    await kept.close()
    await writing
    expect(readFileSync(path)).toEqual(whole)
  })
})

test('a program reads what the last one has kept, and sees what was written without it', async () => {
  const environment = await testEnvironment()
  const path = join(environment.KITLY_DATA!, 'search-index')
  const first = await createTestApp(environment)
  await createSamples(first)
  await first.close()
  // Only who serves keeps it.
  expect(existsSync(path)).toBe(false)
  const second = await createListeningApp(environment)
  await vi.waitFor(() => expect(existsSync(path)).toBe(true), { timeout: 30_000, interval: 50 })
  await second.close()

  const third = await createTestApp(environment)
  const { base } = third.services.catalog.current.index
  expect(base.ids.length).toBeGreaterThan(0)
  expect(base.ids.buffer).toBe(base.starts.buffer)
  // As a restored database would have it: no change tells of it.
  await third.services.database.db
    .updateTable('tools')
    .set({ name: 'Collage' })
    .where('name', '=', 'Montage')
    .execute()
  await third.close()

  const { current } = (await createTestApp(environment)).services.catalog
  expect(current.index.base.ids.buffer).toBe(current.index.base.starts.buffer)
  expect(searchTools(current, { search: 'collage' }).tools[0]?.name).toBe('Collage')
  expect(searchTools(current, { search: 'montage' }).tools.map(({ name }) => name)).not.toContain('Montage')
})
