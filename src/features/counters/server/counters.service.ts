import type { Catalog } from '../../../catalog/catalog.ts'
import { usePart } from '../../../catalog/score.ts'
import { answerSearch } from '../../../catalog/search/answer.ts'
import type { CatalogStore } from '../../../catalog/store.ts'
import { words } from '../../../catalog/text.ts'
import {
  type Change,
  type ContentWriter,
  KITLY,
  recordChanges,
  writeContent,
} from '../../../kernel/changes/changes.queries.ts'
import { ALONE, type Relay } from '../../../kernel/processes/relay.ts'
import type { CounterKind, UseKind } from '../counters.contract.ts'
import { isPointKind, pointsOn } from '../use-points.ts'
import { addBundlePopularity, addToDailyCounters, addToolViews, type Count } from './counters.queries.ts'
import { DayMemory } from './day-memory.ts'
import { addToolUse, selectUsePoints } from './use.queries.ts'

/** Between two writes of counters; what a crash may lose. */
const FLUSH_MS = 5_000
/** How often what people do changes the order of the categories, and that of the tools. */
const POPULARITY_MS = 10 * 60_000
/** Different subjects between two writes; beyond it only known ones are counted. */
const PENDING_MAX = 5_000
/** Tools whose points are looked at together; the rest comes the next time. */
const MOVED_AT_ONCE = 5_000
/** Characters that are kept of a search. */
const TERM_KEPT = 60

declare module '../../../kernel/http/context.ts' {
  interface Services {
    counters: Counters
  }
}

/** Who was counted for what; without a visitor it only moves a tool. */
interface Counted {
  kind: CounterKind
  subject: number | string
  visitor?: string
  neighbourhood: string
}
const CHANNEL = 'counted'

type Writer = ContentWriter & { catalog: Pick<CatalogStore, 'current'> }

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** Collects counts in memory and writes them every few seconds, so that counting never slows an answer. */
export class Counters {
  #pending = new Map<string, Count>()
  #timer: NodeJS.Timeout | undefined
  #popularityAt = 0
  /** Tools whose points are new, which the catalogue has not been told yet. */
  #moved = new Set<number>()
  #movedTimer: NodeJS.Timeout | undefined
  #movedAt: number
  #writing: Promise<void> = Promise.resolve()
  readonly #memory = new DayMemory()
  readonly #writer: Writer
  readonly #now: () => number
  readonly #relay: Relay

