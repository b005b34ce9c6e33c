import { setImmediate } from 'node:timers/promises'

/** How long work beside the readers may hold the thread before it lets requests through. */
const SLICE_MS = 2
/**
 * Turns of the event loop that they get then. A request takes several, from its arrival to the end of its answer:
 * with one for each slice it would wait for as many slices. A turn in which nothing happens costs next to nothing.
 */
const TURNS = 6

/** A pause that is one only when the thread has been held for long enough. */
export function pacer(): () => Promise<void> {
  let sliceStart = performance.now()
  return async () => {
    if (performance.now() - sliceStart < SLICE_MS) return
    for (let turn = 0; turn < TURNS; turn++) await setImmediate()
    sliceStart = performance.now()
  }
}

/** Runs work that pauses to its end at once. */
export function atOnce<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Runs it beside the readers. */
export async function inSlices<T>(steps: Generator<void, T>, pause = pacer()): Promise<T> {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await pause()
  }
}

/** Sorted at once; longer runs are merged. */
const RUN = 128
/** Comparisons between two looks at the clock. */
const STEPS = 64

/** A sorted copy of a list, as `toSorted` makes it, with pauses. */
export async function sortInSlices<T>(
  list: readonly T[],
  compare: (a: T, b: T) => number,
  pause = pacer(),
): Promise<T[]> {
  let from: T[] = []
  for (let i = 0; i < list.length; i += RUN) {
    from.push(...list.slice(i, i + RUN).sort(compare))
    await pause()
  }
  let to = new Array<T>(list.length)
  for (let width = RUN; width < list.length; width *= 2) {
    let steps = 0
    for (let start = 0; start < list.length; start += 2 * width) {
      const middle = Math.min(start + width, list.length)
      const end = Math.min(start + 2 * width, list.length)
      let [left, right] = [start, middle]
      for (let at = start; at < end; at++) {
        const takesLeft = left < middle && (right >= end || compare(from[left]!, from[right]!) <= 0)
        to[at] = takesLeft ? from[left++]! : from[right++]!
        if (++steps % STEPS === 0) await pause()
      }
    }
    ;[from, to] = [to, from]
  }
  return from
}
