import { now } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import { hasAll, type Page, selectPage } from '../../../kernel/data/lists.queries.ts'
import { selectRow } from '../../../kernel/data/rows.queries.ts'
import type { ToolClaim } from '../admin-claims.contract.ts'
import { queueKey } from '../claim-words.ts'
import type { ClaimStatus } from '../claims.limits.ts'
import { type ClaimRow, selectClaimRows } from './claims.queries.ts'

/** What of a claim is decided; it stands in the log, which is kept longer than what claimants write. */
export interface ClaimRecord {
  name: string
  status: ClaimStatus
  note: string | null
}

/** One page of the claims, and their number. */
export function selectClaims(db: Db, filter: Page & { sort: string; status?: string | undefined }) {
  let query = db
    .selectFrom('tool_claims')
    .where('deleted_at', 'is', null)
    .where(hasAll(filter.search, 'search_key'))
  if (filter.status) query = query.where('status', '=', filter.status)
  const sort = filter.sort === 'queue' ? 'queue_key' : filter.sort
  return selectPage(db, query, sort, filter, async (_, ids: number[]) =>
    (await selectClaimRows(db, ids)).map(listed),
  )
}

const listed = ({ user_id: _, token: __, tool_deleted: ___, is_active: ____, ...row }: ClaimRow): ToolClaim =>
  row

/** A claim as it is decided, in the bin too; null when there is none. */
export async function selectClaimRecord(db: Db | Tx, id: number): Promise<ClaimRecord | null> {
  const row = await selectRow(db, 'tool_claims', ['name', 'status', 'note'], { id })
  return row ? { ...row, status: row.status as ClaimStatus } : null
}

export async function writeClaim(
  tx: Tx,
  id: number,
  { status, note }: ClaimRecord,
  before: ClaimRecord,
  by: string,
): Promise<void> {
  const { created_at } = (await selectRow(tx, 'tool_claims', ['created_at'], { id }))!
  const isDecided = status === 'approved' || status === 'refused'
  await tx
    .updateTable('tool_claims')
    .set({ status, note, queue_key: queueKey(status === 'proved', created_at) })
    .$if(status !== before.status && isDecided, (query) => query.set({ decided_at: now(), decided_by: by }))
    // Whoever brings it back lets it be looked at at once.
    .$if(status === 'lapsed', (query) => query.set({ checked_at: null }))
    .where('id', '=', id)
    .execute()
}

/** Whether what proves a claim was found since it was asked for. */
export async function isProved(tx: Tx, id: number): Promise<boolean> {
  const query = tx.selectFrom('tool_claims').select('proved_at').where('id', '=', id)
  return (await query.executeTakeFirstOrThrow()).proved_at !== null
}

/** The tool of a claim, in the bin too. */
export async function selectToolOfClaim(tx: Tx, id: number): Promise<number> {
  const query = tx.selectFrom('tool_claims').select('tool_id').where('id', '=', id)
  return (await query.executeTakeFirstOrThrow()).tool_id
}

/** Whether the claimant has another claim on the same tool that is not in the bin. */
export async function hasOtherClaim(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('tool_claims as own')
    .innerJoin('tool_claims as other', (join) =>
      join.onRef('other.user_id', '=', 'own.user_id').onRef('other.tool_id', '=', 'own.tool_id'),
    )
    .select('other.id')
    .where('own.id', '=', id)
    .where('other.id', '!=', id)
    .where('other.deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
