import type { Dated } from './kept-answer.ts'
import type { PageCache } from './page-cache.ts'

/**
 * Makes a value for all who ask for it, and again when a change has touched one of the keys. Whoever answers with it
 * depends on the same keys, so that what is kept and what is made anew say the same.
 */
export function madeOnce<Given extends { pageCache: PageCache }, Value>(
  keys: readonly string[],
  make: (given: Given) => Promise<Value>,
): (given: Given) => Promise<Value> {
  const made = new WeakMap<PageCache, { value: Promise<Value>; dated: Dated }>()
  return (given) => {
    const { pageCache } = given
    const known = made.get(pageCache)
    if (known && pageCache.isRight(known.dated)) return known.value
    const { stamp } = pageCache
    const value = make(given)
    const dated = pageCache.dated(stamp, keys)
    if (!dated) return value
    const entry = { value, dated }
    made.set(pageCache, entry)
    const forget = () => {
      if (made.get(pageCache) === entry) made.delete(pageCache)
    }
    // Of what failed, or could not read a part, nothing stays.
    value.then(() => pageCache.dated(stamp, keys) ?? forget(), forget)
    return value
  }
}
