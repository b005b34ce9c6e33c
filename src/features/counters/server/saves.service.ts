import type { Tx } from '../../../kernel/data/database.ts'
import { type RequestContext, userOf } from '../../../kernel/http/context.ts'
import { neighbourhoodOf } from '../../../kernel/load/network-of.ts'
import { addToDailyCounters } from './counters.queries.ts'
import { isPerson } from './people.ts'
import { addToolUse, hasSavedBefore, insertCountedSave, takeCountedSave } from './use.queries.ts'

/**
 * Counts that a member has saved a tool: once for each of them for ever, and not when their network has done so today.
 * Inside the transaction that saves it.
 */
export async function countSave(tx: Tx, context: RequestContext, tool_id: number): Promise<void> {
  const { id: user_id, email_verified } = userOf(context)
  if (!email_verified || !isPerson(context.headers) || (await hasSavedBefore(tx, user_id, tool_id))) return
  const day = context.counters.dayOfSave(tool_id, neighbourhoodOf(context.ipAddress))
  await insertCountedSave(tx, { user_id, tool_id, day })
  if (day === null) return
  await addToDailyCounters(tx, day, [{ kind: 'tool_save', subject: tool_id, count: 1 }])
  await addToolUse(tx, { tool_id, day, kind: 'tool_save', count: 1 })
  context.counters.moved(tool_id)
}

/** Takes back what the saving has given, where it has. Saving it again gives nothing. */
export async function uncountSave(tx: Tx, context: RequestContext, tool_id: number): Promise<void> {
  const day = await takeCountedSave(tx, userOf(context).id, tool_id)
  if (day === null) return
  await addToolUse(tx, { tool_id, day, kind: 'tool_save', count: -1 })
  context.counters.moved(tool_id)
}
