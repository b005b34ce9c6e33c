import type { Waiting } from '../../../admin-kit/screen/admin.contract.ts'
import type { RequestContext } from '../../../kernel/http/context.ts'
import { countOpenLinks } from '../../links/server/links.queries.ts'
import type { AdminStats, Traffic } from '../dashboard.contract.ts'
import {
  selectDailyCounts,
  selectMissing,
  selectTopBundles,
  selectTopTools,
  selectTotals,
  selectWaiting,
} from './dashboard.queries.ts'

const TOP = 5
const MISSING = 10
const DAY_MS = 86_400_000

/** Which counter fills which series. */
const SERIES: Record<string, keyof Traffic['totals']> = {
  tool_view: 'views',
  tool_click: 'clicks',
  search: 'searches',
  search_empty: 'empty_searches',
  kit: 'kits',
}

export async function getStats({ database: { db }, counters }: RequestContext): Promise<AdminStats> {
  await counters.flush()
  const [totals, topTools, topBundles, openLinks] = await Promise.all([
    selectTotals(db),
    selectTopTools(db, TOP),
    selectTopBundles(db, TOP),
    countOpenLinks(db),
  ])
  return { ...totals, openLinks, topTools, topBundles }
}

export async function getWaiting({ database: { db } }: RequestContext): Promise<Waiting> {
  const [waiting, links] = await Promise.all([selectWaiting(db), countOpenLinks(db)])
  return { ...waiting, links }
}

const none = () => ({ views: 0, clicks: 0, searches: 0, empty_searches: 0, kits: 0 })

/** Use in the last days, today included, and in as many days before, to compare with. */
export async function getTraffic(
  { database: { db }, counters }: RequestContext,
  days: number,
): Promise<Traffic> {
  await counters.flush()
  const today = Math.floor(Date.now() / DAY_MS)
  const nameOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)
  const first = nameOf(today - days + 1)
  const [counts, missing] = await Promise.all([
    selectDailyCounts(db, nameOf(today - 2 * days + 1), Object.keys(SERIES)),
    selectMissing(db, first, MISSING),
  ])
  const byDay = new Map(
    Array.from({ length: days }, (_, i) => {
      const day = nameOf(today - days + 1 + i)
      return [day, { day, ...none() }]
    }),
  )
  const totals = none()
  const before = none()
  for (const { day, kind, count } of counts) {
    const series = SERIES[kind]!
    const entry = byDay.get(day)
    if (entry) {
      entry[series] += count
      totals[series] += count
    } else if (day < first) before[series] += count
  }
  return { days: [...byDay.values()], totals, before, missing }
}
