import { LRUCache } from 'lru-cache'
import { outageOf } from '../data/outage.ts'
import type { PageCache } from './page-cache.ts'

/** Characters that are remembered, some 16 MB: texts of several hundred articles. */
const SIZE_MAX = 16 * 1024 * 1024

/**
 * What public pages read from the database beside the catalogue, as it was read last: pages go on with it while the
 * database cannot be asked. As long as it can, it is asked.
 */
export class Remembered {
  #kept = new LRUCache<string, { value: unknown }>({ maxSize: SIZE_MAX })
  readonly #pageCache: Pick<PageCache, 'doubt'>

  constructor(pageCache: Pick<PageCache, 'doubt'>) {
    this.#pageCache = pageCache
  }

  /** What is read; or during an outage what was read last. Throws what reading throws when there is nothing. */
  async read<T>(name: string, load: () => Promise<T>): Promise<T> {
    try {
      const value = await load()
      this.keep(name, value)
      return value
    } catch (error) {
      const kept = this.#kept.get(name)
      if (!kept || outageOf(error) !== 'database') throw error
      this.#pageCache.doubt()
      return kept.value as T
    }
  }

  /** Remembers a value. The least recently used go first. */
  keep(name: string, value: unknown): void {
    const { length } = typeof value === 'string' ? value : JSON.stringify(value)
    this.#kept.set(name, { value }, { size: name.length + length })
  }
}
