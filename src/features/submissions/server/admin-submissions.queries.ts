import { now } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import {
  contains,
  inOrder,
  type Page,
  searchWords,
  selectIdPage,
} from '../../../kernel/data/lists.queries.ts'

interface Filter extends Page {
  search?: string | undefined
  status?: string | undefined
}

/** One page of the suggestions, and their number. */
export async function selectSubmissions(db: Db, filter: Filter) {
  let query = db.selectFrom('submissions').where((e) => e.lit(true))
  for (const word of searchWords(filter.search)) {
    query = query.where(contains('search_key', word))
  }
  if (filter.status) query = query.where('status', '=', filter.status)
  const { ids, ...total } = await selectIdPage<number, 'submissions'>(db, query, 'created_at', filter)
  return { rows: inOrder(ids, await selectSubmissionRows(db, ids)), ...total }
}

export type SubmissionRow = Awaited<ReturnType<typeof selectSubmissionRows>>[number]

export async function selectSubmissionRows(db: Db | Tx, ids: number[]) {
  if (ids.length === 0) return []
  return await db
    .selectFrom('submissions')
    .select(['id', 'name', 'website_url', 'email', 'data', 'status', 'reason', 'tool_id'])
    .select(['name_key', 'address_key', 'created_at', 'version'])
    .where('id', 'in', ids)
    .execute()
}

export async function decide(
  tx: Tx,
  id: number,
  set: { status: string; reason?: string; tool_id?: number },
): Promise<void> {
  await tx
    .updateTable('submissions')
    .set((e) => ({ ...set, updated_at: now(), version: e('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
