import { KITLY, recordChanges, writeContent } from '../../../kernel/changes/changes.queries.ts'
import { imageSize } from '../../../kernel/files/images.ts'
import { UPLOADS_PATH } from '../../../kernel/files/uploads.ts'
import type { Services } from '../../../kernel/http/context.ts'
import type { MediaInput } from '../media.contract.ts'
import { MEDIA_FOLDERS, MEDIA_KINDS, type MediaKind } from '../media.limits.ts'
import { insertMedia, type NewMedia, selectKnown } from './media.queries.ts'

/** Pictures of people are theirs, and none of the site. */
const PRIVATE_FOLDER = 'avatars'
/** Files that are written down at a time. */
const CHUNK = 50

/** Writes down files that have no row: those from before there were rows, and what was put there by hand. */
export async function adoptPictures(
  services: Pick<Services, 'database' | 'catalog' | 'log' | 'uploads'>,
): Promise<void> {
  const known = await selectKnown(services.database.db)
  const found = (await services.uploads.list()).filter(
    (address) => !known.has(address) && folderOf(address) !== PRIVATE_FOLDER,
  )
  for (let i = 0; i < found.length; i += CHUNK) {
    const media = await Promise.all(found.slice(i, i + CHUNK).map((address) => look(services, address)))
    await adopt(
      services,
      media.filter((row) => row !== null),
    )
  }
}

async function adopt(services: Parameters<typeof writeContent>[0], media: NewMedia[]): Promise<void> {
  if (media.length === 0) return
  await writeContent(services, async (tx) => {
    // Somebody else may have been faster.
    const known = await selectKnown(tx)
    for (const row of media.filter(({ address }) => !known.has(address))) {
      const id = await insertMedia(tx, row)
      const after: MediaInput = { name: row.name, alt: null, kind: row.kind }
      await recordChanges(tx, KITLY, [{ action: 'create', entity: 'media', entity_id: id, after }])
    }
  })
}

const folderOf = (address: string) => address.slice(UPLOADS_PATH.length).split('/')[0]!

/** What its file says of a picture; null where it is none. */
async function look({ uploads }: Pick<Services, 'uploads'>, address: string): Promise<NewMedia | null> {
  const file = await uploads.get(address.slice(UPLOADS_PATH.length))
  const size = file && (await imageSize(file.bytes).catch(() => null))
  if (!size) return null
  return {
    address,
    kind: kindOf(folderOf(address)),
    name: address.slice(address.lastIndexOf('/') + 1),
    alt: null,
    ...size,
    bytes: file.bytes.length,
    origin: 'upload',
    source_url: null,
    fetched_at: null,
  }
}

/** What pictures of a folder are for; of an article’s folder, most stand in the text. */
function kindOf(folder: string): MediaKind {
  return MEDIA_KINDS.findLast((kind) => MEDIA_FOLDERS[kind] === folder) ?? 'other'
}
