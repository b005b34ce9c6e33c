import { looksOffline } from './finding.ts'

/** So many in a row that could not be reached mean that this machine has no network. */
const OFFLINE = 20
/** And so many when they were all of the round. */
const OFFLINE_ALL = 3

/** Keeps back what may say more about this machine than about the sites, as long as no other site is reached. */
export class Doubts<T> {
  #doubtful: T[] = []
  hasReached = false

  /** Answers what is certain now. */
  add(found: T, failure: string | null): T[] {
    if (looksOffline(failure)) {
      this.#doubtful.push(found)
      return []
    }
    this.hasReached = true
    return [...this.#doubtful.splice(0), found]
  }

  /** Whether it is no use to go on. */
  get isFull(): boolean {
    return this.#doubtful.length >= OFFLINE
  }

  get isOffline(): boolean {
    return this.#doubtful.length >= (this.hasReached ? OFFLINE : OFFLINE_ALL)
  }

  /** What was kept back to the end of a round that was not offline: it is true after all. */
  rest(): T[] {
    return this.isOffline ? [] : this.#doubtful.splice(0)
  }
}
