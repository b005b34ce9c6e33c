import { z } from 'zod'
import { byAdmin, recordByAdmin } from '../../shared/admin-endpoints.ts'
import type { ByName, EndpointInput } from '../../shared/contract.ts'
import { Done } from '../../shared/done.ts'
import { integer, listFields } from '../../shared/fields.ts'
import { ADMIN_LIST_MAX } from '../../shared/limits.ts'
import { RunProgress } from '../links/admin-links.contract.ts'
import { CROP_MIN } from './pictures.limits.ts'

export const PICTURE_KINDS = ['icon', 'share', 'screen_wide', 'screen_phone', 'color'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]
export type PictureStatus = 'found' | 'accepted' | 'refused'

/** `open`: something waits for a decision. `failed`: the site could not be read. `empty`: it offers nothing. */
export const SITE_STATES = ['open', 'failed', 'empty', 'decided'] as const

export const FoundPicture = z.object({
  id: z.int(),
  kind: z.enum(PICTURE_KINDS),
  value: z.string().describe('The address of the picture, or a colour'),
  original: z.string().describe('The address of the whole picture, where a part of it is offered'),
  width: z.int().nullable(),
  height: z.int().nullable(),
  source_url: z.string(),
  fetched_at: z.string(),
})
export type FoundPicture = z.infer<typeof FoundPicture>

/** A tool with what its own site offers. */
export const ToolSite = z.object({
  id: z.int().describe("The tool's"),
  name: z.string(),
  slug: z.string(),
  website_url: z.string(),
  logo_url: z.string().nullable().describe('As it is now, brand marks of ours too'),
  theme_color: z.string().nullable().describe('As it is now'),
  page_url: z.string().nullable(),
  read_at: z.string().nullable(),
  reason: z.string().nullable().describe('Why it could not be read, as a sentence'),
  title: z.string().nullable(),
  description: z.string().nullable(),
  not_taken: z.array(z.object({ url: z.string(), reason: z.string() })).describe('What could not be taken'),
  is_waiting: z.boolean().describe('It is about to be read'),
  pictures: z.array(FoundPicture).describe('What waits for a decision'),
})
export type ToolSite = z.infer<typeof ToolSite>

export const PictureRun = RunProgress.extend({
  days: z.int().describe('Days between two looks at a site; 0 when it only reads when asked to'),
  counts: z.object({
    open: z.int().describe('Tools with something to decide'),
    failed: z.int(),
    unread: z.int(),
    without_logo: z.int(),
  }),
})
export type PictureRun = z.infer<typeof PictureRun>

export const CropBox = z.object({
  left: integer().min(0),
  top: integer().min(0),
  width: integer().min(CROP_MIN, `must be at least ${CROP_MIN} pixels`),
  height: integer().min(CROP_MIN, `must be at least ${CROP_MIN} pixels`),
})
export type CropBox = z.infer<typeof CropBox>

export type SiteQuery = EndpointInput<typeof adminPicturesEndpoints.listToolSites>['query']

export const adminPicturesEndpoints = {
  listToolSites: byAdmin('GET /api/admin/pictures', {
    summary: 'List tools with what was found on their own sites',
    description: `Answers at most ${ADMIN_LIST_MAX}. The header X-Total-Count has the number of all that match.`,
    query: z.object({
      ...listFields(['read_at'], 'asc'),
      state: z.enum(SITE_STATES, `must be one of ${SITE_STATES.join(', ')}`).default('open'),
    }),
    output: z.array(ToolSite),
  }),
  getPictureRun: byAdmin('GET /api/admin/pictures/run', {
    summary: 'Read how far the reading of sites is',
    output: PictureRun,
  }),
  startPictureRun: byAdmin('POST /api/admin/pictures/run', {
    summary: 'Have sites read',
    description: '`due`: it goes on with what is due.',
    body: z.object({ which: z.enum(['all', 'without_logo', 'due'], 'must be all, without_logo or due') }),
    output: Done,
  }),
  stopPictureRun: byAdmin('POST /api/admin/pictures/stop', {
    summary: 'Let the reading of sites rest until somebody starts it again',
    output: Done,
  }),
  getToolSite: recordByAdmin('GET /api/admin/pictures/{id}', {
    summary: "Read what was found on a tool's own site",
    description: 'Null when it was never to be read.',
    output: ToolSite.nullable(),
  }),
  readToolSite: recordByAdmin('POST /api/admin/pictures/{id}/read', {
    summary: "Have a tool's own site read now",
    description: 'The answer does not wait for it.',
    output: Done,
    errors: ['rate_limited'],
  }),
  acceptPicture: recordByAdmin('POST /api/admin/site-pictures/{id}/accept', {
    summary: 'Write a picture or a colour that was found into its tool',
    description:
      'An ordinary change of the tool. A mark becomes its logo, other pictures are added to its screenshots.',
    output: z.object({ address: z.string().describe('What stands in the tool now'), version: z.int() }),
    errors: ['conflict'],
  }),
  refusePicture: recordByAdmin('POST /api/admin/site-pictures/{id}/refuse', {
    summary: 'Do not offer a picture again',
    output: Done,
    errors: ['conflict'],
  }),
  cropPicture: recordByAdmin('POST /api/admin/site-pictures/{id}/crop', {
    summary: 'Offer a part of a picture, in pixels of the whole one',
    body: CropBox,
    output: FoundPicture,
    errors: ['conflict'],
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof adminPicturesEndpoints> {}
}
