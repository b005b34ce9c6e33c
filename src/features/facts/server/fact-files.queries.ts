import type { Db, Tx } from '../../../kernel/data/database.ts'

const selectTools = (db: Db | Tx) =>
  db
    .selectFrom('tools')
    .select(['id', 'slug', 'name', 'website_url'])
    .where('deleted_at', 'is', null)
    .orderBy('id')

/** Every tool that is not in the bin, as sheets name it. */
export const selectSheetTools = (db: Db | Tx) => selectTools(db).execute()
export type SheetTool = Awaited<ReturnType<typeof selectSheetTools>>[number]

/** Some of them after an id, for an export that is made as it is sent. */
export const selectSheetToolsAfter = (db: Db, id: number, limit: number) =>
  selectTools(db).where('id', '>', id).limit(limit).execute()
