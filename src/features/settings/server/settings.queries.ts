import { now } from '../../../kernel/data/codec.ts'
import type { Db, Tx } from '../../../kernel/data/database.ts'
import { PRIOR_WEIGHT } from '../settings.limits.ts'

/** The stored value of a setting, parsed; null when it was never set. */
export async function selectSetting(db: Db | Tx, key: string): Promise<unknown> {
  const row = await db.selectFrom('site_settings').select('value').where('key', '=', key).executeTakeFirst()
  return row ? JSON.parse(row.value) : null
}

/** The stored values of several settings, parsed; null for each that was never set. */
export async function selectSettings<K extends string>(db: Db | Tx, keys: K[]): Promise<Record<K, unknown>> {
  const rows = await db
    .selectFrom('site_settings')
    .select(['key', 'value'])
    .where('key', 'in', keys)
    .execute()
  const stored = new Map(rows.map(({ key, value }) => [key, JSON.parse(value) as unknown]))
  return Object.fromEntries(keys.map((key) => [key, stored.get(key) ?? null])) as Record<K, unknown>
}

/** For how many reviews the rating counts that a tool begins with. */
export async function selectPriorWeight(db: Db | Tx): Promise<number> {
  const stored = await selectSetting(db, 'rating_prior_weight')
  return typeof stored === 'number' ? stored : PRIOR_WEIGHT
}

/** How many people have an account that is in use. */
export async function countMembers(db: Db): Promise<number> {
  const { members } = await db
    .selectFrom('users')
    .select((e) => e.fn.countAll<number | string>().as('members'))
    .where('deleted_at', 'is', null)
    .where('is_active', '=', 1)
    .executeTakeFirstOrThrow()
  return Number(members)
}

export async function upsertSetting(tx: Tx, key: string, value: unknown): Promise<void> {
  const row = { value: JSON.stringify(value), updated_at: now() }
  await tx
    .insertInto('site_settings')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}
