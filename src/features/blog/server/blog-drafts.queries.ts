import { now } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import { insertRow, updateRows } from '../../../kernel/data/rows.queries.ts'
import { DRAFT_VERSION_MINUTES, DRAFT_VERSIONS_MAX } from '../blog.limits.ts'
import type { DraftVersion, OpenDraft } from '../blog-drafts.contract.ts'

export interface Draft {
  draft_key: string
  user_id: string
  post_id: number | null
  base_version: number | null
  title: string
  words: number
  /** JSON. */
  data: string
}

const VERSION = ['id', 'title', 'words', 'created_at', 'updated_at'] as const

/** Keeps a draft: in its newest version while that is young, else or on request in a new one. The oldest versions go. */
export async function writeDraft(
  tx: Tx,
  draft: Draft,
  beginsVersion: boolean,
): Promise<{ id: number; updated_at: string }> {
  const at = now()
  const since = new Date(Date.now() - DRAFT_VERSION_MINUTES * 60_000).toISOString()
  const versions = await versionsOf(tx, draft.user_id, draft.draft_key)
    .select(['id', 'created_at', 'closed_at'])
    .execute()
  const [newest] = versions
  if (newest && !beginsVersion && newest.closed_at === null && newest.created_at > since) {
    await updateRows(tx, 'blog_drafts', { id: newest.id }, { ...draft, updated_at: at })
    return { id: newest.id, updated_at: at }
  }
  const old = versions.slice(DRAFT_VERSIONS_MAX - 1).map((version) => version.id)
  if (old.length > 0) await tx.deleteFrom('blog_drafts').where('id', 'in', old).execute()
  const id = await insertRow(tx, 'blog_drafts', { ...draft, created_at: at, updated_at: at, closed_at: null })
  return { id, updated_at: at }
}

/** The newest version of each draft of a person that was not saved since. */
export async function selectOpenDrafts(db: Db, userId: string): Promise<OpenDraft[]> {
  return await db
    .selectFrom('blog_drafts')
    .select([...VERSION, 'draft_key as key', 'post_id'])
    .where('closed_at', 'is', null)
    .where('id', 'in', (e) =>
      e
        .selectFrom('blog_drafts')
        .select((f) => f.fn.max('id').as('id'))
        .where('user_id', '=', userId)
        .groupBy('draft_key'),
    )
    .orderBy('updated_at', 'desc')
    .execute()
}

/** The versions of a draft of a person, the newest first. */
const versionsOf = (db: Db | Tx, userId: string, key: string) =>
  db
    .selectFrom('blog_drafts')
    .where('user_id', '=', userId)
    .where('draft_key', '=', key)
    .orderBy('id', 'desc')

export const selectDraftVersions = (db: Db, userId: string, key: string): Promise<DraftVersion[]> =>
  versionsOf(db, userId, key).select(VERSION).execute()

export const selectDraftVersion = (db: Db, userId: string, key: string, id: number) =>
  versionsOf(db, userId, key)
    .select(['data', 'base_version', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirst()

export async function deleteDraft(db: Db, userId: string, key: string): Promise<void> {
  await db.deleteFrom('blog_drafts').where('user_id', '=', userId).where('draft_key', '=', key).execute()
}

/** What was written is saved now: its versions stay, as those of the article. */
export async function closeDraft(tx: Tx, userId: string, key: string, postId: number): Promise<void> {
  await updateRows(
    tx,
    'blog_drafts',
    { user_id: userId, draft_key: key, closed_at: null },
    { closed_at: now(), draft_key: `post-${postId}`, post_id: postId },
  )
}
