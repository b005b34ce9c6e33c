import { now } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'

const ONLY = 1

/** How far the link checker is. */
export async function selectRun(db: Db | Tx) {
  const row = await db.selectFrom('link_check_run').selectAll().where('id', '=', ONLY).executeTakeFirst()
  return row ?? EMPTY
}
const EMPTY = {
  id: ONLY,
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

async function ensureRow(db: Db): Promise<void> {
  await db
    .insertInto('link_check_run')
    .values({ id: ONLY })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Lets it work again; `requestedAt` has everything visited anew that was visited before. */
export async function requestRun(db: Db, requestedAt: string | null): Promise<void> {
  await ensureRow(db)
  await db
    .updateTable('link_check_run')
    .set({
      stopped_at: null,
      stopped_by: null,
      is_offline: 0,
      ...(requestedAt !== null && { requested_at: requestedAt, ended_at: null, started_at: null }),
    })
    .where('id', '=', ONLY)
    .execute()
}

export async function stopRun(db: Db, by: string): Promise<void> {
  await ensureRow(db)
  await db
    .updateTable('link_check_run')
    .set({ stopped_at: now(), stopped_by: by, holder: null, held_until: null })
    .where('id', '=', ONLY)
    .execute()
}

/** Makes a process the one that works, unless another one does or it is to rest. Answers whether that went. */
export async function claimRun(db: Db, holder: string, until: string): Promise<boolean> {
  await ensureRow(db)
  const row = await db
    .updateTable('link_check_run')
    .set({ holder, held_until: until })
    .where('id', '=', ONLY)
    .where('stopped_at', 'is', null)
    .where((e) => e.or([e('held_until', 'is', null), e('held_until', '<', now()), e('holder', '=', holder)]))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Says that the process is still at work, and how much more is done. False when it is to stop. */
export async function holdRun(db: Db | Tx, holder: string, until: string, done = 0): Promise<boolean> {
  const row = await db
    .updateTable('link_check_run')
    .set((e) => ({ held_until: until, done: e('done', '+', done) }))
    .where('id', '=', ONLY)
    .where('holder', '=', holder)
    .where('stopped_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Begins a round, or goes on with one that was interrupted: what is done already counts. */
export async function beginRound(db: Db, holder: string, remaining: number): Promise<void> {
  const { started_at, ended_at, done } = await selectRun(db)
  const goesOn = started_at !== null && ended_at === null
  await db
    .updateTable('link_check_run')
    .set({
      is_offline: 0,
      total: remaining + (goesOn ? done : 0),
      ...(!goesOn && { started_at: now(), ended_at: null, done: 0 }),
    })
    .where('id', '=', ONLY)
    .where('holder', '=', holder)
    .execute()
}

/** Says that nobody is at work. `finished`: the round that answered this request is over. */
export async function releaseRun(
  db: Db,
  holder: string,
  { finished, isOffline }: { finished: { requested_at: string | null } | null; isOffline: boolean },
): Promise<void> {
  const mine = db.updateTable('link_check_run').where('id', '=', ONLY).where('holder', '=', holder)
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
