import type { FactKind } from '../features/facts/facts.contract.ts'
import { FactReading } from '../features/facts/known-facts.ts'
import type { Scoring } from '../features/settings/order-weights.ts'
import { type Share, sharing } from '../shared/sharing.ts'
import { type BlogRows, blogOf, nextRelease, release } from './blog.ts'
import type { CatalogBundle } from './bundles.ts'
import {
  applyChange,
  buildCatalog,
  type Catalog,
  type CatalogChange,
  type CatalogTool,
  DELTA_MAX,
  deltaSize,
  indexOver,
  isListed,
  withBase,
} from './catalog.ts'
import type { CatalogCategory } from './categories.ts'
import type { KeptIndex } from './kept-index.ts'
import { TOOL_ORDERS } from './orders.ts'
import { SegmentBuilder } from './search/segment.ts'
import { KeptAlike } from './similar.ts'
import { inSlices, pacer, sortInSlices } from './slices.ts'
import { KEYS, standingsKey, touchedBetween } from './touched.ts'

/** A row of the log of changes. */
export interface Change {
  id: number
  entity: string
  entity_id: string
}

/** How tools are read that are read piece by piece: what they share, and what their scores are made with. */
export interface ToolReading {
  share?: Share
  facts?: FactReading
  scoring?: Scoring
}

/** Where the rows come from. The catalogue knows no SQL. */
export interface CatalogSource {
  latestChangeId(): Promise<number>
  /** In the order of their ids, at most so many. */
  changesAfter(id: number, most: number): Promise<Change[]>
  /** Published tools: all, or those of the ids that are published. */
  tools(ids?: number[], how?: ToolReading): Promise<CatalogTool[]>
  factKinds(): Promise<FactKind[]>
  categories(): Promise<CatalogCategory[]>
  bundles(): Promise<CatalogBundle[]>
  /** Published articles, those for a later time too. */
  blog(): Promise<BlogRows>
  scoring(): Promise<Scoring>
  /** Keys of what readers see beside the catalogue, and changes have touched; null where that may be anything. */
  touched(changes: readonly Change[]): Promise<Set<string> | null>
}

/**
 * Is told each new value, a number that grows with whatever readers may see anew, and the keys of what they may (see
 * `touched.ts`); null where that may be anything.
 */
type OnVersion = (catalog: Catalog, pagesVersion: number, touched: Set<string> | null) => void

/** Changed tools from which on all rows are read again in one go. */
const RELOAD_FROM = 500
/** Tools that are read at a time then, and changes: a longer answer of the database would hold the thread. */
const READ_AT_ONCE = 25
const CHANGES_AT_ONCE = 500
/** How long to sleep at most until a scheduled article: the clock may be set meanwhile. */
const RELEASE_CHECK_MS = 60_000

/**
 * Holds the current version of the catalogue and follows the changes. Readers take `current` once and keep it
 * for their whole request.
 */
