import type { ExpressionBuilder } from 'kysely'
import { fromBit, toBit } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import { hasAll, type ListPage, selectPage } from '../../../kernel/data/lists.queries.ts'
import type { Schema } from '../../../kernel/data/schema.ts'
import type { VisitFailure } from '../../../kernel/outside/visit-address.ts'
import type { LinkCheck, LinkOutcome, LinkQuery } from '../admin-links.contract.ts'
import type { Address } from './address-queue.ts'
import { type Finding, reasonOf } from './finding.ts'

/** What somebody should look at. */
const OPEN = ['dead', 'moved']

/** What is in the bin is not reported. It is the smaller part, and has an index: no tool is read for it. */
const isLive = (e: ExpressionBuilder<Schema, 'link_checks'>) =>
  e(
    'link_checks.id',
    'not in',
    e.selectFrom('tools').select('tools.id').where('tools.deleted_at', 'is not', null),
  )

/** Tools that have the words, up to which they are all named; of more, each row is asked whether it has them. */
const RARE = 2000

/** Whether a tool has all the words in its name or address. */
async function ofToolsWith(db: Db, search: string) {
  const tools = db
    .selectFrom('tools')
    .select('tools.id')
    .where('tools.deleted_at', 'is', null)
    .where(hasAll(search, 'tools.search_key'))
  const ids = (await tools.limit(RARE + 1).execute()).map(({ id }) => id)
  return (e: ExpressionBuilder<Schema, 'link_checks'>) => {
    if (ids.length === 0) return e.lit(false)
    if (ids.length <= RARE) return e('link_checks.id', 'in', ids)
    return e.exists(tools.where('tools.id', '=', e.ref('link_checks.id')))
  }
}

/** One page of what was found, and their number. */
export async function selectLinks(db: Db, filter: LinkQuery): Promise<ListPage<LinkCheck>> {
  let query = db.selectFrom('link_checks').where(isLive)
  if (filter.search) query = query.where(await ofToolsWith(db, filter.search))
  if (filter.state === 'open') query = query.where('state', 'in', OPEN)
  else if (filter.state) query = query.where('state', '=', filter.state)
  return await selectPage(db, query, filter.sort, filter, selectLinkRows)
}

/** What was found about tools that are not in the bin. */
export async function selectLinkRows(db: Db | Tx, ids: number[]): Promise<LinkCheck[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('link_checks')
    .innerJoin('tools', 'tools.id', 'link_checks.id')
    .select(['link_checks.id', 'name', 'slug', 'status', 'version', 'website_url', 'url', 'outcome', 'state'])
    .select(['failure', 'http_status', 'code', 'moved_to', 'checked_at', 'since', 'times', 'is_asked'])
    .where('link_checks.id', 'in', ids)
    .where('tools.deleted_at', 'is', null)
    .execute()
  return rows.map(({ failure, code, state, is_asked, ...row }) => ({
    ...row,
    status: row.status as LinkCheck['status'],
    outcome: row.outcome as LinkOutcome,
    reason: reasonOf({ failure: failure as VisitFailure | null, http_status: row.http_status, code }),
    is_ignored: state === 'ignored',
    is_waiting: fromBit(is_asked) || row.url !== row.website_url,
  }))
}

/** How many there are of each state, and how many tools were not visited yet. */
export async function selectLinkCounts(db: Db) {
  const [rows, tools] = await Promise.all([
    db
      .selectFrom('link_checks')
      .select((e) => ['state', e.fn.countAll<number>().as('count')])
      .where(isLive)
      .groupBy('state')
      .execute(),
    db
      .selectFrom('tools')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow(),
  ])
  const counts = new Map(rows.map(({ state, count }) => [state, Number(count)]))
  const of = (state: string) => counts.get(state) ?? 0
  const checked = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return {
    dead: of('dead'),
    moved: of('moved'),
    unclear: of('unclear'),
    alive: of('alive'),
    ignored: of('ignored'),
    unchecked: Math.max(0, Number(tools.count) - checked),
  }
}

