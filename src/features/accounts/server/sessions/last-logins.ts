import { now } from '../../../../kernel/data/codec.ts'
import type { Db } from '../../../../kernel/data/database.ts'
import type { Log } from '../../../../kernel/jobs/log.ts'
import { markSignedIn } from '../accounts.queries.ts'

/** Between somebody's signing in and the note of it. */
const WAIT_MS = 250

/**
 * Notes when people signed in, those of a moment together: a write that waits for the disk takes as long for many as
 * for one, and nobody waits for this one.
 */
export class LastLogins {
  #pending = new Map<string, string>()
  #timer: NodeJS.Timeout | undefined
  readonly #db: Db
  readonly #log: Log

  constructor(db: Db, log: Log) {
    this.#db = db
    this.#log = log
  }

  note(userId: string): void {
    this.#pending.set(userId, now())
    this.#timer ??= setTimeout(() => void this.flush(), WAIT_MS).unref()
  }

  /** Writes what is noted. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const logins = [...this.#pending]
    this.#pending.clear()
    if (logins.length === 0) return
    try {
      await this.#db.transaction().execute(async (tx) => {
        for (const [id, at] of logins) await markSignedIn(tx, id, at)
      })
    } catch (error) {
      this.#log.warn({ err: error }, 'last logins not noted')
    }
  }
}
