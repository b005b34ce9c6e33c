import { fromBit, now } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import { insertRow, updateRows } from '../../../kernel/data/rows.queries.ts'
import { queueKey } from '../claim-words.ts'
import type { ClaimMethod, ClaimStatus } from '../claims.limits.ts'

/** A claim with its tool as it is now, which may be in the bin, and its claimant, whose account may be gone. */
export type ClaimRow = Awaited<ReturnType<typeof selectClaimRows>>[number]

const joined = (db: Db | Tx) =>
  db
    .selectFrom('tool_claims')
    .innerJoin('tools', 'tools.id', 'tool_claims.tool_id')
    .leftJoin('users', 'users.id', 'tool_claims.user_id')
    .select(['tool_claims.id', 'tool_id', 'user_id', 'role', 'method', 'host', 'token', 'tool_claims.status'])
    .select(['proved_at', 'checked_at', 'failed_at', 'note', 'decided_at', 'decided_by'])
    .select(['tool_claims.created_at', 'tool_claims.version', 'tools.website_url'])
    .select(['tools.name as tool_name', 'tools.slug as tool_slug', 'tools.deleted_at as tool_deleted_at'])
    .select(['users.name as user_name', 'users.email as user_email', 'users.email_verified'])
    .select(['users.is_active', 'users.deleted_at as user_deleted_at'])
    .where('tool_claims.deleted_at', 'is', null)

type Joined = Awaited<ReturnType<ReturnType<typeof joined>['execute']>>[number]

const rowOf = ({ email_verified, is_active, user_deleted_at, tool_deleted_at, ...row }: Joined) => ({
  ...row,
  method: row.method as ClaimMethod,
  status: row.status as ClaimStatus,
  tool_deleted: tool_deleted_at !== null,
  is_active: row.user_name !== null && fromBit(is_active ?? 0) && user_deleted_at === null,
  is_confirmed: fromBit(email_verified ?? 0),
})

/** Claims that are not in the bin. */
export const selectClaimRows = async (db: Db | Tx, ids: number[]) =>
  (await joined(db).where('tool_claims.id', 'in', ids).execute()).map(rowOf)

/** The claims of a person, of one tool or of all. */
export async function selectClaimsOfUser(db: Db | Tx, userId: string, toolId?: number): Promise<ClaimRow[]> {
  const query = joined(db).where('user_id', '=', userId)
  const rows = await (toolId === undefined ? query : query.where('tool_id', '=', toolId))
    .orderBy('tool_claims.id')
    .execute()
  return rows.map(rowOf)
}

/** Claims in one of these states. */
export const selectClaimsIn = async (db: Db, statuses: ClaimStatus[]): Promise<ClaimRow[]> =>
  (await joined(db).where('tool_claims.status', 'in', statuses).execute()).map(rowOf)

/** When the approved claims of a tool were decided, and what they rest on. */
export async function selectApproved(db: Db | Tx, toolId: number) {
  const rows = await db
    .selectFrom('tool_claims')
    .select(['id', 'method', 'host', 'decided_at'])
    .where('tool_id', '=', toolId)
    .where('status', '=', 'approved')
    .where('deleted_at', 'is', null)
    .orderBy('decided_at')
    .execute()
  return rows.map((row) => ({ ...row, method: row.method as ClaimMethod }))
}

/** Whether somebody has shown that they represent a tool: by their account, or by its address. */
export async function isRepresentative(
  tx: Tx,
  toolId: number,
  { user_id, email }: { user_id: string | null; email: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('tool_claims')
    .innerJoin('users', 'users.id', 'tool_claims.user_id')
    .select('tool_claims.id')
    .where('tool_id', '=', toolId)
    .where('tool_claims.status', 'in', ['proved', 'approved'])
    .where('tool_claims.deleted_at', 'is', null)
    .where((e) => e.or([e('users.email', '=', email.toLowerCase()), e('users.id', '=', user_id ?? '')]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

interface Asked {
  role: string
  method: ClaimMethod
  host: string
  token: string
  name: string
  search_key: string
}

export async function insertClaim(
  tx: Tx,
  claim: Asked & { tool_id: number; user_id: string },
): Promise<number> {
  const at = now()
  return await insertRow(tx, 'tool_claims', {
    ...claim,
    queue_key: queueKey(false, at),
    created_at: at,
    updated_at: at,
  })
}

/** Asks once more: what was shown before counts no longer. */
export async function askAgain(tx: Tx, id: number, asked: Asked): Promise<void> {
  await updateRows(
    tx,
    'tool_claims',
    { id },
    { ...asked, proved_at: null, checked_at: null, failed_at: null, decided_at: null, decided_by: null },
  )
}

/** Notes that the proof was looked at. */
export async function markChecked(db: Db | Tx, id: number, holds: boolean): Promise<void> {
  const at = now()
  await db
    .updateTable('tool_claims')
    .set((e) =>
      holds
        ? { checked_at: at, failed_at: null, proved_at: e.fn.coalesce('proved_at', e.val(at)) }
        : { failed_at: at },
    )
    .where('id', '=', id)
    .execute()
}

/** Forgets who claimants without an account were. */
export async function forgetClaimants(db: Db): Promise<void> {
  await db
    .updateTable('tool_claims')
    .set({ role: '', search_key: '' })
    .where('user_id', 'is', null)
    .where('role', '<>', '')
    .execute()
}
