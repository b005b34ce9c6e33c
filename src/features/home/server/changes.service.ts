import type { Catalog, CatalogTool } from '../../../catalog/catalog.ts'
import type { Services } from '../../../kernel/http/context.ts'
import { DAY_SECONDS } from '../../../shared/limits.ts'
import { readCorrections } from '../../corrections/server/corrections.service.ts'
import { formatMoney } from '../../facts/prices.ts'
import type { Change } from '../home.contract.ts'
import { LATEST_CHANGES, LATEST_NEW_TOOLS } from '../home.limits.ts'
import { selectChangedPrices } from './changes.queries.ts'
import { markOf } from './home.service.ts'

type Reader = Pick<Services, 'database' | 'remembered' | 'catalog'>

/** What has changed last in published tools, newest first; a month stands behind its days. */
export async function readLatestChanges(reader: Reader): Promise<Change[]> {
  const { catalog } = reader
  const [prices, facts] = await Promise.all([readPrices(reader), readFacts(reader)])
  return [...livesOf(catalog.current), ...newTools(catalog.current), ...prices, ...facts]
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
    .slice(0, LATEST_CHANGES)
}

/** States that a tool comes into at a time; the others say what it is. */
const LIVES = ['maintenance', 'closing', 'closed', 'renamed', 'merged'] as const

/** Endings and new names of which at least the month is known. */
function livesOf({ toolById }: Catalog): Change[] {
  return [...toolById.values()].flatMap((tool) => {
    const kind = LIVES.find((life) => life === tool.life_state)
    const { life_since: at, life_successor: now } = tool
    return kind && at && at.length > 4 ? { at, kind, tool: markOf(tool), about: null, was: null, now } : []
  })
}

/** The newest tools. Those with which the directory began are not new. */
function newTools({ orders: { newest } }: Catalog): Change[] {
  const first = newest.at(-1)?.created_at
  if (first === undefined) return []
  const begun = new Date(Date.parse(first) + DAY_SECONDS * 1000).toISOString()
  return newest
    .slice(0, LATEST_NEW_TOOLS)
    .filter(({ created_at }) => created_at > begun)
    .map((tool) => ({
      at: tool.created_at,
      kind: 'new',
      tool: markOf(tool),
      about: tool.category_name,
      was: null,
      now: null,
    }))
}

const known = <C extends { tool: CatalogTool | undefined }>(change: C) =>
  change.tool ? [{ ...change, tool: markOf(change.tool) }] : []

async function readPrices({ database, remembered, catalog }: Reader): Promise<Change[]> {
  const rows = await remembered.read('changed prices', () => selectChangedPrices(database.db, LATEST_CHANGES))
  return rows.flatMap(({ at, tool_id, name, currency, was, now }) => {
    const money = (amount: number) => (amount === 0 ? 'Free' : formatMoney(amount, currency ?? 'USD'))
    const tool = catalog.current.toolById.get(tool_id)
    return known({ at, kind: 'price' as const, tool, about: name, was: money(was), now: money(now) })
  })
}

/** Facts that stand otherwise now, as the page of corrections has them. */
async function readFacts(reader: Reader): Promise<Change[]> {
  const { corrections } = await readCorrections(reader)
  const { toolBySlug } = reader.catalog.current
  return corrections
    .filter(({ was, now }) => was !== now)
    .flatMap(({ at, tool: { slug }, subject: about, was, now }) =>
      known({ at, kind: 'fact' as const, tool: toolBySlug.get(slug), about, was, now }),
    )
}
