import { CLAUSE_STEPS, SHARPNESS } from '../../src/features/kits/planner/vocabulary/clause-features.ts'
import type { Random } from '../../test/seeded.ts'

export interface Sample {
  /** For each known word its weight, and what it speaks for each job; both are learnt on from there. */
  odds: [number, Float32Array][]
  meaning: Float32Array
  /** Jobs with their shares. */
  jobs: [number, number][]
}

const EPOCHS = 10
const RATE = 0.2
/** What words say was counted: it is changed little. */
const ODDS_RATE = 0.03
const ODDS_FIRST = 1e-2
/** Words that are left out at random, so that the network learns to do without them. */
const LEFT_OUT = 0.5
const FIRST = 1e-4
const DRAWN = 1e-5
const CALM = 1e-4

/** Adds to what the words say (`odds`) what a network with one hidden layer hears in their meaning; by AdaGrad. */
export function trainNetwork(samples: Sample[], jobs: number, width: number, hidden: number, random: Random) {
  const hears = new Float32Array(hidden * width).map(() => (random.next() - 0.5) * 4 * Math.sqrt(3 / width))
  const says = new Float32Array(hidden * jobs).map(() => (random.next() - 0.5) * 0.1)
  const often = new Float32Array(jobs)
  const past = [hears, says, often].map((weights) => new Float32Array(weights.length).fill(FIRST))
  past[2]!.fill(1)
  const change = (which: 0 | 1 | 2, weights: Float32Array, at: number, slope: number, rate: number) => {
    past[which]![at]! += slope * slope
    weights[at]! -= (rate * slope) / Math.sqrt(past[which]![at]!)
  }
  const pastOdds = new Map<Float32Array, Float32Array>()
  const pastOf = (odds: Float32Array) => {
    const before = pastOdds.get(odds) ?? new Float32Array(jobs).fill(ODDS_FIRST)
    pastOdds.set(odds, before)
    return before
  }
  const heard = new Float32Array(hidden)
  const back = new Float32Array(hidden)
  const sums = new Float32Array(jobs)
  const order = samples.map((_, i) => i)

  const listen = (meaning: Float32Array) => {
    for (let h = 0; h < hidden; h++) {
      let sum = 0
      for (let d = 0; d < width; d++) sum += hears[h * width + d]! * meaning[d]!
      heard[h] = Math.tanh(sum)
      for (let job = 0; job < jobs; job++) sums[job]! += heard[h]! * says[h * jobs + job]!
    }
  }
  const learnFrom = ({ odds, meaning, jobs: right }: Sample, rate: number) => {
    sums.set(often)
    const kept = odds.filter(() => random.next() >= LEFT_OUT)
    const scale = SHARPNESS / Math.sqrt(kept.reduce((sum, [weight]) => sum + weight * weight, 0) || 1)
    for (const [weight, of] of kept) {
      for (let job = 0; job < jobs; job++) sums[job]! += scale * weight * of[job]!
    }
    listen(meaning)
    const most = sums.reduce((a, b) => Math.max(a, b))
    let total = 0
    for (let job = 0; job < jobs; job++) total += sums[job] = Math.exp(sums[job]! - most)
    for (let job = 0; job < jobs; job++) sums[job]! /= total
    for (const [job, share] of right) sums[job]! -= share
    for (const [weight, of] of kept) {
      const before = pastOf(of)
      for (let job = 0; job < jobs; job++) {
        const slope = scale * weight * sums[job]!
        if (Math.abs(slope) < CALM) continue
        before[job]! += slope * slope
        of[job]! -= (ODDS_RATE * (rate / RATE) * slope) / Math.sqrt(before[job]!)
      }
    }
    back.fill(0)
    for (let job = 0; job < jobs; job++) {
      const slope = sums[job]!
      if (Math.abs(slope) < CALM) continue
      change(2, often, job, slope, rate / 10)
      for (let h = 0; h < hidden; h++) {
        const at = h * jobs + job
        back[h]! += slope * says[at]!
        change(1, says, at, slope * heard[h]! + DRAWN * says[at]!, rate)
      }
    }
    for (let h = 0; h < hidden; h++) {
      const slope = back[h]! * (1 - heard[h]! ** 2)
      for (let d = 0; d < width; d++) change(0, hears, h * width + d, slope * meaning[d]!, rate)
    }
  }

  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random.next() * (i + 1))
      ;[order[i], order[j]] = [order[j]!, order[i]!]
    }
    const rate = RATE * (1 - (0.9 * epoch) / EPOCHS)
    for (const i of order) learnFrom(samples[i]!, rate)
  }
  const base64 = (weights: Float32Array) =>
    Buffer.from(
      Int8Array.from(weights, (value) =>
        Math.max(-127, Math.min(127, Math.round(value / CLAUSE_STEPS.weight))),
      ).buffer,
    ).toString('base64')
  return {
    hidden,
    hears: base64(hears),
    says: base64(says),
    often: [...often].map((value) => Math.round(value * 1000) / 1000),
  }
}
