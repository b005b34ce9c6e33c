import type { Db } from '../../../kernel/data/database.ts'

/** An address that the catalogue in memory does not know, or not when it changed. */
export interface Dated {
  slug: string
  updated_at: string
}

/** Published bundles, oldest first. */
export async function selectBundleDates(db: Db): Promise<Dated[]> {
  return await db
    .selectFrom('bundles')
    .select(['slug', 'updated_at'])
    .where('deleted_at', 'is', null)
    .where('status', '=', 'active')
    .orderBy('id')
    .execute()
}
