import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../../config.ts'
import type { Log } from '../jobs/log.ts'
import { touchedTags } from './shared-cache.ts'

/**
 * How long after a change: until then a page as it was may still be sent once more (`page-cache.ts`), by a process too
 * that hears of the change a moment later.
 */
const AFTER_MS = 2_000
/** What several changes touch is told together. */
const GATHER_MS = 300
/** Tags in one request; services take from 100 on. */
const AT_ONCE = 100
/** More than so many are told as all pages. */
const TAGS_MAX = 1_000
const TIMEOUT_MS = 10_000
const AGAIN_MS = 1_000
const AGAIN_MAX_MS = 60_000

type Settings = Config['purge']

/**
 * Tells a shared cache in front which pages to forget, by their tags (`shared-cache.ts`), until it has heard. Of several
 * processes the one that leads does so.
 */
export class Purger {
  readonly #settings: Settings
  readonly #log: Pick<Log, 'warn' | 'info'>
  readonly #due = new Set<string>()
  readonly #ended = new AbortController()
  #isStarted = false
  #isSending = false

  constructor(settings: Settings, log: Pick<Log, 'warn' | 'info'>) {
    this.#settings = settings
    this.#log = log
  }

  /** What has changed while nobody told it may be anything. */
  start(): void {
    this.#isStarted = true
    this.note(null)
  }

  /** A change has touched these keys; null where it may be anything. */
  note(touched: Iterable<string> | null): void {
    if (!this.#settings || !this.#isStarted || this.#ended.signal.aborted) return
    const tags = touchedTags(touched)
    setTimeout(() => {
      for (const tag of tags) this.#due.add(tag)
      if (!this.#isSending) void this.#send()
    }, AFTER_MS).unref()
  }

  close(): void {
    this.#ended.abort()
  }

  async #send(): Promise<void> {
    const { signal } = this.#ended
    this.#isSending = true
    let wait = GATHER_MS
    while (this.#due.size > 0 && !signal.aborted) {
      await sleep(wait, undefined, { ref: false, signal }).catch(() => {})
      if (signal.aborted) break
      wait = (await this.#sendSome()) ? 0 : Math.min(AGAIN_MAX_MS, Math.max(AGAIN_MS, 2 * wait))
    }
    this.#isSending = false
  }

  /** Answers whether it was heard; what was not is due again. */
  async #sendSome(): Promise<boolean> {
    const [all] = touchedTags(null) as [string]
    const isAll = this.#due.has(all) || this.#due.size > TAGS_MAX
    const tags = isAll ? [all] : [...this.#due].slice(0, AT_ONCE)
    if (isAll) this.#due.clear()
    for (const tag of tags) this.#due.delete(tag)
    try {
      await this.#ask(tags)
      return true
    } catch (error) {
      for (const tag of tags) this.#due.add(tag)
      this.#log.warn({ reason: (error as Error).message }, 'the shared cache was not told what to forget')
      return false
    }
  }

  /** As a list in the body and in a header, since some services read one and some the other. */
  async #ask(tags: string[]): Promise<void> {
    const { url, header } = this.#settings!
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'surrogate-key': tags.join(' '),
        ...(header && { [header.name]: header.value }),
      },
      body: JSON.stringify({ tags }),
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), this.#ended.signal]),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`it has answered ${response.status}`)
  }
}
