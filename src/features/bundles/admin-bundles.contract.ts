import { z } from 'zod'
import { byAdmin, recordByAdmin } from '../../shared/admin-endpoints.ts'
import type { ByName, EndpointInput } from '../../shared/contract.ts'
import { Done } from '../../shared/done.ts'
import {
  atMost,
  integer,
  limitedText,
  listFields,
  optionalAddress,
  recordId,
  requiredText,
  textList,
  typedId,
} from '../../shared/fields.ts'
import { SLUG_MAX } from '../../shared/limits.ts'
import { MERGES, mergedWith } from '../../shared/together.ts'
import { BUNDLE_TOOLS_MAX } from './bundles.limits.ts'

export const BUNDLE_STATUSES = ['active', 'inactive'] as const
const WHY_MAX = 300
const POPULARITY = 'Popularity must be a whole number of at least 0'

const text = (max: number, name: string) => z.string().trim().max(max, atMost(max, name))

const BundleToolInput = z.object({
  tool_id: recordId(),
  why: limitedText(WHY_MAX, 'Reason'),
})
const tools = z
  .array(BundleToolInput)
  .max(BUNDLE_TOOLS_MAX, `A bundle has at most ${BUNDLE_TOOLS_MAX} tools`)
  .refine((list) => new Set(list.map((t) => t.tool_id)).size === list.length, 'A tool is in the list twice')

/** '[1,2]' as the specification's callers send it, or a list. */
const toolIds = z.preprocess((value, context) => {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value || '[]')
  } catch {
    context.addIssue({ code: 'custom', message: 'must be a JSON list of tool ids' })
    return z.NEVER
  }
}, z.array(typedId()).optional())

/** A bundle as it is edited, and as it stands in the log. */
export const BundleRecord = z.object({
  name: requiredText(200, 'Bundle name is required', 'Name must have at most 200 characters'),
  slug: z
    .string()
    .trim()
    .max(SLUG_MAX)
    .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Slug may have lowercase letters, digits and single hyphens')
    .default(''),
  icon: text(20, 'Icon')
    .default('')
    .transform((v) => v || '🧰'),
  summary: requiredText(500, 'Summary is required', 'Summary must have at most 500 characters'),
  description: text(10_000, 'Description').default(''),
  tags: textList(30),
  use_case_guidance: limitedText(10_000, 'Guidance'),
  downloadable_resource: optionalAddress,
  status: z.enum(BUNDLE_STATUSES, 'must be active or inactive').default('active'),
  popularity: integer(POPULARITY).min(0, POPULARITY).default(0),
  tools: tools.default([]),
})
export type BundleRecord = z.infer<typeof BundleRecord>

/** The same as it is sent: its tools in order, with a reason each, or their ids alone. */
export const BundleInput = BundleRecord.extend({ tools: tools.optional(), tool_ids: toolIds }).transform(
  ({ tools: given, tool_ids = [], ...bundle }): BundleRecord => ({
    ...bundle,
    tools: given ?? [...new Set(tool_ids)].map((tool_id) => ({ tool_id, why: null })),
  }),
)

export const AdminBundle = BundleRecord.extend({
  ...mergedWith,
  id: z.int(),
  version: z.int(),
  tools: z.array(
    z.object({
      tool_id: z.int(),
      why: z.string().nullable(),
      name: z.string(),
      slug: z.string(),
      logo_url: z.string().nullable(),
      theme_color: z.string().nullable(),
      is_published: z.boolean().describe('False for one that is in the bin or inactive: nobody sees it'),
    }),
  ),
  tool_ids: z.string().describe('The ids of its tools as JSON'),
  counted: z.int().describe('How often it was saved or compared; its popularity can be set to anything'),
  created_at: z.string(),
})
export type AdminBundle = z.infer<typeof AdminBundle>

export type BundleQuery = EndpointInput<typeof adminBundlesEndpoints.listAdminBundles>['query']

export const adminBundlesEndpoints = {
  listAdminBundles: byAdmin('GET /api/admin/bundles', {
    summary: 'List the bundles, inactive ones too',
    description: 'The header X-Total-Count has the number of all that match.',
    query: z.object({
      ...listFields(['name', 'popularity', 'created_at']),
      status: z.enum(BUNDLE_STATUSES, 'must be active or inactive').optional(),
    }),
    output: z.array(AdminBundle),
  }),
  createBundle: byAdmin('POST /api/admin/bundles', {
    summary: 'Add a bundle',
    description: 'Without a slug it is derived from the name; a slug that is taken gets a number.',
    body: BundleInput,
    output: AdminBundle,
    status: 201,
  }),
  getAdminBundle: recordByAdmin('GET /api/admin/bundles/{id}', {
    summary: 'Read a bundle',
    output: AdminBundle,
    errors: ['not_found'],
  }),
  updateBundle: recordByAdmin('PUT /api/admin/bundles/{id}', {
    summary: 'Change a bundle',
    description: MERGES,
    body: z
      .looseObject({ version: integer().optional(), tool_ids: toolIds })
      .describe('Fields as for adding a bundle, those that are to change'),
    output: AdminBundle,
    errors: ['not_found', 'conflict'],
  }),
  deleteBundle: recordByAdmin('DELETE /api/admin/bundles/{id}', {
    summary: 'Move a bundle to the bin',
    output: Done,
    errors: ['not_found'],
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof adminBundlesEndpoints> {}
}