/** How many addresses are dead or have moved. */
export async function countOpenLinks(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('link_checks')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where(isLive)
    .where('state', 'in', OPEN)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Which addresses are to be visited: those that were visited before a moment; dead ones again a little sooner. */
export interface Due {
  before: string
  deadBefore: string
}

/** A dead address is looked at again soon until this has been found so many times. */
const SURE = 3

/** The addresses that are due among the tools from one id to another. */
export async function selectDueAddresses(
  db: Db,
  { before, deadBefore }: Due,
  [from, to]: readonly [number, number],
): Promise<Address[]> {
  return await db
    .selectFrom('tools')
    .leftJoin('link_checks', 'link_checks.id', 'tools.id')
    .select(['tools.id', 'tools.website_url as url', 'failure'])
    .where('tools.deleted_at', 'is', null)
    .where('tools.id', '>=', from)
    .where('tools.id', '<=', to)
    .where((e) =>
      e.or([
        e('link_checks.id', 'is', null),
        e('link_checks.url', '!=', e.ref('tools.website_url')),
        e('is_asked', '=', 1),
        e('checked_at', '<', before),
        e.and([e('outcome', '=', 'dead'), e('times', '<', SURE), e('checked_at', '<', deadBefore)]),
      ]),
    )
    .orderBy('tools.id')
    .execute()
}

/** The addresses of some tools, as they are now. */
export async function selectAddresses(db: Db, ids: number[]): Promise<Address[]> {
  if (ids.length === 0) return []
  return await db
    .selectFrom('tools')
    .select(['id', 'website_url as url'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
}

export async function selectLastToolId(db: Db): Promise<number> {
  const row = await db
    .selectFrom('tools')
    .select((e) => e.fn.max('id').as('id'))
    .executeTakeFirst()
  return row?.id ?? 0
}

/** Notes that somebody waits for another visit. */
export async function markAsked(db: Db, ids: number[]): Promise<void> {
  await db.updateTable('link_checks').set({ is_asked: 1 }).where('id', 'in', ids).execute()
}

/** Answers how many there were. */
export async function updateIgnored(tx: Tx, ids: number[], isIgnored: boolean): Promise<number[]> {
  const rows = await tx
    .updateTable('link_checks')
    .set((e) => ({ state: isIgnored ? 'ignored' : e.ref('outcome') }))
    .where('id', 'in', ids)
    .where('state', isIgnored ? '!=' : '=', 'ignored')
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Stores what visits have found. What was ignored stays so while it is the same. */
export async function upsertFindings(tx: Tx, findings: Finding[]): Promise<void> {
  const ids = findings.map((f) => f.id)
  const [known, tools] = await Promise.all([
    tx.selectFrom('link_checks').selectAll().where('id', 'in', ids).execute(),
    tx.selectFrom('tools').select('id').where('id', 'in', ids).execute(),
  ])
  const byId = new Map(known.map((row) => [row.id, row]))
  const there = new Set(tools.map(({ id }) => id))
  const rows = findings
    .filter(({ id }) => there.has(id))
    .map((finding) => {
      const before = byId.get(finding.id)
      const isSame =
        before !== undefined &&
        before.url === finding.url &&
        before.outcome === finding.outcome &&
        before.moved_to === finding.moved_to
      return {
        ...finding,
        state: isSame ? before.state : finding.outcome,
        since: isSame ? before.since : finding.checked_at,
        times: isSame ? before.times + 1 : 1,
        is_asked: toBit(false),
      }
    })
  if (rows.length === 0) return
  await tx
    .insertInto('link_checks')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((e) => ({
        url: e.ref('excluded.url'),
        state: e.ref('excluded.state'),
        outcome: e.ref('excluded.outcome'),
        failure: e.ref('excluded.failure'),
        http_status: e.ref('excluded.http_status'),
        code: e.ref('excluded.code'),
        moved_to: e.ref('excluded.moved_to'),
        checked_at: e.ref('excluded.checked_at'),
        since: e.ref('excluded.since'),
        times: e.ref('excluded.times'),
        is_asked: e.ref('excluded.is_asked'),
      })),
    )
    .execute()
}
