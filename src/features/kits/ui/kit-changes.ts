import { costOf } from '../kit-cost.ts'
import { descriptionOf } from '../kit-description.ts'
import type { KitAlternative, KitTool, MagicKit } from '../kits.contract.ts'
import type { KitState } from './kit-state.ts'

/** What a kit becomes when it is changed by hand; nothing is asked of the server. */

/** A kit with other tools: numbered anew, with what it costs now, which jobs have a tool, and what it says of itself. */
export function withTools(kit: MagicKit, prompt: string, changed: KitTool[]): MagicKit {
  const tools = changed.map((tool, i) => ({ ...tool, step: i + 1 }))
  const requirements = kit.requirements.map((job) => ({
    ...job,
    is_covered: tools.some((tool) => tool.job.id === job.id),
  }))
  // A model's own words stay.
  const description =
    kit.planner === 'model' ? kit.description : descriptionOf(prompt.trim(), { tools, requirements })
  const idsOf = (list: KitTool[]) => JSON.stringify(list.map((tool) => tool.id).sort())
  const isSame = idsOf(tools) === idsOf(kit.tools)
  const { most } = kit.size
  const size = { used: tools.length, most, sentence: `${tools.length} of ${most} tools` }
  // Advice speaks of the tools that the planner chose.
  return {
    ...kit,
    tools,
    requirements,
    description,
    cost: costOf(tools, kit.cost.team),
    ...(!isSame && { size, advice: [] }),
  }
}

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

/** A tool's place taken by another one; the one that goes is offered in its place. */
export function swapped(tool: KitTool, other: KitAlternative): KitTool {
  const { alternatives, step, job, is_locked: _, ...before } = tool
  return {
    ...other,
    step,
    job,
    is_locked: false,
    alternatives: alternatives.map((a) => (a.id === other.id ? before : a)),
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
