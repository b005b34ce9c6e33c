import { LRUCache } from 'lru-cache'
import type { Db } from '../data/database.ts'
import { deleteFile, hasFile, insertFile, selectFile, selectFileKeys } from './files.queries.ts'

/** Bytes of files that are kept in memory: pictures are asked for again and again. */
const KEPT_BYTES = 32 * 1024 * 1024

/**
 * Files in the database, for processes that share nothing else. Whether a file is still there is asked each time;
 * its content, which never changes, is read once.
 */
export class SharedFiles {
  readonly #kept: LRUCache<string, Buffer>
  readonly #db: Db

  constructor(db: Db, maxBytes = KEPT_BYTES) {
    this.#db = db
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: maxBytes / 8,
      sizeCalculation: ({ length }) => length,
    })
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    await insertFile(this.#db, key, [bytes])
  }

  /** A file; null when there is none. While the database cannot be asked, what memory has. */
  async get(key: string): Promise<Buffer | null> {
    const kept = this.#kept.get(key)
    if (kept) {
      const isThere = await hasFile(this.#db, key).catch(() => true)
      if (!isThere) this.#kept.delete(key)
      return isThere ? kept : null
    }
    const parts: Buffer[] = []
    for await (const part of selectFile(this.#db, key)) parts.push(part)
    if (parts.length === 0) return null
    const bytes = Buffer.concat(parts)
    this.#kept.set(key, bytes)
    return bytes
  }

  /** The keys of all files. */
  async list(): Promise<string[]> {
    return await selectFileKeys(this.#db)
  }

  async delete(key: string): Promise<void> {
    this.#kept.delete(key)
    await deleteFile(this.#db, key)
  }
}
