import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep, setImmediate as turnOfLoop } from 'node:timers/promises'

/** SQLite's number for a database that another connection writes, or has to itself. */
const BUSY = 5
/** How long others may write before a write fails, and a read where they keep even those away. */
const WRITE_WAIT_MS = 60_000
const READ_WAIT_MS = 5_000
/** Between two tries, at random, so that processes that wait for one another do not try in step. */
const RETRY_MS = { least: 1, most: 3 }
/** Turns of the event loop that a commit waits at most for requests that are being read at that moment. */
const GATHER_TURNS = 8
/** Where other processes write too: after so long with the lock it is let go for a moment. */
const HOLD_MS = 20
const LET_GO_MS = 3

/** One transaction of SQLite, which those of several callers share: all of it is stored, or nothing. */
class Batch {
  /** Transactions and statements that have ended in it and wait until it is stored. */
  size = 0
  readonly stored: Promise<void>
  readonly resolve: () => void
  readonly reject: (error: unknown) => void

  constructor() {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.stored = promise
    this.resolve = resolve
    this.reject = reject
    // Whoever waits hears of it; there may be nobody.
    promise.catch(() => {})
  }
}

/**
 * Who writes when. One at a time, in the order in which they came; those that wait when the first is done write into
 * the same transaction of SQLite, and all are answered once it has reached the disk: one wait for the disk for all of
 * them (group commit). Another process that writes is waited for without holding the event loop.
 */
export class WriteTurns {
  #turns: Promise<void> = Promise.resolve()
  #batch: Batch | null = null
  #letGoAt = 0
  readonly #writer: DatabaseSync
  /** Whether other processes write the same file. */
  readonly #isShared: boolean

  constructor(writer: DatabaseSync, isShared: boolean) {
    this.#writer = writer
    this.#isShared = isShared
  }

  /** Resolves when it is the caller's turn to write, in an open transaction, with what ends the turn. */
  async take(): Promise<Turn> {
    const give = await this.#next()
    try {
      this.#batch ??= await this.#begin()
    } catch (error) {
      give()
      throw error
    }
    return new Turn(this, this.#batch, give)
  }

  /** Runs work while nothing of this connection is open: another connection may write, or settings change. */
  async alone<T>(work: () => T | Promise<T>): Promise<T> {
    const give = await this.#next()
    try {
      this.#commit(this.#batch)
      return await work()
    } finally {
      give()
    }
  }

  /** Hears that a turn has ended. The first one sees to it that the batch is stored after those that wait by then. */
  joined(batch: Batch): void {
    batch.size++
    if (batch.size === 1) void this.#storeSoon(batch)
  }

  /** Takes everything back, if SQLite has not done so by itself, as it does where there is no room. */
  lost(batch: Batch, error: unknown): void {
    if (this.#batch === batch) this.#batch = null
    if (this.#writer.isTransaction) this.#writer.exec('rollback')
    batch.reject(error)
  }

  async #storeSoon(batch: Batch): Promise<void> {
    for (let turns = 0, before = 0; turns < GATHER_TURNS && before !== batch.size; turns++) {
      before = batch.size
      await turnOfLoop()
    }
    const give = await this.#next()
    this.#commit(batch)
    const isLong = performance.now() - this.#letGoAt > HOLD_MS
    if (this.#isShared && isLong) {
      await sleep(LET_GO_MS)
      this.#letGoAt = performance.now()
    }
    give()
  }

  /** Stores a batch and tells all that wait for it. Only for whoever has the turn. */
  #commit(batch: Batch | null): void {
    if (batch === null || this.#batch !== batch) return
    this.#batch = null
    try {
      this.#writer.exec('commit')
      batch.resolve()
    } catch (error) {
      if (this.#writer.isTransaction) this.#writer.exec('rollback')
      batch.reject(error)
    }
  }

  async #begin(): Promise<Batch> {
    // At once with the lock: one that is taken later could find that others have written meanwhile.
    await untilFree(() => this.#writer.exec('begin immediate'), WRITE_WAIT_MS)
    return new Batch()
  }

  async #next(): Promise<() => void> {
    const before = this.#turns
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#turns = promise
    await before
    return resolve
  }
}

/** The time in which somebody writes. */
export class Turn {
  readonly #turns: WriteTurns
  readonly #batch: Batch
  readonly #give: () => void

  constructor(turns: WriteTurns, batch: Batch, give: () => void) {
    this.#turns = turns
    this.#batch = batch
    this.#give = give
  }

  /**
   * Lets the next one write. Resolves when everything up to here is on the disk, also for whoever has written nothing:
   * what they have read may be of somebody who waits too. Throws what has kept it from being stored.
   */
  async end(): Promise<void> {
    this.#turns.joined(this.#batch)
    this.#give()
    await this.#batch.stored
  }

  /** Ends the turn after SQLite has taken back everything in it, for the reason of `error`. */
  lose(error: unknown): void {
    this.#turns.lost(this.#batch, error)
    this.#give()
  }
}

/** Reads as soon as nobody keeps readers away. */
export const readWhenFree = <T>(read: () => T): T | Promise<T> => {
  try {
    return read()
  } catch (error) {
    if (!isBusy(error)) throw error
    return untilFree(read, READ_WAIT_MS)
  }
}

async function untilFree<T>(work: () => T, waitMs: number): Promise<T> {
  const until = performance.now() + waitMs
  for (;;) {
    try {
      return work()
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error
    }
    await sleep(RETRY_MS.least + Math.random() * (RETRY_MS.most - RETRY_MS.least))
  }
}

/** The low byte is the kind; the rest says more about it. */
const isBusy = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) % 256 === BUSY
