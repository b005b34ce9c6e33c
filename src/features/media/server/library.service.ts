import { newBatch, recordChanges, writeContent } from '../../../kernel/changes/changes.queries.ts'
import { type FieldChanges, updateFields } from '../../../kernel/changes/record-parts.ts'
import { actorOf, changeRecords, moveRecords } from '../../../kernel/changes/records.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import { inOrder, type ListPage } from '../../../kernel/data/lists.queries.ts'
import { pictureHolders } from '../../../kernel/files/picture-holders.ts'
import type { RequestContext } from '../../../kernel/http/context.ts'
import type { UploadedFile } from '../../../shared/contract.ts'
import { AppError } from '../../../shared/errors.ts'
import { type AdminPicture, MediaInput } from '../media.contract.ts'
import { MEDIA_SWEPT_MAX, MEDIA_USES_SHOWN } from '../media.limits.ts'
import {
  deletePictures,
  type MediaFilter,
  type PictureRow,
  selectAddresses,
  selectKept,
  selectPictureRows,
  selectPictures,
} from './media.queries.ts'
import { mediaKind, uploadPicture } from './media.service.ts'
import { type Held, selectUses } from './media-uses.queries.ts'

const usesOf = (db: Db | Tx) => selectUses(db, pictureHolders())

function withUses(row: PictureRow, uses: Held[] = []): AdminPicture {
  return {
    ...row,
    use_count: uses.length,
    uses: uses.slice(0, MEDIA_USES_SHOWN).map(({ holder, id, name, in_bin }) => ({
      noun: holder.noun,
      name,
      path: in_bin ? '/admin/bin' : holder.edited(id, name),
      in_bin,
    })),
  }
}

interface Filter extends MediaFilter {
  use?: 'used' | 'unused' | undefined
}

/** One page of the pictures, and where each is used. */
export async function listPictures(
  { database: { db } }: RequestContext,
  filter: Filter,
): Promise<ListPage<AdminPicture>> {
  const uses = await usesOf(db)
  const { rows, ...total } = filter.use ? await pageByUse(db, filter, uses) : await selectPictures(db, filter)
  return { rows: rows.map((row) => withUses(row, uses.get(row.address))), ...total }
}

async function pageByUse(db: Db, filter: Filter, uses: ReadonlyMap<string, unknown>) {
  const { use, offset, limit } = filter
  const found = await selectAddresses(db, filter)
  const ids = found.filter(({ address }) => uses.has(address) === (use === 'used')).map(({ id }) => id)
  const page = ids.slice(offset, offset + limit)
  const rows = page.length > 0 ? await selectPictureRows(db, page) : []
  return { rows: inOrder(page, rows), total: ids.length }
}

/** Throws `not_found`. */
export async function getPicture({ database: { db } }: RequestContext, id: number): Promise<AdminPicture> {
  const [row] = await selectPictureRows(db, [id])
  if (!row) throw new AppError('not_found', 'Picture not found')
  return withUses(row, (await usesOf(db)).get(row.address))
}

export async function countPictures({ database: { db } }: RequestContext) {
  const uses = await usesOf(db)
  const unused = (await selectKept(db, false)).filter(({ address }) => !uses.has(address))
  return { unused: unused.length, in_bin: (await selectKept(db, true)).length }
}

export async function addPicture(context: RequestContext, file: UploadedFile | null): Promise<AdminPicture> {
  const { id } = await uploadPicture(context, file, { kind: 'other' })
  return await getPicture(context, id)
}

/** Changes the fields that are given, and leaves the rest. */
export async function updatePicture(
  context: RequestContext,
  id: number,
  changes: FieldChanges,
): Promise<AdminPicture> {
  const { merged_with } = await updateFields(context, mediaKind, MediaInput, id, changes)
  return { ...(await getPicture(context, id)), ...(merged_with && { merged_with }) }
}

/** Puts a new picture in each place of one, all in one batch. The old one stays, used by nobody. */
export async function replacePicture(context: RequestContext, id: number, file: UploadedFile | null) {
  const old = await getPicture(context, id)
  const batch = newBatch()
  const { kind, alt } = old
  const picture = await uploadPicture(context, file, { kind, alt, batch })
  const replaced = await writeContent(context, async (tx) => {
    let count = 0
    for (const { holder, id: held } of (await usesOf(tx)).get(old.address) ?? []) {
      if (!holder.kind) continue
      const change = (record: object) => withAddress(record, holder.columns, old.address, picture.address)
      const { changed } = await changeRecords(tx, actorOf(context), holder.kind, [held], { change, batch })
      count += changed
    }
    return count
  })
  return { picture: await getPicture(context, picture.id), replaced, batch }
}

/** A record with another address in the fields that hold one: alone, in lists or in texts. */
function withAddress(record: object, fields: readonly string[], from: string, to: string): object {
  const replaced = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll(from, to)
    return Array.isArray(value) ? value.map(replaced) : value
  }
  const entries = Object.entries(record)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, fields.includes(name) ? replaced(value) : value]),
  )
}

/** Moves what is used nowhere to the bin, the oldest first. */
export async function sweepPictures(context: RequestContext) {
  const batch = newBatch()
  const moved = await writeContent(context, async (tx) => {
    const uses = await usesOf(tx)
    const unused = (await selectKept(tx, false)).filter(({ address }) => !uses.has(address))
    const ids = unused.slice(0, MEDIA_SWEPT_MAX).map(({ id }) => id)
    return await moveRecords(tx, actorOf(context), mediaKind, ids, true, batch)
  })
  return { moved: moved.length, batch: moved.length > 0 ? batch : null }
}

/** Deletes what lies in the bin, with its files; what is used again stays. */
export async function emptyBin(context: RequestContext) {
  const gone = await writeContent(context, async (tx) => {
    const uses = await usesOf(tx)
    const unused = (await selectKept(tx, true)).filter(({ address }) => !uses.has(address))
    const rows = unused.slice(0, MEDIA_SWEPT_MAX)
    if (rows.length === 0) return rows
    await deletePictures(
      tx,
      rows.map(({ id }) => id),
    )
    const changes = rows.map(({ id, name, alt, kind }) => {
      const before: MediaInput = { name, alt, kind }
      return { action: 'delete', entity: 'media', entity_id: id, before } as const
    })
    await recordChanges(tx, actorOf(context), changes, newBatch())
    return rows
  })
  // A file that stays behind is found again, and becomes a picture that nobody uses.
  for (const { address } of gone) await context.uploads.delete(address)
  return { deleted: gone.length }
}
