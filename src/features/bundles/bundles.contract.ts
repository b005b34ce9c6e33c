import { z } from 'zod'
import { type ByName, endpointsOf } from '../../shared/contract.ts'
import { slugParam } from '../../shared/fields.ts'
import { SEARCH_MAX } from '../../shared/limits.ts'
import { ToolCard } from '../tools/tools.contract.ts'

export const BundleCard = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  icon: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  popularity: z.int().describe('How often it was saved or compared'),
  tool_count: z.int(),
  tools: z
    .array(ToolCard.pick({ id: true, slug: true, name: true, logo_url: true, theme_color: true }))
    .describe('Its published tools, in order'),
  is_free: z.boolean().describe('Whether each of its tools can be used free of charge'),
})
export type BundleCard = z.infer<typeof BundleCard>

export const Bundle = BundleCard.extend({
  description: z.string(),
  use_case_guidance: z.string().nullable(),
  downloadable_resource: z.string().nullable(),
  tools: z.array(ToolCard.extend({ why: z.string().nullable() })),
})
export type Bundle = z.infer<typeof Bundle>

const open = endpointsOf({ access: 'public', tag: 'Bundles' })

export const bundlesEndpoints = {
  listBundles: open('GET /api/bundles', {
    summary: 'List the bundles, or search them',
    description: 'Every word of the search must stand in name, summary, tags, about text or a tool’s name.',
    query: z.object({
      search: z.string().trim().max(SEARCH_MAX, `must have at most ${SEARCH_MAX} characters`).optional(),
    }),
    output: z.array(BundleCard),
    cached: true,
  }),
  getBundle: open('GET /api/bundles/{slug}', {
    summary: 'Read a bundle',
    params: slugParam,
    output: Bundle,
    errors: ['not_found'],
    cached: true,
  }),
  getBundleChecklist: open('GET /api/bundles/{slug}/checklist', {
    summary: 'Download a bundle as a checklist in Markdown',
    params: slugParam,
    contentType: 'text/markdown; charset=utf-8',
    output: z.string(),
    errors: ['not_found'],
    cached: true,
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof bundlesEndpoints> {}
}
