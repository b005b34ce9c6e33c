import type { Db } from '../../../server/database/database.ts'

/** The stored value of a setting, parsed; null when it was never set. */
export async function selectSetting(db: Db, key: string): Promise<unknown> {
  const row = await db.selectFrom('site_settings').select('value').where('key', '=', key).executeTakeFirst()
  return row ? JSON.parse(row.value) : null
}
