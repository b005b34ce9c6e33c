import type { Db } from '../data/database.ts'
import { deleteFile, hasFile, insertFile, selectFile } from './files.queries.ts'

/** Bytes of files that are kept in memory: pictures are asked for again and again. */
const KEPT_BYTES = 32 * 1024 * 1024

/**
 * Files in the database, for processes that share nothing else. Whether a file is still there is asked each time;
 * its content, which never changes, is read once.
 */
export class SharedFiles {
  #kept = new Map<string, Buffer>()
  #bytes = 0
  readonly #db: Db
  readonly #maxBytes: number

  constructor(db: Db, maxBytes = KEPT_BYTES) {
    this.#db = db
    this.#maxBytes = maxBytes
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    await insertFile(this.#db, key, [bytes])
  }

  /** A file; null when there is none. While the database cannot be asked, what memory has. */
  async get(key: string): Promise<Buffer | null> {
    const kept = this.#kept.get(key)
    if (kept) {
      const isThere = await hasFile(this.#db, key).catch(() => true)
      this.#drop(key)
      if (isThere) this.#keep(key, kept)
      return isThere ? kept : null
    }
    const parts: Buffer[] = []
    for await (const part of selectFile(this.#db, key)) parts.push(part)
    if (parts.length === 0) return null
    const bytes = Buffer.concat(parts)
    this.#keep(key, bytes)
    return bytes
  }

  async delete(key: string): Promise<void> {
    this.#drop(key)
    await deleteFile(this.#db, key)
  }

  /** The least recently used go first: a Map is ordered by insertion. */
  #keep(key: string, bytes: Buffer) {
    this.#drop(key)
    if (bytes.length > this.#maxBytes / 8) return
    this.#kept.set(key, bytes)
    this.#bytes += bytes.length
    for (const first of this.#kept.keys()) {
      if (this.#bytes <= this.#maxBytes) break
      this.#drop(first)
    }
  }

  #drop(key: string) {
    this.#bytes -= this.#kept.get(key)?.length ?? 0
    this.#kept.delete(key)
  }
}
