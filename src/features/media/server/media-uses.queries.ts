import type { Kysely } from 'kysely'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import { contains } from '../../../kernel/data/lists.queries.ts'
import type { PictureHolder } from '../../../kernel/files/picture-holders.ts'
import { UPLOADS_PATH } from '../../../kernel/files/uploads.ts'

/** A row that holds the address of a picture. */
export interface Held {
  holder: PictureHolder
  id: number
  name: string
  in_bin: boolean
}

type Row = Record<string, string | number | null>

/** An address of ours, wherever it stands in a text. */
const ADDRESS = /\/uploads\/[a-z]+\/[\w-]+\.(?:webp|png)/g

/** Where pictures are used, by their addresses. One query for each table reads all that hold any. */
export async function selectUses(
  db: Db | Tx,
  holders: readonly PictureHolder[],
): Promise<Map<string, Held[]>> {
  const uses = new Map<string, Held[]>()
  for (const holder of holders) {
    for (const row of await selectHolding(db, holder)) {
      const held = { holder, id: Number(row.id), name: String(row.name), in_bin: row.gone !== null }
      const texts = holder.columns.map((column) => row[column] ?? '').join('\n')
      for (const address of new Set(texts.match(ADDRESS))) {
        const others = uses.get(address)
        if (others) others.push(held)
        else uses.set(address, [held])
      }
    }
  }
  return uses
}

async function selectHolding(db: Db | Tx, { table, columns, label, until }: PictureHolder): Promise<Row[]> {
  let query = (db as unknown as Kysely<Record<string, Row>>)
    .selectFrom(table)
    .select(['id', ...columns])
    .select([`${label} as name`, `${until ?? 'deleted_at'} as gone`])
    .where((e) => e.or(columns.map((column) => contains(column, UPLOADS_PATH))))
  if (until) query = query.where(until, 'is', null)
  return (await query.execute()) as Row[]
}
