/**
 * Lists of numbers that rise, written as how many others stand before each of them since the one before it: bytes that compress to
 * two thirds of what the numbers would. 255 stands for so many that are passed over and says that more come.
 */
const FURTHER = 255

/** One list, as bytes. */
export function gapsOf(numbers: readonly number[]): number[] {
  return numbers.flatMap((number, i) => {
    const gap = number - (numbers[i - 1] ?? -1) - 1
    return [...new Array<number>(Math.floor(gap / FURTHER)).fill(FURTHER), gap % FURTHER]
  })
}

/** The numbers of lists that stand one after the other, each of so many numbers. Throws an Error where there are not as many. */
export function numbersFrom(gaps: Uint8Array, sizes: Uint8Array): Uint16Array {
  const numbers = new Uint16Array(sizes.reduce((sum, size) => sum + size, 0))
  let [written, read] = [0, 0]
  for (const size of sizes) {
    for (let i = 0, number = 0; i < size; i++, number++) {
      while (gaps[read] === FURTHER) number += gaps[read++]!
      number += gaps[read++]!
      numbers[written++] = number
    }
  }
  if (read !== gaps.length) throw new Error('There are other numbers than lists have')
  return numbers
}
