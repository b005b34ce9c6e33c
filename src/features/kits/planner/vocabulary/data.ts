/** Reads the files in `kits/`, and says of what is wrong in one which file, entry and field it is. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** An object of a file that `npm run learn:kits` has written: to check each of its numbers would take longer than to read it. */
export const learnt = <T>() =>
  z.custom<Record<string, T>>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    {
      message: 'is missing; run npm run learn:kits',
    },
  )
