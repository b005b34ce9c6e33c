import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../../kernel/data/database.ts'
import type { Log } from '../../../kernel/jobs/log.ts'
import { type Visit, type VisitOptions, visitAddress } from '../../../kernel/outside/visit-address.ts'
import { getLinkCheckDays } from '../../settings/server/admin-settings.service.ts'
import { type Address, AddressQueue } from './address-queue.ts'
import { type Finding, findingOf, looksOffline } from './finding.ts'
import { FindingStore } from './finding-store.service.ts'
import { HostTurns, type Pause } from './host-turns.ts'
import { beginRound, claimRun, holdRun, releaseRun, selectRun } from './link-run.queries.ts'
import { type Due, selectAddresses, selectDueAddresses, selectLastToolId } from './links.queries.ts'
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
/** After the start, and then how often it is looked what is due. */
const FIRST_MS = 60_000
const LOOK_MS = 10 * 60_000
const DAY_MS = 86_400_000
/** For so long the work belongs to a process that has said nothing; and how often it says something. */
const HOLD_MS = 60_000
const HEARTBEAT_MS = 10_000
/** Tools that one step looks through. */
const STEP = 500
/** So many in a row that could not be reached, and could before, mean that this machine has no network. */
const OFFLINE = 20
/** And so many when they were all of the round. */
const OFFLINE_ALL = 3
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
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined
  #wakeAgain = false
  #round = new AbortController()
  readonly #closing = new AbortController()
  #asked = new Set<Promise<void>>()
  /** Tools that somebody waits for: a round leaves them out. */
  #askedIds = new Set<number>()
  /** Visits that may say more about this machine than about the sites, as long as no other site was reached. */
  #doubtful: Finding[] = []
  #hasReached = false
  #nextStart = 0
  readonly #me = randomUUID()
  readonly #parts: Parts
  readonly #pace: Pace
  readonly #turns: HostTurns
  readonly #store: FindingStore

  constructor(parts: Parts) {
    this.#parts = parts
    this.#pace = { ...PACE, ...parts.pace }
    this.#turns = new HostTurns(this.#pace.pause)
    this.#store = new FindingStore(parts.database, parts.log, (tx, counted) =>
      holdRun(tx, this.#me, holdUntil(), counted),
    )
  }

  /** Begins to look what is due. */
  start(): void {
    this.#schedule(FIRST_MS)
  }

  /** Looks at once. */
  wake(): void {
    this.#schedule(0)
  }

  /** Ends the round of this process; the database says whether another one may begin. */
  rest(): void {
    this.#round.abort()
  }

  /** Visits the addresses of some tools now, whatever else is going on. */
  visitSoon(ids: number[]): void {
    for (const id of ids) this.#askedIds.add(id)
    const work = this.#visitAsked(ids).catch((error) => this.#failed(error))
    this.#asked.add(work)
    void work.finally(() => {
      this.#asked.delete(work)
      for (const id of ids) this.#askedIds.delete(id)
    })
  }

  /** Resolves when everything that is due was visited and stored. */
  async settle(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#run()
    await Promise.all(this.#asked)
  }

  /** Breaks visits off, and stores what was found. */
  async close(): Promise<void> {
    clearTimeout(this.#timer)
    this.#closing.abort()
    this.#round.abort()
    await Promise.all([this.#running, ...this.#asked])
    await this.#store.flush()
  }

  #schedule(ms: number) {
    if (this.#closing.signal.aborted) return
    if (this.#running) {
      this.#wakeAgain ||= ms === 0
      return
    }
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#run(), ms).unref()
  }

  #run(): Promise<void> {
    this.#running ??= this.#workIfDue()
      .catch((error) => this.#failed(error))
      .then(() => {
        this.#running = undefined
        this.#schedule(this.#wakeAgain ? 0 : LOOK_MS)
        this.#wakeAgain = false
      })
    return this.#running
  }

  #failed(error: unknown) {
    if (!this.#closing.signal.aborted) this.#parts.log.error({ err: error }, 'links not checked')
  }

  async #workIfDue(): Promise<void> {
    const { db } = this.#parts.database
    const days = await getLinkCheckDays(db)
    const { requested_at, stopped_at } = await selectRun(db)
    if (stopped_at !== null || (days === 0 && requested_at === null)) return
    const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
    const due: Due = {
      before: [days === 0 ? '' : ago(days * DAY_MS), requested_at ?? ''].sort().at(-1)!,
      deadBefore: days === 0 ? '' : ago(DAY_MS),
    }
    const remaining = await this.#count(due)
    const isDue =
      remaining > 0 || requested_at !== null || (await selectDueSources(db, due.before)).length > 0
    if (!isDue) return
    if (!(await claimRun(db, this.#me, holdUntil()))) return
    this.#round = new AbortController()
    this.#hasReached = false
    if (this.#closing.signal.aborted) this.#round.abort()
    const { signal } = this.#round
    let isOffline = false
    const heartbeat = setInterval(() => void this.#hold(), HEARTBEAT_MS).unref()
    try {
      await beginRound(db, this.#me, remaining)
      isOffline = await this.#visitAll(new AddressQueue(this.#walk(due)), this.#pace.hosts, signal)
      if (!isOffline && !signal.aborted) this.#store.keep(this.#doubtful.splice(0), true)
      if (!isOffline) {
        const visit = (url: string, textMax: number | undefined) => this.#ask(url, signal, textMax)
        await visitSources(db, { before: due.before, signal, visit })
      }
    } finally {
      clearInterval(heartbeat)
      this.#doubtful = []
      await this.#store.flush()
      const finished = signal.aborted || isOffline ? null : { requested_at }
      await releaseRun(db, this.#me, { finished, isOffline })
    }
    if (!signal.aborted) this.#parts.log.info({ addresses: remaining, isOffline }, 'links checked')
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

  async #hold(): Promise<void> {
    try {
      if (!(await holdRun(this.#parts.database.db, this.#me, holdUntil()))) this.#round.abort()
    } catch (error) {
      this.#failed(error)
    }
  }

  /** Answers whether it has given up because nothing could be reached. */
  async #visitAll(queue: AddressQueue, atOnce: number, signal: AbortSignal): Promise<boolean> {
    signal.addEventListener('abort', () => queue.end(), { once: true })
    if (signal.aborted) queue.end()
    const worker = async () => {
      for (let next = await queue.next(); next !== null; next = await queue.next()) {
        const finding = await this.#visit(next, signal)
        if (finding === null || signal.aborted) return
        queue.done(next)
        if (!looksOffline(finding.failure)) {
          this.#hasReached = true
          this.#store.keep([...this.#doubtful.splice(0), finding], true)
        } else if (looksOffline(next.failure)) this.#store.keep([finding], true)
        else if (this.#doubtful.push(finding) >= OFFLINE) queue.end()
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
    return this.#doubtful.length >= (this.#hasReached ? OFFLINE : OFFLINE_ALL)
  }

  async #visitAsked(ids: number[]): Promise<void> {
    const { signal } = this.#closing
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

const holdUntil = () => new Date(Date.now() + HOLD_MS).toISOString()
