import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createGunzip, createGzip, gunzipSync } from 'node:zlib'
import { extract, type Pack, pack } from 'tar-stream'

/** An archive as files: a .tar.gz that is whole or not there, with its last entry saying what the others are. */

export interface Entry {
  name: string
  bytes: Buffer
}
export interface Checksum {
  size: number
  sha256: string
}

/** A quarter more bytes than the best compression, in a quarter of its time. */
const GZIP_LEVEL = 1
/** No file of ours comes near it; what is larger is no archive of ours. */
const ENTRY_BYTES_MAX = 1024 ** 3

export const checksumOf = (bytes: Uint8Array): Checksum => ({
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
})

/** Writes an archive under another name, for its owner alone, until it is whole. */
export class ArchiveWriter {
  readonly checksums: Record<string, Checksum> = {}
  readonly #path: string
  readonly #temporary: string
  readonly #pack: Pack
  readonly #written: Promise<void>

  private constructor(path: string, temporary: string) {
    this.#path = path
    this.#temporary = temporary
    this.#pack = pack()
    const file = createWriteStream(temporary, { mode: 0o600, flags: 'wx', flush: true })
    this.#written = pipeline(this.#pack, createGzip({ level: GZIP_LEVEL }), file)
    // Whoever adds or finishes hears of it.
    this.#written.catch(() => {})
  }

  static async create(path: string): Promise<ArchiveWriter> {
    const isThere = await stat(path).then(
      () => true,
      () => false,
    )
    if (isThere) throw new Error(`${path} is there already: give the backup another name`)
    const folder = await stat(dirname(path)).catch(() => null)
    if (!folder?.isDirectory()) throw new Error(`there is no folder ${dirname(path)}`)
    return new ArchiveWriter(path, `${path}.${process.pid}.part`)
  }

  /** Resolves when there is room for the next one. */
  async add(name: string, content: Uint8Array | string): Promise<void> {
    const bytes = Buffer.from(content as Uint8Array)
    this.checksums[name] = checksumOf(bytes)
    const added = new Promise<void>((resolve, reject) => {
      this.#pack.entry({ name, size: bytes.length, mode: 0o600 }, bytes, (error) =>
        error ? reject(error) : resolve(),
      )
    })
    // A disk that is full ends the writing, and the entry waits for ever.
    await Promise.race([added, this.#written])
  }

  /** Closes the archive and gives it its name. Answers its bytes. */
  async finish(): Promise<number> {
    this.#pack.finalize()
    await this.#written
    await rename(this.#temporary, this.#path)
    const folder = await open(dirname(this.#path))
    await folder.sync().finally(() => folder.close())
    return (await stat(this.#path)).size
  }

  async abandon(): Promise<void> {
    this.#pack.destroy()
    await this.#written.catch(() => {})
    await rm(this.#temporary, { force: true })
  }
}

/** An archive that cannot be read to its end, or is none at all. */
export class Unreadable extends Error {}

/** The entries of an archive, in their order. Throws `Unreadable`. */
export async function* readArchive(path: string): AsyncGenerator<Entry> {
  const entries = extract()
  const read = pipeline(createReadStream(path), createGunzip(), entries)
  // Seen below: the entries end with the same error.
  read.catch(() => {})
  try {
    for await (const entry of entries) {
      const { name, size = 0 } = entry.header
      if (size > ENTRY_BYTES_MAX) throw new Unreadable(`${name} is too large`)
      const chunks: Buffer[] = []
      for await (const chunk of entry) chunks.push(chunk as Buffer)
      yield { name, bytes: Buffer.concat(chunks) }
    }
    await read
  } catch (error) {
    if (error instanceof Unreadable) throw error
    throw isOfFormat(error) ? new Unreadable((error as Error).message) : error
  }
}

/** So many bytes tell the name of the first entry, however it is packed. */
const BEGINNING_BYTES = 1024
/** A name stands first in the header of an entry, and ends with a zero or with its place. */
const NAME_BYTES = 100

/**
 * The name of an archive's first entry; empty where it does not begin as one. How much of a damaged one is handed out
 * before its end is found missing depends on the machine: this does not.
 */
export async function firstNameIn(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING_BYTES), 0, BEGINNING_BYTES, 0)
    const unpacked = gunzipSync(buffer.subarray(0, bytesRead), { finishFlush: constants.Z_SYNC_FLUSH })
    return unpacked.subarray(0, NAME_BYTES).toString().split('\0', 1)[0]!
  } catch (error) {
    if (isOfFormat(error)) return ''
    throw error
  } finally {
    await file.close()
  }
}

/** Errors of zlib and of the archive's format, other than those of the disk. */
function isOfFormat(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return /^Z_/.test(code) || /tar header|end of data|Premature close/i.test(message)
}
