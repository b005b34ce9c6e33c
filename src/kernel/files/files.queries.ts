import { randomBytes } from 'node:crypto'
import { now } from '../data/codec.ts'
import type { Db, Tx } from '../data/database.ts'
import { hasRow, selectRow } from '../data/rows.queries.ts'

/** Bytes of a part: a third more as text, and little enough to be held several times over. */
const PART_BYTES = 768 * 1024

/** Stores a file under a key that must be new, as it comes. */
export async function insertFile(
  db: Db,
  key: string,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  const created_at = now()
  await db.transaction().execute(async (tx) => {
    let part = 0
    for await (const bytes of inParts(chunks)) {
      const content = bytes.toString('base64')
      await tx.insertInto('file_parts').values({ key, part, content, created_at }).execute()
      part++
    }
  })
}

/** Pieces of any length as parts of the same length; of an empty file there is one, too. */
async function* inParts(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = []
  let length = 0
  let isFirst = true
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; ) {
      const piece = chunk.subarray(at, at + PART_BYTES - length)
      waiting.push(piece)
      length += piece.length
      at += piece.length
      if (length < PART_BYTES) continue
      yield Buffer.concat(waiting)
      isFirst = false
      waiting = []
      length = 0
    }
  }
  if (length > 0 || isFirst) yield Buffer.concat(waiting)
}

/** The parts of a file, one after the other; none when there is no such file. */
export async function* selectFile(db: Db | Tx, key: string): AsyncGenerator<Buffer> {
  for (let part = 0; ; part++) {
    const row = await selectRow(db, 'file_parts', ['content'], { key, part })
    if (!row) return
    yield Buffer.from(row.content, 'base64')
  }
}

export async function hasFile(db: Db | Tx, key: string): Promise<boolean> {
  return await hasRow(db, 'file_parts', { key, part: 0 })
}

export async function selectFileKeys(db: Db | Tx): Promise<string[]> {
  return (await db.selectFrom('file_parts').select('key').where('part', '=', 0).execute()).map((r) => r.key)
}

export async function deleteFile(db: Db | Tx, key: string): Promise<void> {
  await db.deleteFrom('file_parts').where('key', '=', key).execute()
}

const ROOM_BYTES = 256 * 1024

/** Fails, as any write would, when the database has no room; nothing of it stays. */
export async function tryRoom(db: Db): Promise<void> {
  // Of random bytes: what can be compressed needs less room.
  const row = { key: 'room', part: 0, content: randomBytes(ROOM_BYTES).toString('base64'), created_at: now() }
  const undone = new Error('Undone')
  const trying = db.transaction().execute(async (tx) => {
    await tx.insertInto('file_parts').values(row).execute()
    throw undone
  })
  await trying.catch((error) => {
    if (error !== undone) throw error
  })
}
