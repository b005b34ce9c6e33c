import { z } from 'zod'
import { byAdmin } from '../../shared/admin-endpoints.ts'
import type { ByName } from '../../shared/contract.ts'
import { Done } from '../../shared/done.ts'
import { idInAddress, integer, recordId } from '../../shared/fields.ts'
import { BLOG_BODY_MAX } from './blog.limits.ts'

/** 'post-12' for a change of an article, 'new-…' with a name of the browser's own for one that is not stored yet. */
const DRAFT_KEY = /^(?:post-\d{1,9}|new-[a-z0-9]{8,40})$/
const keyParam = z.object({ key: z.string().regex(DRAFT_KEY, 'must be the key of a draft') })

export const DraftVersion = z.object({
  id: z.int(),
  title: z.string(),
  words: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type DraftVersion = z.infer<typeof DraftVersion>

export const OpenDraft = DraftVersion.extend({ key: z.string(), post_id: z.int().nullable() })
export type OpenDraft = z.infer<typeof OpenDraft>

/** What stands in the form, finished or not. */
const data = z.record(z.string().max(60), z.unknown())
export const DraftInput = z.object({
  post_id: recordId().nullish(),
  base_version: integer().positive().nullish(),
  title: z.string().max(10_000).default(''),
  words: integer().min(0).default(0),
  data,
  begins_version: z.boolean().default(false).describe('The newest version stays as it is'),
})
export type DraftInput = z.infer<typeof DraftInput>

/** Drafts are kept by themselves while somebody writes; everyone has their own. */
export const blogDraftsEndpoints = {
  listDrafts: byAdmin('GET /api/admin/blog-drafts', {
    summary: 'List your drafts that were never saved, newest first',
    output: z.array(OpenDraft),
  }),
  keepDraft: byAdmin('PUT /api/admin/blog-drafts/{key}', {
    summary: 'Keep what is being written',
    description: 'Within a few minutes the newest version is written over; after that a new one begins.',
    bodyMaxBytes: BLOG_BODY_MAX,
    params: keyParam,
    body: DraftInput,
    output: z.object({ id: z.int(), updated_at: z.string() }),
    errors: ['not_found'],
  }),
  listDraftVersions: byAdmin('GET /api/admin/blog-drafts/{key}/versions', {
    summary: 'List the versions that were kept of a draft, newest first',
    params: keyParam,
    output: z.array(DraftVersion),
  }),
  getDraftVersion: byAdmin('GET /api/admin/blog-drafts/{key}/versions/{id}', {
    summary: 'Read one version of a draft',
    params: keyParam.extend({ id: idInAddress }),
    output: z.object({ data, base_version: z.int().nullable(), updated_at: z.string() }),
    errors: ['not_found'],
  }),
  discardDraft: byAdmin('DELETE /api/admin/blog-drafts/{key}', {
    summary: 'Throw a draft away with all its versions',
    params: keyParam,
    output: Done,
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof blogDraftsEndpoints> {}
}
