import { setTimeout as sleep } from 'node:timers/promises'
import type { PageCache } from './page-cache.ts'

/** The share of one processor at most that pages made anew beside the requests may take. */
const SHARE = 0.25
/** No page takes a third of this: whatever took longer has waited for others, and would be made by a visitor then. */
const PAUSE_MAX_MS = 100
/** How long further changes are waited for: a page that each of them touches is made for all of them. */
const GATHER_MS = 300
/** Pages that are made anew at a time; what does not fit is made when somebody asks for it. */
const QUEUE_MAX = 50

/** Makes pages anew that changes have touched: those that were just asked for, then the most popular, one at a time. */
export class Renewal {
  readonly #cache: Pick<PageCache, 'isFresh' | 'popularStale'>
  readonly #make: (url: string) => Promise<unknown>
  /** In the order in which they are made. */
  readonly #asked = new Set<string>()
  #gathering: NodeJS.Timeout | undefined
  #isWorking = false
  #isStopped = false

  constructor(cache: Pick<PageCache, 'isFresh' | 'popularStale'>, make: (url: string) => Promise<unknown>) {
    this.#cache = cache
    this.#make = make
  }

  /** Somebody has been sent this page as it was; or, without one, the content has changed. */
  note(url?: string): void {
    if (this.#isStopped) return
    if (url !== undefined && this.#asked.size < QUEUE_MAX) this.#asked.add(url)
    this.#gathering ??= setTimeout(() => void this.#work(), GATHER_MS).unref()
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#gathering)
  }

  async #work(): Promise<void> {
    this.#gathering = undefined
    if (this.#isWorking) return this.note()
    this.#isWorking = true
    const popular = this.#cache.popularStale(QUEUE_MAX)
    const made = new Set<string>()
    for (let url = this.#next(popular, made); url !== undefined; url = this.#next(popular, made)) {
      made.add(url)
      if (this.#cache.isFresh(url)) continue
      const began = performance.now()
      // What cannot be made says so to whoever asks for it.
      await this.#make(url).catch(() => {})
      const took = performance.now() - began
      await sleep(Math.min(took / SHARE - took, PAUSE_MAX_MS), undefined, { ref: false })
    }
    this.#isWorking = false
    if (this.#asked.size > 0) this.note()
  }

  /** Somebody waits for those that were asked for, unless they have just been made: then changes are gathered again. */
  #next(popular: string[], made: ReadonlySet<string>): string | undefined {
    if (this.#isStopped) return undefined
    for (const url of this.#asked) {
      if (made.has(url)) continue
      this.#asked.delete(url)
      return url
    }
    return popular.shift()
  }
}
