import { type ExpressionBuilder, expressionBuilder, type Insertable } from 'kysely'
import { fromBit, now } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import { hasAll, type ListPage, selectPage } from '../../../kernel/data/lists.queries.ts'
import { selectRow } from '../../../kernel/data/rows.queries.ts'
import type { Schema } from '../../../kernel/data/schema.ts'
import type { VisitFailure } from '../../../kernel/outside/visit-address.ts'
import type { Address } from '../../links/server/address-queue.ts'
import { reasonOf } from '../../links/server/finding.ts'
import { faceOf, MARKS } from '../../tools/server/marks.ts'
import type { FoundPicture, PictureStatus, SiteQuery, ToolSite } from '../admin-pictures.contract.ts'
import type { Refusal } from './fetched-picture.ts'

type SiteExpressions = ExpressionBuilder<Schema, 'tool_sites'>

/** Tools in the bin are not listed. */
const isLive = (search: string | undefined) => (e: SiteExpressions) =>
  e.exists(
    e
      .selectFrom('tools')
      .select('tools.id')
      .whereRef('tools.id', '=', 'tool_sites.id')
      .where('tools.deleted_at', 'is', null)
      .where(hasAll(search, 'tools.search_key')),
  )

const hasPictures = (e: SiteExpressions, status?: PictureStatus) => {
  const pictures = e
    .selectFrom('site_pictures')
    .select('site_pictures.id')
    .whereRef('site_pictures.tool_id', '=', 'tool_sites.id')
  return e.exists(status ? pictures.where('site_pictures.status', '=', status) : pictures)
}

const STATES: Record<SiteQuery['state'], (e: SiteExpressions) => ReturnType<SiteExpressions['and']>> = {
  open: (e) => e.and([hasPictures(e, 'found')]),
  failed: (e) => e.and([e('failure', 'is not', null)]),
  empty: (e) => e.and([e('failure', 'is', null), e('read_at', 'is not', null), e.not(hasPictures(e))]),
  decided: (e) => e.and([hasPictures(e), e.not(hasPictures(e, 'found'))]),
}

/** One page of tools with what was found on their sites, and their number. */
export async function selectToolSites(db: Db, filter: SiteQuery): Promise<ListPage<ToolSite>> {
  const query = db.selectFrom('tool_sites').where(isLive(filter.search)).where(STATES[filter.state])
  return await selectPage(db, query, filter.sort, filter, selectSiteRows)
}

const REASONS: Record<Refusal, string> = {
  not_there: 'Nothing is there',
  not_a_picture: 'It is no picture',
  too_large: 'It is too large',
  too_small: 'It is too small',
  tracking_pixel: 'It is a pixel that counts visitors',
  empty: 'There is nothing to see on it',
  animated: 'It moves',
  broken: 'It cannot be read',
  unsafe_drawing: 'It is a drawing that runs something, or asks for something else',
}

/** What was found on the sites of tools that are not in the bin. */
export async function selectSiteRows(db: Db | Tx, ids: number[]): Promise<ToolSite[]> {
  if (ids.length === 0) return []
  const [rows, pictures] = await Promise.all([
    db
      .selectFrom('tool_sites')
      .innerJoin('tools', 'tools.id', 'tool_sites.id')
      .select(['tools.id', 'name', 'slug', 'website_url', 'logo_url', 'theme_color'])
      .select(['page_url', 'read_at', 'failure', 'http_status', 'code', 'title', 'tool_sites.description'])
      .select(['not_taken', 'is_asked'])
      .where('tools.id', 'in', ids)
      .where('tools.deleted_at', 'is', null)
      .execute(),
    db
      .selectFrom('site_pictures')
      .select(['id', 'tool_id', 'kind', 'value', 'original', 'width', 'height', 'source_url', 'fetched_at'])
      .where('tool_id', 'in', ids)
      .where('status', '=', 'found')
      .orderBy('id')
      .execute(),
  ])
  return rows.map(({ failure, http_status, code, not_taken, is_asked, ...row }) => ({
    ...row,
    ...faceOf(row),
    reason: reasonOf({ failure: failure as VisitFailure | null, http_status, code }),
    not_taken: (JSON.parse(not_taken) as { url: string; reason: Refusal }[]).map(({ url, reason }) => ({
      url,
      reason: REASONS[reason],
    })),
    is_waiting: fromBit(is_asked),
    pictures: pictures
      .filter(({ tool_id }) => tool_id === row.id)
      .map(({ tool_id: _, ...picture }) => picture),
  }))
}

/** How many tools there are of each state. */
/** Slugs of tools that wear a brand mark of ours where they have no logo. */
const MARKED = [...MARKS.keys()]

const tool = expressionBuilder<Schema, 'tools'>()
/** Of tools that wear a monogram. */
const IS_FACELESS = tool('tools.logo_url', 'is', null).and('tools.slug', 'not in', MARKED)

export async function selectSiteCounts(db: Db) {
  const count = async (state: 'open' | 'failed') => {
    const query = db.selectFrom('tool_sites').where(isLive(undefined)).where(STATES[state])
    const row = await query.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
    return Number(row.count)
  }
  const [open, failed, tools] = await Promise.all([
    count('open'),
    count('failed'),
    db
      .selectFrom('tools')
      .leftJoin('tool_sites', 'tool_sites.id', 'tools.id')
      .select((e) => [
        e.fn.countAll<number>().as('all'),
        e.fn.countAll<number>().filterWhere(IS_FACELESS).as('without_logo'),
        e.fn.count<number>('tool_sites.read_at').as('read'),
      ])
      .where('tools.deleted_at', 'is', null)
      .executeTakeFirstOrThrow(),
  ])
  const { all, without_logo, read } = tools
  return { open, failed, unread: Number(all) - Number(read), without_logo: Number(without_logo) }
}

