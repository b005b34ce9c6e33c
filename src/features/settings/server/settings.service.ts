import { KEYS, standingsKey } from '../../../catalog/touched.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import type { Services } from '../../../kernel/http/context.ts'
import type { Log } from '../../../kernel/jobs/log.ts'
import { madeOnce } from '../../../kernel/load/made-once.ts'
import { selectCountOf } from '../../counters/server/counters.queries.ts'
import { DEFAULT_SITE_TEXTS, type SiteSettings, SiteTexts } from '../settings.contract.ts'
import type { SiteFigures } from '../site-figures.ts'
import { TRACKING_NAMES, TrackingCodes } from '../tracking.ts'
import { countMembers, selectSetting, selectSettings } from './settings.queries.ts'

/** The editable texts: what an administrator has stored, else the defaults. */
export async function getSiteTexts(db: Db | Tx, log: Log): Promise<SiteTexts> {
  const stored = await selectSetting(db, 'site_texts')
  if (stored === null) return DEFAULT_SITE_TEXTS
  const texts = SiteTexts.safeParse(stored)
  if (texts.success) return texts.data
  log.warn({ setting: 'site_texts' }, 'stored setting is not valid; the defaults are shown')
  return DEFAULT_SITE_TEXTS
}

type Reader = Pick<Services, 'database' | 'remembered' | 'catalog' | 'config' | 'log'>

/** The editable texts for a page: while the database is away as they were last. */
export const readSiteTexts = ({ database, remembered, log }: Reader): Promise<SiteTexts> =>
  remembered.read('site texts', () => getSiteTexts(database.db, log))

/** What Kitly has, how many kits were made with it and how many people have joined, as it was counted. */
export async function countFigures({ database, remembered, catalog }: Reader): Promise<SiteFigures> {
  const { orders, toolById, bundles, categories } = catalog.current
  const reviews = [...toolById.values()].reduce((sum, { confirmed_count }) => sum + confirmed_count, 0)
  return {
    tools: orders.relevance.length,
    bundles: bundles.length,
    categories: categories.length,
    kits: await remembered.read('kits', () => selectCountOf(database.db, 'kit')),
    reviews,
    members: await remembered.read('members', () => countMembers(database.db)),
  }
}

/** What figures are counted from, but for kits and members, of which the log of changes has no word. */
export const FIGURE_KEYS = [KEYS.size, KEYS.bundles, KEYS.categories, standingsKey()]

/** The figures as pages have them: kits and members are counted again with the rest. */
export const readFigures = madeOnce(FIGURE_KEYS, (reader: Reader & Pick<Services, 'pageCache'>) =>
  countFigures(reader),
)

/** What pages may know of the settings. A measurement code that is not of its form counts as not set. */
export async function readSiteSettings({ database, remembered, config }: Reader): Promise<SiteSettings> {
  const stored = await remembered.read('settings', () => selectSettings(database.db, TRACKING_NAMES))
  return { ...TrackingCodes.parse(stored), contact_email: config.contactEmail }
}
