import { newBatch } from '../../../kernel/changes/changes.queries.ts'
import { actorOf } from '../../../kernel/changes/records.ts'
import { cropWebp, imageSize } from '../../../kernel/files/images.ts'
import { UPLOADS_PATH } from '../../../kernel/files/uploads.ts'
import { type RequestContext, userOf } from '../../../kernel/http/context.ts'
import { AppError } from '../../../shared/errors.ts'
import { RUNS, requestRun, selectRun, stopRun } from '../../links/server/link-run.queries.ts'
import { progressOf } from '../../links/server/rounds.service.ts'
import type { MediaKind } from '../../media/media.limits.ts'
import { storePicture } from '../../media/server/media.service.ts'
import { getSitePicturesDays } from '../../settings/server/admin-settings.service.ts'
import { getAdminTool, updateTool } from '../../tools/server/admin-tools.service.ts'
import type {
  CropBox,
  FoundPicture,
  PictureKind,
  PictureRun,
  PictureStatus,
  ToolSite,
} from '../admin-pictures.contract.ts'
import { deleteFound, putFound } from './keep-reading.service.ts'
import {
  decidePicture,
  markSitesAsked,
  reopenPicture,
  selectFound,
  selectSiteCounts,
  selectSiteRows,
  selectToolSites,
  updatePicture,
} from './pictures.queries.ts'

/** Sites that one administrator may have read, tool by tool. */
const READINGS = { points: 300, windowSeconds: 3600 }

export const listToolSites = ({ database }: RequestContext, query: Parameters<typeof selectToolSites>[1]) =>
  selectToolSites(database.db, query)

export async function getToolSite({ database }: RequestContext, id: number): Promise<ToolSite | null> {
  return (await selectSiteRows(database.db, [id]))[0] ?? null
}

export async function getPictureRun({ database: { db } }: RequestContext): Promise<PictureRun> {
  const [run, days, counts] = await Promise.all([
    selectRun(db, RUNS.pictures),
    getSitePicturesDays(db),
    selectSiteCounts(db),
  ])
  return { ...progressOf(run), days, counts }
}

export async function startPictureRun(
  { database: { db }, pictures }: RequestContext,
  which: 'all' | 'without_logo' | 'due',
): Promise<void> {
  if (which !== 'due') await markSitesAsked(db, which)
  await requestRun(db, RUNS.pictures, null)
  pictures.wake()
}

export async function stopPictureRun(context: RequestContext): Promise<void> {
  await stopRun(context.database.db, RUNS.pictures, userOf(context).name)
  context.pictures.rest()
}

/** Has the site of a tool read now; the answer does not wait for it. */
export async function readToolSite(context: RequestContext, id: number): Promise<void> {
  await context.rateLimits.take('read-site', userOf(context).id, READINGS)
  await markSitesAsked(context.database.db, [id])
  context.pictures.readSoon(id)
}

async function foundPicture({ database }: RequestContext, id: number) {
  const picture = await selectFound(database.db, id)
  if (!picture) throw new AppError('not_found', 'This picture does not wait for a decision any more')
  return picture
}

async function decide(context: RequestContext, id: number, status: PictureStatus): Promise<void> {
  if (await decidePicture(context.database.db, id, { status, by: userOf(context).name })) return
  throw new AppError('conflict', 'Somebody else has decided about this picture')
}

const MEDIA: Record<Exclude<PictureKind, 'color'>, MediaKind> = {
  icon: 'logo',
  share: 'share',
  screen_wide: 'screenshot',
  screen_phone: 'screenshot',
}

/** Writes what was found into its tool, as an ordinary change of it. */
export async function acceptPicture(context: RequestContext, id: number) {
  const { db } = context.database
  const picture = await foundPicture(context, id)
  await decide(context, id, 'accepted')
  try {
    const address = await writeIntoTool(context, picture)
    await updatePicture(db, id, { value: address.address, original: address.address })
    if (picture.kind !== 'color') await deleteFound(context.uploads, picture.value, picture.original)
    return address
  } catch (error) {
    await reopenPicture(db, id)
    throw error
  }
}

async function writeIntoTool(context: RequestContext, picture: FoundPicture & { tool_id: number }) {
  const { kind, value, tool_id, source_url, fetched_at } = picture
  if (kind === 'color') {
    const { version } = await updateTool(context, tool_id, { theme_color: value })
    return { address: value, version }
  }
  const { name, screenshots } = await getAdminTool(context, tool_id)
  const batch = newBatch()
  const { address } = await storePicture(context, {
    kind: MEDIA[kind],
    bytes: await bytesOf(context, value),
    name,
    origin: 'site',
    source_url,
    fetched_at,
    by: actorOf(context),
    batch,
  })
  const change = kind === 'icon' ? { logo_url: address } : { screenshots: [...screenshots, address] }
  const { version } = await updateTool(context, tool_id, change, batch)
  return { address, version }
}

async function bytesOf({ uploads }: RequestContext, address: string): Promise<Uint8Array> {
  const file = await uploads.get(address.slice(UPLOADS_PATH.length))
  if (!file) throw new AppError('not_found', 'The file of this picture is gone: please read the site again')
  return file.bytes
}

/** The same is not offered again: what it was is remembered, the picture is not. */
export async function refusePicture(context: RequestContext, id: number): Promise<void> {
  const { kind, value, original } = await foundPicture(context, id)
  await decide(context, id, 'refused')
  if (kind !== 'color') await deleteFound(context.uploads, value, original)
}

const OUTSIDE = 'The part must lie within the picture'

/** Offers a part of a picture in place of the whole. */
export async function cropPicture(context: RequestContext, id: number, box: CropBox): Promise<FoundPicture> {
  const { tool_id: _, ...picture } = await foundPicture(context, id)
  if (picture.kind === 'color') throw new AppError('invalid', 'A colour cannot be cropped')
  if (picture.kind === 'icon' && box.width !== box.height) {
    throw new AppError('invalid', 'A logo is square', { width: 'A logo is square' })
  }
  const part = await cropWebp(await bytesOf(context, picture.original), box)
  if (!part) throw new AppError('invalid', OUTSIDE, { width: OUTSIDE })
  const value = await putFound(context.uploads, part)
  const size = await imageSize(part)
  await updatePicture(context.database.db, id, { value, ...size })
  if (picture.value !== picture.original) await deleteFound(context.uploads, picture.value)
  return { ...picture, value, ...size }
}
