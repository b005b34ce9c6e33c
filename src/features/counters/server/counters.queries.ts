import type { Db, Tx } from '../../../kernel/data/database.ts'
import type { CounterKind } from '../counters.contract.ts'

export interface Count {
  kind: CounterKind
  /** Id of what was used; the words of a search; empty where all are counted together. */
  subject: number | string
  count: number
  /** How many of them move a tool in lists. */
  moving: number
}

/** Adds to the counters of a day. */
export async function addToDailyCounters(
  tx: Tx,
  day: string,
  counts: Omit<Count, 'moving'>[],
): Promise<void> {
  await tx
    .insertInto('daily_counters')
    .values(counts.map(({ kind, subject, count }) => ({ day, kind, subject: String(subject), count })))
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'kind', 'subject'])
        .doUpdateSet((e) => ({ count: e('daily_counters.count', '+', e.ref('excluded.count')) })),
    )
    .execute()
}

export async function addToolViews(tx: Tx, toolId: number, count: number): Promise<void> {
  await tx
    .updateTable('tools')
    .set((e) => ({ views: e('views', '+', count) }))
    .where('id', '=', toolId)
    .execute()
}

export async function addBundlePopularity(tx: Tx, bundleId: number, count: number): Promise<void> {
  await tx
    .updateTable('bundles')
    .set((e) => ({ popularity: e('popularity', '+', count) }))
    .where('id', '=', bundleId)
    .execute()
}

/** How often something was counted since the site began. */
export async function selectCountOf(db: Db, kind: CounterKind): Promise<number> {
  const { total } = await db
    .selectFrom('daily_counters')
    .select((e) => e.fn.coalesce(e.fn.sum<number | string>('count'), e.val(0)).as('total'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return Number(total)
}
