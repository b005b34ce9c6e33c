import { now } from '../../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../../kernel/data/database.ts'
import { updateRows } from '../../../../kernel/data/rows.queries.ts'

export async function selectSecondFactor(db: Db | Tx, userId: string) {
  const row = await db
    .selectFrom('second_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row && { ...row, recovery_hashes: JSON.parse(row.recovery_hashes) as string[] }
}

export type SecondFactor = NonNullable<Awaited<ReturnType<typeof selectSecondFactor>>>

/** The sealed secrets of all that are in use. */
export async function selectSealedSecrets(db: Db | Tx): Promise<string[]> {
  const rows = await db
    .selectFrom('second_factors')
    .select('secret')
    .where('confirmed_at', 'is not', null)
    .execute()
  return rows.map((row) => row.secret)
}

/** Begins to set one up; what was begun before is void. */
export async function insertSecondFactor(tx: Tx, userId: string, secret: string): Promise<void> {
  const at = now()
  await tx
    .insertInto('second_factors')
    .values({ user_id: userId, secret, recovery_hashes: '[]', confirmed_at: null, created_at: at })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ secret, created_at: at, last_step: 0 }),
    )
    .execute()
}

export async function confirmSecondFactor(tx: Tx, userId: string, hashes: string[]): Promise<void> {
  await updateRows(
    tx,
    'second_factors',
    { user_id: userId },
    { confirmed_at: now(), recovery_hashes: JSON.stringify(hashes) },
  )
}

export async function deleteSecondFactor(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute()
}

/** Notes the step of a code, in one statement: of two who send the same code at once only one gets through. */
export async function takeStep(db: Db | Tx, userId: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes a recovery code out of the list, if the list is still the one that was read. */
export async function takeRecoveryCode(
  db: Db | Tx,
  userId: string,
  before: string[],
  hash: string,
): Promise<boolean> {
  const row = await db
    .updateTable('second_factors')
    .set({ recovery_hashes: JSON.stringify(before.filter((h) => h !== hash)) })
    .where('user_id', '=', userId)
    .where('recovery_hashes', '=', JSON.stringify(before))
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}
