import { type Insertable, sql } from 'kysely'
import { now } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import { hasAll, type Page, selectPage } from '../../../kernel/data/lists.queries.ts'
import { selectRow } from '../../../kernel/data/rows.queries.ts'
import type { Schema } from '../../../kernel/data/schema.ts'
import type { MediaInput } from '../media.contract.ts'
import type { MediaKind, MediaOrigin } from '../media.limits.ts'

/** A picture as it is edited, in the bin too; null when there is none. */
export async function selectMediaInput(db: Db | Tx, id: number): Promise<MediaInput | null> {
  const row = await selectRow(db, 'media', ['name', 'alt', 'kind'], { id })
  return row ?? null
}

export async function writeMedia(tx: Tx, id: number, { name, alt, kind }: MediaInput): Promise<void> {
  await tx.updateTable('media').set({ name, alt, kind }).where('id', '=', id).execute()
}

export type NewMedia = Omit<
  Insertable<Schema['media']>,
  'id' | 'version' | 'created_at' | 'updated_at' | 'deleted_at'
>

/** Stores what is known of a picture; answers its id. What was found of its file before is written over. */
export async function insertMedia(tx: Tx, media: NewMedia): Promise<number> {
  const at = now()
  const { id } = await tx
    .insertInto('media')
    .values({ ...media, created_at: at, updated_at: at, deleted_at: null })
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ ...media, deleted_at: null }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface MediaFilter extends Page {
  kind?: MediaKind | undefined
  origin?: MediaOrigin | undefined
  alt?: 'with' | 'without' | undefined
}

const SEARCHED = sql<string>`lower(name || ' ' || coalesce(alt, '') || ' ' || coalesce(source_url, '') || ' ' || address)`

function filtered(db: Db, { search, kind, origin, alt }: Omit<MediaFilter, keyof Page> & Partial<Page>) {
  let query = db.selectFrom('media').where('deleted_at', 'is', null).where(hasAll(search, SEARCHED))
  if (kind) query = query.where('kind', '=', kind)
  if (origin) query = query.where('origin', '=', origin)
  if (alt) query = query.where('alt', alt === 'with' ? 'is not' : 'is', null)
  return query
}

/** One page of the pictures that are not in the bin, the newest first unless it says otherwise; and their number. */
export const selectPictures = (db: Db, filter: MediaFilter) =>
  selectPage(db, filtered(db, filter), 'created_at', filter, selectPictureRows)

/** Ids and addresses of all of them, in the same order. */
export const selectAddresses = (db: Db, filter: Omit<MediaFilter, 'limit' | 'offset'>) =>
  filtered(db, filter)
    .select(['id', 'address'])
    .orderBy('created_at', filter.order)
    .orderBy('id', filter.order)
    .execute()

/** Pictures that are not in the bin, in any order. */
export async function selectPictureRows(db: Db | Tx, ids: number[]) {
  return await db
    .selectFrom('media')
    .select(['id', 'version', 'address', 'kind', 'name', 'alt', 'width', 'height', 'bytes'])
    .select(['origin', 'source_url', 'fetched_at', 'created_at', 'updated_at'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
}
export type PictureRow = Awaited<ReturnType<typeof selectPictureRows>>[number]

/** What of pictures is needed to move or delete them: those in the bin, or those outside. */
export async function selectKept(db: Db | Tx, inBin: boolean) {
  return await db
    .selectFrom('media')
    .select(['id', 'address', 'name', 'alt', 'kind'])
    .where('deleted_at', inBin ? 'is not' : 'is', null)
    .orderBy('id')
    .execute()
}

/** Ids, names and addresses of pictures, in the bin too. */
export async function selectNamed(tx: Tx, ids: number[]) {
  return await tx.selectFrom('media').select(['id', 'name', 'address']).where('id', 'in', ids).execute()
}

/** What pictures show, by their addresses, where somebody has said it. */
export async function selectAlts(db: Db | Tx, addresses: string[]): Promise<Map<string, string>> {
  const query = db.selectFrom('media').select(['address', 'alt']).where('address', 'in', addresses)
  return new Map((await query.execute()).flatMap(({ address, alt }) => (alt ? [[address, alt]] : [])))
}

/** Takes pictures out of the bin for good. */
export async function deletePictures(tx: Tx, ids: number[]): Promise<void> {
  await tx.deleteFrom('media').where('id', 'in', ids).where('deleted_at', 'is not', null).execute()
}

/** The addresses that have a row, in the bin too. */
export async function selectKnown(db: Db | Tx): Promise<Set<string>> {
  return new Set((await db.selectFrom('media').select('address').execute()).map((row) => row.address))
}
