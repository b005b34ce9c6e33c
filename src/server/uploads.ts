import { join } from 'node:path'
import type { Disk } from 'flydrive'
import type { Config } from '../config.ts'

const TYPES: Record<string, string> = { webp: 'image/webp', png: 'image/png' }
/** 'avatars/…​.webp': a folder and a name that we have made ourselves. */
const KEY = /^[a-z]+\/[\w-]+\.(webp|png)$/
export const UPLOADS_PATH = '/uploads/'

/** Files that people have sent and we have made anew: on disk, or in a bucket where one is set up. */
export class Uploads {
  #disk: Promise<Disk> | undefined
  readonly #config: Pick<Config, 's3' | 'dataFolder'>

  constructor(config: Pick<Config, 's3' | 'dataFolder'>) {
    this.#config = config
  }

  /** Stores a file under a key that must be new; answers its address on this site. */
  async put(key: string, bytes: Uint8Array): Promise<string> {
    const contentType = typeOf(key)
    if (!contentType) throw new Error(`${key} is no key of an upload`)
    await (await this.#open()).put(key, bytes, { contentType })
    return UPLOADS_PATH + key
  }

  /** The file of a key with its type; null when there is none. */
  async get(key: string): Promise<{ bytes: Uint8Array; type: string } | null> {
    const type = typeOf(key)
    const disk = await this.#open()
    if (!type || !(await disk.exists(key))) return null
    return { bytes: await disk.getBytes(key), type }
  }

  /** Deletes the file behind an address of ours; other addresses are left alone. */
  async delete(address: string | null): Promise<void> {
    if (!address?.startsWith(UPLOADS_PATH)) return
    const key = address.slice(UPLOADS_PATH.length)
    if (KEY.test(key)) await (await this.#open()).delete(key)
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
