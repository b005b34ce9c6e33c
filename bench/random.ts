/** Random numbers that are the same for the same seed (mulberry32). */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let t = this.#state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  /** A whole number from `least` to `most`, both included. */
  int(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)]!
  }
}

/** Draws entries of a list by Zipf's law: the one at rank r is 1/r as frequent as the first. */
export class Zipf<T> {
  readonly #list: readonly T[]
  readonly #sums: Float64Array

  constructor(list: readonly T[], exponent = 1) {
    this.#list = list
    this.#sums = new Float64Array(list.length)
    let sum = 0
    for (let i = 0; i < list.length; i++) {
      sum += 1 / (i + 1) ** exponent
      this.#sums[i] = sum
    }
  }

  draw(random: Random): T {
    const wanted = random.next() * this.#sums.at(-1)!
    let low = 0
    let high = this.#sums.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#sums[middle]! <= wanted) low = middle + 1
      else high = middle
    }
    return this.#list[low]!
  }
}
