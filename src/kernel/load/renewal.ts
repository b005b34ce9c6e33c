import type { PageCache } from './page-cache.ts'

/** The share of one processor at most that pages made anew beside the requests may take. */
const SHARE = 0.25
/** No page takes a third of this: whatever took longer has waited for others, and would be made by a visitor then. */
const PAUSE_MAX_MS = 100
/** How long further changes are waited for: a page that each of them touches is made for all of them. */
const GATHER_MS = 300
/** For so long pages are made before it is asked again which are the most popular: within a second all changes reach these. */
const ROUND_MS = 300
/** Pages that are made anew in a round; what does not fit is made when somebody asks for it. */
const PAGES_MAX = 50

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref())

/** Makes pages anew that changes have touched, the most popular first, one at a time. */
export class Renewal {
  readonly #cache: Pick<PageCache, 'isFresh' | 'kept' | 'popularStale'>
  readonly #make: (url: string) => Promise<unknown>
  /** What was sent as it was, and has not been made anew since. */
  readonly #asked = new Set<string>()
  #gathering: NodeJS.Timeout | undefined
  #isWorking = false
  #isStopped = false

  constructor(
    cache: Pick<PageCache, 'isFresh' | 'kept' | 'popularStale'>,
    make: (url: string) => Promise<unknown>,
  ) {
    this.#cache = cache
    this.#make = make
  }

  /** Somebody has been sent this page as it was; or, without one, the content has changed. */
  note(url?: string): void {
    if (this.#isStopped) return
    if (url !== undefined && this.#asked.size < PAGES_MAX) this.#asked.add(url)
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
    const end = performance.now() + ROUND_MS
    const due = this.#due()
    for (const url of due) {
      if (this.#isStopped || performance.now() > end) break
      due.delete(url)
      this.#asked.delete(url)
      if (this.#cache.isFresh(url)) continue
      const began = performance.now()
      // What cannot be made says so to whoever asks for it.
      await this.#make(url).catch(() => {})
      const took = performance.now() - began
      await pause(Math.min(took / SHARE - took, PAUSE_MAX_MS))
    }
    this.#isWorking = false
    if (due.size + this.#asked.size > 0) this.note()
  }

  /** The most popular first. */
  #due(): Set<string> {
    const urls = new Set([...this.#asked, ...this.#cache.popularStale(PAGES_MAX)])
    const asked = (url: string) => this.#cache.kept(url)?.asked ?? 0
    return new Set([...urls].sort((a, b) => asked(b) - asked(a)))
  }
}
