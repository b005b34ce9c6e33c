import { z } from 'zod'
import { type ByName, endpointsOf } from '../../shared/contract.ts'
import { TrackingCodes } from './tracking.ts'

const Stat = z.object({ value: z.string(), label: z.string() })

/** Copy of the site that an administrator can edit. */
export const SiteTexts = z.object({
  home_stats: z.array(Stat).describe('The strip below the hero of the home page'),
  categories_stats: z.array(Stat).describe('The strip of the category page'),
})
export type SiteTexts = z.infer<typeof SiteTexts>

/** What stands there until an administrator changes it: the specification's words, and what is counted. */
export const DEFAULT_SITE_TEXTS: SiteTexts = {
  home_stats: [
    { value: '{tools}+', label: 'Curated AI Tools' },
    { value: '{bundles}+', label: 'Expert Bundles' },
    { value: '{kits}+', label: 'Custom Kits Created' },
  ],
  categories_stats: [
    { value: '{categories}+', label: 'Categories' },
    { value: '{tools}+', label: 'AI Tools' },
    { value: '100%', label: 'Curated Quality' },
  ],
}

/** What pages need to know of the site before anybody has signed in. */
export const SiteSettings = z.object({
  ...TrackingCodes.shape,
  contact_email: z.string().describe('Where people can write to'),
})
export type SiteSettings = z.infer<typeof SiteSettings>

const open = endpointsOf({ access: 'public', tag: 'Site' })

export const settingsEndpoints = {
  getSiteSettings: open('GET /api/site-settings', {
    summary: 'Read the codes of the measurement programs and the contact address',
    output: SiteSettings,
    cached: true,
  }),
  getSiteTexts: open('GET /api/site-texts', {
    summary: 'Read the editable texts of the pages',
    output: SiteTexts,
    cached: true,
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof settingsEndpoints> {}
}
