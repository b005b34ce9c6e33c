import { newBatch, writeContent } from '../../../kernel/changes/changes.queries.ts'
import {
  actorOf,
  type Bulk,
  changeRecords,
  createRecord,
  moveRecords,
  recordKind,
} from '../../../kernel/changes/records.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import { type RequestContext, userOf } from '../../../kernel/http/context.ts'
import { parseInput } from '../../../kernel/http/input.ts'
import { AppError } from '../../../shared/errors.ts'
import { factSchema, planSchema } from '../../facts/fact-check.ts'
import { type FactValue, formatValue } from '../../facts/fact-values.ts'
import type { Fact, FactKind, Plan } from '../../facts/facts.contract.ts'
import { planPrice } from '../../facts/prices.ts'
import { changeSheetIn, readSheet } from '../../facts/server/fact-sheets.service.ts'
import { selectFactKinds, selectFactsOf, selectPlansOf } from '../../facts/server/facts.queries.ts'
import type { FactProposal, ProposalDecision } from '../admin-claims.contract.ts'
import type { ProposalInput } from '../claim-input.ts'
import { PLANS } from '../claim-words.ts'
import type { OwnProposal, Said } from '../claims.contract.ts'
import { PROPOSALS_OPEN_MAX } from '../claims.limits.ts'
import { mailClaimant } from './claim-kind.service.ts'
import type { ClaimRow } from './claims.queries.ts'
import {
  insertProposal,
  type ProposalRecord,
  type ProposalRow,
  selectOpenProposals,
  selectProposalRecord,
  selectProposalRows,
  selectProposals,
  selectProposalsOfClaim,
  writeProposal,
} from './proposals.queries.ts'

/** Proposals as they are decided. What vendors write is not edited. */
export const proposalKind = recordKind<ProposalRecord>({
  entity: 'fact_proposal',
  table: 'fact_proposals',
  label: 'name',
  noun: 'proposal',
  access: 'admin',
  read: selectProposalRecord,
  write: (tx, id, proposal) => writeProposal(tx, id, proposal),
  revive: async (_, snapshot, current) => ({ ...current, ...snapshot, name: current.name }),
})

const today = () => new Date().toISOString().slice(0, 10)
const notFound = () => new AppError('not_found', 'Proposal not found')

/** What of a plan a vendor need not say. */
const PLAN: Omit<Plan, 'name' | 'source_url' | 'checked_at'> = {
  amount: null,
  currency: null,
  per: null,
  is_billed_yearly: false,
  per_seat: false,
  unit: null,
  seats_from: null,
  seats_to: null,
  limits: '',
  trial_days: null,
  trial_needs_card: null,
  source_kind: 'vendor',
  source_date: null,
}

/** What a proposal says, checked as the administration's are. Throws `invalid` with a sentence for each field. */
function checked(kinds: readonly FactKind[], { kind: key, value, plan, source_url }: ProposalInput): unknown {
  if (key === PLANS) {
    return parseInput(planSchema(today()), { ...PLAN, ...plan, source_url, ...VENDOR, checked_at: today() })
  }
  const kind = kinds.find((one) => one.key === key)
  if (!kind) {
    const message = 'There is no such question'
    throw new AppError('invalid', message, { kind: message })
  }
  return parseInput(factSchema(kind, today()), { value, note: null, source_url, ...VENDOR }).value
}
const VENDOR = { source_kind: 'vendor', source_date: null } as const

/** What is said, in words; null for a question that is not asked any more. */
function saidOf(kinds: readonly FactKind[], row: ProposalRow): Said | null {
  const { kind: key, value, source_url, created_at } = row
  const about = { kind: key, source_url, created_at }
  if (key === PLANS) {
    const plan = value as Plan
    return { ...about, subject: `Plan ${plan.name}`, text: textOfPlan(plan) }
  }
  const kind = kinds.find((one) => one.key === key)
  return kind ? { ...about, subject: kind.label, text: formatValue(kind, value as FactValue) } : null
}

/** A plan whose price is told on request says what it includes. */
const textOfPlan = (plan: Plan): string =>
  plan.amount === null ? plan.limits || 'Without a price' : planPrice(plan)

const orKey = (kinds: readonly FactKind[], row: ProposalRow): Said =>
  saidOf(kinds, row) ?? { ...row, subject: row.kind, text: String(row.value) }

const ownProposal = (kinds: readonly FactKind[], row: ProposalRow): OwnProposal => {
  const { kind, subject, text, source_url, created_at } = orKey(kinds, row)
  const { id, status, note, answer } = row
  return { id, kind, subject, text, source_url, created_at, status, note, answer }
}

export async function ownProposals(db: Db, claimId: number): Promise<OwnProposal[]> {
  const [kinds, rows] = await Promise.all([selectFactKinds(db), selectProposalsOfClaim(db, claimId)])
  return rows.map((row) => ownProposal(kinds, row))
}

/** What is open of some claims, for everybody to read. */
export async function readSaid(db: Db, claimIds: number[]): Promise<Said[]> {
  const rows = await selectOpenProposals(db, claimIds)
  if (rows.length === 0) return []
  const kinds = await selectFactKinds(db)
  return rows.flatMap((row) => saidOf(kinds, row) ?? [])
}

