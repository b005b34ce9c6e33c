/** Files that people send: received, made anew, kept where each process finds them, and sent. */

import { join } from 'node:path'
import type { Disk } from 'flydrive'
import type { Config } from '../../config.ts'
import type { Database } from '../data/database.ts'
import { SharedFiles } from './shared-files.ts'

const TYPES: Record<string, string> = { webp: 'image/webp', png: 'image/png' }
/** 'avatars/…​.webp': a folder and a name that we have made ourselves. */
const KEY = /^[a-z]+\/[\w-]+\.(webp|png)$/
export const UPLOADS_PATH = '/uploads/'

type Settings = Pick<Config, 's3' | 'dataFolder'>

/**
 * Files that people have sent and we have made anew: in a bucket where one is set up, else on PostgreSQL in the
 * database, where other processes find them, else in the data folder. What was put into the folder before there was
 * such a database stays reachable.
 */
export class Uploads {
  #disk: Promise<Disk> | undefined
  readonly #shared: SharedFiles | null
  readonly #config: Settings

  constructor(config: Settings, database: Pick<Database, 'engine' | 'db'> | { engine: 'sqlite' }) {
    this.#config = config
    this.#shared = database.engine === 'postgres' && !config.s3 ? new SharedFiles(database.db) : null
  }

  /** Stores a file under a key that must be new; answers its address on this site. */
  async put(key: string, bytes: Uint8Array): Promise<string> {
    const contentType = typeOf(key)
    if (!contentType) throw new Error(`${key} is no key of an upload`)
    if (this.#shared) await this.#shared.put(key, bytes)
    else await (await this.#open()).put(key, bytes, { contentType })
    return UPLOADS_PATH + key
  }

  /** The file of a key with its type; null when there is none. */
  async get(key: string): Promise<{ bytes: Uint8Array; type: string } | null> {
    const type = typeOf(key)
    if (!type) return null
    // Where the database cannot be asked, the folder may still have it.
    const shared = await this.#shared?.get(key).catch((error: unknown) => ({ error }))
    if (shared instanceof Uint8Array) return { bytes: shared, type }
    const disk = await this.#open()
    if (await disk.exists(key)) return { bytes: await disk.getBytes(key), type }
    if (shared) throw shared.error
    return null
  }

  /** Deletes the file behind an address of ours; other addresses are left alone. */
  async delete(address: string | null): Promise<void> {
    if (!address?.startsWith(UPLOADS_PATH)) return
    const key = address.slice(UPLOADS_PATH.length)
    if (!KEY.test(key)) return
    await this.#shared?.delete(key)
    await (await this.#open()).delete(key)
  }

  /** The addresses of all files of a kind of ours. */
  async list(): Promise<string[]> {
    const keys = new Set<string>(await this.#shared?.list())
    const disk = await this.#open()
    for (let next: string | undefined, isFirst = true; isFirst || next; isFirst = false) {
      const page = await disk.listAll('', { recursive: true, ...(next && { paginationToken: next }) })
      for (const file of page.objects) if (file.isFile) keys.add(file.key)
      next = page.paginationToken
    }
    return [...keys].filter((key) => KEY.test(key)).map((key) => UPLOADS_PATH + key)
  }

  #open(): Promise<Disk> {
    this.#disk ??= this.#make()
    return this.#disk
  }

  async #make(): Promise<Disk> {
    const { s3, dataFolder } = this.#config
    // Loaded with the first file: most hours need none of it.
    const { Disk } = await import('flydrive')
    const { FSDriver } = await import('flydrive/drivers/fs')
    if (!s3) return new Disk(new FSDriver({ location: join(dataFolder, 'uploads'), visibility: 'private' }))
    // The client of S3 is large: it is loaded only where there is a bucket.
    const { S3Driver } = await import('flydrive/drivers/s3')
    const { bucket, region, endpoint, accessKeyId, secretAccessKey } = s3
    return new Disk(
      new S3Driver({
        bucket,
        region,
        visibility: 'private',
        supportsACL: false,
        ...(endpoint && { endpoint, forcePathStyle: true }),
        ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
      }),
    )
  }
}

const typeOf = (key: string) => TYPES[KEY.exec(key)?.[1] ?? '']
