/** Draws the weights towards 0, so that few prompts do not say too much. */
const RIDGE = 1
const STEPS = 30

/**
 * Weights of a logistic regression: the first stands alone, the others are of the columns of `rows`. Labels are 0 or
 * 1. By Newton's method on columns brought to one scale.
 */
export function fitLogistic(rows: number[][], labels: number[]): number[] {
  const width = rows[0]!.length
  const columns = Array.from({ length: width }, (_, c) => {
    const mean = rows.reduce((sum, row) => sum + row[c]!, 0) / rows.length
    const variance = rows.reduce((sum, row) => sum + (row[c]! - mean) ** 2, 0) / rows.length
    return { mean, deviation: Math.sqrt(variance) || 1 }
  })
  const scaled = rows.map((row) => [1, ...row.map((v, c) => (v - columns[c]!.mean) / columns[c]!.deviation)])
  const size = width + 1
  const weights = new Array<number>(size).fill(0)
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map((weight, i) => (i === 0 ? 0 : RIDGE * weight))
    const curvature = weights.map((_, i) => weights.map((_, j) => (i !== j ? 0 : i === 0 ? 1e-6 : RIDGE)))
    for (const [r, row] of scaled.entries()) {
      const p = 1 / (1 + Math.exp(-row.reduce((sum, v, i) => sum + v * weights[i]!, 0)))
      const slope = p * (1 - p)
      for (let i = 0; i < size; i++) {
        gradient[i]! += row[i]! * (p - labels[r]!)
        const of = curvature[i]!
        const factor = slope * row[i]!
        for (let j = 0; j < size; j++) of[j]! += factor * row[j]!
      }
    }
    const change = solve(curvature, gradient)
    for (let i = 0; i < size; i++) weights[i]! -= change[i]!
    if (Math.max(...change.map(Math.abs)) < 1e-6) break
  }
  const own = weights.slice(1).map((weight, c) => weight / columns[c]!.deviation)
  return [weights[0]! - own.reduce((sum, weight, c) => sum + weight * columns[c]!.mean, 0), ...own]
}

/** The solution of a system of linear equations, by Gauss's elimination with the largest pivot. */
function solve(matrix: number[][], vector: number[]): number[] {
  const rows = matrix.map((row, i) => [...row, vector[i]!])
  const size = rows.length
  for (let c = 0; c < size; c++) {
    let pivot = c
    for (let r = c + 1; r < size; r++) if (Math.abs(rows[r]![c]!) > Math.abs(rows[pivot]![c]!)) pivot = r
    ;[rows[c], rows[pivot]] = [rows[pivot]!, rows[c]!]
    for (let r = 0; r < size; r++) {
      if (r === c) continue
      const factor = rows[r]![c]! / rows[c]![c]!
      if (factor !== 0) for (let k = c; k <= size; k++) rows[r]![k]! -= factor * rows[c]![k]!
    }
  }
  return rows.map((row, i) => row[size]! / row[i]!)
}
