/** Figures of many timings, in milliseconds. */
export interface Timing {
  name: string
  count: number
  median: number
  p99: number
}

export function quantile(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
export const median = (values: ArrayLike<number>) => quantile(values, 0.5)

/**
 * Times one call. Answers null when the system took the processor away meanwhile: how long it gives it to other
 * programs says nothing about this one.
 */
export function timeCall(run: () => unknown): number | null {
  const switches = process.resourceUsage().involuntaryContextSwitches
  const start = performance.now()
  run()
  const ms = performance.now() - start
  return process.resourceUsage().involuntaryContextSwitches === switches ? ms : null
}

/** The same for what ends later. */
export async function timeWork(run: () => Promise<unknown>): Promise<number | null> {
  const switches = process.resourceUsage().involuntaryContextSwitches
  const start = performance.now()
  await run()
  const ms = performance.now() - start
  return process.resourceUsage().involuntaryContextSwitches === switches ? ms : null
}

/** One pass over the inputs ends after this, or after all of them. */
const PASS_MS = 800
const PASS_LEAST = 200
const PASSES = 3
/** A call is timed again so many times before it is left out. */
const TRIES = 5

/** Times a function on many different inputs, one call each, in three passes; answers the median of the passes. */
export function time<T>(name: string, inputs: readonly T[], run: (input: T) => unknown): Timing {
  for (const input of inputs.slice(-50)) run(input)
  const passes = Array.from({ length: PASSES }, () => {
    const times: number[] = []
    let spent = 0
    for (const input of inputs) {
      let ms: number | null = null
      for (let i = 0; ms === null && i < TRIES; i++) ms = timeCall(() => run(input))
      if (ms === null) continue
      times.push(ms)
      spent += ms
      if (times.length >= PASS_LEAST && spent > PASS_MS) break
    }
    return times
  })
  return {
    name,
    count: passes[0]!.length,
    median: median(passes.map((p) => median(p))),
    p99: median(passes.map((p) => quantile(p, 0.99))),
  }
}
