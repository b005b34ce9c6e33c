/**
 * Lists of numbers that rise, written as how many others stand before each of them since the one before it: bytes that compress to
 * two thirds of what the numbers would. 255 stands for so many that are passed over and says that more come.
 */
const FURTHER = 255

/** One list, as bytes. */
export function gapsOf(places: readonly number[]): number[] {
  return places.flatMap((place, i) => {
    const gap = place - (places[i - 1] ?? -1) - 1
    return [...new Array<number>(Math.floor(gap / FURTHER)).fill(FURTHER), gap % FURTHER]
  })
}

/** The numbers of lists that stand one after the other, each of so many numbers. */
export function placesBy(gaps: Uint8Array, sizes: Uint8Array): Uint16Array {
  const places = new Uint16Array(sizes.reduce((sum, size) => sum + size, 0))
  let [place, at] = [0, 0]
  for (const size of sizes) {
    for (let i = 0, next = 0; i < size; i++, next++) {
      while (gaps[at] === FURTHER) next += gaps[at++]!
      next += gaps[at++]!
      places[place++] = next
    }
  }
  return places
}