export class CatalogStore {
  /** What is like each tool. */
  readonly alike = new KeptAlike((key) => this.#soon(() => this.#setByClock(this.current, key)))
  #current: Catalog | null = null
  #work: Promise<void> = Promise.resolve()
  #rebuild: Promise<void> | null = null
  /** How often something has come by the clock, which no change speaks of. */
  #byClock = 0
  #releaseTimer: NodeJS.Timeout | undefined
  readonly #source: CatalogSource
  readonly #onVersion: OnVersion
  readonly #kept: KeptIndex | undefined

  constructor(source: CatalogSource, onVersion: OnVersion = () => {}, kept?: KeptIndex) {
    this.#source = source
    this.#onVersion = onVersion
    this.#kept = kept
  }

  get current(): Catalog {
    if (!this.#current) throw new Error('The catalogue is not loaded')
    return this.#current
  }

  get isLoaded(): boolean {
    return this.#current !== null
  }

  /** Reads everything. The change id is read first, so that what is written meanwhile is applied again. */
  async load(): Promise<void> {
    const version = await this.#source.latestChangeId()
    const rows = await this.#readAll()
    const listed = rows.tools.filter(isListed)
    const index = this.#kept?.read(listed)
    this.#set(buildCatalog(rows, version, index ?? undefined), null)
    if (!index) this.#kept?.built(this.current.index.base, listed)
  }

  /** From now on the index is kept for the next start: called in one process of a machine. */
  startKeeping(): void {
    this.#kept?.startWriting()
  }

  async #readAll() {
    const { tools, factKinds, categories, bundles } = this.#source
    const scoring = await this.#source.scoring()
    const rows = await Promise.all([
      tools(undefined, { scoring }),
      factKinds(),
      categories(),
      bundles(),
      this.#readBlog(),
    ])
    return {
      tools: rows[0],
      factKinds: rows[1],
      categories: rows[2],
      bundles: rows[3],
      blog: rows[4],
      scoring,
    }
  }

  async #readBlog() {
    return blogOf(await this.#source.blog(), Date.now())
  }

  /** Applies what has changed. When it resolves, every write that was committed before the call is visible. */
  refresh(): Promise<void> {
    return this.#soon(() => this.#applyNew())
  }

  /** In the queue of all changes, so that none of them puts an older value in the place of a newer one. */
  #soon(work: () => void | Promise<void>): Promise<void> {
    this.#work = this.#work.catch(() => {}).then(work)
    return this.#work
  }

  /** Resolves when no build of the index is under way. */
  async built(): Promise<void> {
    await this.#work
    while (this.#rebuild) await this.#rebuild
  }

  /** Ends what is done beside the readers. */
  async close(): Promise<void> {
    this.alike.stop()
    await this.built().catch(() => {})
    await this.#kept?.close()
  }

  #set(catalog: Catalog, touched: Set<string> | null) {
    this.#current = catalog
    if (touched === null) this.alike.clear()
    else if (touched.has(KEYS.texts) || touched.has(standingsKey())) this.alike.noteChange()
    this.#onVersion(catalog, catalog.version + this.#byClock, touched)
    this.#awaitRelease()
  }

