import type { Database } from '../../../kernel/data/database.ts'
import type { Uploads } from '../../../kernel/files/uploads.ts'
import type { Log } from '../../../kernel/jobs/log.ts'
import { type VisitOptions, visitAddress } from '../../../kernel/outside/visit-address.ts'
import { type Address, AddressQueue } from '../../links/server/address-queue.ts'
import { Doubts } from '../../links/server/doubts.ts'
import { HostTurns, type Pause } from '../../links/server/host-turns.ts'
import { RUNS } from '../../links/server/link-run.queries.ts'
import { Rounds, type Task } from '../../links/server/rounds.service.ts'
import { getSitePicturesDays } from '../../settings/server/admin-settings.service.ts'
import { keepReading } from './keep-reading.service.ts'
import { countDueSites, selectDueSites, selectSiteAddress } from './pictures.queries.ts'
import { readSite, type SiteReading, unread } from './read-site.ts'
import { takeScreenshots } from './screenshots.ts'

interface Parts {
  database: Database
  log: Pick<Log, 'info' | 'error' | 'warn'>
  uploads: Uploads
  /** Address of this site: who is asked should know by whom. */
  url: string
  /** A browser that takes screenshots; left out, none are taken. */
  chromiumPath: string | undefined
  /** How sites are visited. What may be connected to is widened in tests alone. */
  visits?: Pick<VisitOptions, 'allows' | 'timeoutMs'>
  pause?: Pause
}

/** Sites that are read at the same time, and how long each is left alone between two requests. */
const AT_ONCE = 4
const PAUSE: Pause = { factor: 2, leastMs: 200, mostMs: 3_000 }
/** For all of one site. */
const SITE_MS = 90_000
/** Sites that are looked up at once. */
const PORTION = 500
const DAY_MS = 86_400_000

declare module '../../../kernel/http/context.ts' {
  interface Services {
    pictures: SiteReader
  }
}

/** Reads tools' own sites for what they offer as their face: new ones, old ones again, and those somebody asks for. */
export class SiteReader {
  #asked = new Set<Promise<void>>()
  readonly #parts: Parts
  readonly #turns: HostTurns
  readonly #rounds: Rounds

  constructor(parts: Parts) {
    this.#parts = parts
    this.#turns = new HostTurns(parts.pause ?? PAUSE)
    const { database, log } = parts
    this.#rounds = new Rounds({ database, log, run: RUNS.pictures, name: 'pictures', due: () => this.#due() })
  }

  /** Begins to look what is due. */
  start(): void {
    this.#rounds.start()
  }

  /** Looks at once. */
  wake(): void {
    this.#rounds.wake()
  }

  /** Ends the round of this process. */
  rest(): void {
    this.#rounds.rest()
  }

  /** Reads the site of a tool now, whatever else is going on. */
  readSoon(id: number): void {
    const work = this.#readAsked(id).catch((error) => this.#rounds.failed(error))
    this.#asked.add(work)
    void work.finally(() => this.#asked.delete(work))
  }

  /** Resolves when everything that is due was read and stored. */
  async settle(): Promise<void> {
    await Promise.all(this.#asked)
    await this.#rounds.settle()
  }

  async close(): Promise<void> {
    await Promise.all([this.#rounds.close(), ...this.#asked])
  }

  async #due(): Promise<Task | null> {
    const { db } = this.#parts.database
    const days = await getSitePicturesDays(db)
    const before = days === 0 ? null : new Date(Date.now() - days * DAY_MS).toISOString()
    const total = await countDueSites(db, before)
    return total > 0 ? { total, work: (signal) => this.#work(before, signal) } : null
  }

  async #work(before: string | null, signal: AbortSignal): Promise<boolean> {
    const { db } = this.#parts.database
    let last = 0
    const queue = new AddressQueue(async () => {
      const portion = await selectDueSites(db, before, { after: last, limit: PORTION })
      last = portion.at(-1)?.id ?? last
      return portion.length > 0 ? portion : null
    })
    signal.addEventListener('abort', () => queue.end(), { once: true })
    if (signal.aborted) queue.end()
    const doubts = new Doubts<[Address, SiteReading]>()
    const worker = async () => {
      for (let next = await queue.next(); next !== null; next = await queue.next()) {
        const reading = await this.#read(next, signal)
        if (reading === null) return
        queue.done(next)
        await this.#keep(doubts.add([next, reading], reading.failure))
        if (doubts.isFull) queue.end()
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    if (!signal.aborted) await this.#keep(doubts.rest())
    return doubts.isOffline
  }

  async #keep(readings: [Address, SiteReading][]): Promise<void> {
    for (const [address, reading] of readings) {
      await keepReading(this.#parts, address, reading)
      await this.#rounds.count(this.#parts.database.db, 1)
    }
  }

  async #readAsked(id: number): Promise<void> {
    const address = await selectSiteAddress(this.#parts.database.db, id)
    const reading = address && (await this.#read(address, this.#rounds.closing))
    if (reading) await keepReading(this.#parts, address, reading)
  }

  /** Null when it was broken off. */
  async #read({ url }: Address, ending: AbortSignal): Promise<SiteReading | null> {
    const { visits, chromiumPath, log } = this.#parts
    const signal = AbortSignal.any([ending, AbortSignal.timeout(SITE_MS)])
    const take = <T>(host: string, work: () => Promise<T>) => this.#turns.take(host, work, signal)
    try {
      const reading = await readSite(url, (address, bytesMax) =>
        visitAddress(address, {
          ...visits,
          bytesMax,
          signal,
          userAgent: `Mozilla/5.0 (compatible; KitlyPictures; +${this.#parts.url})`,
          inTurn: take,
        }),
      )
      if (chromiumPath && reading.page_url) {
        const page = reading.page_url
        const shots = await take(new URL(page).host, () =>
          takeScreenshots(page, { chromiumPath, signal, log, ...visits }),
        )
        reading.found.push(...shots)
      }
      return ending.aborted ? null : reading
    } catch (error) {
      if (ending.aborted) return null
      if (signal.aborted) return unread('time_out')
      throw error
    }
  }
}
