import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../../kernel/data/database.ts'
import type { Log } from '../../../kernel/jobs/log.ts'
import { type Visit, type VisitOptions, visitAddress } from '../../../kernel/outside/visit-address.ts'
import { getLinkCheckDays } from '../../settings/server/admin-settings.service.ts'
import { type Address, AddressQueue } from './address-queue.ts'
import { Doubts } from './doubts.ts'
import { type Finding, findingOf, looksOffline } from './finding.ts'
import { FindingStore } from './finding-store.service.ts'
import { HostTurns, type Pause } from './host-turns.ts'
import { RUNS, type Run } from './link-run.queries.ts'
import { type Due, selectAddresses, selectDueAddresses, selectLastToolId } from './links.queries.ts'
import { Rounds, type Task } from './rounds.service.ts'
import { selectDueSources } from './source-pages.queries.ts'
import { visitSources } from './source-pages.service.ts'

/** How gently addresses are visited. */
export interface Pace {
  /** Hosts that are asked at the same time, and at least so much time between two beginnings. */
  hosts: number
  gapMs: number
  pause: Pause
}

interface Parts {
  database: Database
  log: Pick<Log, 'info' | 'error'>
  /** Address of this site: who is asked should know by whom. */
  url: string
  /** How addresses are visited. What may be connected to is widened in tests alone. */
  visits?: Pick<VisitOptions, 'allows' | 'timeoutMs'>
  pace?: Partial<Pace>
}

const PACE: Pace = { hosts: 32, gapMs: 40, pause: { factor: 5, leastMs: 50, mostMs: 5_000 } }
const DAY_MS = 86_400_000
/** Tools that one step looks through. */
const STEP = 500
const ASKED_AT_ONCE = 4

declare module '../../../kernel/http/context.ts' {
  interface Services {
    links: LinkChecker
  }
}

/**
 * Visits the addresses of all tools now and then, a few hosts at a time and each one gently, and stores what it finds.
 * Whatever it knows stands in the database: it goes on after a restart, and one process at a time is at work.
 */
export class LinkChecker {
  #asked = new Set<Promise<void>>()
  /** Tools that somebody waits for: a round leaves them out. */
  #askedIds = new Set<number>()
  #nextStart = 0
  readonly #parts: Parts
  readonly #pace: Pace
  readonly #turns: HostTurns
  readonly #rounds: Rounds
  readonly #store: FindingStore