  #setByClock(catalog: Catalog, key: string) {
    this.#byClock++
    this.#set(catalog, new Set([key]))
  }

  /** Sleeps until the next scheduled article comes out. */
  #awaitRelease() {
    clearTimeout(this.#releaseTimer)
    const next = nextRelease(this.current.blog)
    if (next === null) return
    const wait = Math.min(Math.max(next - Date.now(), 0), RELEASE_CHECK_MS)
    this.#releaseTimer = setTimeout(() => void this.#soon(() => this.#release()), wait).unref()
  }

  #release() {
    const blog = release(this.current.blog, Date.now())
    if (blog === this.current.blog) return this.#awaitRelease()
    this.#setByClock({ ...this.current, blog }, KEYS.blog)
  }

  async #applyNew(): Promise<void> {
    const catalog = this.current
    const changes = await this.#changesAfter(catalog.version)
    const last = changes.at(-1)
    if (!last) return
    const ofTool = changes.filter(({ entity }) => entity === 'tool' || entity === 'fact_sheet')
    const toolIds = [...new Set(ofTool.map((c) => Number(c.entity_id)))]
    const has = (entity: string) => changes.some((c) => c.entity === entity)
    if (has('category') || has('fact_kind') || has('ordering') || toolIds.length > RELOAD_FROM) {
      // A category's name stands in each of its tools, what a kind is called in what they know, and each has a score.
      await this.#reload(last.id, toolIds)
      return
    }
    const how = { facts: new FactReading(catalog.factKinds), scoring: catalog.scoring }
    const tools = toolIds.length > 0 ? await this.#source.tools(toolIds, how) : []
    const byId = new Map(tools.map((t) => [t.id, t]))
    const change: CatalogChange = {
      version: last.id,
      tools: new Map(toolIds.map((id) => [id, byId.get(id) ?? null])),
      ...(has('bundle') && { bundles: await this.#source.bundles() }),
      ...((has('blog_post') || has('blog_category')) && { blog: await this.#readBlog() }),
      ...(has('popularity') && { categories: await this.#source.categories() }),
    }
    const beside = await this.#source.touched(changes)
    const concerned = toolIds.length > 0 || change.bundles || change.blog || change.categories
    const next = concerned ? applyChange(catalog, change) : { ...catalog, version: last.id }
    const touched = beside && touchedBetween(catalog, next, toolIds)
    this.#set(next, touched && new Set([...beside!, ...touched]))
    if (deltaSize(this.current) > DELTA_MAX) this.#rebuild ??= this.#renewBase()
  }

  async #changesAfter(version: number): Promise<Change[]> {
    const pause = pacer()
    const changes: Change[] = []
    for (;;) {
      const more = await this.#source.changesAfter(changes.at(-1)?.id ?? version, CHANGES_AT_ONCE)
      changes.push(...more)
      if (more.length < CHANGES_AT_ONCE) return changes
      await pause()
    }
  }

  /** Reads everything again and builds it anew, beside the readers. */
  async #reload(version: number, changed: number[]): Promise<void> {
    // No other tool can be published now: those that are, and those that have changed.
    const ids = [...new Set([...this.current.toolById.keys(), ...changed])]
    const [factKinds, scoring] = [await this.#source.factKinds(), await this.#source.scoring()]
    const how = { share: sharing(), facts: new FactReading(factKinds), scoring }
    const pause = pacer()
    const tools: CatalogTool[] = []
    for (let i = 0; i < ids.length; i += READ_AT_ONCE) {
      tools.push(...(await this.#source.tools(ids.slice(i, i + READ_AT_ONCE), how)))
      await pause()
    }
    const [categories, bundles] = [await this.#source.categories(), await this.#source.bundles()]
    const blog = await this.#readBlog()
    const listed = tools.filter(isListed)
    const base = await buildInSlices(listed)
    const orders: Partial<Catalog['orders']> = {}
    for (const [name, compare] of Object.entries(TOOL_ORDERS)) {
      Object.assign(orders, { [name]: await sortInSlices(listed, compare, pause) })
    }
    const rows = { tools, factKinds, categories, bundles, blog, scoring }
    this.#set(buildCatalog(rows, version, indexOver(base), orders as Catalog['orders']), null)
    this.#kept?.built(base, listed)
  }

  /** Builds a new base beside the readers, and takes it over with what has changed meanwhile as its delta. */
  async #renewBase(): Promise<void> {
    try {
      const before = this.current
      const listed = [...before.toolById.values()].filter(isListed)
      const base = await buildInSlices(listed)
      // A refresh that fails tells its own caller.
      await this.#work.catch(() => {})
      const now = this.current
      const changed = new Map<number, CatalogTool | null>()
      for (const [id, tool] of now.toolById) if (before.toolById.get(id) !== tool) changed.set(id, tool)
      for (const id of before.toolById.keys()) if (!now.toolById.has(id)) changed.set(id, null)
      const rebased = withBase(before, base)
      const index =
        changed.size > 0
          ? applyChange(rebased, { version: now.version, tools: changed }).index
          : rebased.index
      this.#current = { ...now, index }
      this.#kept?.built(base, listed)
    } finally {
      this.#rebuild = null
    }
    // As much may have come meanwhile.
    if (deltaSize(this.current) > DELTA_MAX) this.#rebuild = this.#renewBase()
  }
}

async function buildInSlices(tools: Iterable<CatalogTool>) {
  const builder = new SegmentBuilder()
  const pause = pacer()
  for (const tool of tools) {
    builder.add(tool)
    await pause()
  }
  return await inSlices(builder.finishing(), pause)
}
