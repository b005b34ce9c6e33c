import { now } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import { hasAll, type Page, selectPage } from '../../../kernel/data/lists.queries.ts'

/** One page of the suggestions, and their number. */
export function selectSubmissions(db: Db, filter: Page & { status?: string | undefined }) {
  let query = db.selectFrom('submissions').where(hasAll(filter.search, 'search_key'))
  if (filter.status) query = query.where('status', '=', filter.status)
  return selectPage(db, query, 'created_at', filter, selectSubmissionRows)
}

export type SubmissionRow = Awaited<ReturnType<typeof selectSubmissionRows>>[number]

export async function selectSubmissionRows(db: Db | Tx, ids: number[]) {
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
