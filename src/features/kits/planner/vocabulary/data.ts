/** Reads the files in `kits/`, and says of what is wrong in one which file, entry and field it is. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { z } from 'zod'

export const KITS_FOLDER = join(import.meta.dirname, '..', '..', '..', '..', '..', 'kits')

/** What a JSON file has. Throws an Error with a sentence for whoever edits it. */
export function readData<S extends z.ZodType>(file: string, schema: S): z.output<S> {
  const text = readFileSync(join(KITS_FOLDER, file), 'utf8')
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    throw new Error(`kits/${file} is not JSON: ${(error as Error).message}`)
  }
  return checkData(file, data, schema)
}

/** What `data` is by a schema; `file` is only named. Throws as `readData` does. */
export function checkData<S extends z.ZodType>(file: string, data: unknown, schema: S): z.output<S> {
  const result = schema.safeParse(data)
  if (result.success) return result.data
  const sentences = result.error.issues.map(({ path, message }) => {
    const field = path.slice(1).join('.')
    return `kits/${file}, ${entryAt(data, path[0])}${field && `, ${field}`}: ${message}`
  })
  throw new Error(sentences.join('\n'))
}

function entryAt(data: unknown, key: PropertyKey | undefined): string {
  if (typeof key !== 'number') return key === undefined ? 'as a whole' : `'${String(key)}'`
  const entry = (data as unknown[])[key] as { id?: unknown; name?: unknown } | null
  const name = entry?.id ?? entry?.name
  return typeof name === 'string' ? `entry '${name}'` : `entry ${key + 1}`
}

type Kind = Int8ArrayConstructor | Uint8ArrayConstructor | Int16ArrayConstructor | Uint16ArrayConstructor
/** Lists of whole numbers, each of its kind. */
export type Numbers<L extends Record<string, Kind>> = { [K in keyof L]: InstanceType<L[K]> }

const Counts = z.object({ counts: z.record(z.string(), z.int()) })

/**
 * What was learnt and written by `writeLearnt` of `bench/kits/`: `kits/<name>.json`, and from `kits/<name>.bin` the lists that its
 * `counts` names, one after the other in little endian, compressed (Brotli). Throws as `readData` does, and where the two are not of each other.
 */
export function readLearnt<S extends z.ZodType, L extends Record<string, Kind>>(
  name: string,
  schema: S,
  kinds: L,
): z.output<S> & Numbers<L> {
  const { counts, ...content } = readData(`${name}.json`, z.intersection(schema, Counts))
  const bytes = decompressed(readFileSync(join(KITS_FOLDER, `${name}.bin`)))
  const sizeOf = (list: string) => counts[list]! * kinds[list]!.BYTES_PER_ELEMENT
  if (Object.keys(kinds).reduce((sum, list) => sum + sizeOf(list), 0) !== bytes?.length) {
    throw new Error(`kits/${name}.bin has not what kits/${name}.json says; run npm run learn:kits`)
  }
  let from = 0
  const numbers = Object.keys(counts).map((list) => {
    const part = bytes.slice(from, from + sizeOf(list))
    from += part.length
    return [list, new kinds[list]!(part.buffer)]
  })
  return { ...content, ...Object.fromEntries(numbers) }
}

/** A list of numbers that is a text in UTF-8. */
export const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString()

/** Null where it is not what was compressed. */
function decompressed(bytes: Uint8Array): Uint8Array | null {
  try {
    return Uint8Array.from(brotliDecompressSync(bytes))
  } catch {
    return null
  }
}
