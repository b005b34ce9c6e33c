import { setImmediate } from 'node:timers/promises'
import { buildCatalog, type Catalog, type CatalogTool, indexOver } from '../src/catalog/catalog.ts'
import { facets } from '../src/catalog/filters.ts'
import { planQuery } from '../src/catalog/search/query.ts'
import { similarTools } from '../src/catalog/similar.ts'
import type { CatalogStore } from '../src/catalog/store.ts'
import { searchTools } from '../src/catalog/tools.ts'
import { readConfig } from '../src/config.ts'
import { planKit } from '../src/features/kits/planner/plan.ts'
import { COUNTED, storeReview } from '../src/features/reviews/server/reviews.service.ts'
import { KITLY, recordChanges, writeContent } from '../src/kernel/changes/changes.queries.ts'
import { createProgram, type Program } from '../src/program.ts'
import { Random } from '../test/seeded.ts'
import { threeFacts, withFacts } from './facts.ts'
import { fillDatabase, REVIEW } from './fill.ts'
import { unlearntPrompts } from './kits/strangers.ts'
import { makeFilters, makeQueries, SEARCH_KINDS } from './queries.ts'
import { catalogRows, type Synthetic, syntheticCatalog } from './synthetic.ts'
import { median, quantile, type Timing, time, timeWork } from './timing.ts'

/** What the catalogue costs without HTTP. Runs as a process of its own for each size and sends its figures. */
export interface InProcess {
  buildMs: number
  timings: Timing[]
  /** A review: nothing that is searched changes. */
  change: { median: number; p99: number }
  /** A new summary, which goes into the index. */
  edit: { median: number; p99: number; longestHold: number }
}

const INPUTS = 2_000
const CHANGES = 200
const PREFERENCES = { budget: 'mixed', complexity: 'intermediate', kit_size: 7 } as const

async function timeReads(synthetic: Synthetic, catalog: Catalog): Promise<Timing[]> {
  const { base } = catalog.index
  const queries = SEARCH_KINDS.map((kind) => ({ kind, list: makeQueries(synthetic, kind, INPUTS) }))
  const filters = makeFilters(synthetic, INPUTS)
  const mixed = filters.map((filter, i) => {
    const { list } = queries[i % 6]!
    return { ...filter, search: list[i % list.length]! }
  })
  const random = new Random(25)
  const known = buildCatalog(
    await withFacts(catalogRows(synthetic), random),
    0,
    indexOver(catalog.index.base),
  )
  const threes = Array.from({ length: INPUTS }, () => threeFacts(random))
  return [
    ...queries.map(({ kind, list }) =>
      time(`search: ${kind}`, list, (search) => searchTools(catalog, { search, limit: 24 })),
    ),
    time('search with filters', mixed, (filter) => searchTools(catalog, { ...filter, limit: 24 })),
    time('facets with search', mixed, (filter) => facets(catalog, filter)),
    time('filters without search', filters, (filter) => searchTools(catalog, { ...filter, limit: 24 })),
    time('facets without search', filters, (filter) => facets(catalog, filter)),
    time('filters by three facts', threes, (facts) => searchTools(known, { facts, limit: 24 })),
    time('facets with three facts', threes, (facts) => facets(known, { facts })),
    time('similar tools', catalog.orders.newest.slice(0, INPUTS), (tool) => similarTools(catalog, tool, 6)),
    time(
      'planQuery alone',
      mixed.map((m) => m.search),
      (search) => planQuery([base], search),
    ),
    time('reading and kit', unlearntPrompts(), (prompt) =>
      planKit(catalog, { prompt, preferences: PREFERENCES }),
    ),
    // What is kept of a catalogue is not there yet in a new one.
    time('reading and kit after a change', unlearntPrompts(), (prompt) =>
      planKit({ ...catalog }, { prompt, preferences: PREFERENCES }),
    ),
  ]
}

/** The work by which writes reach readers, and the longest that a renewed index holds the thread. */
async function timeChanges({ services: all }: Program): Promise<Pick<InProcess, 'change' | 'edit'>> {
  const store = all.catalog
  // The write itself is not part of the work: its own refresh is put off, and timed afterwards.
  const later = { current: store.current, refresh: async () => {} }
  const services = { ...all, catalog: later as CatalogStore }
  const random = new Random(5)
  const tools = [...store.current.toolById.values()]

  let longestHold = 0
  const timeWrites = async (count: number, write: (tool: CatalogTool) => Promise<unknown>) => {
    const times: number[] = []
    for (let i = 0; i < count; i++) {
      await write(random.pick(tools))
      const ms = await timeWork(() => store.refresh())
      if (ms !== null) times.push(ms)
      longestHold = Math.max(longestHold, await longestHoldOf(store.built()))
    }
    return { median: median(times), p99: quantile(times, 0.99) }
  }
  const change = await timeWrites(CHANGES, ({ id: tool_id }) =>
    writeContent(services, (tx) =>
      storeReview(tx, { ...REVIEW, tool_id, rating: random.int(1, 5) }, COUNTED),
    ),
  )
  const edit = await timeWrites(CHANGES, ({ id }) =>
    writeContent(services, async (tx) => {
      const short_description = random.pick(tools).short_description
      await tx.updateTable('tools').set({ short_description }).where('id', '=', id).execute()
      await recordChanges(tx, KITLY, [{ action: 'update', entity: 'tool', entity_id: id }])
    }),
  )
  return { change, edit: { ...edit, longestHold } }
}

async function longestHoldOf(work: Promise<void>): Promise<number> {
  let done = false
  void work.then(() => {
    done = true
  })
  let longest = 0
  while (!done) {
    longest = Math.max(longest, (await timeWork(() => setImmediate())) ?? 0)
  }
  return longest
}

/** Arguments: the number of tools, and a folder for the database that it fills and leaves there. */
async function main() {
  const [size, dataFolder] = process.argv.slice(2)
  const synthetic = await syntheticCatalog(Number(size))
  await fillDatabase(dataFolder!, synthetic)
  const program = await createProgram(readConfig({ KITLY_DATA: dataFolder, KITLY_LOG: 'silent' }))
  const rows = catalogRows(synthetic)
  const start = performance.now()
  buildCatalog(rows)
  const buildMs = performance.now() - start
  const timings = await timeReads(synthetic, program.services.catalog.current)
  const figures: InProcess = { buildMs, timings, ...(await timeChanges(program)) }
  await program.close()
  if (process.send) process.send(figures, () => process.exit(0))
  else console.log(figures)
}

if (import.meta.main) await main()
