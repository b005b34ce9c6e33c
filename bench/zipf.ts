import type { Random } from '../test/seeded.ts'

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
