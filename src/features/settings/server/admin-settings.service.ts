import { selectChangesOf } from '../../../kernel/changes/change-log.queries.ts'
import {
  type Change,
  recordChanges,
  selectNewestChangeOf,
  writeContent,
} from '../../../kernel/changes/changes.queries.ts'
import { changedFields, namesOf, refuseBoth } from '../../../kernel/changes/merge.ts'
import { actorOf } from '../../../kernel/changes/records.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import { type RequestContext, type Services, userOf } from '../../../kernel/http/context.ts'
import { renderLetter } from '../../../kernel/mail/letter.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Since } from '../../../shared/together.ts'
import {
  type AdminSettings,
  REVIEW_MODERATIONS,
  type ReviewModeration,
  type SettingsInput,
  UNCONFIRMED_REVIEWS,
  type UnconfirmedReviews,
} from '../admin-settings.contract.ts'
import {
  LINK_CHECK_DAYS,
  LINK_CHECK_DAYS_DEFAULT,
  SITE_PICTURES_DAYS,
  SITE_PICTURES_DAYS_DEFAULT,
} from '../settings.limits.ts'
import { TRACKING_NAMES, TrackingCodes } from '../tracking.ts'
import { selectOrderWeights } from './scoring.queries.ts'
import { selectPriorWeight, selectSetting, selectSettings, upsertSetting } from './settings.queries.ts'
import { countFigures, getSiteTexts } from './settings.service.ts'

const TEST_MAILS = { points: 10, windowSeconds: 3600 }

/** Whether what visitors write about tools is published at once. */
export async function getReviewModeration(db: Db | Tx): Promise<ReviewModeration> {
  const stored = await selectSetting(db, 'review_moderation')
  return REVIEW_MODERATIONS.find((m) => m === stored) ?? 'publish'
}

/** Whether reviews that nobody has confirmed are shown meanwhile. */
export async function getUnconfirmedReviews(db: Db | Tx): Promise<UnconfirmedReviews> {
  const stored = await selectSetting(db, 'unconfirmed_reviews')
  return UNCONFIRMED_REVIEWS.find((way) => way === stored) ?? 'show'
}

/** Days between two visits of a tool's address; 0 when they are visited only on demand. */
export async function getLinkCheckDays(db: Db | Tx): Promise<AdminSettings['link_check_days']> {
  const stored = await selectSetting(db, 'link_check_days')
  return LINK_CHECK_DAYS.find((days) => days === stored) ?? LINK_CHECK_DAYS_DEFAULT
}

/** Days between two looks for pictures on a tool's own site; 0 when it is read only on demand. */
export async function getSitePicturesDays(db: Db | Tx): Promise<AdminSettings['site_pictures_days']> {
  const stored = await selectSetting(db, 'site_pictures_days')
  return SITE_PICTURES_DAYS.find((days) => days === stored) ?? SITE_PICTURES_DAYS_DEFAULT
}

/** Tells every process to score all tools anew. */
export const NEW_ORDER: Change = { action: 'update', entity: 'ordering', entity_id: 'scores' }

type Needs = Pick<Services, 'config' | 'log'>

async function readAll(db: Db | Tx, { config, log }: Needs): Promise<Omit<AdminSettings, 'figures'>> {
  return {
    ...TrackingCodes.parse(await selectSettings(db, TRACKING_NAMES)),
    ...(await getSiteTexts(db, log)),
    review_moderation: await getReviewModeration(db),
    unconfirmed_reviews: await getUnconfirmedReviews(db),
    rating_prior_weight: await selectPriorWeight(db),
    link_check_days: await getLinkCheckDays(db),
    site_pictures_days: await getSitePicturesDays(db),
    order_weights: await selectOrderWeights(db),
    version: await selectNewestChangeOf(db, 'settings'),
    mail: { has_server: config.smtpUrl !== undefined, from: config.mailFrom.address },
  }
}

/** The settings with what was counted, which typed numbers are compared with. */
export async function readSettings(context: RequestContext): Promise<AdminSettings> {
  return { ...(await readAll(context.database.db, context)), figures: await countFigures(context) }
}

/** What has been changed in the settings since a version. */
export async function listSettingsSince(context: RequestContext, since: number): Promise<Since> {
  return await context.database.db.transaction().execute(async (tx) => {
    const { version, mail: _, ...current } = await readAll(tx, context)
    return { version, fields: changedFields(await selectChangesOf(tx, 'settings', since), current) }
  })
}

/** Changes what is given. Throws `conflict` when somebody else has changed the same settings since `version`. */
export async function updateSettings(
  context: RequestContext,
  { version, ...given }: Partial<SettingsInput> & { version?: number | undefined },
): Promise<AdminSettings> {
  const settings = await writeContent(context, async (tx) => {
    const { version: current, mail: _, ...before } = await readAll(tx, context)
    const changes = await selectChangesOf(tx, 'settings', version ?? current)
    const theirs = changedFields(changes, before)
    const defined = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
    const after = { ...before, ...defined }
    refuseBoth('the settings', theirs, before, after)
    if (JSON.stringify(after) !== JSON.stringify(before)) {
      const { home_stats, categories_stats, ...single } = after
      for (const [key, value] of Object.entries(single)) await upsertSetting(tx, key, value)
      await upsertSetting(tx, 'site_texts', { home_stats, categories_stats })
      const isReordered =
        JSON.stringify(after.order_weights) !== JSON.stringify(before.order_weights) ||
        after.rating_prior_weight !== before.rating_prior_weight
      await recordChanges(tx, actorOf(context), [
        { action: 'update', entity: 'settings', entity_id: 'site', before, after },
        ...(isReordered ? [NEW_ORDER] : []),
      ])
    }
    const names = namesOf(theirs)
    return { ...(await readAll(tx, context)), ...(names.length > 0 && { merged_with: names }) }
  })
  return { ...settings, figures: await countFigures(context) }
}

/** Sends a mail past the queue, so that whoever asks sees at once whether mail works. Throws `unavailable`. */
export async function sendTestMail(context: RequestContext, email: string) {
  await context.rateLimits.take('test-mail', userOf(context).id, TEST_MAILS)
  const letter = renderLetter({
    title: 'Mail works',
    paragraphs: [`${userOf(context).name} has sent this from the settings of the administration area.`],
    action: { label: 'Open the settings', url: `${context.config.url}/admin/settings` },
  })
  try {
    const where = await context.mail.sendNow({ to: email, subject: 'A test mail', ...letter })
    return { sent_to: email, where }
  } catch (error) {
    throw new AppError('unavailable', `The mail could not be sent: ${(error as Error).message}`)
  }
}
