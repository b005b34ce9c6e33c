/** Changes that an overlay carries before it becomes a map of its own. */
const CHANGES_MAX = 1_000

/**
 * An immutable map whose next version costs what changed rather than what it holds: the entries that have
 * changed lie over a large map that the versions share.
 */
export class Overlay<K, V extends object> implements ReadonlyMap<K, V> {
  readonly #below: ReadonlyMap<K, V>
  /** What has changed: null where an entry is gone. */
  readonly #above: ReadonlyMap<K, V | null>
  readonly size: number

  private constructor(below: ReadonlyMap<K, V>, above: ReadonlyMap<K, V | null>, size: number) {
    this.#below = below
    this.#above = above
    this.size = size
  }

  static of<K, V extends object>(entries: Iterable<readonly [K, V]>): Overlay<K, V> {
    const below = new Map(entries)
    return new Overlay<K, V>(below, new Map(), below.size)
  }

  /** The next version: each key with its new value, or null where it is to be gone. */
  with(changes: Iterable<readonly [K, V | null]>): Overlay<K, V> {
    const above = new Map(this.#above)
    let { size } = this
    for (const [key, value] of changes) {
      const had = above.has(key) ? above.get(key) !== null : this.#below.has(key)
      size += (value === null ? 0 : 1) - (had ? 1 : 0)
      above.set(key, value)
    }
    const next = new Overlay(this.#below, above, size)
    return above.size <= CHANGES_MAX ? next : Overlay.of(next)
  }

  get(key: K): V | undefined {
    const value = this.#above.size > 0 ? this.#above.get(key) : undefined
    return value === undefined ? this.#below.get(key) : (value ?? undefined)
  }

  has(key: K): boolean {
    return this.get(key) !== undefined
  }

  *entries(): MapIterator<[K, V]> {
    for (const entry of this.#below) if (!this.#above.has(entry[0])) yield entry
    for (const [key, value] of this.#above) if (value !== null) yield [key, value]
  }

  *keys(): MapIterator<K> {
    for (const [key] of this.entries()) yield key
  }

  *values(): MapIterator<V> {
    for (const [, value] of this.entries()) yield value
  }

  [Symbol.iterator](): MapIterator<[K, V]> {
    return this.entries()
  }

  forEach(visit: (value: V, key: K, map: ReadonlyMap<K, V>) => void): void {
    for (const [key, value] of this) visit(value, key, this)
  }
}
