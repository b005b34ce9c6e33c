import type { Db, Tx } from '../../../server/database/database.ts'
import type { Log } from '../../../server/log.ts'
import { DEFAULT_SITE_TEXTS, type SiteSettings, SiteTexts } from '../settings.contract.ts'
import { TRACKING_NAMES, TrackingCodes } from '../tracking.ts'
import { selectSetting, selectSettings } from './settings.queries.ts'

/** The editable texts: what an administrator has stored, else the defaults. */
export async function getSiteTexts(db: Db | Tx, log: Log): Promise<SiteTexts> {
  const stored = await selectSetting(db, 'site_texts')
  if (stored === null) return DEFAULT_SITE_TEXTS
  const texts = SiteTexts.safeParse(stored)
  if (texts.success) return texts.data
  log.warn({ setting: 'site_texts' }, 'stored setting is not valid; the defaults are shown')
  return DEFAULT_SITE_TEXTS
}

/** What pages may know of the settings. A measurement code that is not of its form counts as not set. */
export async function getSiteSettings(db: Db, contactEmail: string): Promise<SiteSettings> {
  const stored = await selectSettings(db, TRACKING_NAMES)
  return { ...TrackingCodes.parse(stored), contact_email: contactEmail }
}
