import { now } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import { hasAll, type Page, selectPage } from '../../../kernel/data/lists.queries.ts'
import { insertRow, selectRow, updateRows } from '../../../kernel/data/rows.queries.ts'
import { queueKey } from '../claim-words.ts'
import type { ClaimStatus, ProposalStatus } from '../claims.limits.ts'

/** What of a proposal is decided. */
export interface ProposalRecord {
  name: string
  status: ProposalStatus
  answer: string | null
}

export type ProposalRow = Awaited<ReturnType<typeof selectProposalRows>>[number]

const joined = (db: Db | Tx) =>
  db
    .selectFrom('fact_proposals')
    .innerJoin('tool_claims', 'tool_claims.id', 'fact_proposals.claim_id')
    .innerJoin('tools', 'tools.id', 'fact_proposals.tool_id')
    .leftJoin('users', 'users.id', 'tool_claims.user_id')
    .select(['fact_proposals.id', 'fact_proposals.tool_id', 'claim_id', 'kind', 'value', 'source_url'])
    .select(['fact_proposals.note', 'fact_proposals.status', 'answer', 'fact_proposals.decided_at'])
    .select(['fact_proposals.created_at', 'fact_proposals.version', 'tool_claims.status as claim_status'])
    .select(['tools.name as tool_name', 'tools.slug as tool_slug', 'tool_claims.user_id'])
    .select(['users.name as user_name', 'users.email as user_email'])
    .where('fact_proposals.deleted_at', 'is', null)

type Joined = Awaited<ReturnType<ReturnType<typeof joined>['execute']>>[number]

const rowOf = (row: Joined) => ({
  ...row,
  value: JSON.parse(row.value) as unknown,
  status: row.status as ProposalStatus,
  claim_status: row.claim_status as ClaimStatus,
})

/** Proposals that are not in the bin. */
export const selectProposalRows = async (db: Db | Tx, ids: number[]) =>
  (await joined(db).where('fact_proposals.id', 'in', ids).execute()).map(rowOf)

/** What was proposed with a claim, the newest first. */
export const selectProposalsOfClaim = async (db: Db | Tx, claimId: number) =>
  (await joined(db).where('claim_id', '=', claimId).orderBy('fact_proposals.id', 'desc').execute()).map(rowOf)

/** What is open of some claims, in the order in which it came. */
export async function selectOpenProposals(db: Db, claimIds: number[]) {
  if (claimIds.length === 0) return []
  const query = joined(db).where('claim_id', 'in', claimIds).where('fact_proposals.status', '=', 'open')
  return (await query.orderBy('fact_proposals.id').execute()).map(rowOf)
}

/** One page of the proposals, and their number. */
export function selectProposals(db: Db, filter: Page & { sort: string; status?: string | undefined }) {
  let query = db
    .selectFrom('fact_proposals')
    .where('deleted_at', 'is', null)
    .where(hasAll(filter.search, 'search_key'))
  if (filter.status) query = query.where('status', '=', filter.status)
  const sort = filter.sort === 'queue' ? 'queue_key' : filter.sort
  return selectPage(db, query, sort, filter, (_, ids: number[]) => selectProposalRows(db, ids))
}

export interface NewProposal {
  tool_id: number
  claim_id: number
  kind: string
  name: string
  value: unknown
  source_url: string
  note: string | null
  search_key: string
}

export async function insertProposal(tx: Tx, { value, ...proposal }: NewProposal): Promise<number> {
  const at = now()
  return await insertRow(tx, 'fact_proposals', {
    ...proposal,
    value: JSON.stringify(value),
    queue_key: queueKey(true, at),
    created_at: at,
    updated_at: at,
  })
}

/** A proposal as it is decided, in the bin too; null when there is none. */
export async function selectProposalRecord(db: Db | Tx, id: number): Promise<ProposalRecord | null> {
  const row = await selectRow(db, 'fact_proposals', ['name', 'status', 'answer'], { id })
  return row ? { ...row, status: row.status as ProposalStatus } : null
}

export async function writeProposal(tx: Tx, id: number, { status, answer }: ProposalRecord): Promise<void> {
  const { created_at } = (await selectRow(tx, 'fact_proposals', ['created_at'], { id }))!
  const isOpen = status === 'open'
  await updateRows(
    tx,
    'fact_proposals',
    { id },
    { status, answer, decided_at: isOpen ? null : now(), queue_key: queueKey(isOpen, created_at) },
  )
}
