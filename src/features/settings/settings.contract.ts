import { z } from 'zod'
import { endpoint } from '../../shared/contract.ts'

const Stat = z.object({ value: z.string(), label: z.string() })

/** Copy of the site that an administrator can edit. */
export const SiteTexts = z.object({
  home_stats: z.array(Stat).describe('The strip below the hero of the home page'),
  categories_stats: z
    .array(Stat)
    .describe('The strip of the category page; {categories} stands for their number'),
})
export type SiteTexts = z.infer<typeof SiteTexts>

/** What stands there until an administrator changes it: the specification's words. */
export const DEFAULT_SITE_TEXTS: SiteTexts = {
  home_stats: [
    { value: '500+', label: 'Curated AI Tools' },
    { value: '50+', label: 'Expert Bundles' },
    { value: '10K+', label: 'Custom Kits Created' },
  ],
  categories_stats: [
    { value: '{categories}+', label: 'Categories' },
    { value: '500+', label: 'AI Tools' },
    { value: '100%', label: 'Curated Quality' },
  ],
}

export const settingsEndpoints = {
  getSiteTexts: endpoint({
    method: 'GET',
    path: '/api/site-texts',
    access: 'public',
    tag: 'Site',
    summary: 'Read the editable texts of the pages',
    output: SiteTexts,
    cached: true,
  }),
}
