import { randomBytes } from 'node:crypto'
import {
  type Actor,
  type ContentWriter,
  recordChanges,
  writeContent,
} from '../../../kernel/changes/changes.queries.ts'
import { reviveFields } from '../../../kernel/changes/record-parts.ts'
import { recordKind } from '../../../kernel/changes/records.ts'
import { imageSize } from '../../../kernel/files/images.ts'
import type { Uploads } from '../../../kernel/files/uploads.ts'
import { shorten } from '../../../shared/shorten.ts'
import { MediaInput } from '../media.contract.ts'
import { MEDIA_FOLDERS, MEDIA_NAME_MAX, type MediaKind, type MediaOrigin } from '../media.limits.ts'
import { insertMedia, selectMediaInput, writeMedia } from './media.queries.ts'

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
