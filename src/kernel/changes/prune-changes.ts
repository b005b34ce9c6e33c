import type { Db } from '../data/database.ts'
import { deleteChanges, selectNewestOfEach, selectOldestChanges } from './changes.queries.ts'

/** Changes that are looked at in one step: each is short, since other writers wait for it. */
const STEP = 200
const DAY_MS = 24 * 3_600_000

/**
 * Forgets changes that are older than so many days. The newest of each kind of record stays however old it is: by it
 * processes know which content they have read.
 */
export async function pruneChanges(db: Db, days: number): Promise<void> {
  const before = new Date(Date.now() - days * DAY_MS).toISOString()
  const isOld = ({ at }: { at: string }) => at < before
  for (let after = 0; ; ) {
    const oldest = await selectOldestChanges(db, after, STEP)
    const old = oldest.filter(isOld)
    if (old.length === 0) return
    const kept = await selectNewestOfEach(db)
    await deleteChanges(
      db,
      old.map((change) => change.id).filter((id) => !kept.has(id)),
    )
    after = oldest.at(-1)!.id
  }
}