/** Stores what a vendor proposes, in the place of what waits about the same. The claim was checked before. */
export async function proposeFact(
  context: RequestContext,
  { id: claim_id, tool_id, tool_name, tool_slug }: ClaimRow,
  input: ProposalInput,
): Promise<OwnProposal> {
  const kinds = await selectFactKinds(context.database.db)
  const value = checked(kinds, input)
  const { kind, source_url, note } = input
  const subject =
    kind === PLANS ? `Plan ${(value as Plan).name}` : kinds.find(({ key }) => key === kind)!.label
  const isSame = (row: ProposalRow) =>
    row.kind === kind && (kind !== PLANS || (row.value as Plan).name === (value as Plan).name)
  const { id } = await createRecord(context, proposalKind, async (tx) => {
    const open = (await selectProposalsOfClaim(tx, claim_id)).filter(({ status }) => status === 'open')
    const same = open.filter(isSame).map((row) => row.id)
    if (open.length - same.length >= PROPOSALS_OPEN_MAX) {
      throw new AppError('conflict', 'Very many of your proposals wait already. We will look at them first.')
    }
    await moveRecords(tx, actorOf(context), proposalKind, same, true)
    const name = `${tool_name}: ${subject}`
    const search_key = `${tool_name} ${tool_slug} ${subject}`.toLowerCase()
    return await insertProposal(tx, { tool_id, claim_id, kind, name, value, source_url, note, search_key })
  })
  return ownProposal(kinds, (await selectProposalRows(context.database.db, [id]))[0]!)
}

/** Takes back what waits. Throws `not_found` for what somebody else has proposed. */
export async function withdrawProposal(context: RequestContext, id: number): Promise<void> {
  await writeContent(context, async (tx) => {
    const [row] = await selectProposalRows(tx, [id])
    if (!row || row.user_id !== userOf(context).id) throw notFound()
    if (row.status !== 'open') throw new AppError('conflict', 'This has been decided already')
    await moveRecords(tx, actorOf(context), proposalKind, [id], true)
  })
}

/** One page of the proposals with what stands now. */
export async function listProposals(context: RequestContext, query: Parameters<typeof selectProposals>[1]) {
  const { db } = context.database
  const [page, kinds] = await Promise.all([selectProposals(db, query), selectFactKinds(db)])
  const toolIds = [...new Set(page.rows.map(({ tool_id }) => tool_id))]
  const [facts, plans] = await Promise.all([selectFactsOf(db, toolIds), selectPlansOf(db, toolIds)])
  const rows = page.rows.map((row): FactProposal => {
    const { tool_id, tool_name, tool_slug, user_name, user_email, version, claim_status, decided_at } = row
    const stands = standsOf(kinds, row, facts.get(tool_id) ?? [], plans.get(tool_id) ?? [])
    const of = { tool_id, tool_name, tool_slug, user_name, user_email, version, claim_status, decided_at }
    return { ...ownProposal(kinds, row), ...of, stands }
  })
  return { ...page, rows }
}

function standsOf(kinds: readonly FactKind[], row: ProposalRow, facts: Fact[], plans: Plan[]): string | null {
  if (row.kind === PLANS) {
    const plan = plans.find(({ name }) => name === (row.value as Plan).name)
    return plan ? planPrice(plan) : null
  }
  const [fact, kind] = [facts.find((f) => f.kind === row.kind), kinds.find(({ key }) => key === row.kind)]
  return fact && kind ? formatValue(kind, fact.value) : null
}

/** Makes a proposal a fact of the vendor, or refuses it, and tells the vendor; both are undone together. */
export async function decideProposal(
  context: RequestContext,
  id: number,
  { status, note, version }: ProposalDecision,
): Promise<Bulk> {
  const batch = newBatch()
  const actor = actorOf(context)
  await writeContent(context, async (tx) => {
    const [row] = await selectProposalRows(tx, [id])
    if (!row) throw notFound()
    if (row.status !== 'open')
      throw new AppError('conflict', 'This has been decided already. Nothing was sent.')
    if (version !== undefined && version !== row.version) {
      throw new AppError('conflict', 'Somebody else has changed this proposal meanwhile')
    }
    if (status === 'accepted') {
      await changeSheetIn(tx, actor, row.tool_id, { ...(await sheetChange(tx, row)), batch })
    }
    const change = (before: ProposalRecord): ProposalRecord => ({ ...before, status, answer: note })
    await changeRecords(tx, actor, proposalKind, [id], { change, batch })
    await mailVendor(tx, context, row, { status, note })
  })
  return { changed: 1, batch }
}

/** What is to be different in what is known of the tool. */
async function sheetChange(tx: Tx, { kind, value, source_url, tool_id }: ProposalRow) {
  const said = { source_url, ...VENDOR, checked_at: today() }
  if (kind !== PLANS) return { [kind]: { value, note: null, ...said } }
  const plan = { ...(value as Plan), ...said }
  const { plans } = await readSheet(tx, tool_id)
  const isThere = plans.some(({ name }) => name === plan.name)
  return { plans: isThere ? plans.map((one) => (one.name === plan.name ? plan : one)) : [...plans, plan] }
}

async function mailVendor(
  tx: Tx,
  context: RequestContext,
  row: ProposalRow,
  { status, note }: Pick<ProposalDecision, 'status' | 'note'>,
): Promise<void> {
  if (row.user_email === null) return
  const { subject, text } = orKey(await selectFactKinds(tx), row)
  const isAccepted = status === 'accepted'
  await mailClaimant(tx, context, row.user_email, {
    title: isAccepted
      ? `What you proposed for ${row.tool_name} is accepted`
      : `About what you proposed for ${row.tool_name}`,
    paragraphs: [
      isAccepted
        ? `${subject}: ${text}. It stands among the facts now, with your source.`
        : `${subject}: ${text}. We have looked at it and leave things as they are:`,
      ...(note ? [note] : []),
    ],
    action: { label: 'See its page', path: `/tools/${row.tool_slug}` },
  })
}
