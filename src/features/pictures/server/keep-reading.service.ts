import { randomBytes } from 'node:crypto'
import { now } from '../../../kernel/data/codec.ts'
import type { Database } from '../../../kernel/data/database.ts'
import type { Uploads } from '../../../kernel/files/uploads.ts'
import type { Address } from '../../links/server/address-queue.ts'
import { deletePictures, insertPicture, selectKnownPictures, upsertSite } from './pictures.queries.ts'
import type { SiteFind, SiteReading } from './read-site.ts'

/** Keeps a picture that nobody has decided about; it becomes one of the media once it is accepted. */
export const putFound = (uploads: Uploads, webp: Uint8Array) =>
  uploads.put(`found/${randomBytes(16).toString('hex')}.webp`, webp)

const hashOf = (find: SiteFind) => (find.kind === 'color' ? find.color : find.hash)

/**
 * Stores what a site offers. What somebody has decided about is not offered again; what nobody has decided about yet
 * gives way to what the site offers now.
 */
export async function keepReading(
  { database, uploads }: { database: Database; uploads: Uploads },
  { id, url }: Address,
  { found, not_taken, ...said }: SiteReading,
): Promise<void> {
  const known = await selectKnownPictures(database.db, id)
  const isKnown = (find: SiteFind) =>
    known.some(({ kind, hash }) => kind === find.kind && hash === hashOf(find))
  const old = known.filter(
    ({ kind, hash, status }) =>
      status === 'found' && found.some((find) => find.kind === kind && hashOf(find) !== hash),
  )
  const fetched_at = now()
  const fresh = await Promise.all(
    found
      .filter((find) => !isKnown(find))
      .map(async (find) => {
        const value = find.kind === 'color' ? find.color : await putFound(uploads, find.webp)
        const size = find.kind === 'color' ? {} : { width: find.width, height: find.height }
        const { kind, source_url } = find
        return {
          tool_id: id,
          kind,
          value,
          original: value,
          ...size,
          hash: hashOf(find),
          source_url,
          fetched_at,
        }
      }),
  )
  const isThere = await database.db.transaction().execute(async (tx) => {
    const site = { id, url, ...said, read_at: fetched_at, not_taken: JSON.stringify(not_taken) }
    if (!(await upsertSite(tx, site))) return false
    await deletePictures(
      tx,
      old.map((picture) => picture.id),
    )
    for (const picture of fresh) await insertPicture(tx, picture)
    return true
  })
  const gone = isThere ? old : fresh
  for (const { value, original } of gone) await deleteFound(uploads, value, original)
}

/** Deletes files that nobody needs any more. */
export async function deleteFound(uploads: Uploads, ...addresses: string[]): Promise<void> {
  for (const address of new Set(addresses)) await uploads.delete(address)
}
