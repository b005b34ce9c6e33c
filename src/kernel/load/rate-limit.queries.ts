import type { Db, Tx } from '../data/database.ts'

/**
 * Counts one attempt of a key, in one statement, so that processes that share a database share the count. Answers
 * the attempts in the present window, when it ends, and until when the attempts before make this one wait; times in
 * milliseconds since 1970.
 */
export async function countAttempt(db: Tx, key: string, at: number, windowMs: number) {
  return await db
    .insertInto('rate_limits')
    .values({ key, points: 1, expires_at: at + windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((e) => {
        // One that ends later than a window that begins now was begun before the clock went back.
        const isOver = e.or([
          e('rate_limits.expires_at', '<=', at),
          e('rate_limits.expires_at', '>', at + windowMs),
        ])
        return {
          points: e
            .case()
            .when(isOver)
            .then(1)
            .else(e('rate_limits.points', '+', 1))
            .end(),
          expires_at: e
            .case()
            .when(isOver)
            .then(at + windowMs)
            .else(e.ref('rate_limits.expires_at'))
            .end(),
          wait_until: e.case().when(isOver).then(0).else(e.ref('rate_limits.wait_until')).end(),
        }
      }),
    )
    .returning(['points', 'expires_at', 'wait_until'])
    .executeTakeFirstOrThrow()
}

/** Makes the next attempt of a key wait. */
export async function setWait(tx: Tx, key: string, until: number): Promise<void> {
  await tx.updateTable('rate_limits').set({ wait_until: until }).where('key', '=', key).execute()
}

/** Takes one attempt back, and the wait after it. */
export async function takeBackAttempt(db: Db, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((e) => ({ points: e('points', '-', 1), wait_until: 0 }))
    .where('key', '=', key)
    .where('points', '>', 0)
    .execute()
}

export async function deleteAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute()
}

/** Forgets the windows that have ended. */
export async function deleteEndedAttempts(db: Tx, at: number): Promise<void> {
  await db.deleteFrom('rate_limits').where('expires_at', '<=', at).execute()
}
