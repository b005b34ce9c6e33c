import type { Db, Tx } from '../../../kernel/data/database.ts'
import { hasRow, selectRow, updateRows } from '../../../kernel/data/rows.queries.ts'
import { type PointKind, storedPoints, USE_POINTS } from '../use-points.ts'

const COLUMNS = { tool_click: 'clicks', tool_compare: 'comparisons', tool_save: 'saves' } as const

/** What moves a tool: on which day, of which kind, and how often; less than nothing takes it back. */
export interface ToolUse {
  tool_id: number
  day: string
  kind: PointKind
  count: number
}

/** Adds to the uses of a day and to the points of the tool, so that one is always what the other makes. */
export async function addToolUse(tx: Tx, { tool_id, day, kind, count }: ToolUse): Promise<void> {
  const column = COLUMNS[kind]
  await tx
    .insertInto('tool_uses')
    .values({ tool_id, day, [column]: count })
    .onConflict((conflict) =>
      conflict
        .columns(['tool_id', 'day'])
        .doUpdateSet((e) => ({ [column]: e(`tool_uses.${column}`, '+', e.ref(`excluded.${column}`)) })),
    )
    .execute()
  await tx
    .updateTable('tools')
    .set((e) => ({ use_points: e('use_points', '+', storedPoints(USE_POINTS[kind] * count, day)) }))
    .where('id', '=', tool_id)
    .execute()
}

/** The stored points of some tools. */
export async function selectUsePoints(db: Db | Tx, ids: number[]) {
  return await db.selectFrom('tools').select(['id', 'use_points']).where('id', 'in', ids).execute()
}

/** Forgets the uses of the days before one. What they are still worth stays in the points. */
export async function deleteUsesBefore(tx: Tx, day: string): Promise<void> {
  await tx.deleteFrom('tool_uses').where('day', '<', day).execute()
}

/** Whether a person's saving of a tool was looked at before, whatever came of it. */
export async function hasSavedBefore(tx: Tx, userId: string, toolId: number): Promise<boolean> {
  return await hasRow(tx, 'counted_saves', { user_id: userId, tool_id: toolId })
}

/** Remembers that a person has saved a tool, and under which day it counts; null where it does not. */
export async function insertCountedSave(
  tx: Tx,
  save: { user_id: string; tool_id: number; day: string | null },
): Promise<void> {
  await tx.insertInto('counted_saves').values(save).execute()
}

/** Lets a save count no more; answers the day under which it was counted, if it was. */
export async function takeCountedSave(tx: Tx, userId: string, toolId: number): Promise<string | null> {
  const save = await selectRow(tx, 'counted_saves', ['day'], { user_id: userId, tool_id: toolId })
  if (!save || save.day === null) return null
  await updateRows(tx, 'counted_saves', { user_id: userId, tool_id: toolId }, { day: null })
  return save.day
}
