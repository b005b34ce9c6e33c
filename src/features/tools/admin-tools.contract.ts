import { z } from 'zod'
import { byAdmin, recordByAdmin } from '../../shared/admin-endpoints.ts'
import type { ByName } from '../../shared/contract.ts'
import {
  integer,
  listFields,
  optionalAddress,
  recordId,
  recordIds,
  wholeNumber,
} from '../../shared/fields.ts'
import { ADMIN_LIST_MAX, ID_MAX, IMAGE_MAX_BYTES } from '../../shared/limits.ts'
import { inputsOf, listedOutputs } from '../../shared/record-fields.ts'
import { Bulk, MERGES, mergedWith } from '../../shared/together.ts'
import { HISTOGRAM, PricingModel } from './tools.contract.ts'
import { TOOL_FIELDS } from './tools.fields.ts'
import { PRICING_MODELS, TOOL_STATUSES } from './tools.limits.ts'

export const DIFFICULTIES = ['Beginner', 'Intermediate', 'Advanced'] as const

/** A row of the list. */
export const AdminToolRow = z.object({
  id: z.int(),
  ...listedOutputs(TOOL_FIELDS),
  category_name: z.string().nullable(),
  is_paid: z.boolean(),
  review_count: z.int(),
  views: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
  version: z.int(),
})
export type AdminToolRow = z.infer<typeof AdminToolRow>

const TutorialInput = z.object({
  id: recordId().optional(),
  title: z.string().trim().min(1, 'Title is required').max(200),
  description: z.string().trim().max(5_000).default(''),
  difficulty_level: z.preprocess((v) => v || null, z.string().max(50).nullable()).default(null),
  duration_minutes: z.preprocess(
    (v) => (v === '' || v === undefined || Number.isNaN(v) ? null : v),
    integer('must be a whole number of minutes')
      .min(1, 'must be at least 1')
      .max(6_000, 'must be at most 6,000')
      .nullable(),
  ),
  video_url: optionalAddress,
  pdf_url: optionalAddress,
})
export type TutorialInput = z.infer<typeof TutorialInput>

/** Checks of a tool as it is edited; the form's own, too. What is left out of a call stays, or is the default. */
export const ToolInput = z.object({
  ...inputsOf(TOOL_FIELDS),
  tutorials: z.array(TutorialInput).max(50).default([]),
})
export type ToolInput = z.infer<typeof ToolInput>

/** A tool as it is edited, with what follows from elsewhere. */
export const AdminTool = ToolInput.extend({
  ...mergedWith,
  id: z.int(),
  version: z.int(),
  is_paid: z.boolean(),
  category_name: z.string().nullable(),
  review_count: z.int(),
  confirmed_count: z.int(),
  histogram: HISTOGRAM,
  prior_weight: z.int().describe('Reviews that the rating counts for which the tool begins with'),
  views: z.int(),
})
export type AdminTool = z.infer<typeof AdminTool>

export const TOOL_ADMIN_SORTS = ['name', 'updated_at', 'created_at', 'views', 'review_count'] as const

/** The tools that a bulk action means, and what is to be different about them. */
export const BulkToolChange = z.object({
  ids: recordIds,
  set: z
    .object({
      is_featured: z.boolean(),
      status: z.enum(TOOL_STATUSES),
      category_id: recordId().nullable(),
      pricing_model: z.enum(PRICING_MODELS),
    })
    .partial(),
})

export const adminToolsEndpoints = {
  listAdminTools: byAdmin('GET /api/admin/tools', {
    summary: 'List the tools, inactive ones too',
    description: `Answers at most ${ADMIN_LIST_MAX}. The header X-Total-Count has the number of all that match.`,
    query: z.object({
      ...listFields(TOOL_ADMIN_SORTS),
      category_id: wholeNumber(0, ID_MAX).optional().describe('0: those without a category'),
      pricing: PricingModel.optional(),
      status: z.enum(TOOL_STATUSES, 'must be active or inactive').optional(),
      featured: z.enum(['true', 'false']).optional(),
    }),
    output: z.array(AdminToolRow),
  }),
  createTool: byAdmin('POST /api/admin/tools', {
    summary: 'Add a tool',
    description: 'Without a slug it is derived from the name; a slug that is taken gets a number.',
    body: ToolInput,
    output: AdminTool,
    status: 201,
  }),
  getAdminTool: recordByAdmin('GET /api/admin/tools/{id}', {
    summary: 'Read everything about a tool that can be edited',
    output: AdminTool,
    errors: ['not_found'],
  }),
  updateTool: recordByAdmin('PUT /api/admin/tools/{id}', {
    summary: 'Change a tool',
    description: MERGES,
    body: z
      .looseObject({ version: integer().optional() })
      .describe('Fields as for adding a tool, those that are to change'),
    output: AdminTool,
    errors: ['not_found', 'conflict'],
  }),
  deleteTool: recordByAdmin('DELETE /api/admin/tools/{id}', {
    summary: 'Move a tool to the bin',
    output: z.object({ success: z.literal(true) }),
    errors: ['not_found'],
  }),
  setToolFeatured: recordByAdmin('PUT /api/admin/tools/{id}/featured', {
    summary: 'Add a tool to the featured list, or remove it',
    body: z.object({ is_featured: z.boolean('must be true or false') }),
    output: z.object({ success: z.literal(true), is_featured: z.boolean(), version: z.int() }),
    errors: ['not_found'],
  }),
  changeTools: byAdmin('POST /api/admin/tools/change', {
    summary: 'Change the same about several tools',
    body: BulkToolChange,
    output: Bulk,
  }),
  uploadImage: byAdmin('POST /api/admin/upload', {
    summary: 'Upload a logo or a screenshot',
    description: 'Of the image only its pixels are kept. `?kind=screenshot` keeps a larger one.',
    query: z.object({ kind: z.enum(['logo', 'screenshot']).default('logo') }),
    upload: { field: 'file', maxBytes: IMAGE_MAX_BYTES, tooLarge: 'The image must have at most 8 MB' },
    output: z.object({ fileUrl: z.string() }),
    errors: ['invalid', 'too_large', 'rate_limited'],
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof adminToolsEndpoints> {}
}
