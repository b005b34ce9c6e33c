import { type RequestContext, userOf } from '../../../kernel/http/context.ts'
import { AppError } from '../../../shared/errors.ts'
import type { DraftInput } from '../blog-drafts.contract.ts'
import { selectPostInput } from './admin-blog.queries.ts'
import {
  deleteDraft,
  selectDraftVersion,
  selectDraftVersions,
  selectOpenDrafts,
  writeDraft,
} from './blog-drafts.queries.ts'

export const listDrafts = (context: RequestContext) =>
  selectOpenDrafts(context.database.db, userOf(context).id)

/** Keeps what a person is writing. It is no content: nobody else sees it, and no page changes. */
export async function keepDraft(
  context: RequestContext,
  key: string,
  { post_id = null, base_version = null, title, words, data, begins_version }: DraftInput,
) {
  return await context.database.db.transaction().execute(async (tx) => {
    if (post_id !== null && !(await selectPostInput(tx, post_id))) {
      throw new AppError('not_found', 'Blog post not found')
    }
    const draft = {
      draft_key: key,
      user_id: userOf(context).id,
      post_id,
      base_version,
      title: title.trim().slice(0, 200),
      words,
      data: JSON.stringify(data),
    }
    return await writeDraft(tx, draft, begins_version)
  })
}

export const listDraftVersions = (context: RequestContext, key: string) =>
  selectDraftVersions(context.database.db, userOf(context).id, key)

/** Throws `not_found`. */
export async function getDraftVersion(context: RequestContext, key: string, id: number) {
  const row = await selectDraftVersion(context.database.db, userOf(context).id, key, id)
  if (!row) throw new AppError('not_found', 'There is no such version')
  return { ...row, data: JSON.parse(row.data) as Record<string, unknown> }
}

export const discardDraft = (context: RequestContext, key: string) =>
  deleteDraft(context.database.db, userOf(context).id, key)
