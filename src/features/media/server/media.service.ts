import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import {
  type Actor,
  type ContentWriter,
  recordChanges,
  writeContent,
} from '../../../kernel/changes/changes.queries.ts'
import { reviveFields } from '../../../kernel/changes/record-parts.ts'
import { actorOf, recordKind } from '../../../kernel/changes/records.ts'
import { imageSize, makeWebp } from '../../../kernel/files/images.ts'
import { pictureHolders } from '../../../kernel/files/picture-holders.ts'
import type { Uploads } from '../../../kernel/files/uploads.ts'
import { type RequestContext, userOf } from '../../../kernel/http/context.ts'
import type { UploadedFile } from '../../../shared/contract.ts'
import { AppError } from '../../../shared/errors.ts'
import { shorten } from '../../../shared/shorten.ts'
import { MediaInput } from '../media.contract.ts'
import {
  MEDIA_FOLDERS,
  MEDIA_NAME_MAX,
  MEDIA_SIDE,
  type MediaKind,
  type MediaOrigin,
} from '../media.limits.ts'
import { insertMedia, selectMediaInput, selectNamed, writeMedia } from './media.queries.ts'
import { selectUses } from './media-uses.queries.ts'

/** Pictures as administrators edit them: with versions, a bin and a history. */
export const mediaKind = recordKind<MediaInput>({
  entity: 'media',
  table: 'media',
  label: 'name',
  noun: 'picture',
  access: 'admin',
  read: selectMediaInput,
  write: writeMedia,
  revive: async (_, snapshot, current) => reviveFields(MediaInput, snapshot, current),
  async beforeDelete(tx, ids) {
    const uses = await selectUses(tx, pictureHolders())
    for (const { name, address } of await selectNamed(tx, ids)) {
      const [use, ...more] = uses.get(address) ?? []
      if (!use) continue
      const others = more.length > 0 ? ` and in ${more.length} more places` : ''
      throw new AppError('conflict', `${name} is used by the ${use.holder.noun} ${use.name}${others}`)
    }
  },
})

export interface NewPicture {
  kind: MediaKind
  /** A WebP that we have made. */
  bytes: Uint8Array
  /** What people call it, such as the name of the file that was sent; empty where it has none. */
  name: string
  alt?: string | null
  origin: MediaOrigin
  /** Where it was fetched, and when. */
  source_url?: string | null
  fetched_at?: string | null
  /** Who stores it. */
  by: Actor
  /** The mark of what is changed together with it. */
  batch?: string
}

export interface StoredPicture {
  id: number
  /** '/uploads/…', which records hold. */
  address: string
  width: number
  height: number
}

/** Keeps a picture: its file, and what is known of it. */
export async function storePicture(
  services: ContentWriter & { uploads: Uploads },
  { bytes, by, batch, ...picture }: NewPicture,
): Promise<StoredPicture> {
  const { kind } = picture
  const size = await imageSize(bytes)
  const key = `${MEDIA_FOLDERS[kind]}/${randomBytes(16).toString('hex')}.webp`
  const address = await services.uploads.put(key, bytes)
  const row = {
    ...picture,
    ...size,
    address,
    name: shorten(picture.name.trim(), MEDIA_NAME_MAX) || kind,
    alt: picture.alt ?? null,
    source_url: picture.source_url ?? null,
    fetched_at: picture.fetched_at ?? null,
    bytes: bytes.length,
  }
  const id = await writeContent(services, async (tx) => {
    const id = await insertMedia(tx, row)
    const { name, alt } = row
    const after: MediaInput = { name, alt, kind }
    await recordChanges(tx, by, [{ action: 'create', entity: 'media', entity_id: id, after }], batch)
    return id
  })
  return { id, address, ...size }
}

const UPLOADS = { points: 300, windowSeconds: 3600 }
const NO_IMAGE = 'Please choose an image: JPEG, PNG, WebP, GIF or AVIF'

/** Keeps a picture that an administrator has sent, made anew. */
export async function uploadPicture(
  context: RequestContext,
  file: UploadedFile | null,
  picture: Pick<NewPicture, 'kind' | 'alt' | 'batch'>,
): Promise<StoredPicture> {
  await context.rateLimits.take('admin-upload', userOf(context).id, UPLOADS)
  const side = MEDIA_SIDE[picture.kind]
  const bytes =
    file && (await makeWebp(await readFile(file.path), { width: side, height: side, fit: 'inside' }))
  if (!bytes) throw new AppError('invalid', NO_IMAGE, { file: NO_IMAGE })
  return await storePicture(context, {
    ...picture,
    bytes,
    name: file.name,
    origin: 'upload',
    by: actorOf(context),
  })
}
