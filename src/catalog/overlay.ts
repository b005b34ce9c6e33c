/** Changes that lie on top, and in all, before they go one layer down: what lies there is copied then. */
const TOP_MAX = 32
const CHANGES_MAX = 1_000

type Changes<K, V> = ReadonlyMap<K, V | null>

/**
 * An immutable map whose next version costs what changed rather than what it holds: the entries that have
 * changed lie over a large map that the versions share, the latest of them in a layer of their own.
 */
export class Overlay<K, V extends object> implements ReadonlyMap<K, V> {
  readonly #below: ReadonlyMap<K, V>
  /** What has changed, the later ones on top: null where an entry is gone. */
  readonly #above: Changes<K, V>
  readonly #top: Changes<K, V>
  readonly size: number

  private constructor(below: ReadonlyMap<K, V>, above: Changes<K, V>, top: Changes<K, V>, size: number) {
    this.#below = below
    this.#above = above
    this.#top = top
    this.size = size
  }

  static of<K, V extends object>(entries: Iterable<readonly [K, V]>): Overlay<K, V> {
    return Overlay.#over(new Map(entries))
  }

  /** Values by their keys. As a list of pairs they would live so long that they are moved among what is old. */
  static by<K, V extends object>(values: Iterable<V>, keyOf: (value: V) => K): Overlay<K, V> {
    const below = new Map<K, V>()
    for (const value of values) below.set(keyOf(value), value)
    return Overlay.#over(below)
  }

  static #over<K, V extends object>(below: ReadonlyMap<K, V>): Overlay<K, V> {
    return new Overlay<K, V>(below, new Map(), new Map(), below.size)
  }

  /** The next version: each key with its new value, or null where it is to be gone. */
  with(changes: Iterable<readonly [K, V | null]>): Overlay<K, V> {
    const top = new Map(this.#top)
    let { size } = this
    for (const [key, value] of changes) {
      const before = top.get(key)
      const had = before === undefined ? this.has(key) : before !== null
      size += (value === null ? 0 : 1) - (had ? 1 : 0)
      top.set(key, value)
    }
    if (top.size <= TOP_MAX) return new Overlay(this.#below, this.#above, top, size)
    const above = new Map([...this.#above, ...top])
    const next = new Overlay(this.#below, above, new Map(), size)
    return above.size <= CHANGES_MAX ? next : Overlay.of(next)
  }

  get(key: K): V | undefined {
    const changed = this.#changed(key)
    return changed === undefined ? this.#below.get(key) : (changed ?? undefined)
  }

  has(key: K): boolean {
    return this.get(key) !== undefined
  }

  *entries(): MapIterator<[K, V]> {
    for (const entry of this.#below) if (this.#changed(entry[0]) === undefined) yield entry
    for (const [key, value] of this.#above) if (value !== null && !this.#top.has(key)) yield [key, value]
    for (const [key, value] of this.#top) if (value !== null) yield [key, value]
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

  /** What has become of an entry; undefined where nothing has. */
  #changed(key: K): V | null | undefined {
    const value = this.#top.size > 0 ? this.#top.get(key) : undefined
    return value === undefined && this.#above.size > 0 ? this.#above.get(key) : value
  }
}
