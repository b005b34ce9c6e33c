const STEPS = 60

/** The directions in which vectors differ most, the widest first, by the power method. */
export function principalAxes(vectors: number[][], count: number): number[][] {
  const width = vectors[0]!.length
  const spread = Array.from({ length: width }, () => new Array<number>(width).fill(0))
  for (const vector of vectors) {
    for (let i = 0; i < width; i++) {
      const row = spread[i]!
      for (let j = 0; j < width; j++) row[j]! += vector[i]! * vector[j]!
    }
  }
  const axes: number[][] = []
  for (let a = 0; a < count; a++) {
    let axis = Array.from({ length: width }, (_, i) => Math.cos((i + 1) * (a + 1)))
    for (let step = 0; step < STEPS; step++) {
      axis = spread.map((row) => row.reduce((sum, value, j) => sum + value * axis[j]!, 0))
      // What the axes before say is not said again.
      for (const other of axes) {
        const share = other.reduce((sum, value, i) => sum + value * axis[i]!, 0)
        axis = axis.map((value, i) => value - share * other[i]!)
      }
      const length = Math.hypot(...axis)
      axis = axis.map((value) => value / length)
    }
    axes.push(axis)
  }
  return axes
}
