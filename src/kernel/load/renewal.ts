import { setTimeout as sleep } from 'node:timers/promises'
import type { PageCache } from './page-cache.ts'

/** The share of one processor at most that pages made anew beside the requests may take. */
const SHARE = 0.25
/** No page takes a third of this: whatever took longer has waited for others, and would be made by a visitor then. */
const PAUSE_MAX_MS = 100
/** How long further changes are waited for before the popular pages are looked through. */
const GATHER_MS = 20
/** Pages that wait to be made anew; what does not fit is made when somebody asks for it. */
const QUEUE_MAX = 50

/** Makes pages anew that a change has touched: those that were just asked for, then the most popular, one at a time. */
export class Renewal {
  readonly #cache: Pick<PageCache, 'isFresh' | 'popularStale'>
  readonly #make: (url: string) => Promise<unknown>
  /** In the order in which they are made. */
  readonly #asked = new Set<string>()
  #popular: string[] = []
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
    if (url !== undefined) {
      if (this.#asked.size < QUEUE_MAX) this.#asked.add(url)
      void this.#work()
      return
    }
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined
      this.#popular = this.#cache.popularStale(QUEUE_MAX)
      void this.#work()
    }, GATHER_MS).unref()
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#gathering)
    this.#asked.clear()
    this.#popular = []
  }

  async #work(): Promise<void> {
    if (this.#isWorking) return
    this.#isWorking = true
    for (let url = this.#next(); url !== undefined; url = this.#next()) {
      if (this.#cache.isFresh(url)) continue
      const began = performance.now()
      // What cannot be made says so to whoever asks for it.
      await this.#make(url).catch(() => {})
      const took = performance.now() - began
      await sleep(Math.min(took / SHARE - took, PAUSE_MAX_MS), undefined, { ref: false })
    }
    this.#isWorking = false
  }

  #next(): string | undefined {
    const [url] = this.#asked
    if (url === undefined) return this.#popular.shift()
    this.#asked.delete(url)
    return url
  }
}
