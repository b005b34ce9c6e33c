/** Mail: letters, an outbox in the database, and whoever takes them from there. */

import { now } from '../data/codec.ts'
import type { Db, Tx } from '../data/database.ts'
import type { Outages } from '../data/outages.ts'
import type { Log } from '../jobs/log.ts'
import {
  claimMessage,
  deleteSentBefore,
  insertMessage,
  type Message,
  markFailed,
  markSent,
  type OutboxMessage,
  selectNextDue,
} from './mail.queries.ts'

/** Stores what has become of a message. */
type Note = (tx: Tx) => Promise<void>

/** Hands one message over. Answers where it went; throws when it could not. */
export type Deliver = (message: OutboxMessage) => Promise<string>

const MINUTE = 60_000
/** What passes before each further try. After the last one a message is given up. */
const WAITS = [1, 5, 15, 60, 180, 360, 720, 1440, 1440].map((minutes) => minutes * MINUTE)
/** For so long a message belongs to the process that tries to send it. */
const CLAIM_MS = 5 * MINUTE
/** Another process may have left mail behind: looked for at least so often. */
const LOOK_MS = 30_000
/** Lets the transaction that has queued a message end first. */
const WAKE_MS = 50
const KEPT_MS = 30 * 24 * 60 * MINUTE

/**
 * Mail that is never lost and never waited for: messages are stored with what they speak of, in one transaction,
 * and sent from there one after another, again after failures, and by the next process after an end.
 */
export class Mail {
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined
  #wakeAgain = false
  #closed = false
  readonly #db: Db
  readonly #log: Pick<Log, 'info' | 'warn' | 'error'>
  readonly #deliver: Deliver
  readonly #outages: Pick<Outages, 'note'>

  constructor(
    db: Db,
    log: Pick<Log, 'info' | 'warn' | 'error'>,
    deliver: Deliver,
    outages: Pick<Outages, 'note'>,
  ) {
    this.#outages = outages
    this.#db = db
    this.#log = log
    this.#deliver = deliver
  }

  /** Stores a message in the caller's transaction; it is sent soon after. */
  async queue(tx: Tx | Db, message: Message): Promise<void> {
    await insertMessage(tx, message, now())
    this.#schedule(WAKE_MS)
  }

  /** Sends a message past the queue, once. Answers where it went; throws when it could not. */
  async sendNow(message: Message): Promise<string> {
    return await this.#deliver({ ...message, id: Date.now(), attempts: 1 })
  }

  /** Begins to send what is due, from earlier processes too. */
  start() {
    this.#schedule(WAKE_MS)
  }

  /** Sends everything that is due now; resolves when there is nothing more. */
  async sendDue(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#run()
  }

  /** Lets the message in flight end; the rest is sent by the next process. */
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#running
  }

  #schedule(ms: number) {
    if (this.#closed) return
    if (this.#running) {
      this.#wakeAgain = true
      return
    }
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#run(), ms).unref()
  }

  #run(): Promise<void> {
    this.#running ??= this.#sendDue().then((wait) => {
      this.#running = undefined
      this.#schedule(this.#wakeAgain ? WAKE_MS : wait)
      this.#wakeAgain = false
    })
    return this.#running
  }

  /** Answers how long to wait, in milliseconds. */
  async #sendDue(): Promise<number> {
    try {
      let note: Note | null = null
      for (;;) {
        const message: OutboxMessage | null = await this.#noteAndClaim(note)
        note = message && (await this.#send(message))
        if (note) continue
        await deleteSentBefore(this.#db, iso(Date.now() - KEPT_MS))
        const next = await selectNextDue(this.#db)
        if (next === null || this.#closed) return LOOK_MS
        const wait = Date.parse(next) - Date.now()
        // Due already where another process took the message that this one wanted: the next one is still there.
        if (wait > 0) return Math.min(LOOK_MS, Math.max(WAKE_MS, wait))
      }
    } catch (error) {
      if (!this.#closed) this.#log.error({ err: error }, 'the outbox cannot be read; trying again')
      return LOOK_MS
    }
  }

  /** Notes what has become of a message and takes the next one, in one write: each takes its time on the disk. */
  #noteAndClaim(note: Note | null): Promise<OutboxMessage | null> {
    return this.#db.transaction().execute(async (tx) => {
      await note?.(tx)
      if (this.#closed) return null
      const at = Date.now()
      return await claimMessage(tx, iso(at), iso(at + CLAIM_MS))
    })
  }

  /** Tries to hand a message over. Answers how to note what has become of it. */
  async #send(message: OutboxMessage): Promise<Note> {
    const { id, attempts } = message
    try {
      const place = await this.#deliver(message)
      this.#log.info({ mail: id, place }, 'mail sent')
      return (tx) => markSent(tx, id, now())
    } catch (error) {
      const wait = WAITS[attempts - 1]
      const reason = (error as Error).message.slice(0, 500)
      this.#outages.note(error)
      if (wait === undefined) this.#log.error({ mail: id, reason }, 'mail given up; it is kept')
      else
        this.#log.warn({ mail: id, attempts, reason, minutes: wait / MINUTE }, 'mail not sent; trying again')
      return (tx) => markFailed(tx, id, reason, wait === undefined ? null : iso(Date.now() + wait))
    }
  }
}

const iso = (at: number) => new Date(at).toISOString()
