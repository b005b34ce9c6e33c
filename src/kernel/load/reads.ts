/** What an answer was made from, as keys that a change can touch: see `catalog/touched.ts` for what touches which. */

/** What nobody has said anything of depends on every change. */
export const EVERYTHING = '*'

/** Notes what is read while an answer is made. */
export class Reads {
  readonly #keys = new Set<string>()
  #isSaid = false

  /** What was noted; everything where nothing was said. */
  get keys(): Iterable<string> {
    return this.#isSaid ? this.#keys : [EVERYTHING]
  }

  /** No keys at all say that only a change of everything touches it. */
  add(keys: Iterable<string>): void {
    this.#isSaid = true
    for (const key of keys) this.#keys.add(key)
  }
}

/** Changes remembered with their times; who is behind by more of them is told that it is very old. */
const REMEMBERED = 4096

/**
 * Which keys have been touched when. Time is counted in changes: an answer that was begun at stamp 7 is fresh as long as
 * nothing it was made from has been touched at 8 or later. That is asked when somebody wants the answer, so that a
 * change costs what it touches, however much is kept.
 */
export class Freshness {
  #stamp = 0
  #everything = 0
  readonly #numbers = new Map<string, number>([[EVERYTHING, 0]])
  readonly #touched: number[] = [0]
  readonly #times = new Float64Array(REMEMBERED)

  /** Grows with each change. */
  get stamp(): number {
    return this.#stamp
  }

  /** Something has happened that changes nothing of what is read. */
  pass(): void {
    this.#times[++this.#stamp % REMEMBERED] = performance.now()
  }

  /** A change has touched some keys, and whatever depends on everything. */
  touch(keys: Iterable<string>): void {
    this.pass()
    const stamp = this.#stamp
    this.#touched[0] = stamp
    for (const key of keys) {
      if (key === EVERYTHING) this.#everything = stamp
      const number = this.#numbers.get(key)
      // What nobody depends on needs no number.
      if (number !== undefined) this.#touched[number] = stamp
    }
  }

  /** The keys as numbers, which are looked up quickly and take little room. */
  numbersOf(keys: Iterable<string>): Uint32Array {
    const numbers: number[] = []
    for (const key of keys) {
      let number = this.#numbers.get(key)
      if (number === undefined) {
        number = this.#touched.length
        this.#numbers.set(key, number)
        // It may have been touched by any change until now.
        this.#touched.push(this.#stamp)
      }
      numbers.push(number)
    }
    return new Uint32Array(numbers)
  }

  /** Whether nothing of what was read has been touched since. */
  isFresh(keys: Uint32Array, since: number): boolean {
    if (this.#everything > since) return false
    for (let i = 0; i < keys.length; i++) if (this.#touched[keys[i]!]! > since) return false
    return true
  }

  /** For how many milliseconds at most what was right at a stamp has been wrong. */
  ageOf(stamp: number): number {
    if (stamp >= this.#stamp) return 0
    if (this.#stamp - stamp >= REMEMBERED) return Number.POSITIVE_INFINITY
    return performance.now() - this.#times[(stamp + 1) % REMEMBERED]!
  }
}