  constructor(parts: Parts) {
    this.#parts = parts
    this.#pace = { ...PACE, ...parts.pace }
    this.#turns = new HostTurns(this.#pace.pause)
    this.#store = new FindingStore(parts.database, parts.log, (tx, counted) =>
      this.#rounds.count(tx, counted),
    )
    const { database, log } = parts
    this.#rounds = new Rounds({
      database,
      log,
      run: RUNS.links,
      name: 'links',
      due: (run) => this.#due(run),
    })
  }

  /** Begins to look what is due. */
  start(): void {
    this.#rounds.start()
  }

  /** Looks at once. */
  wake(): void {
    this.#rounds.wake()
  }

  /** Ends the round of this process; the database says whether another one may begin. */
  rest(): void {
    this.#rounds.rest()
  }

  /** Visits the addresses of some tools now, whatever else is going on. */
  visitSoon(ids: number[]): void {
    for (const id of ids) this.#askedIds.add(id)
    const work = this.#visitAsked(ids).catch((error) => this.#rounds.failed(error))
    this.#asked.add(work)
    void work.finally(() => {
      this.#asked.delete(work)
      for (const id of ids) this.#askedIds.delete(id)
    })
  }

  /** Resolves when everything that is due was visited and stored. */
  async settle(): Promise<void> {
    await this.#rounds.settle()
    await Promise.all(this.#asked)
  }

  /** Breaks visits off, and stores what was found. */
  async close(): Promise<void> {
    await Promise.all([this.#rounds.close(), ...this.#asked])
    await this.#store.flush()
  }

  async #due({ requested_at }: Run): Promise<Task | null> {
    const { db } = this.#parts.database
    const days = await getLinkCheckDays(db)
    if (days === 0 && requested_at === null) return null
    const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
    const due: Due = {
      before: [days === 0 ? '' : ago(days * DAY_MS), requested_at ?? ''].sort().at(-1)!,
      deadBefore: days === 0 ? '' : ago(DAY_MS),
    }
    const total = await this.#count(due)
    const isDue = total > 0 || requested_at !== null || (await selectDueSources(db, due.before)).length > 0
    return isDue ? { total, work: (signal) => this.#work(due, signal) } : null
  }

  /** Answers whether it has given up because nothing could be reached. */
  async #work(due: Due, signal: AbortSignal): Promise<boolean> {
    try {
      const isOffline = await this.#visitAll(new AddressQueue(this.#walk(due)), signal)
      if (isOffline) return true
      const visit = (url: string, textMax: number | undefined) => this.#ask(url, signal, textMax)
      await visitSources(this.#parts.database.db, { before: due.before, signal, visit })
      return false
    } finally {
      await this.#store.flush()
    }
  }

  async #count(due: Due): Promise<number> {
    const read = this.#walk(due)
    let count = 0
    for (let portion = await read(); portion !== null; portion = await read()) {
      count += portion.length
      await sleep(0)
    }
    return count
  }

  /** Reads what is due step by step, so that no query takes long and no list is in memory. */
  #walk(due: Due): () => Promise<Address[] | null> {
    const { db } = this.#parts.database
    let from = 1
    let last: number | undefined
    return async () => {
      last ??= await selectLastToolId(db)
      if (from > last) return null
      const portion = await selectDueAddresses(db, due, [from, from + STEP - 1])
      from += STEP
      return portion.filter(({ id }) => !this.#askedIds.has(id))
    }
  }

  async #visitAll(queue: AddressQueue, signal: AbortSignal): Promise<boolean> {
    signal.addEventListener('abort', () => queue.end(), { once: true })
    if (signal.aborted) queue.end()
    const doubts = new Doubts<Finding>()
    const worker = async () => {
      for (let next = await queue.next(); next !== null; next = await queue.next()) {
        const finding = await this.#visit(next, signal)
        if (finding === null || signal.aborted) return
        queue.done(next)
        // Where there was no host before, there being none now is no news about this machine.
        const isKnown = looksOffline(next.failure) && looksOffline(finding.failure)
        this.#store.keep(isKnown ? [finding] : doubts.add(finding, finding.failure), true)
        if (doubts.isFull) queue.end()
      }
    }
    await Promise.all(Array.from({ length: this.#pace.hosts }, worker))
    if (!signal.aborted) this.#store.keep(doubts.rest(), true)
    return doubts.isOffline
  }

  async #visitAsked(ids: number[]): Promise<void> {
    const signal = this.#rounds.closing
    const addresses = await selectAddresses(this.#parts.database.db, ids)
    let next = 0
    const worker = async () => {
      while (next < addresses.length && !signal.aborted) {
        const finding = await this.#visit(addresses[next++]!, signal)
        if (finding && !signal.aborted) this.#store.keep([finding], false)
      }
    }
    await Promise.all(Array.from({ length: ASKED_AT_ONCE }, worker))
    await this.#store.flush()
  }

  /** Null when it was broken off. */
  async #visit(address: Address, signal: AbortSignal): Promise<Finding | null> {
    const visit = await this.#ask(address.url, signal)
    return visit && findingOf(address, visit)
  }

  async #ask(url: string, signal: AbortSignal, textMax?: number): Promise<Visit | null> {
    const at = Math.max(Date.now(), this.#nextStart)
    this.#nextStart = at + this.#pace.gapMs
    try {
      if (at > Date.now()) await sleep(at - Date.now(), undefined, { signal, ref: false })
      return await visitAddress(url, {
        ...this.#parts.visits,
        ...(textMax !== undefined && { textMax }),
        signal,
        userAgent: `Mozilla/5.0 (compatible; KitlyLinkCheck; +${this.#parts.url})`,
        inTurn: (host, request) => this.#turns.take(host, request, signal),
      })
    } catch (error) {
      if (signal.aborted) return null
      throw error
    }
  }
}
