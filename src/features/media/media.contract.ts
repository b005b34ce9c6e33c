import { z } from 'zod'
import { byAdmin, recordByAdmin } from '../../shared/admin-endpoints.ts'
import type { ByName } from '../../shared/contract.ts'
import { integer, limitedText, listFields, requiredText } from '../../shared/fields.ts'
import { IMAGE_MAX_BYTES } from '../../shared/limits.ts'
import { MERGES, mergedWith } from '../../shared/together.ts'
import {
  MEDIA_ALT_MAX,
  MEDIA_KINDS,
  MEDIA_NAME_MAX,
  MEDIA_ORIGINS,
  MEDIA_SWEPT_MAX,
  MEDIA_USES_SHOWN,
} from './media.limits.ts'

/** What of a picture is edited, and stands in the log. */
export const MediaInput = z.object({
  name: requiredText(
    MEDIA_NAME_MAX,
    'Name is required',
    `Name must have at most ${MEDIA_NAME_MAX} characters`,
  ),
  alt: limitedText(MEDIA_ALT_MAX, 'Alternative text'),
  kind: z.enum(MEDIA_KINDS),
})
export type MediaInput = z.infer<typeof MediaInput>

export const AdminPicture = MediaInput.extend({
  ...mergedWith,
  id: z.int(),
  version: z.int(),
  address: z.string(),
  alt: z.string().nullable(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  origin: z.enum(MEDIA_ORIGINS),
  source_url: z.string().nullable(),
  fetched_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  use_count: z.int().describe('Records that use it, those in the bin too, and drafts of articles'),
  uses: z
    .array(z.object({ noun: z.string(), name: z.string(), path: z.string(), in_bin: z.boolean() }))
    .describe(`The first ${MEDIA_USES_SHOWN} of them, and where each is edited`),
})
export type AdminPicture = z.infer<typeof AdminPicture>

const upload = { field: 'file', maxBytes: IMAGE_MAX_BYTES, tooLarge: 'The image must have at most 8 MB' }
const PIXELS = 'Of the image only its pixels are kept.'

export const mediaEndpoints = {
  listPictures: byAdmin('GET /api/admin/media', {
    summary: 'List the pictures that are kept, and where each is used',
    description: 'The header X-Total-Count has the number of all that match.',
    query: z.object({
      ...listFields(['created_at'], 'desc'),
      kind: z.enum(MEDIA_KINDS, `must be one of ${MEDIA_KINDS.join(', ')}`).optional(),
      origin: z.enum(MEDIA_ORIGINS, 'must be upload or site').optional(),
      use: z.enum(['used', 'unused'], 'must be used or unused').optional(),
      alt: z.enum(['with', 'without'], 'must be with or without').optional(),
    }),
    output: z.array(AdminPicture),
  }),
  countPictures: byAdmin('GET /api/admin/media-counts', {
    summary: 'Count the pictures that are used nowhere, and those that lie in the bin',
    output: z.object({ unused: z.int(), in_bin: z.int() }),
  }),
  addPicture: byAdmin('POST /api/admin/media', {
    summary: 'Upload a picture',
    description: PIXELS,
    upload,
    output: AdminPicture,
    status: 201,
    errors: ['invalid', 'too_large', 'rate_limited'],
  }),
  getPicture: recordByAdmin('GET /api/admin/media/{id}', {
    summary: 'Read what is known of a picture',
    output: AdminPicture,
    errors: ['not_found'],
  }),
  updatePicture: recordByAdmin('PUT /api/admin/media/{id}', {
    summary: 'Change the name, the alternative text or the kind of a picture',
    description: MERGES,
    body: z
      .looseObject({ version: integer().optional() })
      .describe('name, alt and kind, those that are to change'),
    output: AdminPicture,
    errors: ['not_found', 'conflict'],
  }),
  replacePicture: recordByAdmin('POST /api/admin/media/{id}/replace', {
    summary: 'Put another picture in each place of this one',
    description: `${PIXELS} Records in the bin, and drafts, keep the old one.`,
    upload,
    output: z.object({
      picture: AdminPicture.describe('The new one'),
      replaced: z.int().describe('Records that have the new one'),
      batch: z.string().describe('With it all of it can be undone'),
    }),
    errors: ['invalid', 'not_found', 'too_large', 'rate_limited'],
  }),
  sweepPictures: byAdmin('POST /api/admin/media/sweep', {
    summary: 'Move pictures that are used nowhere to the bin',
    description: `At most ${MEDIA_SWEPT_MAX} at once, the oldest first.`,
    output: z.object({
      moved: z.int(),
      batch: z.string().nullable().describe('With it this can be undone; null where nothing was moved'),
    }),
  }),
  emptyMediaBin: byAdmin('POST /api/admin/media/empty-bin', {
    summary: 'Delete the pictures in the bin with their files, for good',
    description: `At most ${MEDIA_SWEPT_MAX} at once. What is used again meanwhile stays.`,
    output: z.object({ deleted: z.int() }),
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof mediaEndpoints> {}
}
