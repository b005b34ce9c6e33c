const BETWEEN = '-vs-'

/** The last part of the address of the page that compares two tools: `a-vs-b`, in alphabetical order. */
export const pairOf = (a: string, b: string) => (a < b ? a + BETWEEN + b : b + BETWEEN + a)

/** Whether two tools stand in the same category: only then their comparison is a page of its own. */
export const sharesCategory = (a: { category_id: number | null }, b: { category_id: number | null }) =>
  a.category_id !== null && a.category_id === b.category_id

/** A slug with more of these inside is none of ours. */
const SPLITS_MAX = 8

/**
 * Every way to read `a-vs-b` as two slugs, since a slug may contain '-vs-' itself. Those in alphabetical order
 * come first, so that the address which `pairOf` makes is never read as another one's.
 */
export function splitsOf(pair: string): [string, string][] {
  const splits: [string, string][] = []
  for (let at = pair.indexOf(BETWEEN); at >= 0; at = pair.indexOf(BETWEEN, at + 1)) {
    const [a, b] = [pair.slice(0, at), pair.slice(at + BETWEEN.length)]
    if (a && b && a !== b) splits.push([a, b])
    if (splits.length > SPLITS_MAX) return []
  }
  return [...splits.filter(([a, b]) => a < b), ...splits.filter(([a, b]) => a > b)]
}
