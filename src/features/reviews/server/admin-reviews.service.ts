import { type FieldChanges, reviveFields, updateFields } from '../../../kernel/changes/record-parts.ts'
import { isLive } from '../../../kernel/changes/records.queries.ts'
import { createRecord, recordKind, updateRecords } from '../../../kernel/changes/records.ts'
import type { Tx } from '../../../kernel/data/database.ts'
import type { RequestContext } from '../../../kernel/http/context.ts'
import { parseInput } from '../../../kernel/http/input.ts'
import { AppError } from '../../../shared/errors.ts'
import { type AdminReview, AdminReviewInput, type ReviewQuery } from '../admin-reviews.contract.ts'
import {
  deleteReports,
  hasOtherReview,
  insertAdminReview,
  insertReport,
  selectAdminReviews,
  selectReports,
  selectReviewInput,
  selectReviewRows,
  writeAdminReview,
} from './admin-reviews.queries.ts'
import { ReviewTallies } from './review-tallies.ts'

const notFound = () => new AppError('not_found', 'Review not found')

/** Reviews as moderators edit them. The rating of their tool follows. */
export const reviewKind = recordKind<AdminReviewInput>({
  entity: 'review',
  table: 'reviews',
  label: 'user_name',
  noun: 'review',
  access: 'moderator',
  read: selectReviewInput,
  async write(tx, id, review, before) {
    if (review.tool_id !== before.tool_id) {
      await checkTool(tx, review.tool_id)
      await refuseSecond(tx, id, review.tool_id)
    }
    await writeAdminReview(tx, id, review, before)
  },
  async revive(tx, snapshot, current) {
    const revived = reviveFields(AdminReviewInput, snapshot, current)
    return (await isLive(tx, 'tools', revived.tool_id)) ? revived : { ...revived, tool_id: current.tool_id }
  },
  beforeRestore: (tx, id, { tool_id }) => refuseSecond(tx, id, tool_id),
  async follow(tx, _, before, after) {
    return await new ReviewTallies().take(before).put(after).write(tx)
  },
})

async function checkTool(tx: Tx, id: number): Promise<void> {
  if (await isLive(tx, 'tools', id)) return
  const message = 'There is no such tool, or it has been deleted'
  throw new AppError('invalid', message, { tool_id: message })
}

async function refuseSecond(tx: Tx, id: number, toolId: number): Promise<void> {
  if (!(await hasOtherReview(tx, id, toolId))) return
  const message = 'This person has another review of the tool'
  throw new AppError('conflict', message, { tool_id: message })
}

export const listAdminReviews = ({ database }: RequestContext, query: ReviewQuery) =>
  selectAdminReviews(database, query)

/** Throws `not_found`, also for what is in the bin. */
export async function getAdminReview({ database }: RequestContext, id: number): Promise<AdminReview> {
  const [row] = await selectReviewRows(database.db, [id])
  if (!row) throw notFound()
  return row
}

export async function createAdminReview(
  context: RequestContext,
  input: AdminReviewInput,
): Promise<AdminReview> {
  const { id } = await createRecord(context, reviewKind, async (tx) => {
    await checkTool(tx, input.tool_id)
    return await insertAdminReview(tx, input)
  })
  return await getAdminReview(context, id)
}

/** Changes the fields that are given, and leaves the rest. */
export async function updateAdminReview(
  context: RequestContext,
  id: number,
  { reply_by: _, ...changes }: FieldChanges,
): Promise<AdminReview> {
  // An answer that an editor has worded is theirs, whoever has begun it.
  const { reply } = await getAdminReview(context, id)
  if ('reply' in changes && (changes.reply || null) !== reply) {
    Object.assign(changes, { reply_by: changes.reply ? 'editor' : null })
  }
  const { merged_with } = await updateFields(context, reviewKind, AdminReviewInput, id, changes)
  return { ...(await getAdminReview(context, id)), ...(merged_with && { merged_with }) }
}

/** Changes the same about several reviews, all or none. */
export const moderateReviews = (
  context: RequestContext,
  ids: number[],
  set: Partial<Pick<AdminReviewInput, 'status' | 'is_verified'>>,
) => updateRecords(context, reviewKind, ids, (before) => parseInput(AdminReviewInput, { ...before, ...set }))

const REPORTS = { points: 10, windowSeconds: 3600 }

export async function reportReview(context: RequestContext, id: number, reason: string): Promise<void> {
  await context.rateLimits.take('report-review', context.network, REPORTS)
  const { db } = context.database
  if (!(await db.transaction().execute((tx) => insertReport(tx, id, reason)))) throw notFound()
}

export const listReviewReports = ({ database }: RequestContext, id: number) => selectReports(database.db, id)

export async function dismissReviewReports({ database }: RequestContext, id: number): Promise<void> {
  await database.db.transaction().execute((tx) => deleteReports(tx, id))
}
