import type { Random } from '../../test/seeded.ts'

const EPOCHS = 12
const RATE = 0.1
const DRAWN = 3e-4
const LEFT_OUT = 0.3
const SHARPNESS = 2
/** How often a feature must be there, and the weight from which on it is written. */
const LEAST = 3
const FAINT = 0.04

/** What each feature of a clause's form speaks for asking for something: a logistic regression, both sides equally heavy. */
export function learnForm(
  asking: { form: string[]; weight: number }[],
  telling: string[][],
  random: Random,
): Record<string, number> {
  const times = new Map<string, number>()
  for (const form of [...asking.map((a) => a.form), ...telling]) {
    for (const feature of form) times.set(feature, (times.get(feature) ?? 0) + 1)
  }
  const known = [...times].filter(([, n]) => n >= LEAST).map(([feature]) => feature)
  const numbers = new Map(known.map((feature, i) => [feature, i]))
  const asked = asking.reduce((sum, { weight }) => sum + weight, 0)
  const rows = [
    ...asking.map(({ form, weight }) => ({ form, weight, label: 1 })),
    ...telling.map((form) => ({ form, weight: asked / telling.length, label: 0 })),
  ].map(({ form, weight, label }) => ({
    features: form.flatMap((feature) => numbers.get(feature) ?? []),
    weight: (weight * (asking.length + telling.length)) / (2 * asked),
    label,
  }))
  const weights = new Float64Array(known.length)
  const past = new Float64Array(known.length).fill(0.1)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = RATE * (1 - (0.9 * epoch) / EPOCHS)
    for (let i = 0; i < rows.length; i++) {
      const { features, weight, label } = rows[Math.floor(random.next() * rows.length)]!
      const kept = features.filter(() => random.next() >= LEFT_OUT)
      const scale = SHARPNESS / Math.sqrt(kept.length || 1)
      const sum = kept.reduce((s, f) => s + weights[f]!, 0) * scale
      const error = (1 / (1 + Math.exp(-sum)) - label) * Math.min(weight, 10)
      for (const f of kept) {
        const slope = error * scale + DRAWN * weights[f]!
        past[f]! += slope * slope
        weights[f]! -= (rate * slope) / Math.sqrt(past[f]!)
      }
    }
  }
  const kept = known
    .map((feature, i) => [feature, Math.round(weights[i]! * 100) / 100] as const)
    .filter(([, weight]) => Math.abs(weight) >= FAINT)
  return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)))
}
