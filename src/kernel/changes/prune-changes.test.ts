import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createTool } from '../../../test/factories.ts'
import type { Db } from '../data/database.ts'
import { KITLY, recordChanges, selectLatestChangeId } from './changes.queries.ts'
import { pruneChanges } from './prune-changes.ts'

let app: TestApp
let db: Db
beforeAll(async () => {
  app = await createTestApp()
  db = app.services.database.db
})

const record = async (entity: 'user' | 'settings', count: number, daysAgo: number) => {
  const changes = Array.from({ length: count }, (_, i) => ({
    action: 'update' as const,
    entity,
    entity_id: i,
    after: { i },
  }))
  const after = await selectLatestChangeId(db)
  await db.transaction().execute((tx) => recordChanges(tx, KITLY, changes))
  const at = new Date(Date.now() - daysAgo * 24 * 3_600_000).toISOString()
  await db.updateTable('changes').set({ at }).where('id', '>', after).execute()
}
const kept = async (entity: string) =>
  (
    await db.selectFrom('changes').select('entity_id').where('entity', '=', entity).orderBy('id').execute()
  ).map((row) => Number(row.entity_id))

test('old changes are forgotten, but for the newest of each kind', async () => {
  await record('settings', 3, 800)
  await record('user', 501, 731)
  await record('user', 4, 729)
  const { id } = await createTool(app)
  const latest = await selectLatestChangeId(db)
  await pruneChanges(db, 730)
  expect(await kept('settings')).toEqual([2])
  expect(await kept('user')).toEqual([0, 1, 2, 3])
  expect(await kept('tool')).toEqual([id])
  await pruneChanges(db, 730)
  expect(await kept('settings')).toEqual([2])
  expect(await selectLatestChangeId(db)).toBe(latest)
})

test('what followers go by stays, even if nothing has happened for years', async () => {
  await db.updateTable('changes').set({ at: '2020-01-01T00:00:00.000Z' }).execute()
  const latest = await selectLatestChangeId(db)
  await pruneChanges(db, 730)
  expect(await selectLatestChangeId(db)).toBe(latest)
})
