import { randomBytes, randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AppError } from '../../shared/errors.ts'
import { tryRoom } from '../files/files.queries.ts'
import type { Log } from '../jobs/log.ts'
import type { Database } from './database.ts'
import { outageOf, unavailable } from './outage.ts'

/** How often it is tried whether there is room again. */
const TRY_MS = 5000
/** What a file has to find room for. */
const ROOM_BYTES = 256 * 1024

/**
 * What is missing at the moment. The log is told when it begins and when it is over, not for each request that meets
 * it; the pool of connections sees by itself whether the database is back, and whether there is room is tried here.
 */
export class Outages {
  #isFull = false
  #timer: NodeJS.Timeout | undefined
  #trying: Promise<void> | undefined
  readonly #database: Pick<Database, 'db' | 'isAway'>
  readonly #dataFolder: string
  readonly #log: Pick<Log, 'error' | 'info'>

  constructor(
    database: Pick<Database, 'db' | 'isAway'>,
    { dataFolder }: { dataFolder: string },
    log: Pick<Log, 'error' | 'info'>,
  ) {
    this.#database = database
    this.#dataFolder = dataFolder
    this.#log = log
  }

  /** Whether a write has lately found no room. */
  get isFull(): boolean {
    return this.#isFull
  }

  /** What a failure is answered as when it tells of an outage, else null. */
  explain(error: unknown): AppError | null {
    const outage = this.note(error)
    return outage && unavailable(outage)
  }

  /**
   * The same for a library that puts an error of its own in the place of the database's: as long as there is an outage,
   * it is taken to be behind whatever fails.
   */
  explainHidden(error: unknown): AppError | null {
    const outage = outageOf(error) ?? (this.#database.isAway ? 'database' : this.#isFull ? 'disk' : null)
    return outage && unavailable(outage)
  }

  /** Hears of a failure, and answers which outage it tells of. */
  note(error: unknown) {
    const outage = outageOf(error)
    if (outage === 'disk' && !this.#isFull) {
      this.#isFull = true
      const { message } = error as Error
      this.#log.error({ reason: message, folder: this.#dataFolder }, 'no room to write: the disk is full')
      this.#timer = setInterval(() => void this.tryAgain(), TRY_MS).unref()
    }
    return outage
  }

  /** Looks whether there is room again, where there was none. */
  tryAgain(): Promise<void> {
    if (!this.#isFull) return Promise.resolve()
    this.#trying ??= this.#try().finally(() => {
      this.#trying = undefined
    })
    return this.#trying
  }

  close(): void {
    clearInterval(this.#timer)
  }

  async #try(): Promise<void> {
    const file = join(this.#dataFolder, `room-${randomUUID()}`)
    try {
      // The database takes back what it tries before it reaches the disk, so the disk is tried beside it.
      await writeFile(file, randomBytes(ROOM_BYTES), { flush: true })
      await tryRoom(this.#database.db)
    } catch {
      return
    } finally {
      await rm(file, { force: true }).catch(() => {})
    }
    this.#isFull = false
    clearInterval(this.#timer)
    this.#log.info({ folder: this.#dataFolder }, 'there is room to write again')
  }
}
