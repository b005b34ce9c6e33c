import type { Catalog } from '../../../catalog/catalog.ts'
import { words } from '../../../catalog/text.ts'
import { searchTools } from '../../../catalog/tools.ts'
import {
  type Change,
  type ContentWriter,
  KITLY,
  recordChanges,
  writeContent,
} from '../../../kernel/changes/changes.queries.ts'
import { now } from '../../../kernel/data/codec.ts'
import type { CounterKind, UseKind } from '../counters.contract.ts'
import { addBundlePopularity, addToDailyCounters, addToolViews, type Count } from './counters.queries.ts'

/** Between two writes of counters; what a crash may lose. */
const FLUSH_MS = 5_000
/** How often what people open changes the order of the categories. */
const POPULARITY_MS = 10 * 60_000
/** Within this time one visitor counts once for one subject. */
const ONCE_MS = 10 * 60_000
/** Visitors and subjects remembered for that; beyond it the oldest are forgotten. */
const REMEMBERED = 50_000
/** Different subjects between two writes; beyond it only known ones are counted. */
const PENDING_MAX = 5_000
/** Characters that are kept of a search. */
const TERM_KEPT = 60

declare module '../../../kernel/http/context.ts' {
  interface Services {
    counters: Counters
  }
}

/** Collects counts in memory and writes them every few seconds, so that counting never slows an answer. */
export class Counters {
  #pending = new Map<string, Count>()
  #seen = new Map<string, number>()
  #timer: NodeJS.Timeout | undefined
  #popularityAt = 0
  #writing: Promise<void> = Promise.resolve()
  readonly #writer: ContentWriter

  constructor(writer: ContentWriter) {
    this.#writer = writer
  }

  /** Answers whether it was counted: not when this visitor was counted for it a moment ago. */
  count(kind: CounterKind, subject: number | string, visitor: string): boolean {
    const at = Date.now()
    const once = `${kind} ${subject} ${visitor}`
    if (at - (this.#seen.get(once) ?? 0) < ONCE_MS) return false
    this.#seen.delete(once)
    this.#seen.set(once, at)
    if (this.#seen.size > REMEMBERED) this.#seen.delete(this.#seen.keys().next().value!)
    const isCountedTogether = kind === 'search' || kind === 'kit'
    this.#add({ kind, subject: isCountedTogether ? '' : subject, count: 1 })
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref()
    return true
  }

  #add(count: Count) {
    const key = `${count.kind} ${count.subject}`
    const known = this.#pending.get(key)
    if (known) known.count += count.count
    else if (this.#pending.size < PENDING_MAX) this.#pending.set(key, { ...count })
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
    const at = Date.now()
    try {
      await writeContent(this.#writer, async (tx) => {
        await addToDailyCounters(tx, now().slice(0, 10), counts)
        for (const { kind, subject, count } of counts) {
          if (typeof subject === 'string') continue
          if (kind === 'tool_view') await addToolViews(tx, subject, count)
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
    } catch (error) {
      this.#writer.log.error({ err: error }, 'counters not written; they are kept')
      for (const count of counts) this.#add(count)
      this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref()
    }
  }
}

/** The id that a slug means for a kind of counter, or null when there is no such thing. */
export function subjectOf(catalog: Catalog, kind: UseKind, slug: string): number | null {
  const of = {
    tool_view: catalog.toolBySlug,
    tool_click: catalog.toolBySlug,
    category_open: catalog.categoryBySlug,
    bundle_compare: catalog.bundleBySlug,
  }[kind]
  return of.get(slug)?.id ?? null
}

/**
 * Counts a search, and by its words when it finds nothing, so that the owner learns what is missing. What may name
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
  if (counted && !isPersonal && searchTools(catalog, { search: term, limit: 1 }).total === 0) {
    counters.count('search_empty', text, visitor)
  }
  return counted
}
