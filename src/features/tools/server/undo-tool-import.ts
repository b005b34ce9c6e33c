import { selectBatch } from '../../../kernel/changes/change-log.queries.ts'
import { type Actor, type Change, recordChanges, undoOf } from '../../../kernel/changes/changes.queries.ts'
import { fieldsToRestore } from '../../../kernel/changes/undo.ts'
import type { Tx } from '../../../kernel/data/database.ts'
import type { Undone } from '../../imports/server/kind.ts'
import type { StoredTool } from './tool-columns.ts'
import {
  moveToBin,
  selectToolStates,
  selectUsedCategories,
  updateStoredTool,
} from './tools.import.queries.ts'

const UNDO_CHUNK = 200

/**
 * What the batch created moves to the bin; in what it changed, each field that still has the value it set gets the
 * one from before. What others have changed since is theirs, and stays.
 */
export async function undoToolImport(
  tx: Tx,
  batch: string,
  actor: Actor,
  pause: (done: number, total: number) => void,
): Promise<Undone> {
  const undone: Undone = { removed: 0, restored: 0, kept: 0 }
  const written = (await selectBatch(tx, batch)).filter((c) => c.action === 'import')
  const tools = written.filter((c) => c.entity === 'tool')
  for (let from = 0; from < tools.length; from += UNDO_CHUNK) {
    pause(from, tools.length)
    const chunk = tools.slice(from, from + UNDO_CHUNK)
    const states = await selectToolStates(
      tx,
      chunk.map((c) => c.entity_id),
    )
    const changes: Change[] = []
    const removed: number[] = []
    for (const { entity_id, before, after } of chunk) {
      const state = states.get(entity_id)
      if (!state) continue
      if (before === null) {
        removed.push(entity_id)
        changes.push({ action: 'delete', entity: 'tool', entity_id, before: state })
        continue
      }
      const { fields, others } = fieldsToRestore(state, before as StoredTool, after as StoredTool)
      if (others.length > 0) undone.kept++
      if (Object.keys(fields).length === 0) continue
      await updateStoredTool(tx, entity_id, fields)
      undone.restored++
      changes.push({
        action: 'update',
        entity: 'tool',
        entity_id,
        before: state,
        after: { ...state, ...fields },
      })
    }
    await moveToBin(tx, 'tools', removed)
    undone.removed += removed.length
    await recordChanges(tx, actor, changes, undoOf(batch))
  }
  const categories = written.filter((c) => c.entity === 'category').map((c) => c.entity_id)
  const used = await selectUsedCategories(tx, categories)
  const unused = categories.filter((id) => !used.has(id))
  await moveToBin(tx, 'categories', unused)
  const deletions = unused.map((entity_id): Change => ({ action: 'delete', entity: 'category', entity_id }))
  await recordChanges(tx, actor, deletions, undoOf(batch))
  return undone
}
