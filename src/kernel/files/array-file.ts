import { createHash } from 'node:crypto'
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { endianness } from 'node:os'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Log } from '../jobs/log.ts'
import { PRIVATE_FILE, PRIVATE_FOLDER } from './protect-folder.ts'

/** Arrays of numbers in a file that can be made anew at any time: what does not fit is not read. */

/*
 * The file: 'KITLYARR', the CRC-32 of all that follows it, the length of the head, the head, the arrays; the lengths
 * as 32 bits, everything at places that eight divides. The head is JSON: the version, and each array's name, type and bytes.
 */
const MAGIC = 'KITLYARR'
const CRC_AT = 8
const LENGTH_AT = 12
const HEAD_AT = 16
const PLACES = 8

const TYPES = { Uint8Array, Uint16Array, Int32Array, Uint32Array, Float32Array }
type NumberArray = InstanceType<(typeof TYPES)[keyof typeof TYPES]>
type Arrays = Readonly<Record<string, NumberArray>>

interface Head {
  version: string
  arrays: { name: string; type: keyof typeof TYPES; bytes: number }[]
}

/** Bytes that are written, or looked through, between two pauses. */
const PIECE = 1 << 19

const roundUp = (length: number) => Math.ceil(length / PLACES) * PLACES

export class ArrayFile {
  readonly #path: string
  readonly #version: string
  readonly #log: Pick<Log, 'debug'>

  /** `sources` are the files that decide what the arrays mean: what was written with others is not read. */
  constructor(path: string, sources: readonly Uint8Array[], log: Pick<Log, 'debug'>) {
    this.#path = path
    this.#log = log
    const version = createHash('sha256').update(`${endianness()} ${process.version}`)
    for (const source of sources) version.update(createHash('sha256').update(source).digest())
    this.#version = version.digest('hex')
  }

  /** The arrays, over one piece of memory; null where there is no such file, or it does not fit. The log says why. */
  read(): Arrays | null {
    try {
      return this.#arraysOf(readWhole(this.#path))
    } catch (error) {
      this.#log.debug({ path: this.#path, reason: (error as Error).message }, 'kept arrays are not read')
      return null
    }
  }

  #arraysOf(bytes: Uint8Array<ArrayBuffer>): Arrays {
    const view = new DataView(bytes.buffer)
    const isOne = bytes.length >= HEAD_AT && Buffer.from(bytes.buffer, 0, CRC_AT).toString('latin1') === MAGIC
    if (!isOne) throw new Error('It is not such a file')
    if (view.getUint32(CRC_AT, true) !== crc32(bytes.subarray(LENGTH_AT))) throw new Error('It is damaged')
    const length = view.getUint32(LENGTH_AT, true)
    const { version, arrays } = JSON.parse(Buffer.from(bytes.buffer, HEAD_AT, length).toString()) as Head
    if (version !== this.#version) throw new Error('It is of another version')
    let at = roundUp(HEAD_AT + length)
    return Object.fromEntries(
      arrays.map(({ name, type, bytes: size }) => {
        const Type = TYPES[type]
        const array = new Type(bytes.buffer, at, size / Type.BYTES_PER_ELEMENT)
        at += roundUp(size)
        return [name, array]
      }),
    )
  }

  /**
   * Writes them beside requests, which `pause` lets through, and puts the file into the place of the last one in one
   * step. Where that fails the log says so: the next start takes longer.
   */
  async write(arrays: Arrays, pause: () => Promise<void>): Promise<void> {
    // One name for all: what a process leaves behind that is killed is written over.
    const own = `${this.#path}.new`
    try {
      await mkdir(dirname(this.#path), { recursive: true, mode: PRIVATE_FOLDER })
      await this.#writeTo(own, arrays, pause)
      await rename(own, this.#path)
    } catch (error) {
      this.#log.debug({ path: this.#path, reason: (error as Error).message }, 'arrays are not kept')
      await rm(own, { force: true }).catch(() => {})
    }
  }

  async #writeTo(path: string, arrays: Arrays, pause: () => Promise<void>): Promise<void> {
    const file = await open(path, 'w', PRIVATE_FILE)
    try {
      const start = this.#startOf(arrays)
      let crc = crc32(start.subarray(LENGTH_AT))
      await file.write(start)
      for (const array of Object.values(arrays)) {
        const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
        for (let at = 0; at < bytes.length; at += PIECE) {
          const piece = bytes.subarray(at, at + PIECE)
          crc = crc32(piece, crc)
          await file.write(piece)
          await pause()
        }
        const gap = new Uint8Array(roundUp(bytes.length) - bytes.length)
        crc = crc32(gap, crc)
        await file.write(gap)
      }
      start.writeUInt32LE(crc, CRC_AT)
      await file.write(start, 0, HEAD_AT, 0)
      await file.datasync()
    } finally {
      await file.close()
    }
  }

  /** All that comes before the arrays, without the checksum. */
  #startOf(arrays: Arrays): Buffer {
    const head: Head = {
      version: this.#version,
      arrays: Object.entries(arrays).map(([name, array]) => ({
        name,
        type: array.constructor.name as keyof typeof TYPES,
        bytes: array.byteLength,
      })),
    }
    const text = Buffer.from(JSON.stringify(head))
    const start = Buffer.alloc(roundUp(HEAD_AT + text.length))
    start.write(MAGIC, 'latin1')
    start.writeUInt32LE(text.length, LENGTH_AT)
    text.copy(start, HEAD_AT)
    return start
  }
}

/** A file's bytes, at the start of memory of their own: arrays lie over them. */
function readWhole(path: string): Uint8Array<ArrayBuffer> {
  const file = openSync(path, 'r')
  try {
    const bytes = new Uint8Array(fstatSync(file).size)
    let length = 0
    while (length < bytes.length) {
      const read = readSync(file, bytes, length, bytes.length - length, length)
      if (read === 0) throw new Error('It has become shorter')
      length += read
    }
    return bytes
  } finally {
    closeSync(file)
  }
}
