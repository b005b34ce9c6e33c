import type { Selectable } from 'kysely'
import { now } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import { updateRows } from '../../../kernel/data/rows.queries.ts'
import type { Schema } from '../../../kernel/data/schema.ts'

/** Who makes rounds: each has a row of its own. */
export const RUNS = { links: 1, pictures: 2 } as const
export type RunId = (typeof RUNS)[keyof typeof RUNS]

/** How far a round is. */
export type Run = Selectable<Schema['link_check_run']>

export async function selectRun(db: Db | Tx, run: RunId): Promise<Run> {
  const row = await db.selectFrom('link_check_run').selectAll().where('id', '=', run).executeTakeFirst()
  return row ?? { id: run, ...EMPTY }
}
const EMPTY = {
  holder: null,
  held_until: null,
  requested_at: null,
  stopped_at: null,
  stopped_by: null,
  started_at: null,
  ended_at: null,
  total: 0,
  done: 0,
  is_offline: 0,
}

async function ensureRow(db: Db, run: RunId): Promise<void> {
  await db
    .insertInto('link_check_run')
    .values({ id: run })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Lets it work again; `requestedAt` has everything visited anew that was visited before. */
export async function requestRun(db: Db, run: RunId, requestedAt: string | null): Promise<void> {
  await ensureRow(db, run)
  await updateRows(
    db,
    'link_check_run',
    { id: run },
    {
      stopped_at: null,
      stopped_by: null,
      is_offline: 0,
      ...(requestedAt !== null && { requested_at: requestedAt, ended_at: null, started_at: null }),
    },
  )
}

export async function stopRun(db: Db, run: RunId, by: string): Promise<void> {
  await ensureRow(db, run)
  await updateRows(
    db,
    'link_check_run',
    { id: run },
    { stopped_at: now(), stopped_by: by, holder: null, held_until: null },
  )
}

/** Makes a process the one that works, unless another one does or it is to rest. Answers whether that went. */
export async function claimRun(db: Db, run: RunId, holder: string, until: string): Promise<boolean> {
  await ensureRow(db, run)
  const row = await db
    .updateTable('link_check_run')
    .set({ holder, held_until: until })
    .where('id', '=', run)
    .where('stopped_at', 'is', null)
    .where((e) => e.or([e('held_until', 'is', null), e('held_until', '<', now()), e('holder', '=', holder)]))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Says that the process is still at work, and how much more is done. False when it is to stop. */
export async function holdRun(
  db: Db | Tx,
  run: RunId,
  { holder, until, done }: { holder: string; until: string; done: number },
): Promise<boolean> {
  const row = await db
    .updateTable('link_check_run')
    .set((e) => ({ held_until: until, done: e('done', '+', done) }))
    .where('id', '=', run)
    .where('holder', '=', holder)
    .where('stopped_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Begins a round, or goes on with one that was interrupted: what is done already counts. */
export async function beginRound(db: Db, run: RunId, holder: string, remaining: number): Promise<void> {
  const { started_at, ended_at, done } = await selectRun(db, run)
  const goesOn = started_at !== null && ended_at === null
  await updateRows(
    db,
    'link_check_run',
    { id: run, holder },
    {
      is_offline: 0,
      total: remaining + (goesOn ? done : 0),
      ...(!goesOn && { started_at: now(), ended_at: null, done: 0 }),
    },
  )
}

/** Says that nobody is at work. `finished`: the round that answered this request is over. */
export async function releaseRun(
  db: Db,
  run: RunId,
  holder: string,
  { finished, isOffline }: { finished: { requested_at: string | null } | null; isOffline: boolean },
): Promise<void> {
  const mine = db.updateTable('link_check_run').where('id', '=', run).where('holder', '=', holder)
  if (finished) {
    // Somebody may have asked for another round meanwhile.
    const { requested_at } = finished
    await mine
      .set({ ended_at: now(), requested_at: null })
      .where('requested_at', requested_at === null ? 'is' : '=', requested_at)
      .execute()
  }
  await mine.set({ holder: null, held_until: null, is_offline: isOffline ? 1 : 0 }).execute()
}