/** The sites that are due, of the tools after one. */
export async function selectDueSites(
  db: Db,
  before: string | null,
  { after, limit }: { after: number; limit: number },
): Promise<Address[]> {
  return await db
    .selectFrom('tools')
    .leftJoin('tool_sites', 'tool_sites.id', 'tools.id')
    .select(['tools.id', 'tools.website_url as url', 'failure'])
    .where('tools.deleted_at', 'is', null)
    .where('tools.id', '>', after)
    .where(isDue(before))
    .orderBy('tools.id')
    .limit(limit)
    .execute()
}

export async function countDueSites(db: Db, before: string | null): Promise<number> {
  const row = await db
    .selectFrom('tools')
    .leftJoin('tool_sites', 'tool_sites.id', 'tools.id')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('tools.deleted_at', 'is', null)
    .where(isDue(before))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/**
 * Somebody waits for it, it was read before a moment, or the tool is newer than that moment, or has another address, and
 * was not read yet. Without a moment only what somebody waits for is due.
 */
const isDue =
  (before: string | null) =>
  (
    e: ExpressionBuilder<Schema, 'tools'> &
      ExpressionBuilder<Schema & { tool_sites: Schema['tool_sites'] }, 'tools' | 'tool_sites'>,
  ) =>
    e.or([
      e('is_asked', '=', 1),
      ...(before === null
        ? []
        : [
            e('read_at', '<', before),
            e('tool_sites.url', '!=', e.ref('tools.website_url')),
            e.and([e('tool_sites.id', 'is', null), e('tools.created_at', '>=', before)]),
          ]),
    ])

/** The address of a tool's site as it is now. */
export async function selectSiteAddress(db: Db, id: number): Promise<Address | undefined> {
  return await db
    .selectFrom('tools')
    .select(['id', 'website_url as url'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Notes that somebody waits for the sites of tools: of these, of all, or of those without a logo. */
export async function markSitesAsked(db: Db, which: number[] | 'all' | 'without_logo'): Promise<void> {
  await db
    .insertInto('tool_sites')
    .columns(['id', 'url', 'is_asked'])
    .expression((e) => {
      const tools = e
        .selectFrom('tools')
        .select((t) => ['tools.id', 'website_url', t.val<number>(1).as('is_asked')])
        .where('deleted_at', 'is', null)
      if (which === 'all') return tools
      return which === 'without_logo' ? tools.where(IS_FACELESS) : tools.where('id', 'in', which)
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ is_asked: 1 }))
    .execute()
}

export type SiteRow = Omit<Insertable<Schema['tool_sites']>, 'is_asked'>

/** Stores how the reading of a site went. False when the tool is gone. */
export async function upsertSite(tx: Tx, row: SiteRow): Promise<boolean> {
  const tool = await tx.selectFrom('tools').select('id').where('id', '=', row.id).executeTakeFirst()
  if (!tool) return false
  const { id: _, ...set } = row
  await tx
    .insertInto('tool_sites')
    .values({ ...row, is_asked: 0 })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...set, is_asked: 0 }))
    .execute()
  return true
}

/** What is known of a tool's pictures, whatever became of them. */
export async function selectKnownPictures(db: Db | Tx, toolId: number) {
  return await db
    .selectFrom('site_pictures')
    .select(['id', 'kind', 'hash', 'status', 'value', 'original'])
    .where('tool_id', '=', toolId)
    .execute()
}

export async function insertPicture(tx: Tx, row: Insertable<Schema['site_pictures']>): Promise<void> {
  // Two processes may have read the same site.
  await tx
    .insertInto('site_pictures')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deletePictures(tx: Tx, ids: number[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('site_pictures').where('id', 'in', ids).execute()
}

const PICTURE = ['id', 'kind', 'value', 'original', 'width', 'height', 'source_url', 'fetched_at'] as const

/** A picture that waits for a decision. */
export async function selectFound(
  db: Db,
  id: number,
): Promise<(FoundPicture & { tool_id: number }) | undefined> {
  return await selectRow(db, 'site_pictures', [...PICTURE, 'tool_id'], { id, status: 'found' })
}

/** Notes a decision. False when there was one already. */
export async function decidePicture(
  db: Db,
  id: number,
  decision: { status: PictureStatus; by: string },
): Promise<boolean> {
  const row = await db
    .updateTable('site_pictures')
    .set({ status: decision.status, decided_by: decision.by, decided_at: now() })
    .where('id', '=', id)
    .where('status', '=', 'found')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes a decision back that could not be carried out. */
export async function reopenPicture(db: Db, id: number): Promise<void> {
  const open = { status: 'found', decided_by: null, decided_at: null } as const
  await db.updateTable('site_pictures').set(open).where('id', '=', id).execute()
}

/** What is offered from now on, or what stands in the tool. */
export async function updatePicture(
  db: Db,
  id: number,
  set: { value: string; original?: string; width?: number; height?: number },
): Promise<void> {
  await db.updateTable('site_pictures').set(set).where('id', '=', id).execute()
}
