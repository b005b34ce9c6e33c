import { SHARPNESS } from '../../src/features/kits/planner/vocabulary/clause-features.ts'
import type { Random } from '../../test/seeded.ts'

const EPOCHS = 12
const RATE = 0.1
const DRAWN = 3e-4
const LEFT_OUT = 0.3
/** How often a feature must be there, and the weight from which on it is written. */
const LEAST = 3
const FAINT = 0.35
/** Examples say how wishes sound, but clauses of prompts say it better. */
const EXAMPLE = 0.2
const HEAVIEST = 10

/** What a clause looks like to the question whether it asks for anything. */
export interface Look {
  form: string[]
  meaning: Float32Array
}

/** What each feature speaks for asking for something: a logistic regression, both sides equally heavy; by AdaGrad. */
export function learnForm(examples: Look[], asking: Look[], telling: Look[], random: Random) {
  const times = new Map<string, number>()
  for (const { form } of [...examples, ...asking, ...telling]) {
    for (const feature of form) times.set(feature, (times.get(feature) ?? 0) + 1)
  }
  const known = [...times].filter(([, n]) => n >= LEAST).map(([feature]) => feature)
  const numbers = new Map(known.map((feature, i) => [feature, i]))
  const asked = examples.length * EXAMPLE + asking.length
  const count = examples.length + asking.length + telling.length
  const rows = [
    ...examples.map((look) => ({ ...look, weight: EXAMPLE, label: 1 })),
    ...asking.map((look) => ({ ...look, weight: 1, label: 1 })),
    ...telling.map((look) => ({ ...look, weight: asked / telling.length, label: 0 })),
  ].map(({ form, meaning, weight, label }) => ({
    features: form.flatMap((feature) => numbers.get(feature) ?? []),
    meaning,
    weight: Math.min(HEAVIEST, (weight * count) / (2 * asked)),
    label,
  }))
  // The last weights are of the dimensions of the meaning.
  const weights = new Float64Array(known.length + telling[0]!.meaning.length)
  const past = new Float64Array(weights.length).fill(0.1)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = RATE * (1 - (0.9 * epoch) / EPOCHS)
    for (let i = 0; i < rows.length; i++) {
      const { features, meaning, weight, label } = rows[Math.floor(random.next() * rows.length)]!
      const kept = features.filter(() => random.next() >= LEFT_OUT)
      const scale = SHARPNESS / Math.sqrt(kept.length || 1)
      let sum = kept.reduce((s, f) => s + weights[f]!, 0) * scale
      for (let d = 0; d < meaning.length; d++) sum += weights[known.length + d]! * meaning[d]!
      const error = (1 / (1 + Math.exp(-sum)) - label) * weight
      const change = (at: number, value: number) => {
        const slope = error * value + DRAWN * weights[at]!
        past[at]! += slope * slope
        weights[at]! -= (rate * slope) / Math.sqrt(past[at]!)
      }
      for (const f of kept) change(f, scale)
      for (let d = 0; d < meaning.length; d++) change(known.length + d, meaning[d]!)
    }
  }
  const round = (value: number) => Math.round(value * 100) / 100
  const kept = known
    .map((feature, i) => [feature, round(weights[i]!)] as const)
    .filter(([, weight]) => Math.abs(weight) >= FAINT)
  return {
    form: Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1))),
    tone: [...weights.subarray(known.length)].map(round),
  }
}
