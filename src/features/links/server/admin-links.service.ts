import { type Change, lockContent, newBatch, recordChanges } from '../../../kernel/changes/changes.queries.ts'
import { actorOf } from '../../../kernel/changes/records.ts'
import { now } from '../../../kernel/data/codec.ts'
import { type RequestContext, userOf } from '../../../kernel/http/context.ts'
import { AppError } from '../../../shared/errors.ts'
import { getLinkCheckDays } from '../../settings/server/admin-settings.service.ts'
import { updateTool } from '../../tools/server/admin-tools.service.ts'
import type { LinkCheck, LinkRun } from '../admin-links.contract.ts'
import { RUNS, requestRun, selectRun, stopRun } from './link-run.queries.ts'
import {
  markAsked,
  selectAddresses,
  selectLinkCounts,
  selectLinkRows,
  selectLinks,
  updateIgnored,
} from './links.queries.ts'
import { progressOf } from './rounds.service.ts'

/** Visits that one administrator may ask for, tool by tool. */
const CHECKS = { points: 600, windowSeconds: 3600 }

export const listLinks = ({ database }: RequestContext, query: Parameters<typeof selectLinks>[1]) =>
  selectLinks(database.db, query)

/** What the last visit has found; null when there was none. */
export async function getLink({ database }: RequestContext, id: number): Promise<LinkCheck | null> {
  return (await selectLinkRows(database.db, [id]))[0] ?? null
}

export async function getLinkRun({ database: { db } }: RequestContext): Promise<LinkRun> {
  const [run, counts, days] = await Promise.all([
    selectRun(db, RUNS.links),
    selectLinkCounts(db),
    getLinkCheckDays(db),
  ])
  return { ...progressOf(run), days, counts }
}

/** Lets the checker work: on everything anew, or on what is due. */
export async function startLinkRun({ database, links }: RequestContext, all: boolean): Promise<void> {
  await requestRun(database.db, RUNS.links, all ? now() : null)
  links.wake()
}

export async function stopLinkRun(context: RequestContext): Promise<void> {
  await stopRun(context.database.db, RUNS.links, userOf(context).name)
  context.links.rest()
}

/** Has the addresses of some tools visited now; the answer does not wait for it. */
export async function checkLinks(context: RequestContext, ids: number[]): Promise<void> {
  for (const _ of ids) await context.rateLimits.take('link-check', userOf(context).id, CHECKS)
  await markAsked(context.database.db, ids)
  context.links.visitSoon(ids)
}

/** Answers the ids of those that were not so already. */
export async function ignoreLinks(
  context: RequestContext,
  ids: number[],
  is_ignored: boolean,
): Promise<{ ids: number[] }> {
  const { db, engine } = context.database
  return await db.transaction().execute(async (tx) => {
    await lockContent(tx, engine)
    const changed = await updateIgnored(tx, ids, is_ignored)
    const names = new Map((await selectLinkRows(tx, changed)).map(({ id, name }) => [id, name]))
    const changes = changed.map((id): Change => {
      const [before, after] = [!is_ignored, is_ignored].map((value) => ({
        name: names.get(id),
        is_ignored: value,
      }))
      return { action: 'update', entity: 'link', entity_id: id, before, after }
    })
    await recordChanges(tx, actorOf(context), changes, newBatch())
    return { ids: changed }
  })
}

/** Writes addresses into tools, each as an ordinary change of it, and has them visited. The log tells them together. */
export async function setLinkAddresses(
  context: RequestContext,
  addresses: { id: number; website_url: string; version: number }[],
): Promise<{ changed: { id: number; version: number; before: string }[]; refused: number }> {
  const before = new Map(
    (
      await selectAddresses(
        context.database.db,
        addresses.map(({ id }) => id),
      )
    ).map(({ id, url }) => [id, url]),
  )
  const changed: { id: number; version: number; before: string }[] = []
  const batch = newBatch()
  for (const { id, ...change } of addresses) {
    try {
      const { version } = await updateTool(context, id, change, batch)
      changed.push({ id, version, before: before.get(id)! })
    } catch (error) {
      const isExpected = error instanceof AppError && ['conflict', 'not_found'].includes(error.code)
      if (!isExpected) throw error
    }
  }
  context.links.visitSoon(changed.map(({ id }) => id))
  return { changed, refused: addresses.length - changed.length }
}
