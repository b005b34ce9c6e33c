import type { Db } from '../../../kernel/data/database.ts'

/** Prices that were replaced by another one for the same plan, newest first. */
export async function selectChangedPrices(db: Db, limit: number) {
  return await db
    .selectFrom('plans as old')
    .innerJoin('plans as next', (join) =>
      join
        .onRef('next.tool_id', '=', 'old.tool_id')
        .onRef('next.since', '=', 'old.until')
        .onRef('next.name', '=', 'old.name')
        .onRef('next.currency', '=', 'old.currency')
        .onRef('next.per', '=', 'old.per')
        .onRef('next.per_seat', '=', 'old.per_seat')
        .onRef('next.is_billed_yearly', '=', 'old.is_billed_yearly'),
    )
    .innerJoin('tools', 'tools.id', 'old.tool_id')
    .select(['old.tool_id', 'old.name', 'old.currency', 'old.amount as was', 'next.amount as now'])
    .select('next.since as at')
    .whereRef('next.amount', '<>', 'old.amount')
    .where('tools.status', '=', 'active')
    .where('tools.deleted_at', 'is', null)
    .orderBy('next.since', 'desc')
    .orderBy('next.id', 'desc')
    .limit(limit)
    .$narrowType<{ was: number; now: number }>()
    .execute()
}
