import { listed } from '../kit-cost.ts'
import type { KeptKit } from '../kits.contract.ts'
import { EMPTY, kitState } from './kit-state.ts'
import { requestKit } from './request-kit.ts'
import { startFromKit } from './start-from-kit.ts'
import { withTools } from './useKit.ts'

/**
 * Opens a saved kit in the builder as it was: its own words, tools, order and locks. What was not saved (the jobs that
 * were understood, other tools for each) is asked for again. Throws an AppError, or whatever the network does.
 */
export async function openKit(kit: KeptKit): Promise<void> {
  const { name, description, prompt, preferences, tools } = kit
  const left = tools.filter((t) => t.card !== null)
  // Without any of its tools there is only its prompt to begin with.
  if (left.length === 0) return startFromKit(kit)
  const locked = left.map((t) => ({ tool_id: t.tool_id, job: t.job.id }))
  const made = await requestKit({ prompt, preferences, locked }, () => {})
  // The planner fills up what was dropped before, and has an order of its own.
  const opened = left.flatMap((t) => {
    const tool = made.tools.find((m) => m.id === t.tool_id)
    return tool ? [{ ...tool, is_locked: t.is_locked }] : []
  })
  const missing = tools.filter((t) => !opened.some((o) => o.id === t.tool_id)).map((t) => t.name)
  kitState.set({
    ...EMPTY,
    prompt,
    preferences,
    kit: {
      ...withTools(made, opened),
      kit_name: name,
      description,
      notes: missing.length > 0 ? [`No longer in the directory: ${listed(missing)}.`] : [],
    },
  })
}
