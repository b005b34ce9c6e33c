import { costOf } from '../kit-cost.ts'
import { descriptionOf } from '../kit-description.ts'
import type { KitAlternative, KitTool, MagicKit } from '../kits.contract.ts'

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
