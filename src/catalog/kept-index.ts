/** The search index in a file, so that the next start reads it in instead of building it (decision 140). */

import { type CatalogTool, DELTA_MAX } from './catalog.ts'
import { type Arrays, keeping, segmentOfKept } from './search/kept-segment.ts'
import type { SearchIndex } from './search/search.ts'
import { addDead, buildSegment, NOTHING_GONE, type Segment } from './search/segment.ts'
import { inSlices, pacer } from './slices.ts'

/** Where the arrays of an index are kept: one that is damaged, or of another version, is none. */
export interface IndexFile {
  read(): Arrays | null
  write(arrays: Arrays, pause: () => Promise<void>): Promise<void>
}

/** How long a base that has been built waits until it is written: a start has more urgent things to do. */
const WRITE_AFTER_MS = 2_000

/**
 * Whether what is in the file may be used is asked of each tool's own text, never of a version: a restored site, or another
 * one, finds out by itself. The processes of one machine all read it, and the one that leads writes it.
 */
export class KeptIndex {
  readonly #file: IndexFile
  #writes = false
  #isOver = false
  /** What has been built last, until it is written. */
  #built: { base: Segment; tools: readonly CatalogTool[] } | null = null
  #timer: NodeJS.Timeout | undefined
  #work: Promise<void> = Promise.resolve()

  constructor(file: IndexFile) {
    this.#file = file
  }

  /** The index over exactly these tools; null where it must be built, since too much of them is not in the file. */
  read(tools: readonly CatalogTool[]): SearchIndex | null {
    const arrays = this.#file.read()
    if (!arrays) return null
    const { segment, dead, changed } = segmentOfKept(arrays, tools)
    const marked = dead.reduce((sum, mark) => sum + mark, 0)
    if (Math.max(marked, changed.length) > DELTA_MAX) return null
    return {
      base: segment,
      delta: changed.length > 0 ? buildSegment(changed) : null,
      dead,
      gone: marked > 0 ? addDead(NOTHING_GONE, segment, dead) : NOTHING_GONE,
    }
  }

  /** Is told each base that has been built, with its tools in their order. */
  built(base: Segment, tools: readonly CatalogTool[]): void {
    this.#built = { base, tools }
    this.#writeSoon()
  }

  /** From now on what has been built is written, soon after. */
  startWriting(): void {
    this.#writes = true
    this.#writeSoon()
  }

  #writeSoon(): void {
    if (!this.#writes || !this.#built) return
    this.#timer ??= setTimeout(() => void this.write(), WRITE_AFTER_MS).unref()
  }

  /** Writes what has been built, if anything, beside the readers. */
  async write(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const built = this.#built
    this.#built = null
    if (built) this.#work = this.#work.then(() => this.#write(built.base, built.tools))
    await this.#work
  }

  async #write(base: Segment, tools: readonly CatalogTool[]): Promise<void> {
    const pause = this.#pacer()
    try {
      await this.#file.write(await inSlices(keeping(base, tools), pause), pause)
    } catch (error) {
      if (!this.#isOver) throw error
    }
  }

  /** Pauses, and ends the work once the program does. */
  #pacer(): () => Promise<void> {
    const pause = pacer()
    return async () => {
      if (this.#isOver) throw new Error('The program is ending')
      await pause()
    }
  }

  async close(): Promise<void> {
    this.#isOver = true
    clearTimeout(this.#timer)
    await this.#work
  }
}
