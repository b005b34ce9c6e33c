import type { Db } from '../../../kernel/data/database.ts'
import type { FactReading } from '../known-facts.ts'

const DAY_MS = 86_400_000

/** How many facts stand for tools on a day, all or those of the ids, and how many of these are not due. */
export async function countStanding(
  db: Db,
  { reviewDays }: FactReading,
  day: string,
  ids?: readonly number[],
): Promise<Map<number, { known: number; current: number }>> {
  if (reviewDays.length === 0) return new Map()
  const earliest = (days: number) => new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)
  const query = db
    .selectFrom('facts')
    .innerJoin('fact_kinds', 'fact_kinds.id', 'facts.kind_id')
    .select((e) => [
      'facts.tool_id',
      e.fn.countAll<number>().as('known'),
      e.fn
        .countAll<number>()
        .filterWhere((w) =>
          w.or(
            reviewDays.map((days) =>
              w.and([w('fact_kinds.review_days', '=', days), w('facts.checked_at', '>=', earliest(days))]),
            ),
          ),
        )
        .as('current'),
    ])
    .where('facts.until', 'is', null)
    .where('fact_kinds.deleted_at', 'is', null)
    .where('fact_kinds.is_retired', '=', 0)
    .groupBy('facts.tool_id')
  const rows = await (ids ? query.where('facts.tool_id', 'in', ids) : query).execute()
  return new Map(
    rows.map(({ tool_id, known, current }) => [tool_id, { known: Number(known), current: Number(current) }]),
  )
}
