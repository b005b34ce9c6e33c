import type { KitTool, MagicKit } from '../kits.contract.ts'
import type { KitState } from './kit-state.ts'

/** What a model has understood stays so when the planner alone makes a change: nothing else is read into the prompt. */
export function readByModel({ kit, dropped }: KitState): string[] {
  if (kit?.planner !== 'model') return []
  const read = kit.requirements.filter((r) => r.source === 'prompt')
  // Also when all of it was taken away.
  return [...new Set([...read, ...dropped].map((job) => job.id))]
}

/** A change changes nothing else: a kit keeps its name, and what a model has read and written of it. */
export function inFormerWords(kit: MagicKit, before: MagicKit | null): MagicKit {
  // What had no tools had no name either.
  if (!before || before.tools.length === 0) return kit
  const { kit_name, planner, description } = before
  return {
    ...kit,
    kit_name,
    ...(planner === 'model' && { planner, description }),
    tools: kit.tools.map((tool) => {
      const same = before.tools.find((t) => t.id === tool.id && t.job.id === tool.job.id)
      if (same?.reason_source !== 'model') return tool
      return { ...tool, reason: same.reason, reason_source: same.reason_source }
    }),
  }
}

/** The tools that stay when a job is added: all, or all but the least needed where the kit is full. */
export function withRoom({ kit, preferences }: KitState): KitTool[] {
  const tools = kit?.tools ?? []
  if (tools.length < preferences.kit_size) return tools
  const asked = new Set(kit?.requirements.map((r) => r.id))
  const least =
    tools.findLast((t) => !t.is_locked && !asked.has(t.job.id)) ?? tools.findLast((t) => !t.is_locked)
  return tools.filter((t) => t !== least)
}

/** The same kit with what another one of its text is not sure of; a tool that was dropped does not come back by that. */
export const withUnclearOf = (kit: MagicKit, { unclear, size, tools }: MagicKit): MagicKit => ({
  ...kit,
  unclear,
  size: tools.length === kit.tools.length ? size : kit.size,
})
