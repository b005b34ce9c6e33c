import type { Db } from '../../../kernel/data/database.ts'
import type { ListPage } from '../../../kernel/data/lists.queries.ts'
import type { VisitFailure } from '../../../kernel/outside/visit-address.ts'
import { type FactValue, formatValue } from '../../facts/fact-values.ts'
import type { FactKind } from '../../facts/facts.contract.ts'
import { selectFactKinds } from '../../facts/server/facts.queries.ts'
import { reasonOf } from '../../links/server/finding.ts'
import {
  CHECK_REASONS,
  type Check,
  type CheckCounts,
  type CheckQuery,
  type CheckReason,
} from '../checks.contract.ts'
import { type CheckRow, countRows, selectRows, selectUses } from './checks.queries.ts'

const REASONS = Object.keys(CHECK_REASONS) as CheckReason[]

export async function listChecks(db: Db, query: CheckQuery): Promise<ListPage<Check>> {
  const kinds = await selectFactKinds(db)
  const given = { db, search: query.search, today: new Date(), reviewDays: daysOf(kinds) }
  const [rows, total] = await Promise.all([selectRows(given, query), countRows(given, query.reason)])
  const uses = query.reason === 'closed' ? await selectUses(db, rows) : new Map<number, Check['uses']>()
  const kindOf = new Map(kinds.map((kind) => [kind.key, kind]))
  return {
    total,
    rows: rows.map((row) => {
      const { kind, value, tool_id, name, slug, source_url, since } = row
      const asked = kind === null ? undefined : kindOf.get(kind)
      return {
        ...{ tool_id, name, slug, kind, source_url, since },
        id: `${tool_id} ${kind ?? ''} ${source_url ?? ''}`,
        label: kind === 'plans' ? 'Plans' : (asked?.label ?? null),
        value: asked && value !== null ? formatValue(asked, JSON.parse(value) as FactValue) : null,
        detail: detailOf(row),
        uses: uses.get(tool_id) ?? [],
      }
    }),
  }
}

const daysOf = (kinds: readonly FactKind[]) => [...new Set(kinds.map(({ review_days }) => review_days))]

/** What was found, as a sentence. */
function detailOf({ failure, http_status, code, known }: CheckRow): string | null {
  if (known === null) return reasonOf({ failure: failure as VisitFailure | null, http_status, code })
  return known === 0 ? 'Nothing is known of it' : `${known} ${known === 1 ? 'fact is' : 'facts are'} known`
}

/** How many there are for each reason. */
export async function countChecks(db: Db): Promise<CheckCounts> {
  const given = { db, search: undefined, today: new Date(), reviewDays: daysOf(await selectFactKinds(db)) }
  const counts = await Promise.all(REASONS.map((reason) => countRows(given, reason)))
  return Object.fromEntries(REASONS.map((reason, i) => [reason, counts[i]!])) as CheckCounts
}
