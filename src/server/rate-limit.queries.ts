import type { Db, Tx } from './database/database.ts'

/**
 * Counts one attempt of a key, in one statement, so that processes that share a database share the count. Answers
 * the attempts in the present window and when it ends; times in milliseconds since 1970.
 */
export async function countAttempt(db: Tx, key: string, at: number, windowMs: number) {
  return await db
    .insertInto('rate_limits')
    .values({ key, points: 1, expires_at: at + windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((e) => {
        const isOver = e('rate_limits.expires_at', '<=', at)
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
        }
      }),
    )
    .returning(['points', 'expires_at'])
    .executeTakeFirstOrThrow()
}

export async function deleteAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute()
}

/** Forgets the windows that have ended. */
export async function deleteEndedAttempts(db: Tx, at: number): Promise<void> {
  await db.deleteFrom('rate_limits').where('expires_at', '<=', at).execute()
}