  constructor(writer: Writer, now = Date.now, relay: Relay = ALONE) {
    this.#writer = writer
    this.#now = now
    this.#relay = relay
    relay.hear(CHANNEL, (counted) => this.#remember(counted as Counted))
    this.#movedAt = now()
  }

  /**
   * Answers whether it was counted: not when this visitor was counted for it a moment ago. Whether it moves a tool in
   * lists, too, is a question of the neighbourhood that the visitor comes from.
   */
  count(kind: CounterKind, subject: number | string, visitor: string, neighbourhood = visitor): boolean {
    const at = this.#now()
    if (this.#memory.isAgain(at, `${kind} ${subject}`, visitor)) return false
    this.#relay.tell(CHANNEL, { kind, subject, visitor, neighbourhood } satisfies Counted)
    const isCountedTogether = kind === 'search' || kind === 'kit'
    const moves =
      isPointKind(kind) &&
      typeof subject === 'number' &&
      this.#memory.mayMove(at, kind, subject, neighbourhood)
    this.#add({ kind, subject: isCountedTogether ? '' : subject, count: 1, moving: moves ? 1 : 0 })
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref()
    return true
  }

  /** The day under which a member's saving of a tool counts; null where their network has done so today. */
  dayOfSave(toolId: number, neighbourhood: string): string | null {
    const at = this.#now()
    if (!this.#memory.mayMove(at, 'tool_save', toolId, neighbourhood)) return null
    this.#relay.tell(CHANNEL, { kind: 'tool_save', subject: toolId, neighbourhood } satisfies Counted)
    return dayOf(at)
  }

  /** Another process of this machine has counted somebody: here they do not count a second time. */
  #remember({ kind, subject, visitor, neighbourhood }: Counted) {
    const at = this.#now()
    if (visitor !== undefined) this.#memory.isAgain(at, `${kind} ${subject}`, visitor)
    if (isPointKind(kind) && typeof subject === 'number') {
      this.#memory.mayMove(at, kind, subject, neighbourhood)
    }
  }

  #add(count: Count) {
    const key = `${count.kind} ${count.subject}`
    const known = this.#pending.get(key)
    if (known) {
      known.count += count.count
      known.moving += count.moving
    } else if (this.#pending.size < PENDING_MAX) this.#pending.set(key, { ...count })
  }

  /** Writes what has been collected. What cannot be written is kept for the next time. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const counts = [...this.#pending.values()]
    this.#pending.clear()
    if (counts.length > 0) this.#writing = this.#writing.then(() => this.#write(counts))
    return this.#writing
  }

  async #write(counts: Count[]): Promise<void> {
    const changes: Change[] = []
    const at = this.#now()
    const day = dayOf(at)
    try {
      await writeContent(this.#writer, async (tx) => {
        await addToDailyCounters(tx, day, counts)
        for (const { kind, subject, count, moving } of counts) {
          if (typeof subject === 'string') continue
          if (kind === 'tool_view') await addToolViews(tx, subject, count)
          if (isPointKind(kind) && moving > 0) {
            await addToolUse(tx, { tool_id: subject, day, kind, count: moving })
          }
          if (kind === 'bundle_compare') {
            await addBundlePopularity(tx, subject, count)
            changes.push({ action: 'update', entity: 'bundle', entity_id: subject })
          }
        }
        if (at - this.#popularityAt > POPULARITY_MS) {
          changes.push({ action: 'update', entity: 'popularity', entity_id: 'categories' })
          this.#popularityAt = at
        }
        if (changes.length > 0) await recordChanges(tx, KITLY, changes)
      })
      for (const { subject, moving } of counts) if (moving > 0) this.moved(Number(subject))
    } catch (error) {
      this.#writer.log.error({ err: error }, 'counters not written; they are kept')
      for (const count of counts) this.#add(count)
      this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref()
    }
  }

  /** The points of a tool are new: lists follow some time later, together with others. */
  moved(toolId: number): void {
    this.#moved.add(toolId)
    const wait = Math.max(0, this.#movedAt + POPULARITY_MS - this.#now())
    this.#movedTimer ??= setTimeout(() => void this.tellMoved(), wait).unref()
  }

  /** Lets lists follow the points of tools, where they are so different that a score is. */
  async tellMoved(): Promise<void> {
    clearTimeout(this.#movedTimer)
    this.#movedTimer = undefined
    const ids = [...this.#moved].slice(0, MOVED_AT_ONCE)
    for (const id of ids) this.#moved.delete(id)
    if (ids.length === 0) return
    this.#movedAt = this.#now()
    try {
      await writeContent(this.#writer, async (tx) => {
        const { toolById, scoring } = this.#writer.catalog.current
        const rows = await selectUsePoints(tx, ids)
        const isNew = ({ id, use_points }: (typeof rows)[number]) =>
          toolById.get(id)?.order_parts.use !== usePart(pointsOn(scoring.day, use_points))
        const changes = rows
          .filter((row) => toolById.has(row.id) && isNew(row))
          .map(({ id }): Change => ({ action: 'update', entity: 'tool', entity_id: id }))
        if (changes.length > 0) await recordChanges(tx, KITLY, changes)
      })
    } catch (error) {
      this.#writer.log.error({ err: error }, 'order of tools not renewed; later')
      for (const id of ids) this.moved(id)
    }
  }

  /** Writes what is left; nothing comes after it. */
  async close(): Promise<void> {
    await this.flush()
    clearTimeout(this.#timer)
    clearTimeout(this.#movedTimer)
  }
}

/** The id that a slug means for a kind of counter, or null when there is no such thing. */
export function subjectOf(catalog: Catalog, kind: UseKind, slug: string): number | null {
  const of = {
    tool_view: catalog.toolBySlug,
    tool_click: catalog.toolBySlug,
    tool_compare: catalog.toolBySlug,
    category_open: catalog.categoryBySlug,
    bundle_compare: catalog.bundleBySlug,
  }[kind]
  return of.get(slug)?.id ?? null
}

/**
 * Counts a search, by its words when it finds nothing, and by a product that it names and that is not listed, so that
 * the owner learns what is missing. What may name
 * a person (an address, a long number) is not kept.
 */
export function countSearch(
  catalog: Catalog,
  counters: Pick<Counters, 'count'>,
  term: string,
  visitor: string,
) {
  const text = words(term).join(' ').slice(0, TERM_KEPT)
  if (text === '') return false
  const counted = counters.count('search', text, visitor)
  const isPersonal = term.includes('@') || /\d{6,}/.test(text.replaceAll(' ', ''))
  const answer = counted && !isPersonal ? answerSearch(catalog, { search: term }) : null
  // The names are those of our own list: nothing of the person is in them.
  for (const { name } of answer?.reading.unlisted ?? []) counters.count('search_unlisted', name, visitor)
  if (answer?.matches.length === 0 && answer.reading.unlisted.length === 0) {
    counters.count('search_empty', text, visitor)
  }
  return counted
}
