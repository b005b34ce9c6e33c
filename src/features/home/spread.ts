/**
 * Moves marks apart that would overlap on a line from 0 to 1: each group stands around the middle of where its marks
 * belong. They come in order and stay in it.
 */
export function spread(places: readonly number[], gap: number): number[] {
  const groups: { sum: number; size: number }[] = []
  const start = ({ sum, size }: { sum: number; size: number }) =>
    Math.min(Math.max(sum / size - ((size - 1) * gap) / 2, 0), Math.max(1 - (size - 1) * gap, 0))
  for (const place of places) {
    let group = { sum: place, size: 1 }
    for (;;) {
      const before = groups.at(-1)
      if (!before || start(before) + before.size * gap <= start(group)) break
      groups.pop()
      group = { sum: before.sum + group.sum, size: before.size + group.size }
    }
    groups.push(group)
  }
  return groups.flatMap((group) => Array.from({ length: group.size }, (_, i) => start(group) + i * gap))
}
