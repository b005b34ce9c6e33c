/**
 * Which values of a row stand out: all that are not the one most tools share, and all of them where there is no
 * such value. None, where all are the same.
 */
export function differing(values: (string | string[])[]): boolean[] {
  const keys = values.map(keyOf)
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  const most = Math.max(...counts.values())
  const common = [...counts].filter(([, count]) => count === most)
  const usual = common.length === 1 ? common[0]![0] : undefined
  return keys.map((key) => key !== usual)
}

/** Case, spaces and the order of a list make no difference. */
function keyOf(value: string | string[]): string {
  const texts = (Array.isArray(value) ? value : [value]).map((t) => t.trim().replace(/\s+/g, ' '))
  return texts
    .map((t) => t.toLowerCase())
    .sort()
    .join('\n')
}
