import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { KITS_FOLDER } from '../../src/features/kits/planner/vocabulary/data.ts'

/** Writes what `readLearnt` of the planner reads: `kits/<name>.json`, and lists of numbers in `kits/<name>.bin`. */
export function writeLearnt(
  name: string,
  content: object,
  numbers: Record<string, Int8Array | Uint8Array | Int16Array | Uint16Array>,
): void {
  const lists = Object.values(numbers).map((list) =>
    Buffer.from(list.buffer, list.byteOffset, list.byteLength),
  )
  writeFileSync(join(KITS_FOLDER, `${name}.bin`), brotliCompressSync(Buffer.concat(lists)))
  const counts = Object.fromEntries(Object.entries(numbers).map(([list, { length }]) => [list, length]))
  writeFileSync(join(KITS_FOLDER, `${name}.json`), `${JSON.stringify({ ...content, counts })}\n`)
}

/** Words and pairs of words with commas between them. A pair whose first word the entry before it has leaves that out. */
export function packed(entries: readonly string[]): string {
  let before = ''
  return entries
    .map((entry) => {
      const first = entry.split(' ', 1)[0]!
      const isSame = first === before && entry !== first
      before = first
      return isSame ? entry.slice(first.length) : entry
    })
    .join(',')
}
