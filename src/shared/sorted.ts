/** The first index of a sorted list at which `isBefore` no longer holds; the list's length when it always does. */
export function lowerBound<T>(list: readonly T[], isBefore: (item: T) => boolean): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(list[middle]!)) low = middle + 1
    else high = middle
  }
  return low
}
